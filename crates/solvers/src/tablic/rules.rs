//! The options of the game that change what a position is worth.

/// When holding more cards than the other player is worth three points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum CardsBonus {
    /// Never: points alone decide.
    None,
    /// Only when the points are equal.
    #[default]
    OnTie,
    /// Whatever the points.
    Always,
}

/// What an ace counts in a group.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Ace {
    /// 1 or 11, chosen for each ace on each move.
    #[default]
    OneOrEleven,
    /// 1 only.
    One,
}

/// What a jack does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Jack {
    /// It counts 12, like any other card counts its number.
    #[default]
    Twelve,
    /// It takes the whole table. The solver refuses this option.
    Sweeps,
}

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
            cards_bonus: CardsBonus::default(),
            tabla_points: 1,
            ace: Ace::default(),
            jack: Jack::default(),
        }
    }
}
