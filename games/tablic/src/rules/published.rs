//! What the moves of the thesis's program score.
//!
//! The program adds up what each move returns: points and cards. What it returns for a card that is
//! laid is not printed; one reading of the printed lines fits all published figures, and the others
//! are kept beside it.

use adut_cards::french::CardSet;
use adut_kernel::Seat;

use super::action::Action;
use super::stihs;

/// What laying a card scores in the published program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lay {
    /// The empty set of cards passes the program's test, since every card divides 0: an honour
    /// scores its štih, and the laid card counts as one card. This fits what was published.
    #[default]
    Scored,
    /// Nothing.
    Nothing,
    /// An honour scores its štih, but the card does not count.
    Honour,
    /// As [`Scored`](Self::Scored), and a card laid on an empty table clears it: one point more.
    Literal,
}

impl Lay {
    /// Points and cards for laying a card of this rank.
    pub fn score(self, rank: usize, on_empty_table: bool) -> (u8, u8) {
        let honour = u8::from(matches!(rank, 0 | 9..));
        match self {
            Self::Scored => (honour, 1),
            Self::Nothing => (0, 0),
            Self::Honour => (honour, 0),
            Self::Literal => (honour + u8::from(on_empty_table), 1),
        }
    }
}

/// What the moves of either side have scored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Ledger {
    /// Points of each side.
    pub points: [u8; 2],
    /// Cards of each side.
    pub cards: [u8; 2],
    /// Whose move scored last: who gets what is left at the end.
    pub last: Option<Seat>,
}

impl Ledger {
    /// Enters a move on this table.
    pub(super) fn enter(&mut self, lay: Lay, table: CardSet, seat: Seat, action: Action) {
        let (points, cards) = if action.is_lay() {
            lay.score(action.card.rank(), table.is_empty())
        } else {
            let clears = u32::from(action.taken == table);
            let gain = action.gain();
            ((stihs(gain) + clears) as u8, gain.len() as u8)
        };
        if points > 0 || cards > 0 {
            self.last = Some(seat);
        }
        self.add(seat, points, cards);
    }

    /// Gives what is left on the table to this seat.
    pub(super) fn leave(&mut self, table: CardSet, seat: Seat) {
        self.add(seat, stihs(table) as u8, table.len() as u8);
    }

    fn add(&mut self, seat: Seat, points: u8, cards: u8) {
        self.points[seat.index()] += points;
        self.cards[seat.index()] += cards;
    }

    /// Points, then cards, of a side.
    pub(super) fn score(&self, side: usize) -> (u8, u8) {
        (self.points[side], self.cards[side])
    }
}
