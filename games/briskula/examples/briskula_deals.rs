//! Solves random deals of Briškula on one thread with a cold table each and prints how many nodes
//! and milliseconds that takes: `cargo run --release --example briskula_deals [DEALS [SEED]]`.

#![expect(clippy::disallowed_methods, reason = "measuring time is what this is for")]

#[path = "../tests/common/mod.rs"]
mod common;

use std::io::Write;
use std::ops::ControlFlow;
use std::time::Instant;

use adut_briskula::solver::{Goal, Solver, Variant};
use common::{Random, deal, play_random};

/// What is asked, after how many random cards.
const QUESTIONS: [(&str, Variant, Goal, usize); 6] = [
    ("dupla, difference", Variant::Dupla, Goal::Value, 0),
    ("dupla, win/draw/loss", Variant::Dupla, Goal::WinDrawLoss, 0),
    ("dupla after three rounds", Variant::Dupla, Goal::Value, 12),
    ("obična, difference", Variant::Obicna, Goal::Value, 0),
    ("obična, win/draw/loss", Variant::Obicna, Goal::WinDrawLoss, 0),
    ("obična after three rounds", Variant::Obicna, Goal::Value, 6),
];

fn main() -> std::io::Result<()> {
    let mut numbers = std::env::args().skip(1).map(|text| text.parse::<u64>().ok());
    let deals = numbers.next().flatten().unwrap_or(200).max(1);
    let seed = numbers.next().flatten().unwrap_or(1);
    let mut out = std::io::stdout().lock();
    writeln!(out, "{deals} deals, median and most of each; seed {seed}")?;
    let mut solver = Solver::default();
    for (name, variant, goal, cards) in QUESTIONS {
        let mut random = Random(seed);
        let (mut nodes, mut times) = (Vec::new(), Vec::new());
        for _ in 0..deals {
            let position = play_random(deal(variant, &random.deck()), cards, &mut random);
            solver.forget();
            let start = Instant::now();
            nodes.push(solver.solve(&position, goal, &mut |_| ControlFlow::Continue(())).nodes);
            times.push(start.elapsed());
        }
        nodes.sort_unstable();
        times.sort_unstable();
        let (middle, last) = (nodes.len() / 2, nodes.len() - 1);
        let ms = |at: usize| times[at].as_secs_f64() * 1e3;
        writeln!(
            out,
            "{name:26} nodes {:>8} {:>8}   ms {:>7.3} {:>7.3}",
            nodes[middle],
            nodes[last],
            ms(middle),
            ms(last)
        )?;
    }
    Ok(())
}
