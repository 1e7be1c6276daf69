//! An equilibrium of Love Letter for two.
//!
//! The three face-up cards make a round one of 92 games ([`Faces`]). What Priest, Baron, King and
//! Guard show is known to both players, so the only thing that either hides is his hand: one of
//! eight cards. A public position thus needs two vectors of eight numbers and nothing more, and a
//! walk through all positions updates every hand at once (see `walk`).
//!
//! - Positions where both hands are known are games of their own. Each is solved once (`known`).
//! - On the last turn choices that are no better against any hand fall away (`last`).
//! - Which of the two cards one held and which one drew makes no difference to what follows, so
//!   they are decided about as a pair.
//! - All public positions are compiled once to a graph; the pasts that lead to them, which are many
//!   more, exist only as places in a row of numbers.
//!
//! The rounds are counterfactual regret minimisation in its CFR+ form with discounted regrets, the
//! players in turn. What an average strategy is worth is not estimated: both best responses are
//! computed, and the value of the game lies between them.

mod blueprint;
mod checkpoint;
mod compile;
mod concede;
mod follow;
mod graph;
mod judge;
mod kind;
mod known;
mod last;
mod pace;
mod public;
mod real;
mod replies;
mod rounds;
mod slots;
mod subgame;
#[cfg(test)]
mod tests;
mod track;
mod walk;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::rules::{Card, Counts};

pub use blueprint::{Blueprint, BlueprintError, Blueprints};
pub use checkpoint::CheckpointError;
pub use judge::Judge;
pub use kind::{Faces, FacesError};
pub use pace::{KNOWN_TOLERANCE, Progress, exploitability};
pub use public::{Play, Way};
pub use real::Real;
pub use replies::{Reply, Shown};
pub use subgame::Effort;
pub use track::Guide;

use compile::Compiler;
use known::Known;
use public::Public;
use rounds::Rounds;

/// How large the solution of a game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    /// Different public positions.
    pub positions: usize,
    /// Numbers kept for the choices of all pasts.
    pub slots: u64,
    /// What solving needs in memory.
    pub bytes: u64,
}

/// A solution under way: regrets and average strategies for every past.
#[derive(Debug)]
pub struct Equilibrium<F> {
    faces: Faces,
    tolerance: f64,
    at: Public,
    compiler: Compiler<F>,
    rounds: Rounds<F>,
}

/// One choice of a decision.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Choice {
    /// What is played.
    pub play: Play,
    /// How often.
    pub share: f64,
    /// The payoff to expect, win 1, draw 0, loss −1, when both go on as the solution does.
    pub value: f64,
}

/// What to do with two cards.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision {
    /// The cards, the lower first.
    pub cards: [Card; 2],
    /// In how many ways they come about.
    pub ways: f64,
    /// The choices that are worth a thought.
    pub choices: Vec<Choice>,
}

/// What comes before the first round.
struct Solving<F> {
    faces: Faces,
    unseen: Counts,
    tolerance: f64,
    compiler: Compiler<F>,
}

impl<F: Real> Solving<F> {
    fn new(faces: Faces, unseen: Counts, tolerance: f64) -> Self {
        Self { faces, unseen, tolerance, compiler: Compiler::new(tolerance) }
    }

    fn know(&mut self, at: Public, known: Known) {
        self.compiler.known.insert(at, known);
    }

    fn finish(self) -> Equilibrium<F> {
        let Self { faces, unseen, tolerance, mut compiler } = self;
        let at = Public::first(unseen);
        let root = compiler.place(at);
        let rounds = Rounds::new(&compiler.graph, root, &at);
        Equilibrium { faces, tolerance, at, compiler, rounds }
    }
}

impl<F: Real> Equilibrium<F> {
    /// Before the first round. Positions where both hands are known are solved here, until their
    /// values are off by no more than `tolerance`; none if `stop` is set before that is done.
    pub fn new(faces: Faces, tolerance: f64, stop: Arc<AtomicBool>) -> Option<Self> {
        let mut solving = Solving::new(faces, faces.unseen(), tolerance);
        solving.compiler.stop = Arc::clone(&stop);
        let ready = solving.finish();
        (!stop.load(Ordering::Relaxed)).then_some(ready)
    }

    /// How large the solution will be.
    pub fn size(faces: Faces) -> Size {
        let mut compiler = Compiler::<F>::new(1.0);
        let root = compiler.place(Public::first(faces.unseen()));
        let slots = compiler.graph.nodes[root as usize].subtree;
        let bytes = 2 * slots * size_of::<F>() as u64 + compiler.bytes();
        Size { positions: compiler.graph.nodes.len(), slots, bytes }
    }

    /// The face-up cards.
    pub const fn faces(&self) -> Faces {
        self.faces
    }

    /// How many rounds were played.
    pub const fn rounds(&self) -> u64 {
        self.rounds.count
    }

    /// Plays one more round.
    pub fn round(&mut self) {
        self.rounds.play(&self.compiler.graph);
    }

    /// Between what and what the first player's payoff at equilibrium lies: what best responses
    /// to the average strategies take.
    pub fn bounds(&self) -> [f64; 2] {
        self.rounds.bounds(&self.compiler.graph)
    }
}

impl Equilibrium<f32> {
    /// What the average strategy does on the first turn.
    pub fn first_decisions(&self) -> Vec<Decision> {
        let [_, other] = self.rounds.reach();
        self.decisions_at(&self.at, self.rounds.root(), &other, &self.rounds.sums)
    }
}
