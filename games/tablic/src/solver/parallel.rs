//! One test by several threads on one table: each walks in another order, what one has settled
//! the others find, and the first to finish answers for all.

use std::ops::ControlFlow;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use super::deck::Deck;
use super::search::{Child, Pulse, Search, Weights, Workspace};
use super::state::State;
use super::table::{Bounds, Entries};

/// The threads and what they share.
pub(super) struct Team<'a> {
    deck: &'a Deck,
    entries: Entries<'a>,
    lead: Workspace,
    helpers: Vec<Workspace>,
}

impl<'a> Team<'a> {
    pub(super) fn new(deck: &'a Deck, entries: Entries<'a>, threads: usize) -> Self {
        let noise = |thread: usize| (thread as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let helpers = (1..threads).map(|thread| Workspace::new(deck, noise(thread))).collect();
        Self { deck, entries, lead: Workspace::new(deck, 0), helpers }
    }

    /// Nodes of all threads.
    pub(super) fn nodes(&self) -> u64 {
        self.lead.nodes + self.helpers.iter().map(|work| work.nodes).sum::<u64>()
    }

    /// [`Search::test`]; `pulse` is asked in the calling thread only.
    pub(super) fn test(
        &mut self,
        state: &State,
        weights: Weights,
        threshold: i32,
        pulse: Pulse<'_>,
    ) -> Option<i32> {
        let (deck, entries) = (self.deck, self.entries);
        if self.helpers.is_empty() {
            return Search::new(deck, entries, weights, &mut self.lead, pulse)
                .test(state, threshold);
        }
        let answer = OnceLock::new();
        let stop = AtomicBool::new(false);
        std::thread::scope(|scope| {
            for work in &mut self.helpers {
                let (answer, stop) = (&answer, &stop);
                scope.spawn(move || {
                    let mut over = |_| broken_off(answer.get().is_some() || stop.load(Relaxed));
                    let mut search = Search::new(deck, entries, weights, work, &mut over);
                    if let Some(bound) = search.test(state, threshold) {
                        answer.get_or_init(|| bound);
                    }
                });
            }
            let mut over = |nodes| {
                if pulse(nodes).is_break() {
                    stop.store(true, Relaxed);
                }
                broken_off(answer.get().is_some() || stop.load(Relaxed))
            };
            let mut search = Search::new(deck, entries, weights, &mut self.lead, &mut over);
            if let Some(bound) = search.test(state, threshold) {
                answer.get_or_init(|| bound);
            }
        });
        answer.get().copied()
    }

    /// [`Search::moves`].
    pub(super) fn moves(&mut self, state: &State, weights: Weights) -> Vec<(Child, Bounds)> {
        let mut never = |_| ControlFlow::Continue(());
        Search::new(self.deck, self.entries, weights, &mut self.lead, &mut never).moves(state)
    }
}

fn broken_off(yes: bool) -> ControlFlow<()> {
    if yes { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
}
