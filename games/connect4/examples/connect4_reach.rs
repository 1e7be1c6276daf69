//! How far a budget reaches on the usual board: solves random positions of each number of stones and
//! prints how many were solved exactly, for how many at least a win, draw or loss was proved, and
//! the most nodes that one took.
//!
//! `connect4_reach [--positions N] [--nodes LIMIT] [--plies FROM TO] [--book FILE]`; a position comes
//! from random moves that did not end the game.

#![expect(clippy::print_stdout, reason = "its output is the table")]

use std::ops::ControlFlow;
use std::path::Path;

use adut_connect4::solver::{Board, Book, Goal, Shape, Solver};
use adut_kernel::{Rng, Seed};
use anyhow::{Context, Result};

fn main() -> Result<()> {
    let (mut count, mut limit, mut plies) = (200, 160_000, 0..=14);
    let mut book = None;
    let mut args = std::env::args().skip(1);
    while let Some(arg) = args.next() {
        let mut word = || args.next().context("an option needs a value");
        match arg.as_str() {
            "--positions" => count = word()?.parse()?,
            "--nodes" => limit = word()?.parse()?,
            "--plies" => plies = word()?.parse()?..=word()?.parse()?,
            "--book" => book = Some(Book::load(Path::new(&word()?))?),
            other => anyhow::bail!("unknown option {other}"),
        }
    }
    let mut solver = Solver::new(32 << 20);
    if let Some(book) = book {
        solver = solver.with_book(book);
    }
    println!(
        "{:>6}{:>11}{:>8}{:>9}{:>12}",
        "stones", "positions", "exact", "outcome", "most nodes"
    );
    for ply in plies {
        let mut rng = Seed::from_text("reach").nth(ply.into()).rng();
        let (mut exact, mut outcome, mut most) = (0, 0, 0);
        for _ in 0..count {
            let board = random_board(ply, &mut rng);
            let solution = solver.solve(&board, Goal::Value, &mut |progress| {
                if progress.nodes < limit {
                    ControlFlow::Continue(())
                } else {
                    ControlFlow::Break(())
                }
            });
            let (lower, upper, nodes) = match solution {
                Ok(solution) => (solution.value, solution.value, solution.nodes),
                Err(stopped) => (stopped.0.lower, stopped.0.upper, stopped.0.nodes),
            };
            exact += usize::from(lower == upper);
            outcome += usize::from(lower.signum() == upper.signum());
            most = most.max(nodes);
        }
        println!("{ply:>6}{count:>11}{exact:>8}{outcome:>9}{most:>12}");
    }
    Ok(())
}

fn random_board(ply: u32, rng: &mut Rng) -> Board {
    'anew: loop {
        let mut board = Board::new(Shape::USUAL);
        for _ in 0..ply {
            let Some(&column) = rng.choose(&board.columns()) else { continue 'anew };
            let Ok(next) = board.play(column) else { continue 'anew };
            board = next;
        }
        if board.final_value().is_none() {
            return board;
        }
    }
}
