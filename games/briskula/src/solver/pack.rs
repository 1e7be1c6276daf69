//! The pack as the search sees it: forty bits, the trump suit always the lowest ten.
//!
//! Relabelling the trump suit to one place means that "what beats this card" is one table, the
//! same for every deal.

use adut_cards::trieste::{Card, CardSet};

/// A set of relabelled cards: ten bits a suit, weakest lowest, trumps in the lowest ten.
pub(super) type Cards = u64;

const SUIT: Cards = 0x3ff;
/// The lowest bit of every suit.
const SUITS: Cards = 1 | 1 << 10 | 1 << 20 | 1 << 30;
/// The pointless cards 2 4 5 6 7 of every suit.
const LISINE: Cards = 0b11111 * SUITS;

/// `BEATS[card]`: the cards that beat it when thrown later.
pub(super) const BEATS: [Cards; 40] = {
    let mut beats = [0; 40];
    let mut card = 0;
    while card < 40 {
        let stronger = SUIT << (card / 10 * 10) & !((2 << card) - 1);
        beats[card] = if card < 10 { stronger } else { stronger | SUIT };
        card += 1;
    }
    beats
};

/// `POINTS[card]`: what the card counts.
pub(super) const POINTS: [u8; 40] = {
    let mut points = [0; 40];
    let mut card = 0;
    while card < 40 {
        points[card] = Card::new((card / 10) as u8, (card % 10) as u8).points();
        card += 1;
    }
    points
};

/// `PACKED[live][own]`: the bits of `own` that are in `live`, moved down over the gaps of `live`.
const PACKED: [[u8; 32]; 32] = {
    let mut packed = [[0; 32]; 32];
    let mut live = 0;
    while live < 32 {
        let mut own = 0;
        while own < 32 {
            let (mut place, mut bit) = (0, 0);
            while bit < 5 {
                if live >> bit & 1 == 1 {
                    packed[live][own] |= ((own >> bit & 1) << place) as u8;
                    place += 1;
                }
                bit += 1;
            }
            own += 1;
        }
        live += 1;
    }
    packed
};

/// What all cards of a set count together.
pub(super) fn points(cards: Cards) -> i32 {
    iter(cards).map(|card| i32::from(POINTS[card])).sum()
}

/// The relabelled cards of a set, lowest first.
pub(super) fn iter(mut cards: Cards) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (cards != 0).then(|| {
            let card = cards.trailing_zeros() as usize;
            cards &= cards - 1;
            card
        })
    })
}

/// The same hand with its lišine moved down over those that are no longer live.
///
/// Lišine of a suit with no live card between them are one card. Counting only live cards below
/// gives all such positions the same form: the stock is known, so who holds the first, second, …
/// live lišina says everything that matters.
#[inline(always)]
pub(super) fn pack_lisine(live: Cards, hand: Cards) -> Cards {
    let mut packed = hand & !LISINE;
    let mut suit = 0;
    while suit < 40 {
        let lisine = |cards: Cards| (cards >> suit & 0b11111) as usize;
        packed |= Cards::from(PACKED[lisine(live)][lisine(hand)]) << suit;
        suit += 10;
    }
    packed
}

/// How a deal's suits are relabelled: the trump suit comes first, the others keep their order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Relabelling {
    trump: usize,
}

impl Relabelling {
    pub(super) const fn new(trump: usize) -> Self {
        Self { trump }
    }

    pub(super) fn card(self, card: Card) -> usize {
        let suit = match card.suit() {
            suit if suit == self.trump => 0,
            suit if suit < self.trump => suit + 1,
            suit => suit,
        };
        suit * 10 + card.strength()
    }

    pub(super) const fn set(self, cards: CardSet) -> Cards {
        let below = (1 << (10 * self.trump)) - 1;
        let through = (1 << (10 * self.trump + 10)) - 1;
        let bits = cards.bits();
        bits >> (10 * self.trump) & SUIT | (bits & below) << 10 | bits & !through
    }

    /// The card that was relabelled to this one.
    pub(super) fn original(self, card: usize) -> Card {
        let suit = match card / 10 {
            0 => self.trump,
            suit if suit <= self.trump => suit - 1,
            suit => suit,
        };
        Card::new(suit as u8, (card % 10) as u8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn relabelling_moves_the_trump_suit_down_and_back() {
        for trump in 0..4 {
            let names = Relabelling::new(trump);
            for card in CardSet::PACK.iter() {
                let relabelled = names.card(card);
                assert_eq!(relabelled < 10, card.suit() == trump);
                assert_eq!(names.original(relabelled), card);
                assert_eq!(names.set(CardSet::EMPTY.with(card)), 1 << relabelled);
                assert_eq!(POINTS[relabelled], card.points());
            }
            assert_eq!(names.set(CardSet::PACK), (1 << 40) - 1);
        }
    }

    #[test]
    fn a_card_is_beaten_by_its_suit_above_it_and_by_trumps() {
        for (card, beats) in BEATS.iter().enumerate() {
            for later in 0..40 {
                let same_suit = card / 10 == later / 10;
                let beaten = if same_suit { later > card } else { later < 10 };
                assert_eq!(beats >> later & 1 == 1, beaten, "{later} on {card}");
            }
        }
    }

    #[test]
    fn lisine_close_ranks_over_dead_cards() {
        // Of a suit's lišine 0 … 4 the cards 1 and 3 are gone: 0, 2 and 4 become 0, 1 and 2.
        let live = 0b10101 << 10 | 1 << 19;
        assert_eq!(pack_lisine(live, 0b10001 << 10 | 1 << 19), 0b101 << 10 | 1 << 19);
        assert_eq!(pack_lisine(live, 0b00100 << 10), 0b010 << 10);
    }
}
