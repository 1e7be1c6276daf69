//! Time to solve a whole set of Connect-4 positions, each with a cold table.

use std::ops::ControlFlow;

use adut_connect4::solver::{Board, Goal, Shape, Solver};
use divan::Bencher;

fn main() {
    divan::main();
}

const SETS: [(&str, &str); 4] = [
    ("L3_R1", include_str!("../testdata/L3_R1.txt")),
    ("L2_R1", include_str!("../testdata/L2_R1.txt")),
    ("L1_R1", include_str!("../testdata/L1_R1.txt")),
    ("L2_R2", include_str!("../testdata/L2_R2.txt")),
];

fn boards(text: &str) -> Vec<Board> {
    text.lines()
        .filter_map(|line| {
            let columns = line.split(' ').next()?.chars().filter_map(|digit| digit.to_digit(10));
            Board::from_moves(Shape::USUAL, columns).ok()
        })
        .collect()
}

#[divan::bench(args = SETS.map(|(name, _)| name), sample_count = 5, sample_size = 1)]
fn solve_set(bencher: Bencher, name: &str) {
    let text = SETS.iter().find(|(other, _)| *other == name).map_or("", |(_, text)| text);
    let boards = boards(text);
    let mut solver = Solver::new(64 << 20);
    bencher.counter(divan::counter::ItemsCount::new(boards.len())).bench_local(|| {
        for board in &boards {
            let solution = solver.solve(board, Goal::Value, &mut |_| ControlFlow::Continue(()));
            divan::black_box(solution.is_ok());
        }
    });
}
