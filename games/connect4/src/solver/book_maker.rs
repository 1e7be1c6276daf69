//! Makes an opening book, in pieces if need be.
//!
//! The positions are solved from those with the fewest stones on, so that a predecessor's score
//! bounds a position's own: no move leads to more than the position is worth, and the best one to
//! just that. Among those with as many stones they come as a player would walk through them, down a
//! line and back, so that each finds the solver's table warm from its neighbours. Every solved score
//! is appended at once to an unfinished file; an interrupted run goes on where it stopped, a
//! finished one goes on with more stones, and what is there so far is a book at any time.

use std::cmp::Reverse;
use std::fs::OpenOptions;
use std::io::Write;
use std::ops::ControlFlow;
use std::path::Path;

use rustc_hash::{FxHashMap, FxHashSet};

use super::board::{Board, Shape};
use super::book::{Book, BookError, at, least, settings};
use super::solve::Solver;

/// The unfinished file begins so; then come the board and the scores in the order of [`walk`].
const UNFINISHED: &[u8; 8] = b"ADUTC4P2";

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
        let boards = walk(shape, plies);
        let total = boards.len();
        let mut solved = read_unfinished(shape, unfinished)?;
        solved.truncate(total);
        let mut file = OpenOptions::new().append(true).open(unfinished).map_err(at(unfinished))?;
        let keys: Vec<u128> = boards.iter().map(Board::canonical_key).collect();
        let mut known: FxHashMap<u128, i8> =
            keys.iter().copied().zip(solved.iter().copied()).collect();
        for board in &boards[solved.len()..] {
            let done = solved.len();
            let mut watch = |nodes| hook(BookProgress { done, total, nodes });
            if watch(0).is_break() {
                return Err(BookError::Stopped { done, total });
            }
            let value = |before: &Board| known.get(&before.canonical_key()).map(|&v| v.into());
            let solution = solver
                .solve_from(board, least(board, value), &mut |progress| watch(progress.nodes))
                .map_err(|_| BookError::Stopped { done, total })?;
            let score = solution.value as i8;
            file.write_all(&[score.cast_unsigned()]).map_err(at(unfinished))?;
            known.insert(keys[done], score);
            solved.push(score);
        }
        let mut scores: Vec<(u128, i8)> = keys.into_iter().zip(solved).collect();
        scores.sort_unstable();
        Ok(Self { shape, plies, scores })
    }
}

/// The positions with at most `plies` stones that are not over, by the number of their stones and
/// then in the order in which lines are followed to their end, the middle columns first; of mirror
/// images only the first met.
fn walk(shape: Shape, plies: u32) -> Vec<Board> {
    let mut met = FxHashSet::default();
    let mut boards = Vec::new();
    let mut ahead = vec![Board::new(shape)];
    while let Some(board) = ahead.pop() {
        if board.final_value().is_some() || !met.insert(board.canonical_key()) {
            continue;
        }
        if board.stones() < plies {
            let mut columns = board.columns();
            columns.sort_by_key(|&column| Reverse((2 * column).abs_diff(shape.cols() + 1)));
            ahead.extend(columns.into_iter().filter_map(|column| board.play(column).ok()));
        }
        boards.push(board);
    }
    boards.sort_by_key(Board::stones);
    boards
}

/// The scores in an unfinished file, which is begun if there is none.
fn read_unfinished(shape: Shape, path: &Path) -> Result<Vec<i8>, BookError> {
    let mut header = UNFINISHED.to_vec();
    header.extend(settings(shape, 0));
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
