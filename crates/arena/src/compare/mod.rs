//! Every pair of players on the same decks in every seating.
//!
//! A *block* is one deck played in every seating, so that the luck of the cards falls on both
//! sides alike; statistics are made on block means. Blocks are played in parallel and counted in
//! order, so the result is the same for any number of threads. What is counted can be read back
//! from records: that is how a run is resumed and how shards are merged. Instead of games whole
//! matches can be counted (`series`). A sequential test (`sequential`) hears of every block and says
//! when the evidence is enough.

mod agreement;
mod bench;
mod comparison;
mod layout;
mod plan;
mod result;
mod run;
mod sequential;
mod series;
mod tally;

pub use agreement::{Agreement, agreement};
pub use comparison::{AgentResult, Comparison, LadderEntry, Pace, PairResult, Provenance};
pub use layout::{Layout, Shard};
pub use plan::{Entrant, Plan, Sink, Timing};
pub use result::Profile;
pub use run::{ResumeError, Run};
pub use sequential::{Decision, Hypotheses, Sequential, TestResult};
pub use series::{Counted, Unit};
