//! Max-n: everyone plays for himself (Luckhardt and Irani 1986).
//!
//! A node's value is a value for every seat. Whoever is to act takes the continuation that is best
//! for itself, the first of several; at chance nodes all values are averaged. In a game of two
//! sides that sums to zero this is minimax.

use adut_kernel::{Game, MAX_SEATS, Seat};

use super::walk::{Origin, Stand, Walk};
use super::{Insight, Method, Tracer, Window};

/// See [`MaxN`](super::MaxN).
#[derive(Clone, Copy, Debug, Default)]
pub struct MaxNMethod;

/// A value for every seat.
type Values = [f64; MAX_SEATS];

impl<G: Game> Method<G> for MaxNMethod {
    fn value<I: Insight<G>, T: Tracer<G::Action>>(
        &mut self,
        walk: &mut Walk<'_, G, I, T>,
        state: &G::State,
        depth: u32,
        from: Origin<G::Action>,
        _: Window,
    ) -> f64 {
        visit(walk, state, depth, from)[walk.seat().index()]
    }
}

fn visit<G: Game, I: Insight<G>, T: Tracer<G::Action>>(
    walk: &mut Walk<'_, G, I, T>,
    state: &G::State,
    depth: u32,
    from: Origin<G::Action>,
) -> Values {
    let (node, stand) = walk.enter(state, depth, from);
    let mut values = [0.0; MAX_SEATS];
    match stand {
        Stand::Leaf(_) => {
            for seat in Seat::all(walk.game().seats()) {
                values[seat.index()] = walk.insight().value(walk.game(), state, seat);
            }
            return values;
        }
        Stand::Chance(outcomes) => {
            for (i, (outcome, probability)) in outcomes.iter().enumerate() {
                let next = walk.after_chance(state, outcome);
                let found = visit(walk, &next, depth, Origin::chance(node, i, *probability));
                for (sum, value) in values.iter_mut().zip(found) {
                    *sum += probability * value;
                }
            }
            walk.reuse_outcomes(outcomes);
        }
        Stand::Choice { seat, actions, .. } => {
            let mut best = f64::NEG_INFINITY;
            for &action in &actions {
                let next = walk.after(state, action);
                let found = visit(walk, &next, depth - 1, Origin::action(node, action));
                if found[seat.index()] > best {
                    best = found[seat.index()];
                    values = found;
                    walk.note_best(from, action);
                }
            }
            walk.reuse_actions(actions);
        }
    }
    walk.back(node, values[walk.seat().index()]);
    values
}
