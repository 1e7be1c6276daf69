//! The Trieste pack of 40: Briškula's cards.

use std::fmt;
use std::str::FromStr;

use super::{UnknownCard, card_set};

/// Weakest first: the position is the strength within a suit.
const RANKS: [char; 10] = ['2', '4', '5', '6', '7', 'F', 'H', 'K', '3', 'A'];
const POINTS: [u8; 10] = [0, 0, 0, 0, 0, 2, 3, 4, 10, 11];
/// dinari, špade, baštoni, kupe.
const SUITS: [char; 4] = ['d', 's', 'b', 'k'];

/// A card: suit times ten plus strength, so a suit is ten neighbouring bits, weakest lowest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(pub(super) u8);

impl Card {
    /// The card of a suit (0 … 3 are d s b k) and a strength (0 is the two, 9 the ace).
    ///
    /// # Panics
    /// If either is out of range.
    pub const fn new(suit: u8, strength: u8) -> Self {
        assert!(suit < 4 && strength < 10);
        Self(suit * 10 + strength)
    }
    /// 0 … 3 are dinari, špade, baštoni, kupe.
    pub const fn suit(self) -> usize {
        self.0 as usize / 10
    }
    /// 0 to 9 in the order 2 4 5 6 7 F H K 3 A.
    pub const fn strength(self) -> usize {
        self.0 as usize % 10
    }
    /// What the card counts: as 11, trica 10, kralj 4, konj 3, fanat 2, a lišina nothing.
    pub const fn points(self) -> u8 {
        POINTS[self.strength()]
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", RANKS[self.strength()], SUITS[self.suit()])
    }
}

impl FromStr for Card {
    type Err = UnknownCard;

    fn from_str(text: &str) -> Result<Self, UnknownCard> {
        let mut chars = text.chars();
        let card = match (chars.next(), chars.next(), chars.next()) {
            (Some(rank), Some(suit), None) => {
                let strength = RANKS.iter().position(|&r| r == rank);
                let suit = SUITS.iter().position(|&s| s == suit);
                strength.zip(suit).map(|(strength, suit)| Self::new(suit as u8, strength as u8))
            }
            _ => None,
        };
        card.ok_or_else(|| UnknownCard {
            text: text.to_owned(),
            pack: "Trieste",
            expected: "rank A 3 K H F 7 6 5 4 2 and suit d s b k, as in Hs",
        })
    }
}

card_set! {
    /// A set of Trieste cards.
    CardSet of Card, 40
}
