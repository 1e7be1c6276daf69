//! The choice of a game at run time.

use adut_games::briskula::Briskula;
use adut_games::connect4::Connect4;
use adut_games::love_letter::LoveLetter;
use adut_games::tablic::Tablic;
use adut_kernel::{Notation, RuleOption, Rules, RulesError};
use thiserror::Error;

use crate::Playable;

/// What is told of a game.
#[derive(Clone, Copy, Debug)]
pub struct GameInfo {
    /// Its name in records and on the command line.
    pub name: &'static str,
    /// What it is, in one line.
    pub line: &'static str,
    /// The options of its rules.
    pub options: &'static [RuleOption],
}

/// Something to be done with a game whose type is known only at run time.
pub trait Visitor {
    /// What comes of it.
    type Output;
    /// Does it.
    fn visit<G: Playable>(self, game: G) -> Self::Output;
}

/// Why a game cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum GameError {
    /// No game has this name.
    #[error("there is no game called `{0}` (there are: {games})", games = GAMES.join(", "))]
    Unknown(String),
    /// The game cannot be played by these rules.
    #[error(transparent)]
    Rules(#[from] RulesError),
}

macro_rules! games {
    ($($variant:ident($line:literal)),+ $(,)?) => {
        /// Any of the games that people can play, with its rules.
        #[derive(Clone, Debug)]
        pub enum AnyGame {
            $(
                #[doc = $line]
                $variant($variant),
            )+
        }

        /// The names of all games.
        pub const GAMES: &[&str] = &[$($variant::NAME),+];

        impl AnyGame {
            /// The game of this name with these rules.
            pub fn new(name: &str, rules: &Rules) -> Result<Self, GameError> {
                match name {
                    $($variant::NAME => Ok(Self::$variant($variant::from_rules(rules)?)),)+
                    _ => Err(GameError::Unknown(name.to_owned())),
                }
            }

            /// Does something with the game, whichever it is.
            pub fn visit<V: Visitor>(self, visitor: V) -> V::Output {
                match self {
                    $(Self::$variant(game) => visitor.visit(game),)+
                }
            }
        }

        /// What is told of the game of this name.
        pub fn info(name: &str) -> Result<GameInfo, GameError> {
            match name {
                $($variant::NAME => Ok(GameInfo {
                    name: $variant::NAME,
                    line: $line,
                    options: $variant::options(),
                }),)+
                _ => Err(GameError::Unknown(name.to_owned())),
            }
        }
    };
}

games! {
    Tablic("the Balkan game of capturing cards by sums; two, three, or four in pairs"),
    Briskula("the Adriatic trick-taking game: dupla with two cards a trick, or obična"),
    LoveLetter("sixteen cards, one in hand: deduction, luck and nerve for two to four"),
    Connect4("four in a row on a board of any size; nothing is hidden"),
}
