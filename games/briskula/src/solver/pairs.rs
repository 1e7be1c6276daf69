//! The six pairs of a hand of four: dupla throws two cards to a trick.
//!
//! The winner of a trick is its highest trump, else the highest card of the suit led. So a trick
//! is told by the card led, the leader's pair and the other's pair: the leader wins unless the
//! other's pair holds a card that beats the better of the leader's.

use super::pack::BEATS;

/// Pairs of four cards are numbered so that 5 − n is the pair of the other two.
pub(super) const PAIR: [[usize; 4]; 4] = [[6, 0, 1, 2], [0, 6, 3, 4], [1, 3, 6, 5], [2, 4, 5, 6]];
/// The two cards of each pair.
pub(super) const MEMBERS: [[usize; 2]; 6] = [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]];
/// All six pairs.
pub(super) const ALL: u8 = 0b111_111;
/// `WITH[card]`: the pairs that hold it, as a set of six bits.
pub(super) const WITH: [u8; 4] = [0b000_111, 0b011_001, 0b101_010, 0b110_100];

/// For each card of one hand the pairs of the other hand that do not beat it, as six bits.
#[inline(always)]
pub(super) fn stands(cards: &[usize; 4], against: &[usize; 4]) -> [u8; 4] {
    let mut standing = [ALL; 4];
    for i in 0..4 {
        for j in 0..4 {
            let beaten = (BEATS[cards[i]] >> against[j] & 1) as u8;
            standing[i] &= !(WITH[j] * beaten);
        }
    }
    standing
}

/// Which of two places in a hand counts when the card of `led` is followed by that of `then`.
#[inline(always)]
pub(super) const fn better(cards: &[usize; 4], led: usize, then: usize) -> usize {
    if BEATS[cards[led]] >> cards[then] & 1 != 0 { then } else { led }
}
