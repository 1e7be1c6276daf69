//! Searchers as players.

mod peeking;
mod perfect_information;
mod sampled;

pub use peeking::Peeking;
pub use perfect_information::PerfectInformation;
pub use sampled::{DeterminizedUct, Merge, Pimc, Sampled};
