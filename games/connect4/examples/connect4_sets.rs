//! Solves sets of Connect-4 positions with known scores and prints, for each file, how many agree,
//! the mean nodes and the mean time.
//!
//! `connect4_sets [--limit N] [--table-mib M] [--threads T] FILE...`; a line of a file is a list of
//! columns from 1 (with commas, or one digit each), a space, and the score. A name that starts with
//! `9x5` or `10x6` gives the columns and rows, otherwise the board is 7x6. `empty` stands for the
//! empty 7x6 board.

#![expect(clippy::disallowed_methods, reason = "measuring time is what this is for")]
#![expect(clippy::print_stdout, reason = "its output is the table")]

use std::ops::ControlFlow;
use std::path::Path;
use std::time::{Duration, Instant};

use adut_connect4::solver::{Board, Goal, Shape, Solver};
use anyhow::{Context, Result};

fn main() -> Result<()> {
    let mut limit = usize::MAX;
    let mut table_mib = 64;
    let mut threads = 1;
    println!(
        "{:<24}{:>9}{:>14}{:>14}{:>12}{:>10}",
        "file", "positions", "mean nodes", "mean us", "max nodes", "wrong"
    );
    let mut args = std::env::args().skip(1);
    while let Some(arg) = args.next() {
        let mut number =
            || -> Result<usize> { Ok(args.next().context("an option needs a number")?.parse()?) };
        match arg.as_str() {
            "--limit" => limit = number()?,
            "--table-mib" => table_mib = number()?,
            "--threads" => threads = number()?,
            name => {
                let positions = read(name, limit)?;
                let mut solver = Solver::new(table_mib << 20).with_threads(threads);
                measure(name, &positions, &mut solver);
            }
        }
    }
    Ok(())
}

fn read(name: &str, limit: usize) -> Result<Vec<(Board, i32)>> {
    if name == "empty" {
        return Ok(vec![(Board::new(Shape::USUAL), 1)]);
    }
    let stem = Path::new(name).file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
    let shape = match stem.split('_').next() {
        Some("9x5") => Shape::new(5, 9, 4)?,
        Some("10x6") => Shape::new(6, 10, 4)?,
        _ => Shape::USUAL,
    };
    let text = std::fs::read_to_string(name).with_context(|| name.to_owned())?;
    text.lines().take(limit).map(|line| position(shape, line)).collect()
}

fn position(shape: Shape, line: &str) -> Result<(Board, i32)> {
    let (moves, score) = line.split_once(' ').with_context(|| format!("no score in {line}"))?;
    let separator = if moves.contains(',') { "," } else { "" };
    let columns: Vec<u32> = moves
        .split(separator)
        .filter(|column| !column.is_empty())
        .map(str::parse)
        .collect::<Result<_, _>>()?;
    Ok((Board::from_moves(shape, columns)?, score.trim().parse()?))
}

fn measure(name: &str, positions: &[(Board, i32)], solver: &mut Solver) {
    let mut nodes = 0;
    let mut most = 0;
    let mut wrong = 0;
    let mut time = Duration::ZERO;
    for (board, score) in positions {
        let start = Instant::now();
        let solution = solver.solve(board, Goal::Value, &mut |_| ControlFlow::Continue(()));
        time += start.elapsed();
        match solution {
            Ok(solution) if solution.value == *score => {
                nodes += solution.nodes;
                most = most.max(solution.nodes);
            }
            _ => wrong += 1,
        }
    }
    let count = positions.len().max(1) as f64;
    println!(
        "{:<24}{:>9}{:>14.1}{:>14.2}{:>12}{:>10}",
        Path::new(name).file_stem().and_then(|stem| stem.to_str()).unwrap_or(name),
        positions.len(),
        nodes as f64 / count,
        time.as_secs_f64() * 1e6 / count,
        most,
        wrong
    );
}
