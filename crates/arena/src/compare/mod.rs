//! Every pair of players, or tables of different ones, on the same decks in every seating.
//!
//! A *block* is one deck played in every seating, so that the luck of the cards falls on both
//! sides alike; statistics are made on block means. Blocks are played in parallel and counted in
//! order, so the result is the same for any number of threads. What is counted can be read back
//! from records: that is how a run is resumed and how shards are merged. Instead of games whole
//! matches can be counted (`series`). A sequential test (`sequential`) hears of every block and says
//! when the evidence is enough. Blocks that were played by themselves, on whatever machine, are counted
//! as pieces (`piece`).

mod agreement;
mod comparison;
mod layout;
mod piece;
mod plan;
mod profile;
mod result;
mod run;
mod sequential;
mod series;
mod tally;
mod worker;

pub use adut_stats::PRIOR;

pub use agreement::{Agreement, Heard, agreement};
pub use comparison::{
    AgentResult, Comparison, Failure, LadderEntry, Pace, PairResult, Provenance, TableResult,
};
pub use layout::{Layout, Lineup, Meetings, NoShard, Shard, lineups};
pub use piece::{Piece, PieceError, Place};
pub use plan::{Entrant, Plan, Sink, ThinkingTime, Timing};
pub use profile::{Profile, label, split_alias};
pub use run::{ResumeError, Run};
pub use sequential::{Decision, Hypotheses, Sequential, TestResult};
pub use series::{Counted, Unit};
