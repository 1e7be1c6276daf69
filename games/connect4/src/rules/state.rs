//! Where a game stands.

use adut_kernel::Seat;
use thiserror::Error;

use super::Column;

/// A board with stones on it. Nothing is hidden, so it is its own observation.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// The stones of the side to move.
    pub(super) own: u128,
    /// All stones.
    pub(super) all: u128,
    pub(super) plies: u8,
    pub(super) stage: Stage,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Stage {
    Running,
    /// Whoever moved last has a row.
    Won,
    Full,
}

impl State {
    pub(super) const EMPTY: Self = Self { own: 0, all: 0, plies: 0, stage: Stage::Running };

    /// How many stones lie on the board.
    pub fn stones(&self) -> usize {
        usize::from(self.plies)
    }

    /// The stones of the side to move, and all stones: column by column from the left, each
    /// column its cells from the bottom and one empty guard bit.
    pub fn bits(&self) -> (u128, u128) {
        (self.own, self.all)
    }

    /// The seat whose turn it is, or would be.
    #[inline]
    pub(super) fn mover(&self) -> Seat {
        Seat::new(usize::from(self.plies & 1))
    }
}

/// Why a stone cannot be dropped.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Foul {
    /// Nothing can be played any more.
    #[error("the game is over")]
    GameOver,
    /// A column beyond the board.
    #[error("there is no column {column}, the board has {cols}")]
    NoSuchColumn {
        /// The column asked for.
        column: Column,
        /// How many there are.
        cols: usize,
    },
    /// No free cell.
    #[error("column {0} is full")]
    ColumnFull(Column),
}
