//! What swapping maximum and minimum after every card changes.

use adut_arena::report::text::percent;
use adut_games::briskula::Briskula;
use adut_kernel::{Notation as _, Rules};
use adut_players::briskula::{Swaps, swaps};
use anyhow::Result;

use crate::reproduce::experiment::Lab;
use crate::reproduce::finding::{Figure, Finding, Unit};
use crate::reproduce::shared::share;

/// How many cards the printed search looks ahead; the source does not say.
const DEPTH: u32 = 8;

pub(super) fn run(lab: &Lab<'_>) -> Result<Finding> {
    let game = Briskula::from_rules(&Rules::new())?;
    lab.step(0, 2)?;
    let seed = lab.seed();
    let parts =
        lab.in_parallel(lab.pick(100, 2, 1), |n| Ok(swaps(&game, DEPTH, seed.nth(n), 1)))?;
    let sum = |value: fn(&Swaps) -> u64| parts.iter().map(value).sum::<u64>();
    let decisions = sum(|part| part.decisions);
    let changed = sum(|part| part.changed);
    lab.step(1, 2)?;
    let compared =
        lab.compare::<Briskula>("", &["serious", "serious-published"], lab.pick(60, 2, 1), 0)?;
    let mut figures = vec![
        Figure::share("Decisions that the swap changes", changed, decisions, "decisions"),
        Figure::share(
            "Decisions that cost points, with the swap",
            sum(|part| part.wrong),
            decisions,
            "decisions",
        ),
        Figure::share(
            "Decisions that cost points, without it",
            sum(|part| part.wrong_without),
            decisions,
            "decisions",
        ),
    ];
    let a_game = |cost: u64| cost as f64 / parts.len().max(1) as f64;
    for (what, cost) in
        [("with the swap", sum(|part| part.cost[0])), ("without it", sum(|part| part.cost[1]))]
    {
        figures.push(
            Figure::measured(
                format!("Points that these decisions cost in a game, {what}"),
                Unit::Number(1),
                a_game(cost),
            )
            .out_of(parts.len() as u64, "games"),
        );
    }
    figures.extend(
        compared
            .pairs
            .iter()
            .map(|pair| share("serious as meant against serious as printed", pair)),
    );
    Ok(Finding {
        verdict: format!(
            "The swap changes {} of the decisions. Both ways to look {DEPTH} cards ahead cost \
             points beside the exact solver; the printed one costs more.",
            percent(changed as f64 / decisions.max(1) as f64)
        ),
        figures,
        commands: vec![compared.provenance.command],
        ..Finding::default()
    })
}
