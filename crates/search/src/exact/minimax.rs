//! Plain minimax.
//!
//! The value of a finished game is its payoff. The value of a running one is that of its best
//! continuation for whoever is to act, or the mean over the outcomes of chance. Nothing is
//! skipped, which makes this the yardstick for the others.

use adut_kernel::Game;

use super::walk::{Origin, Stand, Walk};
use super::{Insight, Method, Tracer, Window};

/// See [`Minimax`](super::Minimax).
#[derive(Clone, Copy, Debug, Default)]
pub struct MinimaxMethod;

impl<G: Game> Method<G> for MinimaxMethod {
    fn value<I: Insight<G>, T: Tracer<G::Action>>(
        &mut self,
        walk: &mut Walk<'_, G, I, T>,
        state: &G::State,
        depth: u32,
        from: Origin<G::Action>,
        window: Window,
    ) -> f64 {
        let (node, stand) = walk.enter(state, depth, from);
        let value = match stand {
            Stand::Leaf(value) => return value,
            Stand::Chance(outcomes) => {
                let mean = walk.mean(node, state, &outcomes, |walk, next, from| {
                    self.value(walk, next, depth, from, window)
                });
                walk.reuse_outcomes(outcomes);
                mean
            }
            Stand::Choice { mine, actions, .. } => {
                let mut best = if mine { f64::NEG_INFINITY } else { f64::INFINITY };
                for &action in &actions {
                    let next = walk.after(state, action);
                    let value =
                        self.value(walk, &next, depth - 1, Origin::action(node, action), window);
                    if if mine { value > best } else { value < best } {
                        best = value;
                        walk.note_best(from, action);
                    }
                }
                walk.reuse_actions(actions);
                best
            }
        };
        walk.back(node, value)
    }
}
