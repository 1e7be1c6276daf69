//! A searcher seated where it may look at everything.

use adut_kernel::{Actions, Clairvoyant, Game, Rng, Scale, Thought};

use crate::Searcher;

/// Searches the true state, hidden cards included: an all-knowing player.
#[derive(Clone, Debug)]
pub struct Peeking<S>(pub S);

impl<G: Game, S: Searcher<G>> Clairvoyant<G> for Peeking<S> {
    fn act_seeing(
        &mut self,
        game: &G,
        state: &G::State,
        actions: &Actions<G::Action>,
        rng: &mut Rng,
    ) -> G::Action {
        self.0.choose(game, state, actions, rng)
    }

    fn values_seeing(
        &mut self,
        game: &G,
        state: &G::State,
        actions: &Actions<G::Action>,
        rng: &mut Rng,
    ) -> Vec<f64> {
        let mut values = Vec::new();
        self.0.rank(game, state, actions, rng, &mut values);
        values
    }

    fn scale(&self) -> Scale {
        self.0.scale()
    }

    fn decide_seeing(
        &mut self,
        game: &G,
        state: &G::State,
        actions: &Actions<G::Action>,
        rng: &mut Rng,
    ) -> Thought<G::Action> {
        self.0.decide(game, state, actions, rng)
    }

    fn restart(&mut self) {
        self.0.restart();
    }
}
