//! What ranks the actions of a known state.

use adut_kernel::{Game, Rng, Scale, Thought, Witnessed};

/// A search in a state that is wholly known. It is no player yet: [`PerfectInformation`](crate::PerfectInformation),
/// [`Sampled`](crate::Sampled) and [`Peeking`](crate::Peeking) seat it.
pub trait Searcher<G: Game>: Send {
    /// Clears `values` and gives each of `actions`, which are those of `state`, a value for the
    /// seat whose turn it is; larger is better, and the scale is the searcher's own.
    fn rank(
        &mut self,
        game: &G,
        state: &G::State,
        actions: &[G::Action],
        rng: &mut Rng,
        values: &mut Vec<f64>,
    );

    /// The best of `actions`. A searcher that finds the best sooner than the value of all says so
    /// by its own version; the default takes the first with the highest value.
    ///
    /// # Panics
    /// If there are no actions.
    fn choose(
        &mut self,
        game: &G,
        state: &G::State,
        actions: &[G::Action],
        rng: &mut Rng,
    ) -> G::Action {
        let mut values = Vec::with_capacity(actions.len());
        self.rank(game, state, actions, rng, &mut values);
        actions[first_best(&values)]
    }

    /// What the values are measured in.
    fn scale(&self) -> Scale {
        Scale::Own
    }

    /// Chooses, and says by which values. A searcher that goes on from its last search has its own version,
    /// which searches once.
    fn decide(
        &mut self,
        game: &G,
        state: &G::State,
        actions: &[G::Action],
        rng: &mut Rng,
    ) -> Thought<G::Action> {
        let mut values = Vec::with_capacity(actions.len());
        self.rank(game, state, actions, &mut rng.clone(), &mut values);
        let action = self.choose(game, state, actions, rng);
        Thought { action, values, scale: self.scale() }
    }

    /// From the state that was ranked last the game went on with these moves, one or more. What
    /// was learned about what follows may be kept.
    fn follow(&mut self, moves: &[Witnessed<G::Action>]) {
        let _ = moves;
    }

    /// A new game begins: whatever was remembered of the last one is void.
    fn restart(&mut self) {}
}

/// A searcher that is chosen while the program runs.
impl<G: Game, S: Searcher<G> + ?Sized> Searcher<G> for Box<S> {
    fn rank(
        &mut self,
        game: &G,
        state: &G::State,
        actions: &[G::Action],
        rng: &mut Rng,
        values: &mut Vec<f64>,
    ) {
        (**self).rank(game, state, actions, rng, values);
    }
    fn choose(
        &mut self,
        game: &G,
        state: &G::State,
        actions: &[G::Action],
        rng: &mut Rng,
    ) -> G::Action {
        (**self).choose(game, state, actions, rng)
    }
    fn scale(&self) -> Scale {
        (**self).scale()
    }
    fn decide(
        &mut self,
        game: &G,
        state: &G::State,
        actions: &[G::Action],
        rng: &mut Rng,
    ) -> Thought<G::Action> {
        (**self).decide(game, state, actions, rng)
    }
    fn follow(&mut self, moves: &[Witnessed<G::Action>]) {
        (**self).follow(moves);
    }
    fn restart(&mut self) {
        (**self).restart();
    }
}

/// The first index with the highest value; 0 if there are none.
pub fn first_best(values: &[f64]) -> usize {
    let mut best = 0;
    for (i, value) in values.iter().enumerate() {
        if value.total_cmp(&values[best]).is_gt() {
            best = i;
        }
    }
    best
}
