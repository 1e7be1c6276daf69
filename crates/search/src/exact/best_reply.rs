//! Best-reply search (Schadd and Winands 2011), in the form that keeps to the turns of the game
//! (BRS+, Esser, Gras, Winands, Schadd and Lanctot 2013).
//!
//! Between two turns of the searching side only one opposing side replies with thought: the one
//! that can hurt most. The others play the action that looks best at first sight, which is the
//! first in the insight's order. So the tree stays narrow, whatever the number of players, and the
//! search looks further ahead for itself. With two sides this is minimax.

use adut_kernel::Game;

use super::walk::{Origin, Stand, Walk};
use super::{Insight, Method, Tracer, Window};

/// See [`BestReply`](super::BestReply).
#[derive(Clone, Copy, Debug, Default)]
pub struct BestReplyMethod;

impl<G: Game> Method<G> for BestReplyMethod {
    fn value<I: Insight<G>, T: Tracer<G::Action>>(
        &mut self,
        walk: &mut Walk<'_, G, I, T>,
        state: &G::State,
        depth: u32,
        from: Origin<G::Action>,
        window: Window,
    ) -> f64 {
        visit(walk, state, depth, from, window, None)
    }
}

/// The value of a state where `replier`, if any, is the opposing side that has replied since the
/// searching side last acted.
fn visit<G: Game, I: Insight<G>, T: Tracer<G::Action>>(
    walk: &mut Walk<'_, G, I, T>,
    state: &G::State,
    depth: u32,
    from: Origin<G::Action>,
    mut window: Window,
    replier: Option<usize>,
) -> f64 {
    let (node, stand) = walk.enter(state, depth, from);
    let (seat, mine, actions) = match stand {
        Stand::Leaf(value) => return value,
        Stand::Chance(outcomes) => {
            let mean = walk.mean(node, state, &outcomes, |walk, next, from| {
                visit(walk, next, depth, from, Window::FULL, replier)
            });
            walk.reuse_outcomes(outcomes);
            return walk.back(node, mean);
        }
        Stand::Choice { seat, mine, actions } => (seat, mine, actions),
    };
    let side = walk.game().side(seat);
    let may_think = mine || replier.is_none_or(|replier| replier == side);
    // While nobody has replied, a side may leave it to another one, if there is another one.
    let may_pass = !mine && replier.is_none() && walk.game().sides() > 2;
    // Each option is an action and who has replied after it.
    let at_sight = actions.first().filter(|_| may_pass || !may_think);
    let at_sight = at_sight.map(|&action| (action, replier));
    let thought = actions.iter().filter(|_| may_think);
    let thought = thought.map(|&action| (action, if mine { None } else { Some(side) }));
    let options = at_sight.into_iter().chain(thought);

    let mut best = if mine { f64::NEG_INFINITY } else { f64::INFINITY };
    for (action, replier) in options {
        let next = walk.after(state, action);
        let from_here = Origin::action(node, action);
        let value = visit(walk, &next, depth - 1, from_here, window, replier);
        if if mine { value > best } else { value < best } {
            best = value;
            walk.note_best(from, action);
        }
        if window.narrow(mine, best) {
            break;
        }
    }
    walk.reuse_actions(actions);
    walk.back(node, best)
}
