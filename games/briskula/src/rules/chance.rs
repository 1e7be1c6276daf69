//! What chance decides: the order of the pack, who saw a signal, a card from a loose stock.

use std::fmt;
use std::ops::Deref;

use adut_cards::trieste::{Card, CardSet};
use adut_kernel::{Rng, Seat};

/// An outcome of chance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chance {
    /// The pack in dealing order.
    Deck(Deck),
    /// Who saw the signal just given, the signaller not counted.
    Seen(Seats),
    /// The card drawn from a stock without order.
    Card(Card),
}

/// A pack in dealing order. Dereferences to its cards.
#[derive(Clone, PartialEq, Eq)]
pub struct Deck {
    /// The pack; after it the cards left out, ascending, so that equal decks are equal bytes.
    cards: [Card; 40],
    len: u8,
}

impl Deck {
    /// The cards in this order, each counted once.
    pub fn new(order: &[Card]) -> Self {
        let pack: CardSet = order.iter().copied().collect();
        let mut deck = Self::sorted(pack);
        let mut rest = pack;
        let fresh = order.iter().filter(|&&card| {
            let fresh = rest.contains(card);
            rest.remove(card);
            fresh
        });
        for (place, &card) in deck.cards.iter_mut().zip(fresh) {
            *place = card;
        }
        deck
    }

    /// The pack in random order, each equally likely.
    pub(super) fn shuffled(pack: CardSet, rng: &mut Rng) -> Self {
        let mut deck = Self::sorted(pack);
        let len = usize::from(deck.len);
        rng.shuffle(&mut deck.cards[..len]);
        deck
    }

    /// Whether it is this pack in some order.
    pub(super) fn is_of(&self, pack: CardSet) -> bool {
        self.iter().copied().collect::<CardSet>() == pack
    }

    fn sorted(pack: CardSet) -> Self {
        let mut cards = ALL;
        if pack != CardSet::PACK {
            let left_out = CardSet::PACK - pack;
            for (place, card) in cards.iter_mut().zip(pack.iter().chain(left_out.iter())) {
                *place = card;
            }
        }
        Self { cards, len: pack.len() as u8 }
    }
}

/// The forty cards in ascending order.
const ALL: [Card; 40] = {
    let mut cards = [Card::new(0, 0); 40];
    let mut i = 0;
    while i < 40 {
        cards[i] = Card::new(i as u8 / 10, i as u8 % 10);
        i += 1;
    }
    cards
};

impl Deref for Deck {
    type Target = [Card];
    fn deref(&self) -> &[Card] {
        &self.cards[..usize::from(self.len)]
    }
}

impl fmt::Debug for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// A set of seats.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Seats(u8);

impl Seats {
    /// No seat.
    pub const NONE: Self = Self(0);

    /// Whether `seat` is among them.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.index() & 1 == 1
    }
    /// The set with `seat` added.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.index())
    }
    /// The seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(adut_kernel::MAX_SEATS).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
