//! How often captures by divisible sums are illegal.

use adut_report::number::percent;
use anyhow::Result;

use crate::reproduce::experiment::Lab;
use crate::reproduce::finding::{Figure, Finding};
use crate::tablic::study::illegal_captures;

/// Games that are counted together on one thread.
const TOGETHER: u64 = 20;

pub(super) fn run(lab: &Lab<'_>) -> Result<Finding> {
    let seed = lab.seed();
    let parts = lab.pick(150, 5, 1);
    let counted = lab.in_parallel(parts, |n| Ok(illegal_captures(TOGETHER, seed.nth(n))))?;
    let sum = |value: fn(&crate::tablic::study::IllegalCaptures) -> u64| {
        counted.iter().map(value).sum::<u64>()
    };
    let figures = vec![
        Figure::share(
            "Illegal among the captures that the program’s game offers",
            sum(|part| part.offered_illegal),
            sum(|part| part.offered),
            "captures",
        ),
        Figure::share(
            "Illegal among the captures that greedy-published makes",
            sum(|part| part.made_illegal),
            sum(|part| part.made),
            "captures",
        ),
        Figure::share(
            "Games with an illegal capture",
            sum(|part| part.games_with_illegal),
            sum(|part| part.games),
            "games",
        ),
    ];
    Ok(Finding {
        verdict: format!(
            "{} of the captures that the published Greedy makes are illegal, and {} of its games \
             have one: what was compared is not the game that the thesis describes.",
            percent(figures[1].ours),
            percent(figures[2].ours)
        ),
        figures,
        ..Finding::default()
    })
}
