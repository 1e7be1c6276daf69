//! What swapping maximum and minimum after every card changes.

use adut_briskula::rules::Briskula;
use adut_kernel::{Notation as _, Rules};
use adut_report::Unit;
use adut_report::number::{number, percent};
use anyhow::Result;

use crate::briskula::{Swaps, swaps};
use crate::reproduce::experiment::Lab;
use crate::reproduce::finding::{Figure, Finding};
use crate::reproduce::shared::share;

/// How many cards the printed search looks ahead; the source does not say.
const DEPTH: u32 = 8;

pub(super) fn run(lab: &Lab<'_>) -> Result<Finding> {
    let game = Briskula::from_rules(&Rules::new())?;
    lab.step(0, 2)?;
    let seed = lab.seed();
    let parts = lab.in_parallel(lab.pick(40, 2, 1), |n| Ok(swaps(&game, DEPTH, seed.nth(n), 1)))?;
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
    let costs = [sum(|part| part.cost[0]), sum(|part| part.cost[1])]
        .map(|cost| cost as f64 / decisions.max(1) as f64);
    for (what, cost) in ["with the swap", "without it"].into_iter().zip(costs) {
        figures.push(
            Figure::measured(
                format!("Points that a decision costs, {what}, mean"),
                Unit::Number(2),
                cost,
            )
            .out_of(decisions, "decisions"),
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
            "The swap changes {} of the decisions. Looking {DEPTH} cards ahead as printed costs {} points \
             a decision beside the exact solver, minding whose turn it is {}.",
            percent(changed as f64 / decisions.max(1) as f64),
            number(costs[0], 2),
            number(costs[1], 2)
        ),
        figures,
        text: vec![
            "Decisions of games that the exact solver plays against itself, one card in five thrown at \
             random. The cost of a card is by how much the final difference of points is smaller than \
             after the best card, both sides playing on perfectly."
                .to_owned(),
        ],
        commands: vec![compared.provenance.command],
        ..Finding::default()
    })
}
