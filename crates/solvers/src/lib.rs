//! Exact solvers, one per game: with all cards known, what is the position worth and which move
//! is best. They are the truth against which every player is measured.

pub mod briskula;
pub mod connect4;
mod exact;
pub mod love_letter;
mod memory;
pub mod tablic;

pub use exact::{Answer, Control, Exact, Means, OpeningBook, Progress, Question, Unsolvable};
