//! How the cost grows with the table and the hand.

use adut_report::number::{count, number};
use adut_report::plot::{Curve, Curves};
use adut_tablic::published::thesis::{Enumeration, Quick};
use anyhow::Result;

use crate::reproduce::experiment::Lab;
use crate::reproduce::finding::{Finding, Plot, Timing};
use crate::tablic::study::random_sight;

/// Mean of something over some positions.
#[derive(Clone, Copy, Default)]
struct Cost {
    trials: f64,
    remembered: f64,
    quick_remembered: f64,
    /// Of the printed program, which looks behind every subset.
    all_trials: f64,
    all_remembered: f64,
    all_slow: f64,
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
    let trials = |table: usize| by_table.get(table).map_or(1.0, |cost| cost.trials.max(1.0));
    let ratio = (trials(largest) / trials(0)).powf(1.0 / largest as f64);
    let most = by_hand.last().copied().unwrap_or_default();
    let tables = |value: fn(&Cost) -> f64| points(0, &by_table, value);
    let hands = |value: fn(&Cost) -> f64| points(1, &by_hand, value);
    let theory = (0..=largest).map(|n| (n as f64, 6.0 * 2f64.powi(n as i32))).collect();
    let with_length =
        (0..=largest).map(|n| (n as f64, 0.01 * 2f64.powi(n as i32) * n.max(1) as f64));
    Ok(Finding {
        verdict: format!(
            "The thesis’s enumeration grows ×{} with each card on the table, from none to {largest}: twice \
             for every card, as its theory says, and once more for an ace. Backtrack’s cost grows with \
             the hand as well, where Greedy’s does not to speak of, so that “the same asymptotic cost” \
             holds in the table’s size alone. As printed, Backtrack looks behind every subset, possible \
             or not: with {most_in_hand} cards in each hand it tries {} subsets, the same asking first \
             {}, for one move; the thesis’s half minute a game is no wonder. None of it is needed: sums \
             that cannot come out need not be tried.",
            number(ratio, 2),
            count(most.all_trials as u64),
            count(most.trials as u64)
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
                "Backtrack(6) with four cards on the table: subsets tried, and positions remembered, by \
                 the program as printed, by the same asking what is possible first, and by ours.",
                "cards in each hand",
                "number",
                vec![
                    line("subsets tried, as printed", hands(|cost| cost.all_trials), false),
                    line("subsets tried, asking first", hands(|cost| cost.trials), false),
                    line("remembered, as printed", hands(|cost| cost.all_remembered), false),
                    line("remembered, asking first", hands(|cost| cost.remembered), false),
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
                        line("as printed", hands(|cost| cost.all_slow), false),
                        line("asking first", hands(|cost| cost.slow), false),
                        line("ours", hands(|cost| cost.quick), false),
                    ],
                ),
            ],
            ..Timing::default()
        },
        ..Finding::default()
    })
}

fn greedy(lab: &Lab<'_>, table: usize, n: u64) -> Cost {
    let sight = random_sight(table, 6, lab.seed().child("table").nth(table as u64).nth(n));
    let mut thesis = Enumeration::new();
    let (slow, slowly) = lab.clock().timed(|| thesis.greedy(sight));
    let (quick, quickly) = lab.clock().timed(|| Quick::greedy(sight));
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
    let (slow, slowly) = lab.clock().timed(|| thesis.backtrack6(sight));
    let (quick, quickly) = lab.clock().timed(|| ours.backtrack6(sight));
    debug_assert_eq!(slow, quick);
    let mut printed = Enumeration::behind_every_subset();
    let (as_printed, all_slowly) = lab.clock().timed(|| printed.backtrack6(sight));
    debug_assert_eq!(slow, as_printed);
    Cost {
        trials: thesis.trials() as f64,
        remembered: thesis.remembered() as f64,
        quick_remembered: ours.remembered() as f64,
        all_trials: printed.trials() as f64,
        all_remembered: printed.remembered() as f64,
        all_slow: 1e6 * all_slowly.as_secs_f64(),
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
        sum.all_trials += one.all_trials;
        sum.all_remembered += one.all_remembered;
        sum.all_slow += one.all_slow;
        sum.slow += one.slow;
        sum.quick += one.quick;
    }
    let share = 1.0 / positions.max(1) as f64;
    Cost {
        trials: share * sum.trials,
        remembered: share * sum.remembered,
        quick_remembered: share * sum.quick_remembered,
        all_trials: share * sum.all_trials,
        all_remembered: share * sum.all_remembered,
        all_slow: share * sum.all_slow,
        slow: share * sum.slow,
        quick: share * sum.quick,
    }
}

fn points(from: u32, costs: &[Cost], value: fn(&Cost) -> f64) -> Vec<(f64, f64)> {
    (from..).zip(costs).map(|(n, cost)| (f64::from(n), value(cost))).collect()
}

fn line(name: &str, points: Vec<(f64, f64)>, is_reference: bool) -> Curve {
    Curve { name: name.to_owned(), points, is_reference }
}

fn plot(caption: &str, across: &str, up: &str, curves: Vec<Curve>) -> Plot {
    Plot {
        caption: caption.to_owned(),
        drawing: Curves {
            across: across.to_owned(),
            up: up.to_owned(),
            is_logarithmic: true,
            curves,
            ..Curves::default()
        }
        .into(),
    }
}
