//! Iterative deepening: to depth 1, to depth 2, and so on, while the budget lasts.
//!
//! The table carries the best actions of one depth over to the next, which then cuts more than it
//! would have alone; and whenever the budget ends, the last whole depth has an answer. A depth
//! that was not finished is dropped, unless it is the first.

use adut_kernel::Game;

use super::pvs::{DEFAULT_ENTRIES, PvsMethod};
use super::walk::{Origin, Walk};
use super::{Insight, Method, Tracer, Window};

/// See [`Deepening`](super::Deepening).
#[derive(Clone, Debug)]
pub struct DeepeningMethod<A> {
    search: PvsMethod<A>,
    reached: u32,
}

impl<A: Copy> Default for DeepeningMethod<A> {
    fn default() -> Self {
        Self::with_table(DEFAULT_ENTRIES)
    }
}

impl<A: Copy> DeepeningMethod<A> {
    /// Remembers at most this many positions.
    pub fn with_table(entries: usize) -> Self {
        Self { search: PvsMethod::with_table(entries), reached: 0 }
    }

    /// The last whole depth of the last search.
    pub fn reached(&self) -> u32 {
        self.reached
    }
}

impl<A: Copy> DeepeningMethod<A> {
    /// Searches depth after depth and gives the answer of the last whole one. A depth that met
    /// no horizon has seen the whole game, so that a deeper one would find nothing new.
    fn deepen<G: Game<Action = A>, I: Insight<G>, T: Tracer<A>, R>(
        &mut self,
        walk: &mut Walk<'_, G, I, T>,
        depth: u32,
        mut search: impl FnMut(&mut PvsMethod<A>, &mut Walk<'_, G, I, T>, u32) -> R,
    ) -> Option<(R, Option<A>)> {
        let mut answer = None;
        self.reached = 0;
        for depth in 1..=depth {
            walk.take_horizon();
            let found = search(&mut self.search, walk, depth);
            if walk.out_of_budget() && answer.is_some() {
                break;
            }
            self.reached = depth;
            answer = Some((found, walk.best_at_root()));
            if walk.out_of_budget() || !walk.take_horizon() {
                break;
            }
        }
        answer
    }
}

impl<G: Game> Method<G> for DeepeningMethod<G::Action> {
    fn value<I: Insight<G>, T: Tracer<G::Action>>(
        &mut self,
        walk: &mut Walk<'_, G, I, T>,
        state: &G::State,
        depth: u32,
        from: Origin<G::Action>,
        window: Window,
    ) -> f64 {
        let answer = self.deepen(walk, depth, |search, walk, depth| {
            search.value(walk, state, depth, from, window)
        });
        let Some((value, best)) = answer else { return walk.leaf_value(state) };
        walk.set_best_at_root(best);
        value
    }

    fn rank<I: Insight<G>, T: Tracer<G::Action>>(
        &mut self,
        walk: &mut Walk<'_, G, I, T>,
        state: &G::State,
        actions: &[G::Action],
        depth: u32,
        values: &mut Vec<f64>,
    ) {
        values.clear();
        let answer = self.deepen(walk, depth, |search, walk, depth| {
            let mut values = Vec::with_capacity(actions.len());
            search.rank(walk, state, actions, depth, &mut values);
            values
        });
        values.extend(answer.into_iter().flat_map(|(values, _)| values));
    }

    fn restart(&mut self) {
        Method::<G>::restart(&mut self.search);
    }
}
