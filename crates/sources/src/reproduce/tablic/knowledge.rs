//! What knowing more is worth.

use adut_kernel::{Notation as _, Player, Rules};
use adut_players::{Chosen, Programs};
use adut_report::Unit;
use adut_report::number::{number, percent, signed};
use adut_stats::{Interval, Moments, share_interval, t_interval};
use adut_tablic::rules::Tablic;
use anyhow::Result;

use crate::reproduce::experiment::Lab;
use crate::reproduce::finding::{Figure, Finding, TextTable};
use crate::tablic::knowing::{Told, both_seatings};

/// What a player may be told, as rules that show it.
const KNOWN: [(&str, &str); 2] =
    [("open=hands", "the other hand"), ("open=deck", "the whole deck")];

/// The players that make use of what they see, with how many deals are played.
fn players(lab: &Lab<'_>) -> [(&'static str, u64); 4] {
    [
        ("greedy", lab.pick(3000, 600, 2)),
        ("pimc", lab.pick(60, 12, 1)),
        ("ismcts", lab.pick(60, 12, 1)),
        ("best", lab.pick(10, 2, 1)),
    ]
}

/// How Serious for points, who always knows the deck, fares against some: name and deals.
fn against_serious(lab: &Lab<'_>) -> [(&'static str, u64); 2] {
    [("greedy", lab.pick(3, 0, 0)), ("best", lab.pick(2, 0, 0))]
}

/// The gain of who knows more.
struct Gain {
    what: String,
    shares: Moments,
    points: Moments,
}

pub(super) fn run(lab: &Lab<'_>) -> Result<Finding> {
    let game = Tablic::from_rules(&Rules::new())?;
    let (players, opponents) = (players(lab), against_serious(lab));
    let steps = 2 * players.len() + opponents.len();
    let mut gains: Vec<Gain> = Vec::new();
    for (n, (name, deals)) in players.into_iter().enumerate() {
        let untold = Chosen::find(&game, name, Programs::Refused)?;
        for (at, (rules, known)) in KNOWN.into_iter().enumerate() {
            lab.step(2 * n + at, steps)?;
            let open = Tablic::from_rules(&Rules::parse(rules)?)?;
            let told = Chosen::find(&open, name, Programs::Refused)?;
            let make = || {
                let told = Told { game: open.clone(), player: told.make() };
                [Player::all_knowing(told), untold.make()]
            };
            let what = format!("{name} told {known}, against {name} that is not");
            gains.push(gain(lab, &game, what, deals, make)?);
        }
    }
    for (n, (name, deals)) in opponents.into_iter().enumerate() {
        lab.step(2 * players.len() + n, steps)?;
        if deals > 0 {
            let serious = Chosen::find(&game, "serious-points", Programs::Refused)?;
            let other = Chosen::find(&game, name, Programs::Refused)?;
            let what = format!("serious-points, who knows the whole deck, against {name}");
            gains.push(gain(lab, &game, what, deals, || [serious.make(), other.make()])?);
        }
    }
    Ok(finding(&gains))
}

fn gain(
    lab: &Lab<'_>,
    game: &Tablic,
    what: String,
    deals: u64,
    make: impl Fn() -> [Player<Tablic>; 2] + Sync,
) -> Result<Gain> {
    let seed = lab.seed();
    let played = lab.in_parallel(deals, |n| Ok(both_seatings(game, &mut make(), seed.nth(n))))?;
    let shares = played.iter().map(|(share, _)| *share).collect();
    Ok(Gain { what, shares, points: played.iter().map(|(_, points)| *points).collect() })
}

fn finding(gains: &[Gain]) -> Finding {
    let caption =
        "Who knows more, against its like who does not; Serious for points against others.";
    let columns = ["who", "deals", "wins", "95 %", "points a game", "95 %"];
    let mut table = TextTable::new(caption, &columns);
    let mut figures = Vec::new();
    for Gain { what, shares, points } in gains {
        let (share, point) = (share_interval(shares, 0.95), t_interval(points, 0.95));
        let end = |value: f64| if value.is_finite() { signed(value, 2) } else { "–".to_owned() };
        let percents = |Interval { low, high }: Interval| {
            format!("{}–{}", number(100.0 * low, 1), number(100.0 * high, 1))
        };
        table.push([
            what.clone(),
            shares.count().to_string(),
            percent(shares.mean()),
            percents(share),
            signed(points.mean(), 2),
            format!("{} to {}", end(point.low), end(point.high)),
        ]);
        figures.push(
            Figure::new(
                format!("{what}: points a game"),
                Unit::Number(2),
                points.mean(),
                [point.low, point.high],
            )
            .out_of(2 * points.count(), "games"),
        );
    }
    let of = |name: &str, at: usize| {
        let mut found = gains.iter().filter(|gain| gain.what.starts_with(&format!("{name} told")));
        let gain = found.nth(at);
        gain.map_or_else(Default::default, |gain| {
            (signed(gain.points.mean(), 2), percent(gain.shares.mean()))
        })
    };
    let ((hands, hands_won), (deck, deck_won)) = (of("pimc", 0), of("pimc", 1));
    let (greedy, greedy_won) = of("greedy", 0);
    Finding {
        verdict: format!(
            "To a greedy player the other hand is worth {greedy} points a game ({greedy_won} of the \
             games), to one who searches {hands} ({hands_won}), and the whole deck {deck} \
             ({deck_won}). Greedy does not look beyond the next reply, so that the order of the stock \
             is worth no more to it than the hand."
        ),
        figures,
        tables: vec![table],
        text: vec![
            "Backtrack and Genetic always see the other hand, Backtrack over the deck and Serious the \
             whole deck: what they win is in the other tables. People and outside programs play the \
             modified game by the rules open=hands and open=deck, where both sides see the same."
                .to_owned(),
        ],
        ..Finding::default()
    }
}
