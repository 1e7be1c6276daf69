//! Convergence of decisions.

use adut_love_letter::rules::LoveLetter;
use adut_report::number::{count, percent};
use adut_report::plot::Matrix;
use anyhow::{Context as _, Result};

use super::PLAYERS;
use crate::reproduce::experiment::Lab;
use crate::reproduce::finding::{Figure, Finding, Plot};

/// Pairs of which the share is given with its interval.
const TOLD: [(&str, &str); 6] = [
    ("greedy-2015", "greedy-2016"),
    ("greedy-2015", "greedy-2015-bluff"),
    ("greedy-2016", "ismcts"),
    ("mcts", "ismcts"),
    ("greedy-2016", "best"),
    ("random", "probabilistic"),
];

pub(super) fn run(lab: &Lab<'_>) -> Result<Finding> {
    let situations = lab.pick(900, 100, 6);
    // The rounds that situations are taken from; their results are told elsewhere.
    let deals = situations.div_ceil(300).max(1);
    let compared = lab.compare::<LoveLetter>("", &PLAYERS, deals, situations as usize)?;
    let agreement = compared.agreement.context("the rounds had no situations")?;
    let at = |name: &str| agreement.names.iter().position(|other| other == name);
    let all = agreement.situations as u64;
    let told = TOLD.iter().filter_map(|&(a, b)| {
        let share = agreement.matrix[at(a)?][at(b)?];
        let same = (share * all as f64).round() as u64;
        Some(Figure::share(format!("{a} and {b} decide alike"), same, all, "situations"))
    });
    let figures: Vec<Figure> = told.collect();
    let [drafts, by_chance] = [0, 5].map(|n| figures.get(n).map_or(0.0, |figure| figure.ours));
    Ok(Finding {
        verdict: format!(
            "The two drafts’ greedy players decide alike in {} of {} situations, random and \
             probabilistic in {}.",
            percent(drafts),
            count(all),
            percent(by_chance)
        ),
        plots: vec![Plot {
            caption: format!(
                "Share of {} situations in which two players make the same decision, in percent.",
                count(all)
            ),
            drawing: Matrix { names: agreement.names, shares: agreement.matrix }.into(),
        }],
        figures,
        commands: vec![compared.provenance.command],
        ..Finding::default()
    })
}
