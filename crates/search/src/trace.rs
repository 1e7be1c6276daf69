//! Watching a search.
//!
//! A search tells a [`Tracer`] what it does, step by step. [`Silent`] listens to nothing and
//! compiles away. [`Recording`] keeps the events, and [`Replay`] plays them forwards and back:
//! every event holds both what was and what is, so that it can be undone.

mod replay;

use adut_kernel::Turn;

pub use replay::{Replay, Seen};

/// The number of a node in one search, from 0 in the order of entering. A position that is
/// searched again is a new node.
pub type NodeId = u64;

/// The values that still matter, for the seat that searches: below `alpha` it has better
/// elsewhere, above `beta` its opponents do.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Window {
    /// The lower end.
    pub alpha: f64,
    /// The upper end.
    pub beta: f64,
}

impl Window {
    /// All values matter.
    pub const FULL: Self = Self { alpha: f64::NEG_INFINITY, beta: f64::INFINITY };
}

/// How a node was reached from its parent.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Via<A> {
    /// The search began here.
    Root,
    /// By an action.
    Action(A),
    /// By an outcome of chance, with this place in the list of outcomes.
    Chance {
        /// Its place in the list.
        outcome: usize,
        /// How likely it is.
        probability: f64,
    },
}

/// Why the rest of a node was not searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The node is as good for one side as to make the other avoid it.
    Window,
    /// Even the best, or the worst, outcomes still to come could not bring a chance node's mean
    /// into the window (Star1).
    Bounds,
    /// One action tried in each outcome was enough to see the same (Star2).
    Probes,
    /// The table remembered enough.
    Table,
}

/// What a search did. Values are for the seat that searches.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Event<A> {
    /// A node was entered.
    Enter {
        /// Its number.
        node: NodeId,
        /// The node above.
        parent: Option<NodeId>,
        /// How it was reached.
        via: Via<A>,
        /// Who is to act there.
        turn: Turn,
        /// The window it is searched with.
        window: Window,
    },
    /// A child's value moved the node's window.
    Narrow {
        /// Which node.
        node: NodeId,
        /// Before.
        from: Window,
        /// After.
        to: Window,
    },
    /// A node was valued without looking further. That is its value; it does not go up by another
    /// event.
    Leaf {
        /// Which node.
        node: NodeId,
        /// Its value.
        value: f64,
    },
    /// The rest of a node was cut.
    Cut {
        /// Which node.
        node: NodeId,
        /// The window at that moment.
        window: Window,
        /// Why.
        reason: Reason,
        /// How many children were not looked at.
        skipped: usize,
    },
    /// A simulation came through a node that had been entered before.
    Pass {
        /// Which node.
        node: NodeId,
    },
    /// A simulation left the tree at a node and was played on to this value.
    Playout {
        /// Which node.
        node: NodeId,
        /// What came of it.
        value: f64,
    },
    /// A node's value went up to its parent. Simulations raise and lower it again and again; it
    /// is then the mean of those that came through.
    Back {
        /// Which node.
        node: NodeId,
        /// Before.
        from: Option<f64>,
        /// After.
        value: f64,
    },
}

/// Listens to a search.
pub trait Tracer<A>: Send {
    /// Whether it listens at all. Where it is false, no event is even made.
    const LISTENS: bool = true;

    /// A search begins; what comes next is its first event.
    fn begin(&mut self) {}

    /// Takes an event.
    fn event(&mut self, event: Event<A>);
}

/// Listens to nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<A> Tracer<A> for Silent {
    const LISTENS: bool = false;
    fn event(&mut self, _: Event<A>) {}
}

/// Keeps every event of the last search, up to a limit.
#[derive(Clone, Debug)]
pub struct Recording<A> {
    events: Vec<Event<A>>,
    limit: usize,
}

impl<A> Recording<A> {
    /// Keeps at most `limit` events; what comes later is dropped.
    pub fn up_to(limit: usize) -> Self {
        Self { events: Vec::new(), limit }
    }
    /// What was recorded.
    pub fn events(&self) -> &[Event<A>] {
        &self.events
    }
    /// Whether something may have been dropped.
    pub fn is_full(&self) -> bool {
        self.events.len() == self.limit
    }
}

impl<A: Send> Tracer<A> for Recording<A> {
    fn begin(&mut self) {
        self.events.clear();
    }
    fn event(&mut self, event: Event<A>) {
        if self.events.len() < self.limit {
            self.events.push(event);
        }
    }
}

/// Whoever owns the tracer keeps it, and the search borrows it.
impl<A, T: Tracer<A>> Tracer<A> for &mut T {
    const LISTENS: bool = T::LISTENS;
    fn begin(&mut self) {
        (**self).begin();
    }
    fn event(&mut self, event: Event<A>) {
        (**self).event(event);
    }
}
