//! Searchers as players.

mod open;
mod parallel;
mod peeking;
mod sampled;

pub use open::Open;
pub use parallel::RootParallel;
pub use peeking::Peeking;
pub use sampled::{DeterminizedUct, Merge, Pimc, Sampled};
