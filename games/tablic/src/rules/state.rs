//! Where a game stands.

use adut_cards::french::{Card, CardSet};
use adut_kernel::{Seat, Turn};

use super::action::Action;
use super::published::Ledger;
use super::stock::{STOCK, Stock};

/// The most seats of this game.
pub const SEATS: usize = 4;
/// The most sides: three players play each for himself, four in pairs.
pub const SIDES: usize = 3;
/// How many cards lie face up at the beginning.
pub(super) const OPENING: usize = 4;
/// How many cards a player gets in a deal, while the stock suffices.
pub(super) const HAND: usize = 6;

/// A move and who made it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Moved {
    /// Who moved.
    pub seat: Seat,
    /// The move.
    pub action: Action,
}

/// A game of Tablić with all its cards.
#[derive(Clone, Debug)]
pub struct State {
    pub(super) turn: Turn,
    pub(super) seats: u8,
    pub(super) hands: [CardSet; SEATS],
    pub(super) table: CardSet,
    pub(super) piles: [CardSet; SIDES],
    pub(super) tablas: [u8; SIDES],
    pub(super) stock: Stock,
    /// How many cards of the current deal are still to be drawn from a loose stock.
    pub(super) due: u8,
    pub(super) cut_card: Option<Card>,
    pub(super) last_move: Option<Moved>,
    pub(super) last_capture: Option<Moved>,
    /// What moves have scored; empty unless by the published code.
    pub(super) ledger: Ledger,
}

impl State {
    /// Before the pack is shuffled.
    pub(super) fn undealt(seats: usize) -> Self {
        Self {
            turn: Turn::Chance,
            seats: seats as u8,
            hands: [CardSet::EMPTY; SEATS],
            table: CardSet::EMPTY,
            piles: [CardSet::EMPTY; SIDES],
            tablas: [0; SIDES],
            stock: Stock::Unshuffled,
            due: 0,
            cut_card: None,
            last_move: None,
            last_capture: None,
            ledger: Ledger::default(),
        }
    }

    /// The side of a seat: four players are partners with those opposite.
    #[inline]
    pub(super) fn side(&self, seat: Seat) -> usize {
        if self.seats == 4 { seat.index() % 2 } else { seat.index() }
    }

    /// The cards that a seat holds.
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat.index()]
    }
    /// The cards on the table.
    pub fn table(&self) -> CardSet {
        self.table
    }
    /// The cards that a side has taken.
    pub fn pile(&self, side: usize) -> CardSet {
        self.piles[side]
    }
    /// How often a side has cleared the table.
    pub fn tablas(&self, side: usize) -> usize {
        usize::from(self.tablas[side])
    }
    /// Who takes what is left on the table at the end: whoever captured last.
    pub fn last_capturer(&self) -> Option<Seat> {
        self.last_capture.map(|capture| capture.seat)
    }
    /// The last capture.
    pub fn last_capture(&self) -> Option<Moved> {
        self.last_capture
    }
    /// The last move.
    pub fn last_move(&self) -> Option<Moved> {
        self.last_move
    }
    /// What the moves of either side have scored, in the published code.
    pub fn ledger(&self) -> Ledger {
        self.ledger
    }
    /// The bottom card of the pack, where the rules show it.
    pub fn cut_card(&self) -> Option<Card> {
        self.cut_card
    }
    /// The undealt cards in dealing order; none where the stock is loose or not yet shuffled.
    pub fn stock(&self) -> Option<impl ExactSizeIterator<Item = Card> + '_> {
        match &self.stock {
            Stock::Ordered { cards, left } => {
                Some(cards[..usize::from(*left)].iter().rev().copied())
            }
            _ => None,
        }
    }
    /// The undealt cards, whatever their order.
    pub fn undealt_cards(&self) -> CardSet {
        self.stock.cards()
    }

    /// The same position with the stock in no order: from here on, each card of a deal is a
    /// chance event. Before the pack is shuffled there is nothing to loosen: the deal stays one
    /// event.
    #[must_use]
    pub fn loosened(&self) -> Self {
        let mut loose = self.clone();
        if let Stock::Ordered { .. } = self.stock {
            loose.stock = Stock::Loose(self.stock.cards());
        }
        loose
    }

    /// Lays out a shuffled pack: four cards on the table, then the first deal.
    pub(super) fn deal_pack(&mut self, deck: &[Card; 52], show_cut: bool) {
        self.table = deck[..OPENING].iter().copied().collect();
        let mut cards = [Card::new(0, 0); STOCK];
        for (place, &card) in cards.iter_mut().zip(deck.iter().rev()) {
            *place = card;
        }
        self.cut_card = show_cut.then_some(cards[0]);
        self.stock = Stock::Ordered { cards, left: STOCK as u8 };
        self.deal_hands();
    }

    /// Carries out a legal move.
    #[inline]
    pub(super) fn play(&mut self, seat: Seat, action: Action, sweeps: bool) {
        let (side, moved) = (self.side(seat), Moved { seat, action });
        let hand = &mut self.hands[seat.index()];
        hand.remove(action.card);
        if action.is_lay() {
            self.table.insert(action.card);
        } else {
            self.table -= action.taken;
            self.piles[side] |= action.gain();
            self.tablas[side] += u8::from(self.table.is_empty() && !sweeps);
            self.last_capture = Some(moved);
        }
        self.last_move = Some(moved);
        let deal_is_over = hand.is_empty() && seat.index() + 1 == usize::from(self.seats);
        self.turn = Turn::Seat(seat.next(usize::from(self.seats)));
        if deal_is_over {
            self.deal_hands();
        }
    }

    /// Gives everyone a hand, if there are cards.
    fn deal_hands(&mut self) {
        let size = self.stock.len().min(HAND * usize::from(self.seats));
        if size == 0 {
            self.turn = Turn::Over;
            return;
        }
        self.turn = Turn::Seat(Seat::FIRST);
        match &mut self.stock {
            Stock::Ordered { cards, left } => {
                let packet = size / (2 * usize::from(self.seats));
                for number in 0..2 * usize::from(self.seats) {
                    let from = usize::from(*left) - packet;
                    let hand = &mut self.hands[number % usize::from(self.seats)];
                    *hand |= cards[from..usize::from(*left)].iter().copied().collect();
                    *left = from as u8;
                }
            }
            _ => {
                self.due = size as u8;
                self.turn = Turn::Chance;
            }
        }
    }

    /// Gives what lies on the table to this seat's side.
    pub(super) fn leave_rest_to(&mut self, seat: Seat) {
        self.piles[self.side(seat)] |= self.table;
        self.table = CardSet::EMPTY;
    }

    /// The cards that may come next from a loose stock: the cut card only as the last.
    pub(super) fn drawable(&self) -> CardSet {
        let Stock::Loose(cards) = self.stock else { return CardSet::EMPTY };
        match self.cut_card {
            Some(cut) if cards.len() > 1 => cards.without(cut),
            _ => cards,
        }
    }

    /// Deals the next card from a loose stock, to the seat that would get it from an ordered one.
    pub(super) fn draw(&mut self, card: Card) {
        let seats = usize::from(self.seats);
        if let Stock::Loose(cards) = &mut self.stock {
            cards.remove(card);
        }
        let given: usize = self.hands.iter().map(|hand| hand.len() as usize).sum();
        let packet = (given + usize::from(self.due)) / (2 * seats);
        self.hands[given / packet % seats].insert(card);
        self.due -= 1;
        if self.due == 0 {
            self.turn = Turn::Seat(Seat::FIRST);
        }
    }
}
