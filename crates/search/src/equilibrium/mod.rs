//! Strategies for hidden information that cannot be taken advantage of.
//!
//! A strategy says for each *information set*, a seat and what it has seen, how likely each action
//! is. In a zero-sum game of two players there is one against which no one can win more than the
//! game's value. Counterfactual regret minimisation comes as close to it as one likes: [`Cfr`]
//! walks the whole tree of a small game, [`Mccfr`] samples a large one. How far a strategy is from
//! perfect is told by its [`exploitability`](GameTree::exploitability) where the tree fits into
//! memory, and estimated by a [`Responder`] beyond.

mod cfr;
mod mccfr;
mod policy;
mod regret;
mod responder;
mod response;
mod tree;

pub use cfr::{Cfr, Discount};
pub use mccfr::{Mccfr, Sampling};
pub use policy::{ByPolicy, Policy, Tabular, Uniformly};
pub use responder::Responder;
pub use response::Response;
pub use tree::{GameTree, Strategy, TreeError};
