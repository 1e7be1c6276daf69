//! Chance nodes in alpha–beta: expectiminimax with Star1 and Star2 (Ballard 1983).
//!
//! The value of a chance node is the mean of its outcomes. If all values lie between known
//! bounds, the outcomes already searched limit that mean: *Star1* stops when even the best (or
//! worst) of the rest cannot bring it back into the window, and gives each outcome the window in
//! which its value can still matter. *Star2* first tries one action in every outcome, which bounds
//! the outcome from one side cheaply and often suffices.

use adut_kernel::{Game, Turn};

use super::alphabeta;
use super::walk::{From, Outcomes, Walk};
use super::{Insight, Method, Tracer, Window};
use crate::trace::{NodeId, Reason};

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
        from: From<G::Action>,
        window: Window,
    ) -> f64 {
        alphabeta::visit(walk, &self.0, state, depth, from, window)
    }
}

/// Between which values an outcome lies.
#[derive(Clone, Copy)]
struct Between {
    low: f64,
    high: f64,
}

/// The mean of a chance node, or a bound outside of the window. `visit` values one outcome.
#[expect(clippy::too_many_arguments, reason = "all of it describes the one node")]
pub(super) fn mean<G: Game, I: Insight<G>, T: Tracer<G::Action>>(
    walk: &mut Walk<'_, G, I, T>,
    star: &Star,
    node: NodeId,
    state: &G::State,
    outcomes: &Outcomes<G>,
    depth: u32,
    window: Window,
    mut visit: impl FnMut(&mut Walk<'_, G, I, T>, &Star, &G::State, u32, From<G::Action>, Window) -> f64,
) -> f64 {
    if !star.low.is_finite() || !star.high.is_finite() {
        return walk.mean(node, state, outcomes, |walk, next, from| {
            visit(walk, star, next, depth, from, Window::FULL)
        });
    }
    let mut between = vec![Between { low: star.low, high: star.high }; outcomes.len()];
    if star.probes {
        let probed = probe(walk, star, node, state, outcomes, depth, window, &mut visit);
        match probed {
            Probed::Outside(value) => return value,
            Probed::Within(bounds) => between = bounds,
        }
    }
    // The sums over all outcomes, in which each bound gives way to the value once it is known.
    let mut low: f64 = outcomes.iter().zip(&between).map(|((_, p), b)| p * b.low).sum();
    let mut high: f64 = outcomes.iter().zip(&between).map(|((_, p), b)| p * b.high).sum();
    let mut known = 0.0;
    for (i, ((outcome, p), bound)) in outcomes.iter().zip(&between).enumerate() {
        low -= p * bound.low;
        high -= p * bound.high;
        let alpha = (window.alpha - known - high) / p;
        let beta = (window.beta - known - low) / p;
        if alpha >= bound.high || beta <= bound.low {
            let out = if alpha >= bound.high { high + p * bound.high } else { low + p * bound.low };
            walk.cut(node, window, Reason::Bounds, outcomes.len() - i);
            return known + out;
        }
        if bound.low >= bound.high {
            known += p * bound.low;
            continue;
        }
        let next = walk.after_chance(state, outcome);
        let inner = Window { alpha: alpha.max(bound.low), beta: beta.min(bound.high) };
        // Rounding may have closed a window that held a single value.
        let inner = if inner.alpha < inner.beta { inner } else { Window::FULL };
        let value = visit(walk, star, &next, depth, From::chance(node, i, *p), inner);
        known += p * value;
        let out = match () {
            () if value <= alpha => known + high,
            () if value >= beta => known + low,
            () => continue,
        };
        walk.cut(node, window, Reason::Bounds, outcomes.len() - 1 - i);
        return out;
    }
    known
}

enum Probed {
    Outside(f64),
    Within(Vec<Between>),
}

/// Tries one action in each outcome.
#[expect(clippy::too_many_arguments, reason = "all of it describes the one node")]
fn probe<G: Game, I: Insight<G>, T: Tracer<G::Action>>(
    walk: &mut Walk<'_, G, I, T>,
    star: &Star,
    node: NodeId,
    state: &G::State,
    outcomes: &Outcomes<G>,
    depth: u32,
    window: Window,
    visit: &mut impl FnMut(
        &mut Walk<'_, G, I, T>,
        &Star,
        &G::State,
        u32,
        From<G::Action>,
        Window,
    ) -> f64,
) -> Probed {
    let mut between = vec![Between { low: star.low, high: star.high }; outcomes.len()];
    let (mut low, mut high) = (star.low, star.high);
    for (i, (outcome, p)) in outcomes.iter().enumerate() {
        let next = walk.after_chance(state, outcome);
        let Turn::Seat(seat) = walk.game().turn(&next) else { continue };
        let Some((action, is_only)) = walk.first_action(&next) else { continue };
        let mine = walk.is_mine(seat);
        // The window in which the value of this one action decides nothing yet.
        let alpha = star.high - (high - window.alpha) / p;
        let beta = star.low + (window.beta - low) / p;
        let open = Window { alpha: star.low, beta: star.high };
        let inner = match () {
            () if is_only => open,
            () if mine => Window { beta: beta.min(star.high), ..open },
            () => Window { alpha: alpha.max(star.low), ..open },
        };
        let tried = walk.after(&next, action);
        let value = visit(walk, star, &tried, depth - 1, From::chance(node, i, *p), inner);
        if mine || is_only {
            low += p * (value - star.low);
            between[i].low = value;
        }
        if !mine || is_only {
            high -= p * (star.high - value);
            between[i].high = value;
        }
        if low >= window.beta || high <= window.alpha {
            walk.cut(node, window, Reason::Probes, outcomes.len() - 1 - i);
            return Probed::Outside(if low >= window.beta { low } else { high });
        }
    }
    Probed::Within(between)
}
