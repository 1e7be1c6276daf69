//! An exact solver for Connect-4 on boards of any size up to 128 bits and lines of any length.
//!
//! **Rules.** Two sides in turn drop a stone into a column; it falls to the lowest empty cell. Who
//! first has `connect` stones in a straight line wins; a full board without a line is a draw.
//!
//! **Score.** A win is worth `(cells + 2 - stones on the board at the end) / 2`, rounded down, a
//! loss the negative of that, a draw 0: a higher score is a quicker win.
//!
//! **Method.** Bitboards in the manner of John Tromp (`lines`), static knowledge including the
//! strategy of answering in the same column that Victor Allis described as "claimeven" (`settle`,
//! `strategy`), null-window questions that ask for quick wins first as in Pascal Pons's solver
//! (`questions`), and a table with exact keys that starts small and grows (`table`).

mod adapter;
mod bitboards;
mod board;
mod book;
mod book_maker;
mod engine;
mod geometry;
mod lines;
mod questions;
mod search;
mod settle;
mod solve;
mod strategy;
mod table;
mod word;

pub use adut_search::solver::Goal;
pub use board::{Board, BoardError, Cell, Shape};
pub use book::{Book, BookError};
pub use book_maker::BookProgress;
pub use solve::{Solution, Solver, Stopped};
