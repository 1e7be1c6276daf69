//! Watching a search.
//!
//! A search tells a [`Tracer`] what it does, step by step. [`Silent`] listens to nothing and
//! compiles away.

/// The number of a node in one search, from 0 in the order of entering. A position that is
/// searched again is a new node.
pub type NodeId = u64;

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
    },
    /// A node was valued without looking further. That is its value; it does not go up by another
    /// event.
    Leaf {
        /// Which node.
        node: NodeId,
        /// Its value.
        value: f64,
    },
    /// A node's value went up to its parent.
    Back {
        /// Which node.
        node: NodeId,
        /// Its value.
        value: f64,
    },
}

/// Listens to a search.
pub trait Tracer<A>: Send {
    /// Whether it listens at all. Where it is false, no event is even made.
    const LISTENS: bool = true;

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
