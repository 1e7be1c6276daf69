//! Positions with known scores, and the nodes that they take: these change only with the search.

use std::ops::ControlFlow;

use adut_connect4::solver::{Board, Goal, Shape, Solver};

fn positions(text: &str, shape: Shape) -> Vec<(Board, i32)> {
    text.lines()
        .map(|line| {
            let (moves, score) = line.split_once(' ').expect("a score");
            let separator = if moves.contains(',') { "," } else { "" };
            let columns = moves
                .split(separator)
                .filter(|column| !column.is_empty())
                .map(|column| column.parse().expect("a column"));
            let board = Board::from_moves(shape, columns).expect("legal moves");
            (board, score.trim().parse().expect("a number"))
        })
        .collect()
}

/// Checks every score and returns the total of nodes.
fn check(text: &str, shape: Shape) -> u64 {
    let mut solver = Solver::new(16 << 20);
    let mut nodes = 0;
    for (board, score) in positions(text, shape) {
        let solution = solver
            .solve(&board, Goal::Value, &mut |_| ControlFlow::Continue(()))
            .expect("nobody stops it");
        assert_eq!(solution.value, score, "{board:?}");
        nodes += solution.nodes;
    }
    nodes
}

macro_rules! set {
    ($name:literal) => {
        include_str!(concat!("../testdata/", $name, ".txt"))
    };
}

#[test]
fn usual_board_scores_agree() {
    let shape = Shape::USUAL;
    let nodes = [
        check(set!("L3_R1"), shape),
        check(set!("L2_R1"), shape),
        check(set!("L1_R1"), shape),
        check(set!("L2_R2"), shape),
        check(set!("L1_R2"), shape),
    ];
    assert_eq!(nodes, [2214, 21_492, 229_250, 277_987, 339_228]);
}

#[test]
fn nine_by_five_scores_agree() {
    let shape = Shape::new(5, 9, 4).expect("a shape");
    let sets = [set!("9x5_endgame_L1"), set!("9x5_midgame_L1"), set!("9x5_midgame_L2")];
    let nodes = sets.map(|text| check(text, shape));
    assert_eq!(nodes, [1392, 24_950, 109_915]);
}

#[test]
fn boards_beyond_64_bits_agree() {
    let shape = Shape::new(6, 10, 4).expect("a shape");
    let nodes = [set!("10x6_endgame_L1"), set!("10x6_midgame_L1")].map(|text| check(text, shape));
    assert_eq!(nodes, [5762, 370_478]);
}

#[test]
fn win_draw_loss_is_the_sign_of_the_score() {
    let mut solver = Solver::new(16 << 20);
    for (board, score) in positions(set!("L2_R1"), Shape::USUAL) {
        let solution = solver
            .solve(&board, Goal::WinDrawLoss, &mut |_| ControlFlow::Continue(()))
            .expect("nobody stops it");
        assert_eq!(solution.value, score.signum(), "{board:?}");
    }
}

#[test]
fn a_table_too_small_costs_only_nodes() {
    let mut solver = Solver::new(1 << 14);
    for (board, score) in positions(set!("L2_R2"), Shape::USUAL).into_iter().take(30) {
        let solution = solver
            .solve(&board, Goal::Value, &mut |_| ControlFlow::Continue(()))
            .expect("nobody stops it");
        assert_eq!(solution.value, score, "{board:?}");
    }
}
