//! The French pack of 52: Tablić's cards.

use std::fmt;
use std::str::FromStr;

use super::{UnknownCard, card_set};

const RANKS: [&str; 13] = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
const SUITS: [char; 4] = ['c', 'd', 'h', 's'];

/// A card: rank times four plus suit, so the order of indices is the order in which moves are
/// written (A 2 … K, then c d h s) and the four cards of a rank are neighbouring bits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(pub(super) u8);

impl Card {
    /// The card of a rank (0 is the ace, 12 the king) and a suit (0 … 3 are c d h s).
    ///
    /// # Panics
    /// If either is out of range.
    pub const fn new(rank: u8, suit: u8) -> Self {
        assert!(rank < 13 && suit < 4);
        Self(rank * 4 + suit)
    }
    /// 0 is the ace, 1 the two, … 12 the king.
    pub const fn rank(self) -> usize {
        self.0 as usize / 4
    }
    /// 0 … 3 are c d h s.
    pub const fn suit(self) -> usize {
        self.0 as usize % 4
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", RANKS[self.rank()], SUITS[self.suit()])
    }
}

impl FromStr for Card {
    type Err = UnknownCard;

    fn from_str(text: &str) -> Result<Self, UnknownCard> {
        let card = text.char_indices().next_back().and_then(|(at, last)| {
            let suit = SUITS.iter().position(|&s| s == last)?;
            let rank = RANKS.iter().position(|&r| r == &text[..at])?;
            Some(Self::new(rank as u8, suit as u8))
        });
        card.ok_or_else(|| UnknownCard {
            text: text.to_owned(),
            pack: "French",
            expected: "rank A 2 … 10 J Q K and suit c d h s, as in 10d",
        })
    }
}

card_set! {
    /// A set of French cards.
    CardSet of Card, 52
}
