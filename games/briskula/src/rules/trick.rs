//! The trick and what beats what in it.

use adut_cards::trieste::{Card, CardSet};
use adut_kernel::Seat;

use super::MAX_PLAYERS;

/// The cards of one trick in the order thrown: each seat in turn, from the leader on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Trick {
    leader: u8,
    len: u8,
    /// Beyond `len` always [`NO_CARD`], so that equal tricks are equal bytes.
    cards: [Card; 4],
}

const NO_CARD: Card = Card::new(0, 0);

impl Trick {
    /// A trick that this seat is about to lead.
    #[inline]
    pub(super) const fn led_by(leader: u8) -> Self {
        Self { leader, len: 0, cards: [NO_CARD; 4] }
    }

    /// Adds a card and says how many there are.
    #[inline]
    pub(super) fn push(&mut self, card: Card) -> u8 {
        self.cards[usize::from(self.len)] = card;
        self.len += 1;
        self.len
    }

    /// Who led, or is to lead.
    pub fn leader(&self) -> Seat {
        Seat::new(usize::from(self.leader))
    }

    /// The cards in the order thrown.
    pub fn cards(&self) -> &[Card] {
        &self.cards[..usize::from(self.len)]
    }

    /// The points lying in it.
    pub fn points(&self) -> u8 {
        self.cards().iter().map(|card| card.points()).sum()
    }

    /// Who threw each card, and the card, at a table of `players`.
    pub fn throws(&self, players: usize) -> impl Iterator<Item = (Seat, Card)> + '_ {
        let seat = move |place| Seat::new((usize::from(self.leader) + place) % players);
        self.cards().iter().enumerate().map(move |(place, &card)| (seat(place), card))
    }

    /// The best throw so far at a table of `players`; none before the lead.
    pub fn best(&self, trump: Card, players: usize) -> Option<(Seat, Card)> {
        self.throws(players).reduce(|best, throw| {
            if beaters(best.1, trump).contains(throw.1) { throw } else { best }
        })
    }
}

/// All cards of the trump card's suit.
pub const fn trumps(trump: Card) -> CardSet {
    CardSet::from_bits(SUIT << (trump.suit() * 10))
}

/// The cards that beat `card`: the stronger ones of its suit, and all trumps if it is none.
#[inline]
pub const fn beaters(card: Card, trump: Card) -> CardSet {
    let trumps = trumps(trump);
    let over = if trumps.contains(card) { 0 } else { trumps.bits() };
    CardSet::from_bits(STRONGER[card.index()] | over)
}

const SUIT: u64 = (1 << 10) - 1;

/// For each card the stronger ones of its suit.
const STRONGER: [u64; 40] = {
    let mut stronger = [0; 40];
    let mut i = 0;
    while i < 40 {
        let suit = SUIT << (i / 10 * 10);
        stronger[i] = suit & !((2 << i) - 1);
        i += 1;
    }
    stronger
};

const _: () = assert!(MAX_PLAYERS == 4, "a trick has room for one card of each player");
