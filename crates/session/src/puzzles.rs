//! Puzzles of games whose type is known only at run time.

use std::ops::Range;
use std::sync::atomic::AtomicBool;

use adut_puzzles::{Miner, Puzzle};

use crate::CardGame;

/// Looks for puzzles in the games of a seed.
pub trait DynMiner: Send + Sync {
    /// The puzzles of each of these decks, on rayon's threads; nothing if told to stop on the way.
    /// They depend on the deck alone.
    fn mine(&self, decks: Range<u64>, stop: &AtomicBool) -> Option<Vec<Vec<Puzzle>>>;
}

impl<G: CardGame> DynMiner for Miner<G> {
    fn mine(&self, decks: Range<u64>, stop: &AtomicBool) -> Option<Vec<Vec<Puzzle>>> {
        Miner::mine(self, decks, stop)
    }
}
