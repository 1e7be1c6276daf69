//! Win statistics, and time for 1000 games.

use adut_arena::compare::Comparison;
use adut_love_letter::rules::LoveLetter;
use adut_report::number::percent;
use anyhow::Result;

use super::PLAYERS;
use crate::reproduce::experiment::Lab;
use crate::reproduce::finding::{Finding, Timing};
use crate::reproduce::shared::{ladder_plot, pairs_table, shares_matrix, times_table};

/// The first players do not search and take no time to speak of: they can play more.
const QUICK: usize = 6;

pub(super) fn run(lab: &Lab<'_>) -> Result<Finding> {
    lab.step(0, 10)?;
    let quick = lab.compare::<LoveLetter>("", &PLAYERS[..QUICK], lab.pick(10_000, 300, 3), 0)?;
    lab.rest()?;
    let compared = lab.compare::<LoveLetter>("", &PLAYERS, lab.pick(80, 8, 1), 0)?;
    let pairs: Vec<_> = compared.pairs.iter().collect();
    let quick_pairs: Vec<_> = quick.pairs.iter().collect();
    let timing = Timing {
        tables: vec![times_table(
            "How long each algorithm thinks: its own moves only, measured on some of the rounds.",
            &compared,
            1000.0,
        )],
        ..Timing::default()
    };
    Ok(Finding {
        verdict: verdict(&compared),
        tables: vec![
            pairs_table("Every pair of algorithms, rounds of two players.", &pairs),
            pairs_table("The algorithms that do not search, on more deals.", &quick_pairs),
        ],
        plots: vec![
            shares_matrix(
                "Share of the rounds that the player of the row wins from the player of the \
                 column, in percent.",
                &compared,
            ),
            ladder_plot("Ratings of all algorithms with 95 % intervals.", &compared),
        ],
        commands: vec![compared.provenance.command.clone(), quick.provenance.command],
        timing,
        ..Finding::default()
    })
}

fn verdict(of: &Comparison) -> String {
    let order: Vec<&str> = of.ladder.iter().map(|entry| entry.name.as_str()).collect();
    let share = |a: &str, b: &str| {
        let pair = of.pairs.iter().find(|pair| pair.a == a && pair.b == b);
        pair.map_or_else(String::new, |pair| percent(pair.a_share))
    };
    format!(
        "From strongest to weakest by their ratings: {}. The reference opponent, random, wins {} of its rounds \
         against the later draft’s greedy player: luck is large in this game, and a single round \
         tells little.",
        order.join(", "),
        share("random", "greedy-2016")
    )
}
