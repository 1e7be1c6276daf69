//! Why something cannot be done at a table.

use adut_kernel::RecordError;
use thiserror::Error;

/// Why something cannot be done at a table.
#[derive(Debug, Error)]
pub enum TableError {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// Somebody else is to act.
    #[error("it is the turn of seat {0}")]
    OutOfTurn(usize),
    /// The move was meant for another position.
    #[error("the move was meant after {meant} moves, but {stands} have been made")]
    Stale {
        /// How many moves whoever moves had seen.
        meant: usize,
        /// How many there are to be seen.
        stands: usize,
    },
    /// No legal move.
    #[error("{0}")]
    Illegal(String),
    /// There is no move of one's own to take back.
    #[error("there is no move to take back")]
    NothingToUndo,
    /// The next game cannot begin yet.
    #[error("the game is not over")]
    NotOver,
    /// Cards that were played already cannot count twice.
    #[error("within a match no cards are played twice")]
    SameCardsInMatch,
    /// As many entrants as seats are needed.
    #[error("{found} seats are named, but {seats} play by these rules")]
    Seats {
        /// How many were named.
        found: usize,
        /// How many there are.
        seats: usize,
    },
    /// A table that was kept has a game in which not everybody has a seat.
    #[error("in game {0} not everybody has one seat")]
    Seating(u64),
    /// A table that was kept does not replay.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// A table that was kept has no game.
    #[error("no game was begun")]
    Empty,
}
