//! The cards that are not dealt yet.

use adut_cards::french::{Card, CardSet};

/// How many cards are left after the opening four.
pub(super) const STOCK: usize = 48;

/// The undealt cards.
#[derive(Clone, Debug)]
pub(super) enum Stock {
    /// The pack before it is shuffled.
    Unshuffled,
    /// In order: the first `left` are undealt, the next one to be dealt is the last of them.
    Ordered { cards: [Card; STOCK], left: u8 },
    /// In no order: each card is drawn when it is dealt.
    Loose(CardSet),
}

impl Stock {
    /// How many cards.
    pub(super) fn len(&self) -> usize {
        match self {
            Self::Unshuffled => CardSet::PACK.len() as usize,
            Self::Ordered { left, .. } => usize::from(*left),
            Self::Loose(cards) => cards.len() as usize,
        }
    }

    /// The cards, without their order.
    pub(super) fn cards(&self) -> CardSet {
        match self {
            Self::Unshuffled => CardSet::PACK,
            Self::Ordered { cards, left } => cards[..usize::from(*left)].iter().copied().collect(),
            Self::Loose(cards) => *cards,
        }
    }
}
