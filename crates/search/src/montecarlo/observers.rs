//! Whose trees a search in information sets grows (Cowling, Powley and Whitehouse 2012).

use std::fmt::Debug;

use adut_kernel::{Game, Seat};

/// Whose trees are grown.
pub trait Observers: Copy + Debug + Default + Send + 'static {
    /// How many trees there are.
    fn trees<G: Game>(game: &G) -> usize;
    /// Whose a tree is, in the search of `searcher`.
    fn owner(tree: usize, searcher: Seat) -> Seat;
    /// The tree that a seat chooses by.
    fn tree_of(mover: Seat) -> usize;
}

/// A single observer: one tree, that of the seat that searches, and everyone chooses by it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Single;

impl Observers for Single {
    #[inline]
    fn trees<G: Game>(_: &G) -> usize {
        1
    }
    #[inline]
    fn owner(_: usize, searcher: Seat) -> Seat {
        searcher
    }
    #[inline]
    fn tree_of(_: Seat) -> usize {
        0
    }
}

/// Multiple observers: every seat has a tree of its own, in which only what that seat saw is told
/// apart, and chooses by it. So an opponent's choice does not rest on what was hidden from it.
/// Where everyone sees every move and nodes are told apart by moves, all trees are the same, and
/// a single observer finds the same faster.
#[derive(Clone, Copy, Debug, Default)]
pub struct Multiple;

impl Observers for Multiple {
    #[inline]
    fn trees<G: Game>(game: &G) -> usize {
        game.seats()
    }
    #[inline]
    fn owner(tree: usize, _: Seat) -> Seat {
        Seat::new(tree)
    }
    #[inline]
    fn tree_of(mover: Seat) -> usize {
        mover.index()
    }
}
