//! The three face-up cards, which make each round one of 92 games.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::super::face_ups;
use crate::rules::{Card, Counts};

/// Three face-up cards, ascending. Written as their numbers: `226`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Faces([Card; 3]);

/// A text that names no three face-up cards.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FacesError {
    /// Not three numbers in order.
    #[error("`{0}` is not three cards by their numbers 1 to 8, ascending, such as 226")]
    Form(String),
    /// The pack has fewer of a card.
    #[error("`{text}` cannot lie face up: the pack has only {copies} of {card}")]
    TooMany {
        /// What was read.
        text: String,
        /// How many there are.
        copies: u8,
        /// Of which card.
        card: Card,
    },
}

/// The pack of the edition of 2012.
fn pack() -> Counts {
    Card::ALL.into_iter().flat_map(|card| (0..card.copies()).map(move |_| card)).collect()
}

impl Faces {
    /// All 92, ascending.
    pub fn all() -> Vec<Self> {
        face_ups(pack()).into_iter().map(|(cards, _)| Self(cards)).collect()
    }

    /// These cards, in any order; none if the pack has fewer of one.
    pub fn of(mut cards: [Card; 3]) -> Option<Self> {
        cards.sort_unstable();
        let counts: Counts = cards.into_iter().collect();
        cards.iter().all(|&card| counts.of(card) <= u32::from(card.copies())).then_some(Self(cards))
    }

    /// The cards.
    pub const fn cards(self) -> [Card; 3] {
        self.0
    }

    /// What is left of the pack: both hands, the deck and the set-aside card.
    pub fn unseen(self) -> Counts {
        self.0.into_iter().fold(pack(), Counts::without)
    }

    /// Of the 560 ways to choose three of the sixteen cards, how many are these.
    pub fn ways(self) -> u32 {
        let counts: Counts = self.0.into_iter().collect();
        let choose = |n: u32, k: u32| (0..k).fold(1, |c, i| c * (n - i) / (i + 1));
        Card::ALL.iter().map(|&card| choose(u32::from(card.copies()), counts.of(card))).product()
    }
}

impl fmt::Display for Faces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text: String = self.0.iter().map(|card| card.number().to_string()).collect();
        f.pad(&text)
    }
}

impl FromStr for Faces {
    type Err = FacesError;
    fn from_str(text: &str) -> Result<Self, FacesError> {
        let short = || text.chars().take(40).collect::<String>();
        let card = |c: char| {
            let number = c.to_digit(10).and_then(|n| (n as usize).checked_sub(1));
            number.and_then(|index| Card::ALL.get(index)).copied()
        };
        let cards: Option<Vec<Card>> = text.chars().take(4).map(card).collect();
        let cards: Option<[Card; 3]> = cards.and_then(|cards| cards.try_into().ok());
        let Some(cards) = cards.filter(|cards| cards.is_sorted()) else {
            return Err(FacesError::Form(short()));
        };
        let counts: Counts = cards.into_iter().collect();
        let over = |card: &&Card| counts.of(**card) > u32::from(card.copies());
        match cards.iter().find(over) {
            Some(&card) => Err(FacesError::TooMany { text: short(), copies: card.copies(), card }),
            None => Ok(Self(cards)),
        }
    }
}
