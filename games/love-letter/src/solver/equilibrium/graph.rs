//! Public positions, each once, and how they lead to one another.

use super::public::Play;
use super::real::Real;
use crate::rules::{Card, KINDS};

/// One number for each card that a hand may be.
pub(crate) type Vector<F> = [F; KINDS];

/// The most plays of one position: seven names for a Guard and one way or two for each other card.
pub(crate) const MAX_PLAYS: usize = 16;

/// Every public position that can come up, each once, although many pasts lead to it.
///
/// The regrets and average strategies are not here: they belong to pasts, not to positions. Those
/// of a position's whole subtree lie in a row, first the position's own, then its edges' in order.
#[derive(Debug, Default)]
pub(crate) struct Graph<F> {
    pub(crate) nodes: Vec<Node>,
    pub(crate) plays: Vec<PlayNode>,
    pub(crate) edges: Vec<Edge<F>>,
    pub(crate) pairs: Vec<PairNode>,
    /// Which play and which kept card, as [`choice`] packs them.
    pub(crate) choices: Vec<u8>,
    pub(crate) leaves: Vec<Leaf<F>>,
    /// What each leaf's value may be off by.
    pub(crate) slacks: Vec<F>,
    pub(crate) finals: Vec<FinalPair<F>>,
}

/// A public position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    /// Where its plays begin; on a last turn, where its leaves do.
    pub(crate) plays: u32,
    /// Where its pairs begin; on a last turn, where its final pairs do.
    pub(crate) pairs: u32,
    pub(crate) play_count: u16,
    pub(crate) pair_count: u16,
    /// The slots of its own decisions.
    pub(crate) slots: u16,
    pub(crate) is_last: bool,
    /// The slots of its whole subtree.
    pub(crate) subtree: u64,
}

/// A play: what it leads to at once and further on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PlayNode {
    pub(crate) play: Play,
    pub(crate) leaf_count: u16,
    pub(crate) edge_count: u16,
    pub(crate) leaves: u32,
    pub(crate) edges: u32,
}

/// A play that goes on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Edge<F> {
    pub(crate) child: u32,
    pub(crate) factor: F,
    pub(crate) passage: Passage,
    /// The slots of the child's subtree.
    pub(crate) slots: u64,
}

/// What becomes of the hands on the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Passage {
    /// Nothing.
    Same,
    /// The other is known not to hold this card.
    Without(u8),
    /// The other is known to hold this card.
    Only(u8),
    /// The other discards this card and draws.
    OtherRedraws(u8),
    /// The mover discards this card and draws.
    MoverRedraws(u8),
}

/// What hands come to at once: so much for each bit of the mover's times the other's likelihood.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Leaf<F> {
    pub(crate) kept: u8,
    pub(crate) other: u8,
    pub(crate) value: F,
}

/// Two cards that the mover may have; one choice needs no slot.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PairNode {
    pub(crate) low: u8,
    pub(crate) high: u8,
    pub(crate) count: u8,
    pub(crate) choices: u32,
}

/// A real decision on a last turn: the other holds one of two cards, and each choice has its value
/// against both.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FinalPair<F> {
    pub(crate) low: u8,
    pub(crate) high: u8,
    pub(crate) others: [u8; 2],
    pub(crate) count: u8,
    pub(crate) values: [[F; 2]; MAX_FINAL],
}

/// The most choices of a last turn none of which is better against both cards.
pub(crate) const MAX_FINAL: usize = 4;

/// Packs a play of the node and a kept card.
pub(crate) const fn choice(play: usize, kept: Card) -> u8 {
    (play << 3) as u8 | kept.index() as u8
}

impl<F: Real> Graph<F> {
    pub(crate) fn plays_of(&self, node: &Node) -> &[PlayNode] {
        span(&self.plays, node.plays, node.play_count)
    }
    pub(crate) fn pairs_of(&self, node: &Node) -> &[PairNode] {
        span(&self.pairs, node.pairs, node.pair_count)
    }
    /// What is decided without a choice on a last turn.
    pub(crate) fn settled_of(&self, node: &Node) -> &[Leaf<F>] {
        span(&self.leaves, node.plays, node.play_count)
    }
    pub(crate) fn finals_of(&self, node: &Node) -> &[FinalPair<F>] {
        span(&self.finals, node.pairs, node.pair_count)
    }
    pub(crate) fn leaves_of(&self, play: &PlayNode) -> &[Leaf<F>] {
        span(&self.leaves, play.leaves, play.leaf_count)
    }
    pub(crate) fn slacks_of(&self, play: &PlayNode) -> &[F] {
        span(&self.slacks, play.leaves, play.leaf_count)
    }
    pub(crate) fn edges_of(&self, play: &PlayNode) -> &[Edge<F>] {
        span(&self.edges, play.edges, play.edge_count)
    }
    pub(crate) fn choices_of(&self, pair: &PairNode) -> &[u8] {
        span(&self.choices, pair.choices, u16::from(pair.count))
    }
}

#[inline]
fn span<T>(all: &[T], first: u32, count: u16) -> &[T] {
    &all[first as usize..first as usize + usize::from(count)]
}
