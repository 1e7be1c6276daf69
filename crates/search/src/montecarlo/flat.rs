//! Flat Monte Carlo: every action is played out equally often.
//!
//! No tree, only means. In a known state the actions take turns; an honest player tries all of
//! them in each world it draws, so that no action is favoured by its worlds.

use adut_kernel::{Actions, Agent, Determinize, Game, Rng, Scale, Turn, View};

use super::rollout::{Rollout, Uniform};
use crate::searcher::{Searcher, first_best};
use crate::{Budget, Insight, RulesOnly};

/// Flat Monte Carlo: a searcher, and an honest player by itself. Its values are means over the
/// simulations.
#[derive(Clone, Debug)]
pub struct Flat<G: Game, R = Uniform, I = RulesOnly> {
    budget: Budget,
    rollout: R,
    insight: I,
    scratch: Actions<G::Action>,
}

impl<G: Game> Flat<G> {
    /// Random playouts, valued by the rules. Each simulation is a step, and every action gets at
    /// least one.
    pub fn new(budget: Budget) -> Self {
        Self::with(budget, Uniform, RulesOnly)
    }
}

impl<G: Game, R: Rollout<G>, I: Insight<G>> Flat<G, R, I> {
    /// Playouts and values of the caller's own.
    pub fn with(budget: Budget, rollout: R, insight: I) -> Self {
        Self { budget, rollout, insight, scratch: Actions::new() }
    }

    /// The mean of each action, where `draw` gives the state for each round of all actions.
    fn means(
        &mut self,
        game: &G,
        actions: &[G::Action],
        rng: &mut Rng,
        mut draw: impl FnMut(&mut Rng) -> G::State,
    ) -> Vec<f64> {
        let mut sums = vec![0.0; actions.len()];
        let mut meter = self.budget.meter();
        let mut rounds = 0.0;
        loop {
            let start = draw(rng);
            let Turn::Seat(seat) = game.turn(&start) else { return sums };
            for (&action, sum) in actions.iter().zip(&mut sums) {
                meter.step();
                let mut state = start.clone();
                game.apply(&mut state, action);
                self.rollout.play(game, &mut state, &mut self.scratch, rng);
                *sum += self.insight.value(game, &state, seat);
            }
            rounds += 1.0;
            if !meter.has(actions.len() as u64) {
                break;
            }
        }
        sums.iter_mut().for_each(|sum| *sum /= rounds);
        sums
    }
}

impl<G: Game, R: Rollout<G>, I: Insight<G>> Searcher<G> for Flat<G, R, I> {
    fn rank(
        &mut self,
        game: &G,
        state: &G::State,
        actions: &[G::Action],
        rng: &mut Rng,
        values: &mut Vec<f64>,
    ) {
        *values = self.means(game, actions, rng, |_| state.clone());
    }

    fn scale(&self) -> Scale {
        Scale::Payoff
    }
}

impl<G: Determinize, R: Rollout<G>, I: Insight<G>> Agent<G> for Flat<G, R, I> {
    fn act(&mut self, view: &View<'_, G>, rng: &mut Rng) -> G::Action {
        if view.actions().len() == 1 {
            return view.pick(0);
        }
        view.pick(first_best(&self.values(view, rng)))
    }

    fn values(&mut self, view: &View<'_, G>, rng: &mut Rng) -> Vec<f64> {
        let game = view.game();
        let worlds = game.worlds(view.seen());
        self.means(game, view.actions(), rng, |rng| game.draw_world(&worlds, rng))
    }

    fn scale(&self) -> Scale {
        Scale::Payoff
    }
}
