//! What a review is to look at, how hard, and who listens.

use std::ops::ControlFlow;

use adut_kernel::{RecordError, Seed};
use adut_players::PlayerError;
use thiserror::Error;

/// How hard to think about each position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// Games played out for a decision, all moves together. Games whose playouts are cheap get
    /// more, in a fixed proportion.
    pub playouts: u32,
    /// Positions that an exact solver may look at before the position is played out instead.
    pub nodes: u64,
}

impl Default for Budget {
    /// Enough for a review that one believes, in some seconds.
    fn default() -> Self {
        Self { playouts: 2000, nodes: 400_000 }
    }
}

/// How much of the game to solve with open cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum TruthPass {
    /// Nothing.
    Off,
    /// What takes moments: Briškula from the deal on, Tablić's last two deals, Connect-4 within
    /// the budget's nodes.
    #[default]
    Quick,
    /// Everything, the last positions first, as far as [`Settings::truth_nodes`] reach.
    Full,
}

/// What to review and how.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The seat whose game is told; all seats unless said. Decisions of all are weighed in any case,
    /// for what the others give away is no luck.
    pub seat: Option<usize>,
    /// How hard to think.
    pub budget: Budget,
    /// How much to solve with open cards.
    pub truth: TruthPass,
    /// Positions that the full pass may look at in all; [`Review::truth_cut`](crate::Review) says
    /// whether that was enough.
    pub truth_nodes: u64,
    /// Worlds drawn for each belief; none leaves beliefs out.
    pub belief_worlds: u32,
    /// Where all randomness comes from.
    pub seed: Seed,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            seat: None,
            budget: Budget::default(),
            truth: TruthPass::default(),
            truth_nodes: u64::MAX,
            belief_worlds: 400,
            seed: Seed::from_text("review"),
        }
    }
}

/// How far the work has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// Steps done.
    pub done: usize,
    /// Steps in all.
    pub of: usize,
}

/// Hears now and then how far the work has come, often several times within a step, and says
/// whether to go on.
pub type Watch<'a> = dyn FnMut(Step) -> ControlFlow<()> + Send + 'a;

/// Why there is no review.
#[derive(Debug, Error)]
pub enum ReviewError {
    /// The record does not replay.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// Nobody can play this game out.
    #[error(transparent)]
    Player(#[from] PlayerError),
    /// There is no such seat.
    #[error("there is no seat {seat} at a table of {seats}")]
    Seat {
        /// The seat asked for.
        seat: usize,
        /// How many there are.
        seats: usize,
    },
    /// Nobody is to move, so there is nothing to hint at.
    #[error("the game is over, there is no move to weigh")]
    Over,
    /// Whoever watched said stop.
    #[error("the review was stopped")]
    Stopped,
}

/// Counts steps and passes them on.
pub(crate) struct Pace<'a, 'b> {
    watch: &'a mut Watch<'b>,
    step: Step,
}

impl<'a, 'b> Pace<'a, 'b> {
    pub(crate) fn new(watch: &'a mut Watch<'b>, of: usize) -> Self {
        Self { watch, step: Step { done: 0, of } }
    }

    /// Asks whether to go on.
    pub(crate) fn poll(&mut self) -> Result<(), ReviewError> {
        match (self.watch)(self.step) {
            ControlFlow::Continue(()) => Ok(()),
            ControlFlow::Break(()) => Err(ReviewError::Stopped),
        }
    }

    /// A step is done.
    pub(crate) fn advance(&mut self) -> Result<(), ReviewError> {
        self.step.done += 1;
        self.poll()
    }
}
