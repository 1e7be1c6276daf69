//! What everybody sees, and what a seat knows.
//!
//! To fill in: what a perfect player in that seat would remember, and no more. The test kit re-deals
//! what the seat cannot see and requires the same observation.

use adut_cards::french::{Card, CardSet};
use adut_kernel::{Seat, Turn};

use super::state::Trick;
use super::{SEATS, State};

/// What everybody at the table sees.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Public {
    /// Whose turn it is.
    pub turn: Option<Seat>,
    /// The trick on the table: the present one, or the last if no card lies on a new one yet.
    pub trick: Trick,
    /// What each seat has played, the trick on the table included.
    pub played: [CardSet; SEATS],
    /// How many tricks each seat has taken.
    pub tricks: [u8; SEATS],
    /// How many cards each seat holds.
    pub hand_sizes: [u8; SEATS],
}

/// What a seat knows: its own hand beside what everybody sees.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Observation {
    /// Whose it is.
    pub seat: Seat,
    /// The seat's cards.
    pub hand: CardSet,
    /// What everybody sees.
    pub public: Public,
}

impl Observation {
    pub(super) fn new(state: &State, seat: Seat) -> Self {
        let turn = match state.turn() {
            Turn::Seat(seat) => Some(seat),
            _ => None,
        };
        let public = Public {
            turn,
            trick: state.trick.clone(),
            played: state.played,
            tricks: state.tricks,
            hand_sizes: state.hands.map(|hand| hand.len() as u8),
        };
        Self { seat, hand: state.hand(seat), public }
    }

    /// The cards that lie nowhere that the seat can see.
    pub fn unseen(&self) -> CardSet {
        self.public.played.iter().fold(CardSet::PACK - self.hand, |rest, &played| rest - played)
    }
}

impl Public {
    /// The cards that a card played now is measured against; none where it leads.
    pub fn lying(&self, seats: usize) -> &[(Seat, Card)] {
        if self.trick.len() == seats { &[] } else { &self.trick }
    }
}
