//! Dead table cards: those in no group that any unplayed card could still take.
//!
//! A group may hold cards that are not laid yet, so a card is dead only if nothing on the table
//! or in the players' hands or the deck completes it to the value of an unplayed card. Dead cards
//! stay to the end, so of them only points and number matter, and that no tabla can follow.

use super::counts::{Counts, RANKS, each_rank};
use super::rules::Ace;

/// The values that each rank adds to a sum, up to the 13 that can be missing to a king.
const VALUES: [u32; RANKS] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 14];
const SUMS: u32 = (1 << 14) - 1;

/// The ranks of `table` (one low bit each) whose cards are dead while `unplayed` is to come.
pub(super) fn dead_ranks(table: Counts, unplayed: Counts, ace: Ace) -> u64 {
    // An unplayed card of the same rank takes it.
    let candidates = table.ranks() & !unplayed.ranks();
    if candidates == 0 {
        return 0;
    }
    let capturers = each_rank(unplayed.ranks()).fold(0, |set, rank| set | 1 << played(rank, ace));
    let all = table.plus(unplayed);
    let mut dead = 0;
    for rank in each_rank(candidates) {
        let low_bit = Counts::one(rank).bits();
        let missing = match (rank, ace) {
            (0, Ace::OneOrEleven) => (capturers >> 1) | (capturers >> 11),
            _ => capturers >> VALUES[rank],
        } & SUMS;
        if missing == 0 || !completes(all.minus(Counts::one(rank)), missing, rank, unplayed, ace) {
            dead |= low_bit;
        }
    }
    dead
}

/// The value with which a card of `rank` captures.
fn played(rank: usize, ace: Ace) -> u32 {
    if rank == 0 && ace == Ace::OneOrEleven { 11 } else { VALUES[rank] }
}

/// Whether some of `others` add up to one of the sums in `missing`.
fn completes(others: Counts, missing: u32, rank: usize, unplayed: Counts, ace: Ace) -> bool {
    let found = missing & sums(others, ace);
    if found == 0 || ace == Ace::One || unplayed.of(0) == 0 {
        return found != 0;
    }
    // An ace that captures is not in the group; any other card is too large to be in its own.
    let by_ace = 1 << (11_u32.saturating_sub(VALUES[rank]));
    found & !by_ace != 0 || by_ace & sums(others.minus(Counts::one(0)), ace) != 0
}

/// The set of sums that some of the cards make.
fn sums(cards: Counts, ace: Ace) -> u32 {
    let mut sums = 1_u32;
    // Aces come last, kings are larger than any sum that can be missing.
    for (rank, &value) in VALUES.iter().enumerate().take(12).skip(1) {
        for _ in 0..cards.of(rank).min(13 / value) {
            sums |= sums << value;
        }
        sums &= SUMS;
    }
    for _ in 0..cards.of(0) {
        sums |= sums << 1 | if ace == Ace::OneOrEleven { sums << 11 } else { 0 };
    }
    sums & SUMS
}
