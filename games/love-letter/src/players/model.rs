//! How a player expects others to play.

use adut_kernel::{Agent, Rng, View};

use super::greedy::Greedy;
use super::random::Random;
use crate::rules::{Action, LoveLetter};

/// A policy that can be followed and whose past choices can be weighed.
pub(super) trait Model: Send {
    /// What it does.
    fn choose(&mut self, view: &View<'_, LoveLetter>, rng: &mut Rng) -> Action;
    /// How likely it does this.
    fn likelihood(&mut self, view: &View<'_, LoveLetter>, action: Action) -> f64;
}

/// The greedy player of the thesis, who now and then makes any play.
#[derive(Clone, Copy, Debug)]
pub(super) struct AlmostGreedy {
    /// What he plays by.
    pub(super) greedy: Greedy,
    /// How often he does not.
    pub(super) lapses: f64,
}

impl Model for AlmostGreedy {
    fn choose(&mut self, view: &View<'_, LoveLetter>, rng: &mut Rng) -> Action {
        if self.lapses > 0.0 && rng.unit() < self.lapses {
            return view.pick(rng.index(view.actions().len()));
        }
        self.greedy.act(view, rng)
    }

    fn likelihood(&mut self, view: &View<'_, LoveLetter>, action: Action) -> f64 {
        let any = self.lapses / view.actions().len() as f64;
        let agrees = self.greedy.decision(view) == action;
        any + if agrees { 1.0 - self.lapses } else { 0.0 }
    }
}

/// The thesis's reference opponent.
impl Model for Random {
    fn choose(&mut self, view: &View<'_, LoveLetter>, rng: &mut Rng) -> Action {
        self.act(view, rng)
    }

    fn likelihood(&mut self, view: &View<'_, LoveLetter>, action: Action) -> f64 {
        let at = view.actions().iter().position(|&other| other == action);
        at.map_or(0.0, |at| Self::chances(view)[at])
    }
}
