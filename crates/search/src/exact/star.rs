//! Chance nodes in alpha–beta: expectiminimax with Star1 and Star2 (Ballard 1983).
//!
//! The value of a chance node is the mean of its outcomes. If all values lie between known
//! bounds, the outcomes already searched limit that mean: *Star1* stops when even the best (or
//! worst) of the rest cannot bring it back into the window, and gives each outcome the window in
//! which its value can still matter. *Star2* first tries one action in every outcome, which bounds
//! the outcome from one side cheaply and often suffices.

use adut_kernel::{Game, Turn};

use super::alphabeta;
use super::walk::{Origin, Outcomes, Walk};
use super::{Insight, Method, Tracer, Window};
use crate::trace::NodeId;

/// How much is pruned at chance nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pruning {
    /// By the bounds alone.
    Star1,
    /// After trying one action in every outcome.
    Star2,
}

/// The bounds of all values, and what to make of them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Star {
    low: f64,
    high: f64,
    probes: bool,
}

impl Star {
    /// Without bounds nothing can be pruned.
    pub(super) const UNBOUNDED: Self =
        Self { low: f64::NEG_INFINITY, high: f64::INFINITY, probes: false };
}

/// See [`Expectiminimax`](super::Expectiminimax).
#[derive(Clone, Copy, Debug)]
pub struct StarMethod(Star);

impl StarMethod {
    /// Prunes in a game whose values, leaves that are estimated included, all lie between `low`
    /// and `high`. If they do not, neither will the result be right.
    pub fn new(pruning: Pruning, low: f64, high: f64) -> Self {
        Self(Star { low, high, probes: pruning == Pruning::Star2 })
    }
}

/// Star2 between −1 and 1, where plain payoffs lie.
impl Default for StarMethod {
    fn default() -> Self {
        Self::new(Pruning::Star2, -1.0, 1.0)
    }
}

impl<G: Game> Method<G> for StarMethod {
    fn value<I: Insight<G>, T: Tracer<G::Action>>(
        &mut self,
        walk: &mut Walk<'_, G, I, T>,
        state: &G::State,
        depth: u32,
        from: Origin<G::Action>,
        window: Window,
    ) -> f64 {
        alphabeta::visit(walk, &self.0, state, depth, from, window)
    }
}

/// A chance node.
pub(super) struct Draw<'a, G: Game> {
    pub(super) node: NodeId,
    pub(super) state: &'a G::State,
    pub(super) outcomes: &'a Outcomes<G>,
    pub(super) depth: u32,
    pub(super) window: Window,
}

/// Between which values an outcome lies.
#[derive(Clone, Copy)]
struct Between {
    low: f64,
    high: f64,
}

impl Star {
    /// The mean of a chance node, or a bound outside of its window.
    pub(super) fn mean<G: Game, I: Insight<G>, T: Tracer<G::Action>>(
        &self,
        walk: &mut Walk<'_, G, I, T>,
        draw: &Draw<'_, G>,
    ) -> f64 {
        let Draw { node, state, outcomes, depth, window } = *draw;
        if !self.low.is_finite() || !self.high.is_finite() {
            return walk.mean(node, state, outcomes, |walk, next, from| {
                alphabeta::visit(walk, self, next, depth, from, Window::FULL)
            });
        }
        let mut between = vec![Between { low: self.low, high: self.high }; outcomes.len()];
        if self.probes
            && let Some(outside) = self.probe(walk, draw, &mut between)
        {
            return outside;
        }
        // The sums over the outcomes to come, of which each gives way to its value in turn.
        let mut low: f64 = outcomes.iter().zip(&between).map(|((_, p), b)| p * b.low).sum();
        let mut high: f64 = outcomes.iter().zip(&between).map(|((_, p), b)| p * b.high).sum();
        let mut known = 0.0;
        for (i, ((outcome, p), bound)) in outcomes.iter().zip(&between).enumerate() {
            low -= p * bound.low;
            high -= p * bound.high;
            // At or below alpha, at or above beta, this outcome decides the node.
            let alpha = (window.alpha - known - high) / p;
            let beta = (window.beta - known - low) / p;
            if alpha >= bound.high || beta <= bound.low {
                let fails_low = alpha >= bound.high;
                let rest = if fails_low { high + p * bound.high } else { low + p * bound.low };
                return known + rest;
            }
            if bound.low >= bound.high {
                known += p * bound.low;
                continue;
            }
            let next = walk.after_chance(state, outcome);
            let inner = Window { alpha: alpha.max(bound.low), beta: beta.min(bound.high) };
            // Rounding may have closed a window that held a single value.
            let inner = if inner.alpha < inner.beta { inner } else { Window::FULL };
            let from = Origin::chance(node, i, *p);
            let value = alphabeta::visit(walk, self, &next, depth, from, inner);
            known += p * value;
            if value <= alpha || value >= beta {
                return known + if value <= alpha { high } else { low };
            }
        }
        known
    }

    /// Tries one action in each outcome: what its mover gets by it is a bound for the outcome. Gives a
    /// value if it lies outside of the window already.
    fn probe<G: Game, I: Insight<G>, T: Tracer<G::Action>>(
        &self,
        walk: &mut Walk<'_, G, I, T>,
        draw: &Draw<'_, G>,
        between: &mut [Between],
    ) -> Option<f64> {
        let Draw { node, state, outcomes, depth, window } = *draw;
        let (mut low, mut high) = (self.low, self.high);
        for (i, (outcome, p)) in outcomes.iter().enumerate() {
            if low >= window.beta || high <= window.alpha {
                return Some(if low >= window.beta { low } else { high });
            }
            let next = walk.after_chance(state, outcome);
            let Turn::Seat(seat) = walk.game().turn(&next) else { continue };
            let Some((action, is_only)) = walk.first_action(&next) else { continue };
            let mine = walk.is_mine(seat);
            // Outside of this window the one action decides the node.
            let alpha = self.high - (high - window.alpha) / p;
            let beta = self.low + (window.beta - low) / p;
            let inner = Window {
                alpha: if mine || is_only { self.low } else { alpha.max(self.low) },
                beta: if mine && !is_only { beta.min(self.high) } else { self.high },
            };
            let tried = walk.after(&next, action);
            let from = Origin::chance(node, i, *p);
            let value = alphabeta::visit(walk, self, &tried, depth - 1, from, inner);
            if mine || is_only {
                low += p * (value - self.low);
                between[i].low = value;
            }
            if !mine || is_only {
                high -= p * (self.high - value);
                between[i].high = value;
            }
        }
        let is_outside = low >= window.beta || high <= window.alpha;
        is_outside.then_some(if low >= window.beta { low } else { high })
    }
}
