//! What a tree of simulations tells whoever watches.
//!
//! The tracer sees a tree of action sequences that is kept here, beside the one that is searched,
//! and only while somebody listens. Outcomes of chance are no nodes of it. Values are for the
//! seat that searches.

use std::hash::Hash;

use adut_kernel::Turn;
use rustc_hash::FxHashMap;

use crate::trace::{Event, NodeId, Tracer, Via, Window};

#[derive(Clone, Debug)]
pub(super) struct Watch<A, T> {
    tracer: T,
    ids: FxHashMap<(NodeId, A), NodeId>,
    sums: Vec<Sum>,
    path: Vec<NodeId>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Sum {
    visits: u32,
    total: f64,
}

impl Sum {
    fn mean(self) -> Option<f64> {
        (self.visits > 0).then(|| self.total / f64::from(self.visits))
    }
}

impl<A: Copy + Eq + Hash, T: Tracer<A>> Watch<A, T> {
    pub(super) fn new(tracer: T) -> Self {
        Self { tracer, ids: FxHashMap::default(), sums: Vec::new(), path: Vec::new() }
    }

    pub(super) fn tracer(&self) -> &T {
        &self.tracer
    }

    /// A search begins.
    pub(super) fn search(&mut self) {
        if T::LISTENS {
            self.ids.clear();
            self.sums.clear();
            self.tracer.begin();
        }
    }

    /// A simulation begins, where it is this seat's turn.
    #[inline]
    pub(super) fn simulation(&mut self, turn: impl FnOnce() -> Turn) {
        if T::LISTENS {
            self.path.clear();
            let is_first = self.sums.is_empty();
            self.come_to(0, is_first, None, Via::Root, turn);
        }
    }

    /// The simulation takes an action.
    #[inline]
    pub(super) fn step(&mut self, action: A, turn: impl FnOnce() -> Turn) {
        if T::LISTENS {
            let parent = self.path.last().copied().unwrap_or(0);
            let fresh = self.sums.len() as NodeId;
            let node = *self.ids.entry((parent, action)).or_insert(fresh);
            self.come_to(node, node == fresh, Some(parent), Via::Action(action), turn);
        }
    }

    fn come_to(
        &mut self,
        node: NodeId,
        is_new: bool,
        parent: Option<NodeId>,
        via: Via<A>,
        turn: impl FnOnce() -> Turn,
    ) {
        self.path.push(node);
        if is_new {
            self.sums.push(Sum::default());
            let (turn, window) = (turn(), Window::FULL);
            self.tracer.event(Event::Enter { node, parent, via, turn, window });
        } else {
            self.tracer.event(Event::Pass { node });
        }
    }

    /// The simulation was played on to this value.
    #[inline]
    pub(super) fn playout(&mut self, value: impl FnOnce() -> f64) {
        if T::LISTENS {
            let value = value();
            if let Some(&node) = self.path.last() {
                self.tracer.event(Event::Playout { node, value });
            }
            for &node in self.path.iter().rev() {
                let sum = &mut self.sums[node as usize];
                let from = sum.mean();
                sum.visits += 1;
                sum.total += value;
                let value = sum.total / f64::from(sum.visits);
                self.tracer.event(Event::Back { node, from, value });
            }
        }
    }
}
