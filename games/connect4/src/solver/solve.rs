//! The solver that callers use.

use std::ops::ControlFlow;
use std::sync::Arc;

use adut_search::solver::{Control, Goal, Progress};
use thiserror::Error;

use super::board::Board;
use super::book::Book;
use super::engine::{Engine, Hook, Inquiry};
use super::search::{self, Pulse};

/// The caller stopped the search; the bounds proven so far.
#[derive(Clone, Copy, Debug, Error, PartialEq, Eq)]
#[error("stopped after {} nodes: the value is from {} to {}", .0.nodes, .0.lower, .0.upper)]
pub struct Stopped(pub Progress);

/// The answer to a goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The score of the side to move, or 1, 0, -1 if only win, draw or loss was asked.
    pub value: i32,
    /// Nodes that the value took.
    pub nodes: u64,
}

/// An exact solver with its memory. It forgets between positions unless told to keep.
pub struct Solver {
    table_bytes: usize,
    threads: usize,
    keep: bool,
    book: Option<Arc<Book>>,
    searched: u64,
    narrow: Engine<u64>,
    wide: Engine<u128>,
}

impl Solver {
    /// A solver whose tables take at most `table_bytes` (boards of nearly 64 bits need 8 MiB at
    /// least). Memory is taken only as a search grows.
    pub fn new(table_bytes: usize) -> Self {
        Self {
            table_bytes,
            threads: 1,
            keep: false,
            book: None,
            searched: 0,
            narrow: Engine::new(),
            wide: Engine::new(),
        }
    }

    /// Uses several threads, each on a question of its own with its share of the memory. The value
    /// is the same; the count of nodes depends on how the threads meet.
    pub fn with_threads(mut self, threads: usize) -> Self {
        self.threads = threads.max(1);
        self
    }

    /// Keeps what was found from one position to the next of the same shape.
    pub fn keeping(mut self, keep: bool) -> Self {
        self.keep = keep;
        self
    }

    /// Answers from a book where it knows the position.
    pub fn with_book(mut self, book: impl Into<Arc<Book>>) -> Self {
        self.book = Some(book.into());
        self
    }

    /// The nodes of all that was asked until now.
    pub fn searched(&self) -> u64 {
        self.searched
    }

    /// The value of a position. The hook is called now and then and can stop the search.
    pub fn solve(
        &mut self,
        board: &Board,
        goal: Goal,
        hook: &mut Control<'_>,
    ) -> Result<Solution, Stopped> {
        self.prepare(board);
        self.value(board, goal, None, hook)
    }

    /// The score of a position that is known to be at least `bound`, and likely just that.
    pub(crate) fn solve_from(
        &mut self,
        board: &Board,
        bound: Option<i32>,
        hook: &mut Control<'_>,
    ) -> Result<Solution, Stopped> {
        self.prepare(board);
        self.value(board, Goal::Value, bound, hook)
    }

    /// The value for the side to move of every column that can be played, in order of column. The
    /// hook hears of the nodes of all columns together.
    pub fn solve_moves(
        &mut self,
        board: &Board,
        goal: Goal,
        hook: &mut Control<'_>,
    ) -> Result<Vec<(u32, i32)>, Stopped> {
        self.prepare(board);
        let mut values = Vec::new();
        let before = self.searched;
        for column in board.columns() {
            let Ok(child) = board.play(column) else { continue };
            let nodes = self.searched - before;
            let mut hook =
                |progress: Progress| hook(Progress { nodes: nodes + progress.nodes, ..progress });
            let solution = self.value(&child, goal, None, &mut hook)?;
            values.push((column, -solution.value));
        }
        Ok(values)
    }

    /// A best column and, if the exact score is given, best play by both sides to the end. `value`
    /// is what [`Solver::solve`] has just found for the same board and goal; its table is reused.
    pub fn line(
        &mut self,
        board: &Board,
        goal: Goal,
        value: i32,
        hook: &mut Control<'_>,
    ) -> Result<Vec<u32>, Stopped> {
        let mut line = Vec::new();
        let (mut board, mut value) = (*board, value);
        let before = self.searched;
        while let Some((column, child)) = self.best_move(&board, value, before, hook)? {
            line.push(column);
            if goal == Goal::WinDrawLoss {
                break;
            }
            (board, value) = (child, -value);
        }
        Ok(line)
    }

    /// The first column from the middle that is worth at least `value`, which the board is known to
    /// be; none when the game is over. The table is that of the last [`Solver::solve`].
    pub fn column_worth(
        &mut self,
        board: &Board,
        value: i32,
        hook: &mut Control<'_>,
    ) -> Result<Option<u32>, Stopped> {
        let found = self.best_move(board, value, self.searched, hook)?;
        Ok(found.map(|(column, _)| column))
    }

    /// Whether a column is worth less than `value`; none if that takes more than about so many
    /// nodes, or if it cannot be played. The table is that of the last [`Solver::solve`].
    pub fn is_worth_less(
        &mut self,
        board: &Board,
        column: u32,
        value: i32,
        nodes: u64,
    ) -> Option<bool> {
        let child = board.play(column).ok()?;
        let mut pulse = |searched| match searched < nodes {
            true => ControlFlow::Continue(()),
            false => ControlFlow::Break(()),
        };
        self.is_at_least(&child, 1 - value, &mut pulse).ok()
    }

    /// Forgets what was kept.
    pub fn forget(&mut self) {
        self.narrow.forget();
        self.wide.forget();
    }

    /// The first column from the middle whose value reaches `value`; none when the game is over.
    /// The hook hears of the nodes since so many had been searched.
    fn best_move(
        &mut self,
        board: &Board,
        value: i32,
        since: u64,
        hook: Hook<'_>,
    ) -> Result<Option<(u32, Board)>, Stopped> {
        let middle = board.shape().cols() + 1;
        let mut columns = board.columns();
        columns.sort_by_key(|&column| (2 * column).abs_diff(middle));
        let last = columns.pop();
        for column in columns {
            let Ok(child) = board.play(column) else { continue };
            let nodes = self.searched - since;
            let mut pulse =
                |more| hook(Progress { nodes: nodes + more, lower: value, upper: value });
            let too_good_for_them = self
                .is_at_least(&child, 1 - value, &mut pulse)
                .map_err(|_| Stopped(Progress { nodes, lower: value, upper: value }))?;
            if !too_good_for_them {
                return Ok(Some((column, child)));
            }
        }
        // Some column reaches the value, so if no other does, the last one must.
        Ok(last.and_then(|column| Some((column, board.play(column).ok()?))))
    }

    fn prepare(&mut self, board: &Board) {
        let Self { threads, table_bytes, keep, .. } = *self;
        if board.shape().bits() <= u64::BITS {
            self.narrow.prepare(board, threads, table_bytes, keep);
        } else {
            self.wide.prepare(board, threads, table_bytes, keep);
        }
    }

    /// The value without a search: the game is over, or the book knows.
    fn known_value(&self, board: &Board) -> Option<i32> {
        board.final_value().or_else(|| self.book.as_ref()?.value(board))
    }

    fn value(
        &mut self,
        board: &Board,
        goal: Goal,
        likely: Option<i32>,
        hook: Hook<'_>,
    ) -> Result<Solution, Stopped> {
        let in_goal = |value: i32| match goal {
            Goal::Value => value,
            Goal::WinDrawLoss => value.signum(),
        };
        if let Some(value) = self.known_value(board) {
            self.searched += 1;
            return Ok(Solution { value: in_goal(value), nodes: 1 });
        }
        let likely = likely.or_else(|| self.book.as_ref()?.least(board));
        let inquiry = Inquiry { goal, likely, mirrored: self.keep };
        let found = if board.shape().bits() <= u64::BITS {
            self.narrow.solve(board, inquiry, hook)
        } else {
            self.wide.solve(board, inquiry, hook)
        };
        self.searched += found.nodes;
        if found.stopped {
            let (lower, upper) = (in_goal(found.lower), in_goal(found.upper));
            return Err(Stopped(Progress { nodes: found.nodes, lower, upper }));
        }
        Ok(Solution { value: in_goal(found.lower), nodes: found.nodes })
    }

    fn is_at_least(
        &mut self,
        board: &Board,
        beta: i32,
        pulse: Pulse<'_>,
    ) -> Result<bool, search::Stopped> {
        let is_proved = |book: &Arc<Book>| book.least(board).is_some_and(|least| least >= beta);
        let (is_at_least, nodes) = if let Some(value) = self.known_value(board) {
            (value >= beta, 1)
        } else if self.book.as_ref().is_some_and(is_proved) {
            (true, 1)
        } else if board.shape().bits() <= u64::BITS {
            self.narrow.is_at_least(board, beta, self.keep, pulse)?
        } else {
            self.wide.is_at_least(board, beta, self.keep, pulse)?
        };
        self.searched += nodes;
        Ok(is_at_least)
    }
}
