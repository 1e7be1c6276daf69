//! A searcher seated as an honest player: it searches worlds that might be.
//!
//! This is perfect-information Monte Carlo (PIMC): draw worlds from the observation, search each
//! as if all cards lay open, and merge the answers. It plays well where little is hidden for
//! long; it cannot see the worth of finding out, or of hiding, since in each world it knows
//! everything (Long, Sturtevant, Buro and Furtak 2010).

use adut_kernel::{Agent, Determinize, Rng, Scale, View};

use crate::montecarlo::{Uct, Uniform};
use crate::searcher::first_best;
use crate::{Budget, RulesOnly, Searcher};

/// How the answers of several worlds become one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Merge {
    /// An action's value is the mean of its values.
    #[default]
    Mean,
    /// Every world has one vote; those that find several actions equally good share it among
    /// them.
    Vote,
}

/// Perfect-information Monte Carlo with some searcher.
pub type Pimc<S> = Sampled<S>;
/// Determinised UCT: a tree for each world, and the visits of all of them.
pub type DeterminizedUct<G, R = Uniform, I = RulesOnly> = Sampled<Uct<G, R, I>>;

/// Searches worlds drawn from what it sees.
#[derive(Clone, Debug)]
pub struct Sampled<S> {
    searcher: S,
    worlds: Budget,
    merge: Merge,
    ranked: Vec<f64>,
}

impl<S> Sampled<S> {
    /// Searches this many worlds and takes the mean.
    pub fn new(searcher: S, worlds: u64) -> Self {
        Self::within(searcher, Budget::steps(worlds))
    }

    /// Searches worlds, at least one, until the budget ends; each is a step.
    pub fn within(searcher: S, worlds: Budget) -> Self {
        Self { searcher, worlds, merge: Merge::default(), ranked: Vec::new() }
    }

    /// The same with another way to merge.
    #[must_use]
    pub fn merged_by(self, merge: Merge) -> Self {
        Self { merge, ..self }
    }
}

impl<G: Determinize, S: Searcher<G>> Agent<G> for Sampled<S> {
    fn act(&mut self, view: &View<'_, G>, rng: &mut Rng) -> G::Action {
        if view.actions().len() == 1 {
            return view.pick(0);
        }
        view.pick(first_best(&self.values(view, rng)))
    }

    fn values(&mut self, view: &View<'_, G>, rng: &mut Rng) -> Vec<f64> {
        let (game, actions) = (view.game(), view.actions());
        let worlds = game.worlds(view.seen());
        let mut meter = self.worlds.meter_of_long_steps();
        let mut values = vec![0.0; actions.len()];
        while meter.step() || meter.used() == 0 {
            let world = game.draw_world(&worlds, rng);
            self.searcher.rank(game, &world, actions, rng, &mut self.ranked);
            if self.merge == Merge::Vote {
                vote(&mut self.ranked);
            }
            values.iter_mut().zip(&self.ranked).for_each(|(sum, value)| *sum += value);
            if meter.used() == 0 {
                return values;
            }
        }
        let count = meter.used() as f64;
        values.iter_mut().for_each(|value| *value /= count);
        values
    }

    fn scale(&self) -> Scale {
        match self.merge {
            Merge::Mean => self.searcher.scale(),
            Merge::Vote => Scale::Own,
        }
    }

    fn restart(&mut self) {
        self.searcher.restart();
    }
}

/// Shares one vote among the highest values.
fn vote(values: &mut [f64]) {
    let best = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let ties = values.iter().filter(|&&value| value == best).count();
    for value in values {
        *value = if *value == best { 1.0 / ties as f64 } else { 0.0 };
    }
}
