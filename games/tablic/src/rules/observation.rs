//! What a seat knows.

use adut_cards::french::{Card, CardSet};
use adut_kernel::{Seat, Turn};
use arrayvec::ArrayVec;

use super::OpenCards;
use super::published::Ledger;
use super::state::{Moved, SEATS, SIDES, State};
use super::stock::STOCK;

/// All that one seat knows. Captures are made in the open, so the piles are known to all; a laid
/// card tells nothing, since laying is always allowed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Observation {
    /// Whose knowledge it is.
    pub seat: Seat,
    /// The seat's cards.
    pub hand: CardSet,
    /// The cards on the table.
    pub table: CardSet,
    /// What each side has taken.
    pub piles: [CardSet; SIDES],
    /// How often each side has cleared the table.
    pub tablas: [u8; SIDES],
    /// How many cards each seat holds.
    pub hand_sizes: [u8; SEATS],
    /// How many cards are not dealt yet.
    pub undealt: u8,
    /// The bottom card of the pack, where the rules show it.
    pub cut_card: Option<Card>,
    /// Who is to move; nobody before the deal and after the end.
    pub to_move: Option<Seat>,
    /// The last move.
    pub last_move: Option<Moved>,
    /// The last capture; who made it takes what is left at the end.
    pub last_capture: Option<Moved>,
    /// What the moves of either side have scored, in the published code.
    pub ledger: Ledger,
    /// What each seat holds, where that is open.
    pub open_hands: Option<[CardSet; SEATS]>,
    /// The undealt cards in dealing order, where that is open and the pack is shuffled.
    pub open_stock: Option<ArrayVec<Card, STOCK>>,
}

impl Observation {
    pub(super) fn of(state: &State, seat: Seat, open: OpenCards) -> Self {
        Self {
            seat,
            hand: state.hand(seat),
            table: state.table,
            piles: state.piles,
            tablas: state.tablas,
            hand_sizes: state.hands.map(|hand| hand.len() as u8),
            undealt: state.stock.len() as u8,
            cut_card: state.cut_card,
            to_move: match state.turn {
                Turn::Seat(seat) => Some(seat),
                Turn::Chance | Turn::Over => None,
            },
            last_move: state.last_move,
            last_capture: state.last_capture,
            ledger: state.ledger,
            open_hands: (open != OpenCards::None).then_some(state.hands),
            open_stock: state.stock().filter(|_| open == OpenCards::Deck).map(Iterator::collect),
        }
    }

    /// The cards that the seat cannot place: in other hands, unless these are open, or undealt.
    /// The cut card is among them until it is played or reaches the seat.
    pub fn unseen(&self) -> CardSet {
        let piles = self.piles.iter().fold(CardSet::EMPTY, |all, &pile| all | pile);
        let open = self.open_hands.unwrap_or_default();
        let hands = open.iter().fold(self.hand, |all, &hand| all | hand);
        CardSet::PACK - hands - self.table - piles
    }

    /// The cards that others hold, or may hold as far as the seat knows.
    pub fn held_by_others(&self) -> CardSet {
        let Some(hands) = self.open_hands else { return self.unseen() };
        hands.iter().fold(CardSet::EMPTY, |all, &hand| all | hand) - self.hand
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.undealt == 0 && self.hand_sizes == [0; SEATS]
    }
}
