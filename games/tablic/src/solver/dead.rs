//! Dead table cards: those in no group that any unplayed card could still take.
//!
//! A group may hold cards that are not laid yet, so a card is dead only if nothing on the table
//! or in the players' hands or the deck completes it to the value of an unplayed card. Dead cards
//! stay to the end, so of them only points and number matter, and that no tabla can follow.

use super::counts::{Counts, each_rank};
use super::rules::Ace;
use super::sums::{VALUES, addends, capturers, make, played};

/// The ranks of `table` (one low bit each) whose cards are dead while `unplayed` is to come.
pub(super) fn dead_ranks(table: Counts, unplayed: Counts, ace: Ace) -> u64 {
    // An unplayed card of the same rank takes it.
    let candidates = table.ranks() & !unplayed.ranks();
    if candidates == 0 {
        return 0;
    }
    let all = table.plus(unplayed);
    let capturers = capturers(unplayed, ace);
    let (aces, plain) = (capturers & ACE, capturers & !ACE);
    let mut dead = 0;
    for rank in each_rank(candidates) {
        let others = all.minus(Counts::one(rank));
        let missing = |capturers: u32| capturers >> VALUES[rank] | capturers >> played(rank, ace);
        let wanted = missing(plain);
        // Mostly a single card completes it. An ace that captures is not in the group; any other
        // card is too large to be in its own.
        let alive = wanted & addends(others, ace) != 0
            || make(others, wanted, ace)
            || aces != 0 && make(others.minus(Counts::one(0)), missing(aces), ace);
        if !alive {
            dead |= Counts::one(rank).bits();
        }
    }
    dead
}

/// The value of an ace that captures, where it is 1 or 11.
const ACE: u32 = 1 << 11;
