//! The options of the game that change what a position is worth.

pub use crate::rules::CardsBonus;
pub use crate::rules::captures::{Ace, Jack};

/// The options of one game of Tablić for two.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Rules {
    /// The three points for more cards.
    pub cards_bonus: CardsBonus,
    /// What clearing the table with a capture is worth: 1 or 0.
    pub tabla_points: u8,
    /// What an ace counts.
    pub ace: Ace,
    /// What a jack does.
    pub jack: Jack,
}

impl Default for Rules {
    fn default() -> Self {
        Self {
            cards_bonus: CardsBonus::OnTie,
            tabla_points: 1,
            ace: Ace::OneOrEleven,
            jack: Jack::Twelve,
        }
    }
}
