//! Strategies as functions, as tables and as players.

use std::sync::Arc;

use adut_kernel::{Agent, Game, Rng, Scale, Seat, View};
use rustc_hash::FxHashMap;

/// A fixed way to play: how likely each action is for whoever has seen this.
pub trait Policy<G: Game>: Send + Sync {
    /// Clears `out` and gives each of `actions` its probability.
    fn probabilities(
        &self,
        game: &G,
        seat: Seat,
        seen: &G::Observation,
        actions: &[G::Action],
        out: &mut Vec<f64>,
    );
}

/// Every action is as likely as every other.
#[derive(Clone, Copy, Debug, Default)]
pub struct Uniformly;

impl<G: Game> Policy<G> for Uniformly {
    fn probabilities(
        &self,
        _: &G,
        _: Seat,
        _: &G::Observation,
        actions: &[G::Action],
        out: &mut Vec<f64>,
    ) {
        even(actions.len(), out);
    }
}

/// A table of probabilities; what is not in it is played evenly.
#[derive(Clone, Debug)]
pub struct Tabular<G: Game> {
    rows: FxHashMap<(Seat, G::Observation), Vec<f64>>,
}

impl<G: Game> Default for Tabular<G> {
    fn default() -> Self {
        Self { rows: FxHashMap::default() }
    }
}

impl<G: Game> Tabular<G> {
    /// Sets the probabilities of an information set, in the order of its actions.
    pub fn set(&mut self, seat: Seat, seen: G::Observation, probabilities: Vec<f64>) {
        self.rows.insert((seat, seen), probabilities);
    }

    /// How many information sets it knows.
    pub fn len(&self) -> usize {
        self.rows.len()
    }

    /// Whether it knows nothing.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }
}

impl<G: Game> Policy<G> for Tabular<G> {
    fn probabilities(
        &self,
        _: &G,
        seat: Seat,
        seen: &G::Observation,
        actions: &[G::Action],
        out: &mut Vec<f64>,
    ) {
        match self.rows.get(&(seat, seen.clone())) {
            Some(row) if row.len() == actions.len() => out.clone_from(row),
            _ => even(actions.len(), out),
        }
    }
}

/// A policy that several players share.
impl<G: Game, P: Policy<G> + ?Sized> Policy<G> for Arc<P> {
    fn probabilities(
        &self,
        game: &G,
        seat: Seat,
        seen: &G::Observation,
        actions: &[G::Action],
        out: &mut Vec<f64>,
    ) {
        (**self).probabilities(game, seat, seen, actions, out);
    }
}

/// A policy as an honest player: it draws each action with its probability. Its values are the
/// probabilities.
#[derive(Clone, Debug)]
pub struct ByPolicy<P>(pub P);

impl<G: Game, P: Policy<G>> Agent<G> for ByPolicy<P> {
    fn act(&mut self, view: &View<'_, G>, rng: &mut Rng) -> G::Action {
        let probabilities = self.values(view, rng);
        view.pick(draw(&probabilities, rng))
    }

    fn values(&mut self, view: &View<'_, G>, _: &mut Rng) -> Vec<f64> {
        let mut out = Vec::new();
        self.0.probabilities(view.game(), view.seat(), view.seen(), view.actions(), &mut out);
        out
    }

    fn scale(&self) -> Scale {
        Scale::Chance
    }
}

/// The same probability for each of `count` actions.
pub(super) fn even(count: usize, out: &mut Vec<f64>) {
    out.clear();
    out.resize(count, 1.0 / count as f64);
}

/// An index, each as likely as its probability.
pub(super) fn draw(probabilities: &[f64], rng: &mut Rng) -> usize {
    let mut left = rng.unit();
    for (i, probability) in probabilities.iter().enumerate() {
        left -= probability;
        if left < 0.0 {
            return i;
        }
    }
    // Rounding can leave a little over; what has no probability must not be drawn.
    probabilities.iter().rposition(|&probability| probability > 0.0).unwrap_or(0)
}
