//! A position with every card known, as the caller states it, and the checks it must pass.

use adut_cards::french::{Card, CardSet};
use thiserror::Error;

use super::rules::{Jack, Rules};

/// Cards of one full deal: six to each of two players.
pub const DEAL: usize = 12;

/// A position of the two-player game, all cards known.
///
/// Seat 0 plays first in every deal, so the sizes of the hands say whose turn it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Position {
    /// The cards face up on the table.
    pub table: CardSet,
    /// The cards in hand, by seat.
    pub hands: [CardSet; 2],
    /// What is still to be dealt, in dealing order: packets of three to seats 0, 1, 0, 1.
    pub undealt: Vec<Card>,
    /// What each seat has taken.
    pub piles: [CardSet; 2],
    /// How often each seat has cleared the table.
    pub tablas: [u8; 2],
    /// The seat that captured last, if any has.
    pub last_capturer: Option<usize>,
    /// The options of the game.
    pub rules: Rules,
}

/// Why a [`Position`] cannot be one of the game.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PositionError {
    /// A card lies in two places.
    #[error("{0} is in more than one place")]
    Twice(Card),
    /// A card lies nowhere.
    #[error("{0} is missing: table, hands, undealt cards and piles must hold all 52 cards")]
    Missing(Card),
    /// The deck does not hold whole deals.
    #[error("{0} cards are undealt, but every deal takes twelve")]
    PartDeal(usize),
    /// A whole deck and yet a hand.
    #[error("{0} cards are undealt with hands to play from, which leaves no cards for the table")]
    Undealt(usize),
    /// The hands do not fit each other.
    #[error(
        "hands of {0} and {1} cards: seat 0 plays first, so both are equal or seat 1 has one more"
    )]
    Hands(u32, u32),
    /// A hand is too large.
    #[error("a hand of {0} cards: no hand has more than six")]
    LargeHand(u32),
    /// The seat does not exist.
    #[error("seat {0} captured last, but the seats are 0 and 1")]
    Seat(usize),
    /// Piles and last capturer contradict each other.
    #[error("the seat that captured last has an empty pile, or a pile has cards and none did")]
    LastCapturer,
    /// More tablas than captures.
    #[error("seat {seat} has {tablas} tablas with only {cards} cards taken")]
    Tablas {
        /// Whose.
        seat: usize,
        /// As stated.
        tablas: u8,
        /// The size of the pile.
        cards: u32,
    },
    /// An option that the rules do not have.
    #[error("a tabla is worth 0 or 1, not {0}")]
    TablaPoints(u8),
    /// An option that the solver does not know.
    #[error("the solver knows only the rule jack = 12, not jack = sweeps")]
    JackSweeps,
}

impl Position {
    /// The first position of a game with this deck: four cards to the table, then the first deal.
    ///
    /// # Errors
    /// If `deck` is not the whole pack.
    pub fn from_deck(deck: &[Card], rules: Rules) -> Result<Self, PositionError> {
        let (table, undealt) = deck.split_at(deck.len().min(4));
        let position = Self {
            table: table.iter().copied().collect(),
            hands: [CardSet::EMPTY; 2],
            undealt: undealt.to_vec(),
            piles: [CardSet::EMPTY; 2],
            tablas: [0; 2],
            last_capturer: None,
            rules,
        };
        position.check()?;
        Ok(position.dealt())
    }

    /// Whether this can be a position of the game and one the solver knows.
    ///
    /// # Errors
    /// The first thing found wrong.
    pub fn check(&self) -> Result<(), PositionError> {
        let mut seen = CardSet::EMPTY;
        let sets = [self.table, self.hands[0], self.hands[1], self.piles[0], self.piles[1]];
        for card in sets.iter().flat_map(|set| set.iter()).chain(self.undealt.iter().copied()) {
            if seen.contains(card) {
                return Err(PositionError::Twice(card));
            }
            seen.insert(card);
        }
        if let Some(card) = (CardSet::PACK - seen).first() {
            return Err(PositionError::Missing(card));
        }
        if !self.undealt.len().is_multiple_of(DEAL) {
            return Err(PositionError::PartDeal(self.undealt.len()));
        }
        if self.undealt.len() > 3 * DEAL && self.hands != [CardSet::EMPTY; 2] {
            return Err(PositionError::Undealt(self.undealt.len()));
        }
        let [first, second] = self.hands.map(CardSet::len);
        if second != first && second != first + 1 {
            return Err(PositionError::Hands(first, second));
        }
        if second > 6 {
            return Err(PositionError::LargeHand(second));
        }
        match self.last_capturer {
            Some(seat @ (0 | 1)) if self.piles[seat].len() < 2 => {
                return Err(PositionError::LastCapturer);
            }
            None if self.piles != [CardSet::EMPTY; 2] => return Err(PositionError::LastCapturer),
            Some(seat) if seat > 1 => return Err(PositionError::Seat(seat)),
            _ => {}
        }
        for (seat, (&tablas, pile)) in self.tablas.iter().zip(self.piles).enumerate() {
            if u32::from(tablas) * 2 > pile.len() {
                return Err(PositionError::Tablas { seat, tablas, cards: pile.len() });
            }
        }
        if self.rules.tabla_points > 1 {
            return Err(PositionError::TablaPoints(self.rules.tabla_points));
        }
        if self.rules.jack == Jack::Sweeps {
            return Err(PositionError::JackSweeps);
        }
        Ok(())
    }

    /// The seat whose turn it is.
    pub fn to_move(&self) -> usize {
        usize::from(self.hands[0].len() < self.hands[1].len())
    }

    /// Cards still to be played: the length of the rest of the game.
    pub fn plies_left(&self) -> usize {
        self.undealt.len() + (self.hands[0].len() + self.hands[1].len()) as usize
    }

    /// Points in the piles, with tablas, by seat.
    pub fn points(&self) -> [i32; 2] {
        [0, 1].map(|seat| {
            let cards: i32 = self.piles[seat].iter().map(|card| i32::from(points_of(card))).sum();
            cards + i32::from(self.tablas[seat]) * i32::from(self.rules.tabla_points)
        })
    }

    /// The position with the next deal in hand, if the hands are empty and a deal is left.
    #[must_use]
    pub fn dealt(mut self) -> Self {
        if self.hands == [CardSet::EMPTY; 2] && self.undealt.len() >= DEAL {
            for (at, card) in self.undealt.drain(..DEAL).enumerate() {
                self.hands[at / 3 % 2].insert(card);
            }
        }
        self
    }

    /// The position after the seat to move plays `card` and takes `taken` (nothing: lays it).
    /// Whether the capture is legal is not looked at.
    #[must_use]
    pub fn after(&self, card: Card, taken: CardSet) -> Self {
        let seat = self.to_move();
        let mut next = self.clone();
        next.hands[seat].remove(card);
        if taken.is_empty() {
            next.table.insert(card);
        } else {
            next.table -= taken;
            next.piles[seat] |= taken.with(card);
            next.tablas[seat] += u8::from(next.table.is_empty());
            next.last_capturer = Some(seat);
        }
        next.dealt()
    }
}

/// What a card is worth: A, 10, J, Q, K one point (a *štih*), 10♦ two, 2♣ one.
pub fn points_of(card: Card) -> u8 {
    match (card.rank(), card.suit()) {
        (9, 1) => 2,
        (0 | 9..=12, _) | (1, 0) => 1,
        _ => 0,
    }
}
