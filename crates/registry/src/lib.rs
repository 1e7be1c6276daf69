//! The one list of games: the edge where the name in a record or on a form becomes a game.

use std::sync::Arc;

use adut_kernel::{Notation, Record, RecordError, Rules, RulesError};
use adut_session::{CardGame, DynGame, GameKind, Session};
use thiserror::Error;

/// Makes the list of games, and the way from a name to a game's own type.
macro_rules! games {
    ($($game:path => $kind:path,)*) => {
        /// Every game that people can play.
        pub static GAMES: &[&GameKind] = &[$(&$kind),*];

        /// Does something with the game of this name and these rules.
        ///
        /// # Errors
        /// If there is no such game, or not by these rules.
        pub fn visit<V: Visitor>(
            name: &str,
            rules: &Rules,
            visitor: V,
        ) -> Result<V::Output, GameError> {
            match name {
                $(<$game as Notation>::NAME => Ok(visitor.visit(<$game>::from_rules(rules)?)),)*
                _ => Err(GameError::Unknown(name.to_owned())),
            }
        }
    };
}

// One line for each game.
games! {
    adut_tablic::rules::Tablic => adut_tablic::GAME,
    adut_briskula::rules::Briskula => adut_briskula::GAME,
    adut_love_letter::rules::LoveLetter => adut_love_letter::GAME,
    adut_connect4::rules::Connect4 => adut_connect4::GAME,
}

/// Something that is done with a game's own types: it is drawn, or measured. All else goes through
/// a [`DynGame`].
pub trait Visitor {
    /// What comes of it.
    type Output;
    /// Does it.
    fn visit<G: CardGame>(self, game: G) -> Self::Output;
}

/// Why a game cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum GameError {
    /// No game has this name.
    #[error("there is no game called `{0}` (there are: {games})", games = names().join(", "))]
    Unknown(String),
    /// The game cannot be played by these rules.
    #[error(transparent)]
    Rules(#[from] RulesError),
}

/// Why a record cannot be replayed.
#[derive(Debug, Error)]
pub enum ReplayError {
    /// No such game, or not by these rules.
    #[error(transparent)]
    Game(#[from] GameError),
    /// The record is wrong.
    #[error(transparent)]
    Record(#[from] RecordError),
}

/// The names of all games.
pub fn names() -> Vec<&'static str> {
    GAMES.iter().map(|kind| kind.name).collect()
}

/// The kind of game of this name.
pub fn kind(name: &str) -> Result<&'static GameKind, GameError> {
    let found = GAMES.iter().copied().find(|kind| kind.name == name);
    found.ok_or_else(|| GameError::Unknown(name.to_owned()))
}

/// The game of this name with these rules.
pub fn game(name: &str, rules: &Rules) -> Result<Arc<dyn DynGame>, GameError> {
    Ok(kind(name)?.with_rules(rules)?)
}

/// The game that a record is of.
pub fn game_of(record: &Record) -> Result<Arc<dyn DynGame>, GameError> {
    game(&record.game, &record.rules)
}

/// Replays a record of any game as far as its moves go.
pub fn replay(record: &Record) -> Result<Box<dyn Session>, ReplayError> {
    Ok(game_of(record)?.replay(record)?)
}
