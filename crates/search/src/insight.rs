//! What the caller of a search knows about the game.

use std::sync::Arc;

use adut_kernel::{Game, Seat, Turn};

/// Knowledge of a game that a search can use. Every method has a default that knows nothing but
/// the rules.
pub trait Insight<G: Game>: Send + Sync {
    /// What a state is worth to a seat. Searches ask this of finished games and, where they go no
    /// deeper, of running ones. Partners must value a state alike. By default the game's payoff,
    /// and 0 while it runs.
    fn value(&self, game: &G, state: &G::State, seat: Seat) -> f64 {
        if game.turn(state) == Turn::Over { game.payoff(state, seat) } else { 0.0 }
    }

    /// A number that is the same only for states that play on alike and are worth alike; it makes
    /// a transposition table possible. By default none.
    fn key(&self, game: &G, state: &G::State) -> Option<u64> {
        let _ = (game, state);
        None
    }

    /// Puts the likely best actions first, which lets a search cut earlier. Values do not depend
    /// on it; which of several best actions is found may. By default the order stays.
    fn order(&self, game: &G, state: &G::State, actions: &mut [G::Action]) {
        let _ = (game, state, actions);
    }
}

/// Nothing but the rules.
#[derive(Clone, Copy, Debug, Default)]
pub struct RulesOnly;

impl<G: Game> Insight<G> for RulesOnly {}

/// A value given by a function of game, state and seat, and nothing else beyond the rules.
#[derive(Clone, Copy, Debug)]
pub struct Valued<F>(pub F);

impl<G: Game, F> Insight<G> for Valued<F>
where
    F: Fn(&G, &G::State, Seat) -> f64 + Send + Sync,
{
    fn value(&self, game: &G, state: &G::State, seat: Seat) -> f64 {
        (self.0)(game, state, seat)
    }
}

/// A key given by a function of game and state, beside what another insight knows.
#[derive(Clone, Copy, Debug)]
pub struct Keyed<I, F> {
    /// Values and orders.
    pub inner: I,
    /// Gives the key.
    pub key: F,
}

impl<G: Game, I: Insight<G>, F> Insight<G> for Keyed<I, F>
where
    F: Fn(&G, &G::State) -> u64 + Send + Sync,
{
    fn value(&self, game: &G, state: &G::State, seat: Seat) -> f64 {
        self.inner.value(game, state, seat)
    }
    fn key(&self, game: &G, state: &G::State) -> Option<u64> {
        Some((self.key)(game, state))
    }
    fn order(&self, game: &G, state: &G::State, actions: &mut [G::Action]) {
        self.inner.order(game, state, actions);
    }
}

/// Knowledge that several searches share.
impl<G: Game, I: Insight<G> + ?Sized> Insight<G> for Arc<I> {
    fn value(&self, game: &G, state: &G::State, seat: Seat) -> f64 {
        (**self).value(game, state, seat)
    }
    fn key(&self, game: &G, state: &G::State) -> Option<u64> {
        (**self).key(game, state)
    }
    fn order(&self, game: &G, state: &G::State, actions: &mut [G::Action]) {
        (**self).order(game, state, actions);
    }
}
