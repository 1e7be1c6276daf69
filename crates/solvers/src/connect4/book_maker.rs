//! Makes an opening book, in pieces if need be.
//!
//! Only the positions with the most stones are solved; those with fewer follow from them. Every
//! solved score is appended at once to an unfinished file, so that an interrupted run goes on where
//! it stopped.

use super::board::{Board, Shape};
use super::book::{Book, BookError, MAGIC, at, settings};
use super::questions::Goal;
use super::solver::Solver;
use std::collections::BTreeMap;
use std::fs::OpenOptions;
use std::io::Write;
use std::ops::ControlFlow;
use std::path::Path;

/// How far a book has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BookProgress {
    /// Positions solved and saved.
    pub done: usize,
    /// Positions to solve.
    pub total: usize,
    /// Nodes searched for the position in work.
    pub nodes: u64,
}

impl Book {
    /// Makes the book of all positions with at most `plies` stones, going on from the file
    /// `unfinished` if it exists. The hook can stop the work; the file then keeps what was done.
    /// A solver that keeps its table between positions is much faster.
    pub fn generate(
        shape: Shape,
        plies: u32,
        solver: &mut Solver,
        unfinished: &Path,
        hook: &mut (dyn FnMut(BookProgress) -> ControlFlow<()> + Send),
    ) -> Result<Self, BookError> {
        let plies = plies.min(shape.cells()).min(u8::MAX.into());
        let layers = layers(shape, plies);
        let deepest = &layers[plies as usize];
        let total = deepest.len();
        let mut solved = read_unfinished(shape, plies, unfinished)?;
        let mut file = OpenOptions::new().append(true).open(unfinished).map_err(at(unfinished))?;
        for board in deepest.values().skip(solved.len()) {
            let done = solved.len();
            let mut watch = |nodes| hook(BookProgress { done, total, nodes });
            if watch(0).is_break() {
                return Err(BookError::Stopped { done, total });
            }
            let solution = solver
                .solve(board, Goal::Score, &mut |progress| watch(progress.nodes))
                .map_err(|_| BookError::Stopped { done, total })?;
            let score = solution.value as i8;
            file.write_all(&[score.cast_unsigned()]).map_err(at(unfinished))?;
            solved.push(score);
        }
        let mut scores: BTreeMap<u128, i8> =
            deepest.keys().copied().zip(solved.iter().copied()).collect();
        for layer in layers.iter().rev().skip(1) {
            for (&key, board) in layer {
                scores.insert(key, best_child(board, &scores));
            }
        }
        Ok(Self { shape, plies, scores: scores.into_iter().collect() })
    }
}

/// For each number of stones the positions that are not over, by canonical key.
fn layers(shape: Shape, plies: u32) -> Vec<BTreeMap<u128, Board>> {
    let first = Board::new(shape);
    let mut layers = vec![BTreeMap::from([(first.canonical_key(), first)])];
    for ply in 0..plies as usize {
        let next = layers[ply]
            .values()
            .flat_map(|board| board.columns().into_iter().filter_map(|col| board.play(col).ok()))
            .filter(|board| board.final_value().is_none())
            .map(|board| (board.canonical_key(), board))
            .collect();
        layers.push(next);
    }
    layers
}

/// The score of a position whose successors are over or in `scores`.
fn best_child(board: &Board, scores: &BTreeMap<u128, i8>) -> i8 {
    let successors = board.columns().into_iter().filter_map(|column| board.play(column).ok());
    let values = successors.map(|child| {
        let known = child.final_value().map(|value| value as i8);
        -known.or_else(|| scores.get(&child.canonical_key()).copied()).unwrap_or(0)
    });
    values.max().unwrap_or(0)
}

/// The scores in an unfinished file, which is begun if there is none.
fn read_unfinished(shape: Shape, plies: u32, path: &Path) -> Result<Vec<i8>, BookError> {
    let mut header = MAGIC.to_vec();
    header.extend(settings(shape, plies));
    match std::fs::read(path) {
        Ok(bytes) => {
            let scores = bytes
                .strip_prefix(header.as_slice())
                .ok_or_else(|| BookError::OtherSettings(path.to_owned()))?;
            Ok(scores.iter().map(|&byte| byte.cast_signed()).collect())
        }
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            std::fs::write(path, header).map_err(at(path))?;
            Ok(Vec::new())
        }
        Err(error) => Err(at(path)(error)),
    }
}
