//! How a game is written down.

use std::fmt;
use std::str::FromStr;

use serde_json::Value;
use thiserror::Error;

use crate::{Begins, Game, MatchGoal, MatchRules, Played, RuleOption, Rules, RulesError};

/// A game whose moves, cards and rules have a written form.
pub trait Notation: Game {
    /// The game's name in records and on the command line.
    const NAME: &'static str;
    /// Whether the game is dealt from a pack, so that its records hold the deck.
    const HAS_DECK: bool = true;

    /// The options of its rules; `players` is always among them.
    fn options() -> &'static [RuleOption];

    /// The game with these options.
    fn from_rules(rules: &Rules) -> Result<Self, RulesError>;

    /// Every option that differs from its default, and the number of players.
    fn rules(&self) -> Rules;

    /// How a match of several games is won: one game is the whole match unless the game says more.
    fn match_rules(&self) -> MatchRules {
        MatchRules { goal: MatchGoal::Wins(1), begins: Begins::NextSeat }
    }

    /// Writes an action.
    fn write_action(&self, action: Self::Action) -> String;

    /// Reads an action, whether or not it is legal anywhere.
    fn read_action(&self, text: &str) -> Result<Self::Action, NotationError>;

    /// Writes a move, with what chance decided on it.
    fn write_move(&self, played: &Played<Self>) -> String {
        self.write_action(played.action)
    }

    /// Reads a move, with what chance decided on it.
    fn read_move(&self, text: &str) -> Result<(Self::Action, Option<Self::Chance>), NotationError> {
        Ok((self.read_action(text)?, None))
    }

    /// Writes the pack in dealing order. Nothing for games without one.
    fn write_deck(&self, deal: &Self::Chance) -> Vec<String>;

    /// Reads a pack in dealing order.
    fn read_deck(&self, deck: &[String]) -> Result<Self::Chance, DeckError>;

    /// An observation for other programs.
    fn describe(&self, seen: &Self::Observation) -> Value;

    /// An observation for a person at a text terminal: several lines, in English.
    fn show(&self, seen: &Self::Observation) -> String;
}

/// A text that is no move of the game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{text}` is not a move (expected {expected})")]
pub struct NotationError {
    text: String,
    expected: String,
}

impl NotationError {
    /// Says what was found, cut if long, and what was expected instead.
    pub fn new(text: &str, expected: impl Into<String>) -> Self {
        let mut short: String = text.chars().take(40).collect();
        if short.len() < text.len() {
            short.push('…');
        }
        Self { text: short, expected: expected.into() }
    }
}

/// A deck that cannot be dealt from. Positions count from 1.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum DeckError {
    /// The game needs a deck.
    #[error("the record has no deck")]
    Missing,
    /// The game has no deck.
    #[error("this game has no deck")]
    Unexpected,
    /// Too few or too many cards.
    #[error("the deck has {found} cards, expected {expected}")]
    Length {
        /// How many there are.
        found: usize,
        /// How many there should be.
        expected: usize,
    },
    /// Not a card.
    #[error("card {position} of the deck: {reason}")]
    Unknown {
        /// Where.
        position: usize,
        /// Why it is none.
        reason: String,
    },
    /// A card that the pack does not have, or not so often.
    #[error("card {position} of the deck: `{card}` {}", if *.held == 0 { "is not in this pack" } else { "is there too often" })]
    Surplus {
        /// Where.
        position: usize,
        /// Which.
        card: String,
        /// How many of it the pack has.
        held: usize,
    },
}

/// Reads a deck and checks that it is `pack` in some order; a pack may hold a card several times.
pub fn read_pack<C>(deck: &[String], pack: &[C]) -> Result<Vec<C>, DeckError>
where
    C: FromStr<Err: fmt::Display> + Copy + Eq + fmt::Display,
{
    if deck.is_empty() {
        return Err(DeckError::Missing);
    }
    let mut cards = Vec::with_capacity(pack.len());
    for (i, text) in deck.iter().enumerate() {
        let position = i + 1;
        let card: C = text
            .parse()
            .map_err(|e: C::Err| DeckError::Unknown { position, reason: e.to_string() })?;
        let held = pack.iter().filter(|&&c| c == card).count();
        if cards.iter().filter(|&&c| c == card).count() == held {
            return Err(DeckError::Surplus { position, card: card.to_string(), held });
        }
        cards.push(card);
    }
    if cards.len() < pack.len() {
        return Err(DeckError::Length { found: cards.len(), expected: pack.len() });
    }
    Ok(cards)
}
