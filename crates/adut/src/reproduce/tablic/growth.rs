//! How the cost grows with the table and the hand.

use adut_players::tablic::study::random_sight;
use adut_solvers::tablic::thesis::{Enumeration, Quick};
use anyhow::Result;

use crate::clock::timed;
use crate::reproduce::experiment::Lab;
use crate::reproduce::finding::{Drawing, Finding, Line, Plot, Timing};

/// Mean of something over some positions.
#[derive(Clone, Copy, Default)]
struct Cost {
    trials: f64,
    remembered: f64,
    quick_remembered: f64,
    /// Microseconds.
    slow: f64,
    quick: f64,
}

pub(super) fn run(lab: &Lab<'_>) -> Result<Finding> {
    let positions = lab.pick(40, 6, 1);
    let largest = lab.pick(14, 11, 5) as usize;
    let most_in_hand = lab.pick(5, 4, 2) as usize;
    let steps = largest + 1 + most_in_hand;
    let mut by_table = Vec::new();
    for table in 0..=largest {
        lab.step(table, steps)?;
        by_table.push(mean(positions, |n| greedy(lab, table, n)));
    }
    let mut by_hand = Vec::new();
    for hand in 1..=most_in_hand {
        lab.step(largest + hand, steps)?;
        by_hand.push(mean(positions.div_ceil(4), |n| backtrack(lab, hand, n)));
    }
    let last = by_table.last().copied().unwrap_or_default();
    let ratio = last.trials / by_table.get(largest - 1).map_or(1.0, |cost| cost.trials.max(1.0));
    let tables = |value: fn(&Cost) -> f64| points(0, &by_table, value);
    let hands = |value: fn(&Cost) -> f64| points(1, &by_hand, value);
    let theory = (0..=largest).map(|n| (n as f64, 6.0 * 2f64.powi(n as i32))).collect();
    let with_length =
        (0..=largest).map(|n| (n as f64, 0.01 * 2f64.powi(n as i32) * n.max(1) as f64));
    Ok(Finding {
        verdict: format!(
            "The thesis’s enumeration doubles with every card on the table (×{ratio:.2} at the \
             last step, aces included), as its theory says; Backtrack’s cost grows with the hand \
             much faster than Greedy’s, so that “the same asymptotic cost” holds in the table’s \
             size alone. Neither is needed: sums that cannot come out need not be tried."
        ),
        plots: vec![
            plot(
                "Subsets that the enumeration tries for Greedy’s move, six cards in hand; \
                 6·2ⁿ is the theory without aces, each of which doubles it again.",
                "cards on the table",
                "subsets tried",
                vec![
                    line("enumeration", tables(|cost| cost.trials), false),
                    line("6·2ⁿ", theory, true),
                ],
            ),
            plot(
                "Backtrack(6) with four cards on the table: subsets tried by the enumeration, and \
                 positions that it and our way remember.",
                "cards in each hand",
                "number",
                vec![
                    line("subsets tried", hands(|cost| cost.trials), false),
                    line("remembered, thesis", hands(|cost| cost.remembered), false),
                    line("remembered, ours", hands(|cost| cost.quick_remembered), false),
                ],
            ),
        ],
        timing: Timing {
            plots: vec![
                plot(
                    "Time for Greedy’s move; the dashed line grows as 2ⁿ·n.",
                    "cards on the table",
                    "µs",
                    vec![
                        line("thesis’s enumeration", tables(|cost| cost.slow), false),
                        line("ours", tables(|cost| cost.quick), false),
                        line("2ⁿ·n", with_length.collect(), true),
                    ],
                ),
                plot(
                    "Time for Backtrack(6)’s move, four cards on the table.",
                    "cards in each hand",
                    "µs",
                    vec![
                        line("thesis’s enumeration", hands(|cost| cost.slow), false),
                        line("ours", hands(|cost| cost.quick), false),
                    ],
                ),
            ],
            ..Timing::default()
        },
        text: vec![
            "Memory: Greedy remembers nothing in either way. Backtrack remembers a score for each \
             position (table and both hands) that it has met; the second figure counts them, and \
             a position takes some tens of bytes."
                .to_owned(),
        ],
        ..Finding::default()
    })
}

fn greedy(lab: &Lab<'_>, table: usize, n: u64) -> Cost {
    let sight = random_sight(table, 6, lab.seed().child("table").nth(table as u64).nth(n));
    let mut thesis = Enumeration::new();
    let (slow, slowly) = timed(|| thesis.greedy(sight));
    let (quick, quickly) = timed(|| Quick::greedy(sight));
    debug_assert_eq!(slow, quick);
    Cost {
        trials: thesis.trials() as f64,
        slow: 1e6 * slowly.as_secs_f64(),
        quick: 1e6 * quickly.as_secs_f64(),
        ..Cost::default()
    }
}

fn backtrack(lab: &Lab<'_>, hand: usize, n: u64) -> Cost {
    let sight = random_sight(4, hand, lab.seed().child("hand").nth(hand as u64).nth(n));
    let (mut thesis, mut ours) = (Enumeration::new(), Quick::new());
    let (slow, slowly) = timed(|| thesis.backtrack6(sight));
    let (quick, quickly) = timed(|| ours.backtrack6(sight));
    debug_assert_eq!(slow, quick);
    Cost {
        trials: thesis.trials() as f64,
        remembered: thesis.remembered() as f64,
        quick_remembered: ours.remembered() as f64,
        slow: 1e6 * slowly.as_secs_f64(),
        quick: 1e6 * quickly.as_secs_f64(),
    }
}

fn mean(positions: u64, cost: impl Fn(u64) -> Cost) -> Cost {
    let mut sum = Cost::default();
    for n in 0..positions {
        let one = cost(n);
        sum.trials += one.trials;
        sum.remembered += one.remembered;
        sum.quick_remembered += one.quick_remembered;
        sum.slow += one.slow;
        sum.quick += one.quick;
    }
    let share = 1.0 / positions.max(1) as f64;
    Cost {
        trials: share * sum.trials,
        remembered: share * sum.remembered,
        quick_remembered: share * sum.quick_remembered,
        slow: share * sum.slow,
        quick: share * sum.quick,
    }
}

fn points(from: u32, costs: &[Cost], value: fn(&Cost) -> f64) -> Vec<(f64, f64)> {
    (from..).zip(costs).map(|(n, cost)| (f64::from(n), value(cost))).collect()
}

fn line(name: &str, points: Vec<(f64, f64)>, is_reference: bool) -> Line {
    Line { name: name.to_owned(), points, is_reference }
}

fn plot(caption: &str, across: &str, up: &str, curves: Vec<Line>) -> Plot {
    Plot {
        caption: caption.to_owned(),
        drawing: Drawing::Curves {
            across: across.to_owned(),
            up: up.to_owned(),
            is_logarithmic: true,
            curves,
        },
    }
}
