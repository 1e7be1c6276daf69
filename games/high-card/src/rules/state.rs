//! Where a game stands.
//!
//! To fill in: everything that the rules need, hidden cards included. Sets of cards are words, so
//! that a state is small and quick to copy: searches copy millions.

use adut_cards::french::{Card, CardSet};
use adut_kernel::{Seat, Turn};
use arrayvec::ArrayVec;

use super::{Deck, HAND, Public, SEATS, strength};

/// The cards of a trick, in the order in which they were played.
pub type Trick = ArrayVec<(Seat, Card), SEATS>;

/// A game of High Card, with all its cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub(super) hands: [CardSet; SEATS],
    /// What each seat has played, the present trick included.
    pub(super) played: [CardSet; SEATS],
    pub(super) trick: Trick,
    pub(super) tricks: [u8; SEATS],
    turn: Turn,
}

impl State {
    /// Before the deal.
    pub(super) fn undealt() -> Self {
        Self {
            hands: [CardSet::EMPTY; SEATS],
            played: [CardSet::EMPTY; SEATS],
            trick: Trick::new(),
            tricks: [0; SEATS],
            turn: Turn::Chance,
        }
    }

    pub(super) fn deal(&mut self, deck: &Deck, seats: usize) {
        for (hand, cards) in self.hands.iter_mut().zip(deck.chunks(HAND)).take(seats) {
            *hand = cards.iter().copied().collect();
        }
        self.turn = Turn::Seat(Seat::FIRST);
    }

    pub(super) fn play(&mut self, card: Card, seats: usize) {
        let Turn::Seat(seat) = self.turn else { return };
        self.hands[seat.index()].remove(card);
        self.played[seat.index()].insert(card);
        if self.trick.len() == seats {
            self.trick.clear();
        }
        self.trick.push((seat, card));
        if self.trick.len() < seats {
            self.turn = Turn::Seat(seat.next(seats));
            return;
        }
        let taker = taker(&self.trick).unwrap_or(seat);
        self.tricks[taker.index()] += 1;
        let is_over = self.hands[taker.index()].is_empty();
        self.turn = if is_over { Turn::Over } else { Turn::Seat(taker) };
    }

    /// Puts hands to what everybody sees.
    pub(super) fn with_hands(seen: &Public, hands: [CardSet; SEATS]) -> Self {
        let turn = seen.turn.map_or(Turn::Over, Turn::Seat);
        Self { hands, played: seen.played, trick: seen.trick.clone(), tricks: seen.tricks, turn }
    }

    /// Who is to act.
    pub fn turn(&self) -> Turn {
        self.turn
    }
    /// The cards in a hand.
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat.index()]
    }
    /// What a seat has played so far.
    pub fn played(&self, seat: Seat) -> CardSet {
        self.played[seat.index()]
    }
    /// How many tricks a seat has taken.
    pub fn tricks(&self, seat: Seat) -> u8 {
        self.tricks[seat.index()]
    }
}

/// Whose card is the best of a trick so far.
fn taker(trick: &[(Seat, Card)]) -> Option<Seat> {
    let mut best: Option<(Seat, Card)> = None;
    for &(seat, card) in trick {
        if best.is_none_or(|(_, highest)| strength(card) > strength(highest)) {
            best = Some((seat, card));
        }
    }
    best.map(|(seat, _)| seat)
}
