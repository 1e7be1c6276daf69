//! Alpha–beta, fail-soft.
//!
//! The window holds the values that still matter: `alpha` is what the searching side is sure of
//! elsewhere, `beta` what its opponents can hold it to elsewhere. As soon as a node's value leaves
//! the window for good, the rest of the node is cut. The value given back may lie outside of the
//! window and is then a bound as tight as was found (Knuth and Moore 1975; fail-soft: Fishburn
//! 1983). On a perfectly ordered tree of depth d and breadth b it values b^⌈d/2⌉ + b^⌊d/2⌋ − 1
//! leaves.

use adut_kernel::Game;

use super::star::{Draw, Star};
use super::walk::{Origin, Stand, Walk};
use super::{Insight, Method, Tracer, Window};

/// See [`AlphaBeta`](super::AlphaBeta).
#[derive(Clone, Copy, Debug, Default)]
pub struct AlphaBetaMethod;

impl<G: Game> Method<G> for AlphaBetaMethod {
    fn value<I: Insight<G>, T: Tracer<G::Action>>(
        &mut self,
        walk: &mut Walk<'_, G, I, T>,
        state: &G::State,
        depth: u32,
        from: Origin<G::Action>,
        window: Window,
    ) -> f64 {
        visit(walk, &Star::UNBOUNDED, state, depth, from, window)
    }
}

/// The value of a state, with chance nodes pruned as far as `star` allows.
pub(super) fn visit<G: Game, I: Insight<G>, T: Tracer<G::Action>>(
    walk: &mut Walk<'_, G, I, T>,
    star: &Star,
    state: &G::State,
    depth: u32,
    from: Origin<G::Action>,
    mut window: Window,
) -> f64 {
    let (node, stand) = walk.enter(state, depth, from);
    let value = match stand {
        Stand::Leaf(value) => return value,
        Stand::Chance(outcomes) => {
            let draw = Draw { node, state, outcomes: &outcomes, depth, window };
            let mean = star.mean(walk, &draw);
            walk.reuse_outcomes(outcomes);
            mean
        }
        Stand::Choice { mine, actions, .. } => {
            let mut best = if mine { f64::NEG_INFINITY } else { f64::INFINITY };
            for &action in &actions {
                let next = walk.after(state, action);
                let from_here = Origin::action(node, action);
                let value = visit(walk, star, &next, depth - 1, from_here, window);
                if if mine { value > best } else { value < best } {
                    best = value;
                    walk.note_best(from, action);
                }
                if window.narrow(mine, best) {
                    break;
                }
            }
            walk.reuse_actions(actions);
            best
        }
    };
    walk.back(node, value)
}
