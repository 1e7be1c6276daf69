//! The solver against plain minimax on small boards and endings of many shapes.

use std::collections::HashMap;
use std::ops::ControlFlow;

use adut_connect4::solver::{Board, Goal, Shape, Solver};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

/// The obvious algorithm: every move, to the end of the game.
fn minimax(board: &Board, seen: &mut HashMap<Board, i32>) -> i32 {
    if let Some(value) = board.final_value() {
        return value;
    }
    if let Some(&value) = seen.get(board) {
        return value;
    }
    let children = board.columns().into_iter().map(|column| board.play(column).expect("legal"));
    let value = children.map(|child| -minimax(&child, seen)).max().expect("a move");
    seen.insert(*board, value);
    value
}

/// A random position of the shape with at most `empty` empty cells that is not over.
fn random_ending(shape: Shape, empty: u32, rng: &mut Pcg64Mcg) -> Board {
    loop {
        let mut board = Board::new(shape);
        while board.final_value().is_none() {
            if shape.cells() - board.stones() <= empty {
                return board;
            }
            let columns = board.columns();
            let choice = (rng.next_u64() % columns.len() as u64) as usize;
            board = board.play(columns[choice]).expect("legal");
        }
    }
}

fn score(solver: &mut Solver, board: &Board) -> i32 {
    let solution = solver.solve(board, Goal::Value, &mut |_| ControlFlow::Continue(()));
    solution.expect("nobody stops it").value
}

/// Compares every position below `board` that minimax has met.
fn compare_below(board: &Board) -> usize {
    let mut seen = HashMap::new();
    minimax(board, &mut seen);
    let mut solver = Solver::new(1 << 20);
    for (board, value) in &seen {
        assert_eq!(score(&mut solver, board), *value, "{board:?}");
    }
    seen.len()
}

#[test]
fn all_positions_of_small_boards() {
    let mut compared = 0;
    for (rows, cols, connect) in [
        (1, 5, 2),
        (5, 1, 3),
        (3, 3, 3),
        (4, 3, 3),
        (3, 4, 3),
        (2, 5, 3),
        (4, 4, 2),
        (2, 5, 4),
        (4, 3, 4),
        (3, 4, 5),
        (1, 8, 3),
        (9, 2, 4),
        (2, 6, 2),
    ] {
        let shape = Shape::new(rows, cols, connect).expect("a shape");
        compared += compare_below(&Board::new(shape));
    }
    assert!(compared > 10_000, "{compared}");
}

#[test]
fn endings_of_large_boards() {
    let mut rng = Pcg64Mcg::seed_from_u64(7);
    let mut compared = 0;
    for (rows, cols, connect) in [
        (6, 7, 4),
        (5, 9, 4),
        (4, 5, 4),
        (5, 5, 4),
        (7, 8, 4),
        (6, 10, 4),
        (7, 15, 5),
        (4, 6, 3),
        (8, 8, 5),
        (5, 6, 5),
        (7, 7, 4),
        (15, 8, 6),
        (3, 11, 4),
        (13, 4, 4),
    ] {
        let shape = Shape::new(rows, cols, connect).expect("a shape");
        for _ in 0..10 {
            compared += compare_below(&random_ending(shape, 11, &mut rng));
        }
    }
    assert!(compared > 20_000, "{compared}");
}

#[test]
fn several_threads_find_the_same_value() {
    let mut rng = Pcg64Mcg::seed_from_u64(11);
    for shape in [Shape::USUAL, Shape::new(6, 10, 4).expect("a shape")] {
        for _ in 0..20 {
            let board = random_ending(shape, 22, &mut rng);
            let one = score(&mut Solver::new(8 << 20), &board);
            let two = score(&mut Solver::new(8 << 20).with_threads(2), &board);
            assert_eq!(one, two, "{board:?}");
        }
    }
}

#[test]
fn best_play_keeps_the_value_to_the_end() {
    let mut rng = Pcg64Mcg::seed_from_u64(13);
    let mut solver = Solver::new(8 << 20);
    for _ in 0..50 {
        let board = random_ending(Shape::USUAL, 18, &mut rng);
        let value = score(&mut solver, &board);
        let line = solver
            .line(&board, Goal::Value, value, &mut |_| ControlFlow::Continue(()))
            .expect("nobody stops it");
        let mut end = board;
        for column in &line {
            end = end.play(*column).expect("legal");
        }
        let sign = if line.len().is_multiple_of(2) { 1 } else { -1 };
        assert_eq!(end.final_value().map(|last| sign * last), Some(value), "{board:?}");
        let moves = solver
            .solve_moves(&board, Goal::Value, &mut |_| ControlFlow::Continue(()))
            .expect("nobody stops it");
        assert_eq!(moves.iter().map(|&(_, value)| value).max(), Some(value));
        assert!(moves.contains(&(line[0], value)));
    }
}
