//! Search for any game: tree search, Monte Carlo, equilibria. No game is named in here.
//!
//! Three families, each in its own module:
//! - [`exact`]: games in which everything is known, from minimax to Star2;
//! - [`montecarlo`]: random games, from flat sampling to information-set search;
//! - [`equilibrium`]: strategies for hidden information that cannot be taken advantage of.
//!
//! A [`Searcher`] ranks the actions of a known state. It becomes a player when it is [seated]:
//! [`PerfectInformation`] where nothing is hidden, [`Sampled`] as an honest player that searches worlds drawn
//! from what it sees, [`Peeking`] as an all-knowing one. Searches in information sets are honest
//! players by themselves.
//!
//! Nothing in here looks at a clock or draws a random number that was not given: the same
//! arguments give the same answer, on any number of threads. A search ends with its [`Budget`],
//! in which a caller may place a clock of its own. What the caller knows about the game comes in
//! as [`Insight`], and what the search does can be watched through a [`trace::Tracer`].

mod budget;
pub mod equilibrium;
pub mod exact;
mod insight;
pub mod memory;
pub mod montecarlo;
mod searcher;
pub mod seated;
pub mod solver;
pub mod trace;

pub use budget::{Budget, StopHook};
pub use insight::{Insight, Keyed, RulesOnly, Valued};
pub use searcher::{Searcher, first_best};
pub use seated::{DeterminizedUct, Merge, Peeking, PerfectInformation, Pimc, Sampled};
