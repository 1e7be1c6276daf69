//! Where the random numbers of one game come from.

use crate::{Record, Rng, Seat, Seed};

/// The seed of one game: of its cards, of what the rules leave to chance later, and of each
/// player's thoughts. There is one way from the text of a seed to the cards, whoever deals, so a
/// record's seed and place deal its cards again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameSeed(Seed);

impl GameSeed {
    /// The game with the deck of this number.
    pub fn of_deal(text: &str, deal: u64) -> Self {
        Self(Seed::from_text(text).child("deal").nth(deal))
    }

    /// The game of this number in a match whose decks lie below this one's.
    #[must_use]
    pub fn of_match(self, game: u64) -> Self {
        Self(self.0.child("game").nth(game))
    }

    /// The game of a record; none if it does not say what its cards come from.
    pub fn of_record(record: &Record) -> Option<Self> {
        let seed = Self::of_deal(record.seed.as_deref()?, record.deal.unwrap_or(0));
        Some(record.in_match.as_ref().map_or(seed, |place| seed.of_match(place.game)))
    }

    /// What the cards, or a random opening, come from.
    pub fn cards(self) -> Seed {
        self.0.child("cards")
    }

    /// What the players' random numbers come from when they play a deck in this seating.
    pub fn play(self, seating: usize) -> Seed {
        self.0.child("play").nth(seating as u64)
    }

    /// A seat's random numbers for the move that follows on so many. They depend on the position
    /// alone, so that a game which is gone on with is the same game.
    pub fn thought(self, seat: Seat, moves: usize) -> Rng {
        self.0.child("seat").nth(seat.index() as u64).nth(moves as u64).rng()
    }

    /// What decides what the rules leave to chance on the move that follows on so many.
    pub fn chance(self, moves: usize) -> Rng {
        self.0.child("chance").nth(moves as u64).rng()
    }
}
