//! Principal variation search with a transposition table.
//!
//! The first action of a node is expected to be the best: it is searched with the whole window,
//! the others only with the question whether they are better, a window that holds no value. The
//! few that are get searched again (Marsland and Campbell 1982; Reinefeld's NegaScout 1983).
//! Positions met before are remembered where the insight gives them a key; what was best there is
//! tried first.

use adut_kernel::Game;

use super::negamax::{sign, turned};
use super::transposition::{Bound, Entry, TranspositionTable};
use super::walk::{Origin, Stand, Walk};
use super::{Insight, Method, Tracer, Window};

/// How many positions a table holds if nothing else is said.
pub(super) const DEFAULT_ENTRIES: usize = 1 << 18;

/// See [`Pvs`](super::Pvs).
#[derive(Clone, Debug)]
pub struct PvsMethod<A> {
    table: TranspositionTable<A>,
}

impl<A: Copy> Default for PvsMethod<A> {
    fn default() -> Self {
        Self::with_table(DEFAULT_ENTRIES)
    }
}

impl<A: Copy> PvsMethod<A> {
    /// Remembers at most this many positions.
    pub fn with_table(entries: usize) -> Self {
        Self { table: TranspositionTable::new(entries) }
    }

    pub(super) fn forget(&mut self) {
        self.table.clear();
    }
}

impl<G: Game> Method<G> for PvsMethod<G::Action> {
    fn value<I: Insight<G>, T: Tracer<G::Action>>(
        &mut self,
        walk: &mut Walk<'_, G, I, T>,
        state: &G::State,
        depth: u32,
        from: Origin<G::Action>,
        window: Window,
    ) -> f64 {
        let sign = sign(walk, state);
        sign * self.visit(walk, state, depth, from, turned(window, sign))
    }

    fn restart(&mut self) {
        self.forget();
    }
}

impl<A: Copy + Eq> PvsMethod<A> {
    /// The value of a state for whoever is to act.
    fn visit<G: Game<Action = A>, I: Insight<G>, T: Tracer<A>>(
        &mut self,
        walk: &mut Walk<'_, G, I, T>,
        state: &G::State,
        depth: u32,
        from: Origin<A>,
        mut window: Window,
    ) -> f64 {
        let here = sign(walk, state);
        let (node, stand) = walk.enter(state, depth, from);
        let mut actions = match stand {
            Stand::Leaf(value) => return here * value,
            Stand::Chance(outcomes) => {
                let mean = walk.mean(node, state, &outcomes, |walk, next, from| {
                    let there = sign(walk, next);
                    there * self.visit(walk, next, depth, from, Window::FULL)
                });
                walk.reuse_outcomes(outcomes);
                return walk.back(node, mean);
            }
            Stand::Choice { actions, .. } => actions,
        };
        let key = self.key(walk, state);
        if let Some(entry) = key.and_then(|key| self.table.get(key)) {
            let enough = (entry.whole || entry.depth >= depth)
                && match entry.bound {
                    Bound::Exact => true,
                    Bound::AtLeast => entry.value >= window.beta,
                    Bound::AtMost => entry.value <= window.alpha,
                };
            if enough {
                walk.meet_horizon(!entry.whole);
                if let Some(best) = entry.best {
                    walk.note_best(from, best);
                }
                walk.reuse_actions(actions);
                walk.back(node, here * entry.value);
                return entry.value;
            }
            if let Some(place) = entry.best.and_then(|b| actions.iter().position(|&a| a == b)) {
                actions[..=place].rotate_right(1);
            }
        }
        let horizon_elsewhere = walk.take_horizon();
        let asked = window;
        let (mut best, mut best_action) = (f64::NEG_INFINITY, None);
        for (i, &action) in actions.iter().enumerate() {
            let next = walk.after(state, action);
            let turn = here * sign(walk, &next);
            let from_here = Origin::action(node, action);
            let mut look = |window: Window| {
                turn * self.visit(walk, &next, depth - 1, from_here, turned(window, turn))
            };
            let narrow = Window { alpha: window.alpha, beta: window.alpha.next_up() };
            let value = if i == 0 || narrow.beta >= window.beta {
                look(window)
            } else {
                let value = look(narrow);
                if value > window.alpha && value < window.beta { look(window) } else { value }
            };
            if value > best {
                best = value;
                best_action = Some(action);
                walk.note_best(from, action);
            }
            let mut seen = turned(window, here);
            if seen.narrow(here > 0.0, here * best) {
                break;
            }
            window = turned(seen, here);
        }
        walk.reuse_actions(actions);
        let horizon_below = walk.take_horizon();
        walk.meet_horizon(horizon_elsewhere || horizon_below);
        if let (Some(key), false) = (key, walk.out_of_budget()) {
            let bound = match () {
                () if best >= asked.beta => Bound::AtLeast,
                () if best <= asked.alpha => Bound::AtMost,
                () => Bound::Exact,
            };
            let (value, best, whole) = (best, best_action, !horizon_below);
            self.table.put(Entry { key, value, depth, bound, best, whole });
        }
        walk.back(node, here * best);
        best
    }

    /// The key of a state as the searching side sees it: in a game of many sides the same state
    /// is worth other things to others.
    fn key<G: Game<Action = A>, I: Insight<G>, T: Tracer<A>>(
        &self,
        walk: &Walk<'_, G, I, T>,
        state: &G::State,
    ) -> Option<u64> {
        let key = walk.insight().key(walk.game(), state)?;
        Some(key.rotate_left(17) ^ (walk.side() as u64).wrapping_mul(0xD6E8_FEB8_6659_FD93))
    }
}
