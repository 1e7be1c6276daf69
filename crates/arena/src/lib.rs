//! The referee, and comparisons between players.
//!
//! [`Referee`] is the one place where states and players meet. [`compare`] plays every pair of
//! players on the same decks in every seating, counts, and says how sure one can be. [`report`]
//! makes documents of it.

pub mod compare;
mod referee;
pub mod report;

pub use referee::{Ending, Referee, Start, Watch};
