//! The 15 kinds of card: suits matter only for 2♣ and 10♦.

use adut_cards::french::{Card, CardSet};

use super::counts::Counts;

/// One of the 15 kinds of card: a rank, and whether it is 2♣ or 10♦.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Kind {
    pub(super) rank: u8,
    pub(super) special: bool,
}

impl Kind {
    pub(super) fn of(card: Card) -> Self {
        Self {
            rank: card.rank() as u8,
            special: matches!((card.rank(), card.suit()), (1, 0) | (9, 1)),
        }
    }
    pub(super) fn points(self) -> u8 {
        u8::from(matches!(self.rank, 0 | 9..=12)) + u8::from(self.special)
    }
    /// Bit 0 for 2♣, bit 1 for 10♦, none for the others.
    pub(super) fn special_bit(self) -> u8 {
        u8::from(self.special) << u8::from(self.rank == TEN)
    }
}

pub(super) const TWO: u8 = 1;
pub(super) const TEN: u8 = 9;

/// Bit 0: there are twos; bit 1: there are tens.
pub(super) fn special_ranks(cards: Counts) -> u8 {
    u8::from(cards.of(usize::from(TWO)) > 0) | u8::from(cards.of(usize::from(TEN)) > 0) << 1
}

/// So many cards of each rank from the table: those of 2♣ (bit 0) and 10♦ (bit 1) in `specials`
/// before their twins, the others not at all; then the lowest.
pub(super) fn take_cards(table: CardSet, mut counts: Counts, specials: u8) -> CardSet {
    let mut taken = CardSet::EMPTY;
    for wanted in [specials, 0] {
        let in_turn = |card: &Card| {
            let bit = Kind::of(*card).special_bit();
            if wanted == 0 { bit == 0 } else { bit & wanted != 0 }
        };
        for card in table.iter().filter(in_turn) {
            let one = Counts::one(card.rank());
            if counts.contains(one) {
                counts = counts.minus(one);
                taken.insert(card);
            }
        }
    }
    taken
}

/// Cards as numbers of each rank.
pub(super) fn counts_of(cards: impl IntoIterator<Item = Card>) -> Counts {
    cards.into_iter().fold(Counts::EMPTY, |sum, card| sum.plus(Counts::one(card.rank())))
}
