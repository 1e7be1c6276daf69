//! Moves and why some are not allowed.

use adut_cards::french::{Card, CardSet};
use thiserror::Error;

/// A move: a card from the hand, and what it takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Action {
    /// The card that is played.
    pub card: Card,
    /// The table cards it takes; none when it is laid.
    pub taken: CardSet,
}

impl Action {
    /// Lays a card on the table.
    pub const fn lay(card: Card) -> Self {
        Self { card, taken: CardSet::EMPTY }
    }
    /// Takes cards with a card.
    pub const fn take(card: Card, taken: CardSet) -> Self {
        Self { card, taken }
    }
    /// Whether the card is laid and takes nothing.
    pub const fn is_lay(self) -> bool {
        self.taken.is_empty()
    }
    /// What goes on the pile: the taken cards and the card that took them, or nothing.
    pub const fn gain(self) -> CardSet {
        if self.is_lay() { CardSet::EMPTY } else { self.taken.with(self.card) }
    }
}

/// An outcome of chance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chance {
    /// The shuffled pack in dealing order.
    Deck([Card; 52]),
    /// The next card, dealt from a loose stock.
    Card(Card),
}

/// Why something is not allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Foul {
    /// It is nobody's turn.
    #[error("{card} cannot be played: no player is to move")]
    NobodysTurn {
        /// The card that was to be played.
        card: Card,
    },
    /// The card is not in the hand of the player whose turn it is.
    #[error("{card} is not in the hand of the player to move")]
    NotInHand {
        /// The card.
        card: Card,
    },
    /// Cards that were to be taken do not lie on the table.
    #[error("{card} cannot take {missing}: not on the table")]
    NotOnTable {
        /// The card that was to take them.
        card: Card,
        /// Those that do not lie there.
        missing: CardSet,
    },
    /// The cards that were to be taken do not make up groups.
    #[error("{card} takes groups that sum to {target} each, and {taken} cannot be split so")]
    NoSplit {
        /// The card that was to take them.
        card: Card,
        /// What each group must sum to.
        target: usize,
        /// What was to be taken.
        taken: CardSet,
    },
    /// The cards that were to be taken fail the test of the published code.
    #[error(
        "{card} takes cards that count at most {target} each and sum to a multiple of it, not {taken}"
    )]
    NotDivisible {
        /// The card that was to take them.
        card: Card,
        /// What it counts.
        target: usize,
        /// What was to be taken.
        taken: CardSet,
    },
    /// A jack that sweeps takes everything or nothing.
    #[error("{card} sweeps the whole table or is laid, it cannot leave {left}")]
    PartialSweep {
        /// The jack.
        card: Card,
        /// What it would have left.
        left: CardSet,
    },
    /// No such chance event is due, or not with this outcome.
    #[error("{0}")]
    NotDue(&'static str),
}
