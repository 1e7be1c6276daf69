//! A hand in the order of trying, and which of its cards need no trying.
//!
//! Cards of one suit in one hand with no live card of anybody else between them are equally
//! strong: whichever is thrown, the same player takes the trick, now and later. Two of them, the
//! poorer X and the richer Y, differ only in the points they bring, and so:
//! - in a trick that is surely lost X is at least as good as Y. Whoever throws X and later plays Y
//!   where he would have played X gives Δ points less now and at worst as many more later;
//! - in a trick that is surely won Y is at least as good as X, for the same reason;
//! - if both count nothing they are one card, whatever becomes of the trick.

use super::order::CardOrder;
use super::pack::{Cards, POINTS};

/// What is certain about the trick for the player who throws a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Fate {
    /// He takes it whatever follows.
    Won,
    /// The other takes it whatever follows.
    Lost,
    /// It depends on what follows.
    Open,
}

impl Fate {
    #[inline(always)]
    pub(super) const fn new(surely_won: bool, surely_lost: bool) -> Self {
        if surely_won {
            Self::Won
        } else if surely_lost {
            Self::Lost
        } else {
            Self::Open
        }
    }
}

/// A hand of `N` cards; places in it are in the order in which cards are tried.
#[derive(Debug)]
pub(super) struct Hand<const N: usize> {
    pub(super) card: [usize; N],
    /// For each place the equally strong cards that are lower, as a set of places.
    below: [u8; N],
    /// Those that are higher.
    above: [u8; N],
    /// Those that are lower and count as much.
    twins: [u8; N],
    /// Whether no two cards are equally strong.
    pub(super) all_differ: bool,
}

impl<const N: usize> Hand<N> {
    /// `live` are all cards that are not yet gone, this hand's included.
    #[inline(always)]
    pub(super) fn new(hand: Cards, live: Cards, order: &CardOrder) -> Self {
        let others = live & !hand;
        let mut sorted = [0; N];
        let (mut rest, mut lower, mut class, mut classes) = (hand, 0, 0, 0);
        for slot in &mut sorted {
            let card = rest.trailing_zeros();
            let between = (1u64 << card).wrapping_sub(2 << lower);
            let equally_strong = classes > 0 && card / 10 == lower / 10 && others & between == 0;
            if !equally_strong {
                class = classes;
                classes += 1;
            }
            *slot = u32::from(order[card as usize]) << 16 | class << 8 | card;
            lower = card;
            rest &= rest.wrapping_sub(1);
        }
        sort(&mut sorted);
        let card = sorted.map(|slot| (slot & 0xff) as usize);
        let (mut below, mut above, mut twins) = ([0; N], [0; N], [0; N]);
        let all_differ = classes as usize == N;
        if !all_differ {
            for i in 0..N {
                for j in 0..N {
                    let same_class = sorted[i] >> 8 & 0xff == sorted[j] >> 8 & 0xff;
                    let is_below = same_class && card[j] < card[i];
                    below[i] |= u8::from(is_below) << j;
                    above[j] |= u8::from(is_below) << i;
                    twins[i] |= u8::from(is_below && POINTS[card[i]] == POINTS[card[j]]) << j;
                }
            }
        }
        Self { card, below, above, twins, all_differ }
    }

    /// The places of the cards in another order of trying.
    #[inline(always)]
    pub(super) fn places_by(&self, order: &CardOrder) -> [usize; N] {
        let mut places = [0; N];
        for (i, place) in places.iter_mut().enumerate() {
            *place = u32::from(order[self.card[i]]) << 8 | i as u32;
        }
        sort(&mut places);
        places.map(|place| (place & 0xff) as usize)
    }

    /// What the card at a place counts.
    #[inline(always)]
    pub(super) fn points(&self, place: usize) -> i32 {
        i32::from(POINTS[self.card[place]])
    }

    /// The places of the cards that are at least as good as this one.
    #[inline(always)]
    pub(super) const fn no_worse(&self, place: usize, fate: Fate) -> u8 {
        match fate {
            Fate::Won => self.above[place],
            Fate::Lost => self.below[place],
            Fate::Open => self.twins[place],
        }
    }
}

/// Sorts a few numbers without a branch.
#[inline(always)]
fn sort<const N: usize>(numbers: &mut [u32; N]) {
    for end in 1..N {
        for i in (1..=end).rev() {
            let (a, b) = (numbers[i - 1], numbers[i]);
            (numbers[i - 1], numbers[i]) = (a.min(b), a.max(b));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equally_strong_cards_close_ranks_over_dead_ones_only() {
        // Of one suit the hand holds 7, F and A; K is gone, H and 3 are not: 7 and F are equal.
        let order: CardOrder = std::array::from_fn(|card| card as u8);
        let hand = 0b10_0011_0000 << 10 | 1;
        let hand = Hand::<4>::new(hand, hand | 0b01_0100_0000 << 10, &order);
        assert_eq!(hand.card, [0, 14, 15, 19]);
        let all = |fate| [0, 1, 2, 3].map(|place| hand.no_worse(place, fate));
        assert_eq!(all(Fate::Won), [0, 0b0100, 0, 0]);
        assert_eq!(all(Fate::Lost), [0, 0, 0b0010, 0]);
        assert_eq!(all(Fate::Open), [0; 4]);
    }

    #[test]
    fn lisine_without_a_live_card_between_are_twins() {
        let order: CardOrder = std::array::from_fn(|card| 40 - card as u8);
        let hand = Hand::<3>::new(0b10101, 0b10101 | 0b01000, &order);
        assert_eq!(hand.card, [4, 2, 0]);
        assert_eq!([0, 1, 2].map(|place| hand.no_worse(place, Fate::Open)), [0, 0b100, 0]);
    }

    #[test]
    fn suits_never_mix() {
        let order: CardOrder = [0; 40];
        let hand = Hand::<3>::new(1 << 9 | 1 << 10 | 1 << 30, (1 << 40) - 1, &order);
        for place in 0..3 {
            assert_eq!(hand.no_worse(place, Fate::Won) | hand.no_worse(place, Fate::Lost), 0);
        }
    }
}
