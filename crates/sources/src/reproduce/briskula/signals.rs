//! What signals are worth to a pair, and what being seen costs.

use adut_arena::compare::PairResult;
use adut_briskula::rules::Briskula;
use adut_report::number::{percent, signed};
use anyhow::Result;

use crate::reproduce::experiment::Lab;
use crate::reproduce::finding::{Figure, Finding, TextTable};
use crate::reproduce::shared::{pairs_table, share};

/// How likely each opponent sees a signal.
const SEEN: [&str; 4] = ["0", "0.2", "0.5", "1"];

pub(super) fn run(lab: &Lab<'_>) -> Result<Finding> {
    let mut pairs: Vec<PairResult> = Vec::new();
    let (mut figures, mut commands) = (Vec::new(), Vec::new());
    let contests = [
        (["rules", "rules:signals=off"], lab.pick(12_000, 4000, 4)),
        (["ismcts:sims=100", "rules:signals=off"], lab.pick(150, 4, 1)),
    ];
    for (c, (players, deals)) in contests.into_iter().enumerate() {
        for (n, seen) in SEEN.into_iter().enumerate() {
            lab.step(c * SEEN.len() + n, contests.len() * SEEN.len())?;
            let rules = format!("variant=obicna,players=4,signals=on,signal_seen={seen}");
            let mut run = lab.compare::<Briskula>(&rules, &players, deals, 0)?;
            commands.push(run.provenance.command);
            for pair in &run.pairs {
                let what = format!("{} against {}, seen with probability {seen}", pair.a, pair.b);
                figures.push(share(what, pair));
                let what = format!("The same, points a game, seen with probability {seen}");
                figures.push(
                    Figure::new(what, adut_report::Unit::Number(2), pair.mean_diff, pair.diff_ci95)
                        .out_of(pair.games, "games"),
                );
            }
            pairs.append(&mut run.pairs);
        }
    }
    let worth = |at: usize| (percent(pairs[at].a_share), signed(pairs[at].mean_diff, 2));
    let ((secret, secret_points), (open, open_points)) = (worth(0), worth(SEEN.len() - 1));
    let cost = match (pairs[0].diff_ci95, pairs[SEEN.len() - 1].diff_ci95) {
        ([low, _], [_, high]) if high < low => "Being seen costs points.",
        ([_, high], [low, _]) if low > high => {
            "Being seen costs nothing: opponents who heed what they see give away more than they save."
        }
        _ => "What being seen costs is too little to tell from chance.",
    };
    Ok(Finding {
        verdict: format!(
            "A pair of simple persons who signal win {secret} of their games against a pair who do not, \
             {secret_points} points a game, if nobody else ever sees it, and {open}, {open_points} \
             points, if everybody always does. {cost}"
        ),
        figures,
        tables: vec![by_seen(&pairs)],
        text: vec![
            "Obična for four in pairs. The simple person signals every trump with points as soon as he \
             has it; second to throw with the partner last, he gives a rich card to a trick that the \
             partner is known to take; and nobody overtakes with points what an opponent behind is \
             known to overtake. The pair that does not signal heeds what it sees all the same. ismcts \
             imagines only deals that agree with the signals it has seen, and decides in its tree \
             whether to signal."
                .to_owned(),
        ],
        commands,
        ..Finding::default()
    })
}

/// The pairs, each with how likely an opponent sees a signal.
fn by_seen(pairs: &[PairResult]) -> TextTable {
    let caption = "Pairs at a table of four, by how likely each opponent sees a signal.";
    let mut table = pairs_table(caption, &pairs.iter().collect::<Vec<_>>());
    for (row, seen) in table.rows.iter_mut().zip(SEEN.into_iter().cycle()) {
        row[0] = format!("{}, seen {seen}", row[0]);
    }
    table
}
