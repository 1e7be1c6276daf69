//! What cards count for, and what some of them add up to.

use super::counts::{Counts, RANKS, each_rank};
use super::rules::Ace;

/// What each rank adds to a sum; an ace may add 11 instead.
pub(super) const VALUES: [u32; RANKS] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 14];
/// Sums up to that of a king, which takes the most.
const SUMS: u32 = (1 << 15) - 1;

/// The value with which a card of `rank` captures.
pub(super) fn played(rank: usize, ace: Ace) -> u32 {
    if rank == 0 && ace == Ace::OneOrEleven { 11 } else { VALUES[rank] }
}

/// What single cards add to a sum, a bit for each value.
pub(super) fn addends(cards: Counts, ace: Ace) -> u32 {
    let ranks = cards.rank_set();
    let plain = (ranks & 0x3ff) << 1 | (ranks & !0x3ff) << 2;
    if ace == Ace::OneOrEleven { plain | (ranks & 1) << 11 } else { plain }
}

/// The values with which cards capture, a bit for each.
pub(super) fn capturers(cards: Counts, ace: Ace) -> u32 {
    // Where an ace is 1 or 11, it captures as 11.
    let addends = addends(cards, ace);
    if ace == Ace::OneOrEleven { addends & !2 } else { addends }
}

/// The set of sums that some of the cards make, a bit for each up to 14.
pub(super) fn sums(cards: Counts, ace: Ace) -> u32 {
    each_rank(cards.ranks()).fold(1, |sums, rank| with_rank(sums, cards, rank, ace))
}

/// Whether some of the cards make one of the sums in `wanted`.
pub(super) fn make(cards: Counts, wanted: u32, ace: Ace) -> bool {
    // Cards of a larger value than the largest sum are of no use.
    let useful = cards.first(wanted.checked_ilog2().unwrap_or(0));
    let mut sums = 1;
    each_rank(useful.ranks()).any(|rank| {
        sums = with_rank(sums, cards, rank, ace);
        sums & wanted != 0
    })
}

/// The sums that there are with the cards of one more rank.
fn with_rank(mut sums: u32, cards: Counts, rank: usize, ace: Ace) -> u32 {
    for _ in 0..cards.of(rank) {
        sums = (sums | sums << VALUES[rank] | sums << played(rank, ace)) & SUMS;
    }
    sums
}
