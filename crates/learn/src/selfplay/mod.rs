//! Players that learn by playing against themselves.
//!
//! A [`Learner`] plays thousands of games side by side, so that its nets are asked for whole batches,
//! and corrects its policy after each round of games by proximal policy optimisation (Schulman and
//! others 2017): towards what turned out better than expected, in small steps, with a bonus for
//! staying undecided. Regularised so, a policy gradient stands up well in games with hidden cards
//! (Rudolph and others 2025). Some games are played against past versions, so that nothing is
//! unlearned for the newest opponent's sake.
//!
//! The policy sees an observation's [features](adut_kernel::Encoded) and nothing else. How good a
//! position is, on the other hand, is judged by a critic that also sees what is
//! [hidden](adut_kernel::Revealed): its judgement is better, which makes learning faster, and it is
//! left behind when the policy goes to play.
//!
//! A round is divided into [`SHARDS`] that do not depend on the number of threads, and their slopes
//! are added up in order: the same plan gives the same nets on any number of threads.

mod asked;
mod head;
mod learner;
mod plan;
mod play;
mod store;
#[cfg(test)]
mod tests;
mod update;

pub use head::{ById, ByMove, Head, Learnable};
pub use learner::{Learner, Round, Strength};
pub use plan::Plan;

/// The parts that a round of games is divided into.
pub const SHARDS: usize = 8;
