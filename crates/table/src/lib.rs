//! A game with people and programs at its seats, and the match it belongs to.
//!
//! A [`Table`] is played at the terminal, on the page and from Python alike: it deals, lets whoever
//! is to act move, takes moves back, forfeits, and begins the next game. It has no clock and no
//! threads: what a program is to think about is handed out as a [`Thought`], and its move comes back
//! as anybody's.

mod entrant;
mod error;
mod remembered;
mod round;
mod table;

pub use entrant::{Entrant, PERSON};
pub use error::TableError;
pub use round::{Round, SavedRound};
pub use table::{HintThought, Setup, Table, Thought};
