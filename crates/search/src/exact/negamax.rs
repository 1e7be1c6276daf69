//! Negamax: alpha–beta in one formula.
//!
//! What is good for one side is as bad for the other. So every node maximises, from the point of
//! view of whoever is to act, and value and window turn their sign on the way to a node of the
//! other camp. A side may act twice running; then nothing is turned.

use adut_kernel::{Game, Turn};

use super::walk::{Origin, Stand, Walk};
use super::{Insight, Method, Tracer, Window};

/// See [`Negamax`](super::Negamax).
#[derive(Clone, Copy, Debug, Default)]
pub struct NegamaxMethod;

/// Whose point of view a node's value is of: +1 for the searching side, −1 for its opponents.
/// Nodes at which nobody chooses are seen with the eyes of the searching side.
pub(super) fn sign<G: Game, I: Insight<G>, T: Tracer<G::Action>>(
    walk: &Walk<'_, G, I, T>,
    state: &G::State,
) -> f64 {
    match walk.game().turn(state) {
        Turn::Seat(seat) if !walk.is_mine(seat) => -1.0,
        _ => 1.0,
    }
}

/// The same window seen with the eyes of `sign`.
pub(super) fn turned(window: Window, sign: f64) -> Window {
    if sign > 0.0 { window } else { Window { alpha: -window.beta, beta: -window.alpha } }
}

impl<G: Game> Method<G> for NegamaxMethod {
    fn value<I: Insight<G>, T: Tracer<G::Action>>(
        &mut self,
        walk: &mut Walk<'_, G, I, T>,
        state: &G::State,
        depth: u32,
        from: Origin<G::Action>,
        window: Window,
    ) -> f64 {
        let sign = sign(walk, state);
        sign * visit(walk, state, depth, from, turned(window, sign))
    }
}

/// The value of a state for whoever is to act.
fn visit<G: Game, I: Insight<G>, T: Tracer<G::Action>>(
    walk: &mut Walk<'_, G, I, T>,
    state: &G::State,
    depth: u32,
    from: Origin<G::Action>,
    mut window: Window,
) -> f64 {
    let here = sign(walk, state);
    let (node, stand) = walk.enter(state, depth, from);
    let value = match stand {
        Stand::Leaf(value) => return here * value,
        Stand::Chance(outcomes) => {
            let mean = walk.mean(node, state, &outcomes, |walk, next, from| {
                let there = sign(walk, next);
                there * visit(walk, next, depth, from, Window::FULL)
            });
            walk.reuse_outcomes(outcomes);
            mean
        }
        Stand::Choice { actions, .. } => {
            let mut best = f64::NEG_INFINITY;
            for &action in &actions {
                let next = walk.after(state, action);
                let turn = here * sign(walk, &next);
                let from_here = Origin::action(node, action);
                let value = turn * visit(walk, &next, depth - 1, from_here, turned(window, turn));
                if value > best {
                    best = value;
                    walk.note_best(from, action);
                }
                let mut seen = turned(window, here);
                if seen.narrow(here > 0.0, here * best) {
                    break;
                }
                window = turned(seen, here);
            }
            walk.reuse_actions(actions);
            best
        }
    };
    walk.back(node, here * value);
    value
}
