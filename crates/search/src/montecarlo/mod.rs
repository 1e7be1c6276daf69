//! Search by random games.
//!
//! [`Flat`] plays every action out equally often. [`Uct`] grows a tree in a known state towards
//! what does well. [`Ismcts`] does so in what a seat knows, with a new world for every simulation;
//! [`MultiObserver`] keeps a tree for each seat. Determinised UCT and perfect-information Monte
//! Carlo are [`Sampled`](crate::Sampled) over `Uct` and over any other searcher.
//!
//! Trees live in one block of memory that is used again from search to search. It has a limit;
//! when that is reached the tree stops growing, and simulations go on from its leaves.

mod descent;
mod flat;
mod ismcts;
mod observers;
mod rollout;
mod tree;
pub(crate) mod ucb;
mod uct;

use std::hash::BuildHasher as _;

use adut_kernel::{Game, Seat};
use rustc_hash::FxBuildHasher;

use crate::Budget;

pub use flat::Flat;
pub use ismcts::{InformationSetSearch, Ismcts, MultiObserver};
pub use observers::{Multiple, Observers, Single};
pub use rollout::{Guided, Rollout, Uniform};
pub use uct::Uct;

/// How a tree is grown.
#[derive(Clone, Debug)]
pub struct Growth {
    /// When to stop; each simulation is a step.
    pub budget: Budget,
    /// How much is tried that did not do well so far. It is measured in the unit of the values:
    /// 1.4 suits payoffs between −1 and 1.
    pub exploration: f64,
    /// How many actions the tree remembers at most. Each takes about 60 bytes, twice that where
    /// a tree is kept from move to move.
    pub capacity: usize,
    /// Whether what was learned about the position that came up is kept from move to move.
    pub reuse: bool,
    /// What a search in information sets tells its nodes apart by.
    pub branching: Branching,
}

/// What a search in information sets tells its nodes apart by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Branching {
    /// The moves that the tree's owner saw, and whose turn it is. Fast; what the moves showed it,
    /// such as a card drawn, makes no difference within the tree.
    #[default]
    Moves,
    /// All that the tree's owner sees at that moment. These are its information sets in the strict
    /// sense; there are many more of them, and each costs an observation.
    Observations,
}

impl Branching {
    /// The key of a node where `mover` is to act, in the tree of `owner`.
    #[inline]
    fn key<G: Game>(self, game: &G, state: &G::State, mover: Seat, owner: Seat) -> u32 {
        match self {
            Branching::Moves => mover.index() as u32,
            Branching::Observations => self.key_of_seen::<G>(&game.observe(state, owner), mover),
        }
    }

    fn key_of_seen<G: Game>(self, seen: &G::Observation, mover: Seat) -> u32 {
        match self {
            Branching::Moves => mover.index() as u32,
            Branching::Observations => {
                let hash = FxBuildHasher.hash_one((seen, mover));
                (hash >> 33) as u32 ^ hash as u32 >> 1
            }
        }
    }
}

impl Growth {
    /// This many simulations for a move, with the usual settings.
    pub fn simulations(simulations: u64) -> Self {
        Self {
            budget: Budget::steps(simulations),
            exploration: 1.4,
            capacity: 1 << 20,
            reuse: false,
            branching: Branching::Moves,
        }
    }

    /// The same with another exploration constant.
    #[must_use]
    pub fn exploring(self, exploration: f64) -> Self {
        Self { exploration, ..self }
    }

    /// The same with another limit of memory.
    #[must_use]
    pub fn holding(self, capacity: usize) -> Self {
        Self { capacity, ..self }
    }

    /// The same, telling nodes apart by all that is seen.
    #[must_use]
    pub fn by_observation(self) -> Self {
        Self { branching: Branching::Observations, ..self }
    }

    /// The same, keeping the tree from move to move.
    #[must_use]
    pub fn reusing(self) -> Self {
        Self { reuse: true, ..self }
    }
}

/// Each action's share of all visits; nothing for all where there were none.
pub(crate) fn shares(visits: impl Iterator<Item = u32> + Clone, out: &mut Vec<f64>) {
    let total: u64 = visits.clone().map(u64::from).sum();
    out.extend(visits.map(|visits| f64::from(visits) / total.max(1) as f64));
}

/// The action with the most visits; of several the one with the highest mean, then the first.
pub(crate) fn most_visited<A: Copy>(actions: &[A], tally: impl Fn(A) -> (u32, f64)) -> A {
    if let [only] = actions {
        return *only;
    }
    let mut best = (actions[0], tally(actions[0]));
    for &action in &actions[1..] {
        let (visits, mean) = tally(action);
        if visits > best.1.0 || visits == best.1.0 && mean > best.1.1 {
            best = (action, (visits, mean));
        }
    }
    best.0
}
