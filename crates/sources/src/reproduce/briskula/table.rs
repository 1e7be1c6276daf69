//! All difficulties against each other.

use adut_arena::compare::{Comparison, PairResult};
use adut_briskula::rules::Briskula;
use adut_report::number::percent;
use anyhow::Result;

use crate::reproduce::experiment::Lab;
use crate::reproduce::finding::{Figure, Finding, Timing};
use crate::reproduce::shared::{ladder_plot, pairs_table, share, shares_matrix, times_table};

/// The source's difficulties, each as published and as meant, and the simple person.
const DIFFICULTIES: [&str; 9] = [
    "easy-published",
    "easy",
    "normal-published",
    "normal",
    "hard-published",
    "hard",
    "serious-published",
    "serious",
    "rules",
];

/// As meant, against our own players, which take longer.
const WITH_OURS: [&str; 5] = ["normal", "hard", "serious", "pimc", "best"];

/// Below this a share is very small.
const VERY_SMALL: f64 = 0.15;

pub(super) fn run(lab: &Lab<'_>) -> Result<Finding> {
    lab.step(0, 2)?;
    let difficulties = lab.compare::<Briskula>("", &DIFFICULTIES, lab.pick(60, 10, 1), 0)?;
    lab.step(1, 2)?;
    let ours = lab.compare::<Briskula>("", &WITH_OURS, lab.pick(8, 1, 1), 0)?;
    let figures = figures(&difficulties);
    let all = |of: &Comparison| {
        pairs_table(
            if of.agents.len() == WITH_OURS.len() {
                "The honest players of the source and ours, and Serious."
            } else {
                "Every pair of difficulties."
            },
            &of.pairs.iter().collect::<Vec<_>>(),
        )
    };
    let order: Vec<&str> = difficulties.ladder.iter().map(|entry| entry.name.as_str()).collect();
    Ok(Finding {
        verdict: format!("From strongest to weakest by their ratings: {}.", order.join(", ")),
        tables: vec![all(&difficulties), all(&ours)],
        plots: vec![
            shares_matrix(
                "Share of the games that the player of the row wins from the player of the \
                 column, draws counted half, in percent.",
                &difficulties,
            ),
            ladder_plot("Ratings of the difficulties with 95 % intervals.", &difficulties),
            ladder_plot("The players as meant with ours.", &ours),
        ],
        commands: vec![difficulties.provenance.command.clone(), ours.provenance.command.clone()],
        timing: Timing {
            tables: vec![
                times_table("How long each difficulty thinks.", &difficulties, 1000.0),
                times_table("How long the others think.", &ours, 1000.0),
            ],
            ..Timing::default()
        },
        figures,
        ..Finding::default()
    })
}

/// The claims in words, beside the pairs that they are about.
fn figures(of: &Comparison) -> Vec<Figure> {
    let pair = |a: &str, b: &str| of.pairs.iter().find(|pair| pair.a == a && pair.b == b);
    let told = |a: &str, b: &str, said: &str, judge: &dyn Fn(&PairResult) -> String| {
        let pair = pair(a, b)?;
        let figure = share(format!("{a} against {b}"), pair);
        Some(figure.claimed(said).because(judge(pair)))
    };
    let lower = |pair: &PairResult| {
        let verdict = if pair.ci95[1] < 0.5 { "holds" } else { "is not seen" };
        format!("The claim {verdict}: {} of the games.", percent(pair.a_share))
    };
    let very_small = |pair: &PairResult| {
        let verdict = match pair.ci95[1] {
            most if most < VERY_SMALL => "The claim holds",
            most if most < 0.5 => "Easy loses more than it wins, but its share is not very small",
            _ => "The claim is not seen",
        };
        format!("{verdict}: {} of the games.", percent(pair.a_share))
    };
    let small = "Easy wins a very small share";
    let better = "Normal is better than Easy";
    let hard = "Hard is the best that does not cheat";
    [
        told("easy-published", "normal-published", better, &lower),
        told("easy", "normal", better, &lower),
        told("easy", "hard", small, &very_small),
        told("normal-published", "hard-published", hard, &lower),
        told("normal", "hard", hard, &lower),
    ]
    .into_iter()
    .flatten()
    .collect()
}
