//! What laying an ace costs.

use adut_report::Unit;
use adut_report::number::number;
use adut_stats::{Moments, t_interval};
use adut_tablic::rules::Action;
use anyhow::Result;

use super::groups::{Valued, valued};
use crate::reproduce::experiment::Lab;
use crate::reproduce::finding::{Figure, Finding};

/// Early in a deal: the first four moves of twelve; late: the last four.
const PARTS: [(&str, std::ops::Range<usize>); 2] = [("early", 0..4), ("late", 8..12)];

pub(super) fn run(lab: &Lab<'_>) -> Result<Finding> {
    let positions = valued(lab)?;
    let mut figures = Vec::new();
    let mut means = Vec::new();
    for (deal, name) in [(3, "third"), (4, "last")] {
        for (when, moves) in PARTS {
            let here = || {
                let of = |at: &&Valued| at.deal == deal && moves.contains(&at.made);
                positions.iter().filter(of)
            };
            // Both are asked of the same positions: an ace in hand, and another card.
            let both: Vec<(f64, f64)> = here().filter_map(costs).collect();
            let of = |value: fn(&(f64, f64)) -> f64| both.iter().map(value).collect::<Moments>();
            for (what, of) in [("an ace", of(|cost| cost.0)), ("another card", of(|cost| cost.1))] {
                let bounds = t_interval(&of, 0.95);
                let what = format!("Laying {what} {when} in the {name} deal costs, in points");
                let figure =
                    Figure::new(what, Unit::Number(2), of.mean(), [bounds.low, bounds.high])
                        .out_of(of.count(), "positions");
                means.push(of.mean());
                figures.push(match when {
                    "early" if figures.len() % 4 == 0 => {
                        figure.claimed("laying an ace early is bad").because(
                            "Below it, what laying the best other card costs there, and what both cost later.",
                        )
                    }
                    _ => figure,
                });
            }
        }
    }
    let judged = match (means[0] > means[1], means[4] > means[5]) {
        (true, true) => "It is, beside laying another card.",
        (false, false) => "It is no worse than laying another card.",
        _ => {
            "In one of the two deals it is worse than laying another card, in the other it is not."
        }
    };
    Ok(Finding {
        verdict: format!(
            "{judged} Laying an ace in the first moves of the third deal costs {} points beside the best move, \
             the best other card {}; in its last moves {} and {}. In the last deal it is {} and {} at \
             first, {} and {} at the end.",
            number(means[0], 2),
            number(means[1], 2),
            number(means[2], 2),
            number(means[3], 2),
            number(means[4], 2),
            number(means[5], 2),
            number(means[6], 2),
            number(means[7], 2)
        ),
        figures,
        text: vec![
            "Positions of games between greedy players in which the player to move holds an ace and \
             another card; every move is valued by the exact solver, all cards known. A cost is the \
             best move’s value less that of the best lay of its kind."
                .to_owned(),
        ],
        ..Finding::default()
    })
}

/// What the best lay of an ace costs, and the best lay of another card; none without both.
fn costs(position: &Valued) -> Option<(f64, f64)> {
    let best = position.actions.iter().map(|of| of.1).max()?;
    let lay = |is_ace: bool| {
        let fits = |action: &Action| action.is_lay() && (action.card.rank() == 0) == is_ace;
        position.actions.iter().filter(|of| fits(&of.0)).map(|of| of.1).max()
    };
    Some((f64::from(best - lay(true)?), f64::from(best - lay(false)?)))
}
