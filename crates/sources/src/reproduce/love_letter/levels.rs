//! The difficulty levels, in matches to seven.

use adut_arena::compare::PairResult;
use adut_love_letter::rules::LoveLetter;
use adut_report::Unit;
use adut_report::number::percent;
use anyhow::Result;

use super::matches::Rounds;
use crate::reproduce::experiment::Lab;
use crate::reproduce::finding::{Figure, Finding};
use crate::reproduce::shared::{pairs_table, share};

/// Rounds that win a match of two players.
const TO: usize = 7;

pub(super) fn run(lab: &Lab<'_>) -> Result<Finding> {
    let steps = [
        (["normal", "easy"], lab.pick(4000, 1000, 10)),
        (["hard", "normal"], lab.pick(4000, 1000, 10)),
        (["best", "hard"], lab.pick(300, 30, 2)),
    ];
    let mut figures = Vec::new();
    let mut pairs: Vec<PairResult> = Vec::new();
    let mut commands = Vec::new();
    for (n, (pair, deals)) in steps.iter().enumerate() {
        lab.step(n, steps.len())?;
        let mut compared = lab.compare::<LoveLetter>("", pair, *deals, 0)?;
        commands.push(compared.provenance.command);
        pairs.append(&mut compared.pairs);
    }
    for pair in &pairs {
        figures.push(share(format!("{} wins rounds from {}", pair.a, pair.b), pair));
        let chance = |share: f64| Rounds::of(pair, share).wins_match(TO);
        let what = format!("{} wins matches from {}", pair.a, pair.b);
        let interval = pair.ci95.map(chance);
        figures.push(
            Figure::new(what, Unit::Percent, chance(pair.a_share), interval)
                .out_of(pair.games, "rounds"),
        );
    }
    let least = pairs.iter().map(|pair| Rounds::of(pair, pair.ci95[0]).wins_match(TO));
    let least = least.fold(1.0, f64::min);
    Ok(Finding {
        verdict: if least > 0.5 {
            format!(
                "Each level wins clearly more matches than it loses against the one below, at least \
                 {} by the lower end of every interval.",
                percent(least)
            )
        } else {
            "So many rounds do not show of each level that it is better than the one below."
                .to_owned()
        },
        figures,
        tables: vec![pairs_table(
            "Neighbouring levels, rounds.",
            &pairs.iter().collect::<Vec<_>>(),
        )],
        commands,
        ..Finding::default()
    })
}
