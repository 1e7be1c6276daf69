//! Every pair of players on the same decks in every seating.
//!
//! A *block* is one deck played in every seating, so that the luck of the cards falls on both
//! sides alike; statistics are made on block means. Blocks are played in parallel and counted in
//! order, so the result is the same for any number of threads. What is counted can be read back
//! from records: that is how a run is resumed and how shards are merged.

mod agreement;
mod layout;
mod play;
mod result;
mod run;
mod tally;

pub use agreement::{Agreement, agreement};
pub use layout::{Layout, Shard};
pub use play::{Entrant, Plan, Sink, Timing};
pub use result::{AgentResult, Comparison, LadderEntry, PairResult};
pub use run::{ResumeError, Run};
