//! The referee, and comparisons between players.
//!
//! [`Referee`] is the one place where states and players meet. [`compare`] plays every pair of
//! players on the same decks in every seating, counts, and says how sure one can be.
//! [`report()`] says what a result means.

pub mod compare;
mod referee;
mod report;

pub use referee::{Ending, Referee, Start, Watch};
pub use report::{add_test, report, verdict};
