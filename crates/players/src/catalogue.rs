//! Names for players.

use std::time::Duration;

use adut_arena::compare::Entrant;
use adut_kernel::{
    Determinize, Notation, Player, RuleOption, Rules, RulesError, RulesReader, Sees,
};
use adut_solvers::{Exact, Means, Unsolvable};
use thiserror::Error;

use crate::outside::{CommandError, Outside, Program};

/// A player's entry in the catalogue.
pub struct Entry<G: Notation> {
    /// Its stable name within the game.
    pub name: &'static str,
    /// What it is and where it comes from, in one line.
    pub line: &'static str,
    /// What it may look at.
    pub sees: Sees,
    /// The settings that it takes after its name.
    pub settings: &'static [RuleOption],
    /// Makes the player for a game with the chosen settings.
    pub make: Make<G>,
}

/// Makes a player for a game with the chosen settings.
pub type Make<G> = fn(&G, &RulesReader<'_>) -> Result<Player<G>, RulesError>;

impl<G: Notation> Entry<G> {
    /// The entry of a player that sees what a person in its seat would see.
    pub(crate) const fn honest(
        name: &'static str,
        line: &'static str,
        settings: &'static [RuleOption],
        make: Make<G>,
    ) -> Self {
        Self { name, line, sees: Sees::Honest, settings, make }
    }

    /// The entry of a player that sees all cards.
    pub(crate) const fn all_knowing(
        name: &'static str,
        line: &'static str,
        settings: &'static [RuleOption],
        make: Make<G>,
    ) -> Self {
        Self { name, line, sees: Sees::AllKnowing, settings, make }
    }
}

/// A game that people can play: it has players.
pub trait Playable: Notation + Determinize {
    /// Its players, the plainest first.
    fn catalogue() -> &'static [Entry<Self>];

    /// A solver of its positions with all cards known, where the project has one.
    fn exact_solver(means: &Means) -> Result<Box<dyn Exact<Self>>, Unsolvable> {
        let _ = means;
        Err(Unsolvable::Variant { knows: "Tablić, Briškula and Connect-4 for two players" })
    }

    /// Reads a position that is written in a form of the game's own rather than as a record. None
    /// if the text is not of such a form.
    fn read_shorthand(
        rules: &Rules,
        text: &str,
    ) -> Option<Result<(Self, Self::State), ShorthandError>> {
        let _ = (rules, text);
        None
    }
}

/// Why a position in a game's own form cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ShorthandError {
    /// The rules are not possible.
    #[error(transparent)]
    Rules(#[from] RulesError),
    /// The text is wrong.
    #[error("{0}")]
    Text(String),
}

/// Why there is no such player.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PlayerError {
    /// The name is not in the catalogue.
    #[error("{game} has no player called `{name}` (it has: {known})")]
    Unknown {
        /// The game.
        game: &'static str,
        /// The name that was asked for.
        name: String,
        /// The names that there are.
        known: String,
    },
    /// The settings are wrong.
    #[error(transparent)]
    Settings(#[from] RulesError),
    /// The command line of an outside program is wrong.
    #[error(transparent)]
    Outside(#[from] CommandError),
}

/// A player that was found, with its settings checked.
pub struct Chosen<G: Playable> {
    name: String,
    sees: Sees,
    make: Box<dyn Fn() -> Player<G> + Send + Sync>,
}

impl<G: Playable> Chosen<G> {
    /// Finds a player by its name and settings, as in `ismcts:sims=2000`; `cmd:PROGRAM ARGS` is any
    /// program that speaks our protocol, and has `move_time` for each move.
    pub fn find(game: &G, text: &str, move_time: Duration) -> Result<Self, PlayerError> {
        if let Some(line) = text.strip_prefix("cmd:") {
            let program = Program::new(line, move_time)?;
            let make = move || Player::Outside(Box::new(Outside::new(program.clone())));
            return Ok(Self { name: text.to_owned(), sees: Sees::Honest, make: Box::new(make) });
        }
        let (name, settings) = text.split_once(':').unwrap_or((text, ""));
        let entry = G::catalogue().iter().find(|entry| entry.name == name).ok_or_else(|| {
            let mut known: Vec<&str> = G::catalogue().iter().map(|entry| entry.name).collect();
            known.push("cmd:PROGRAM");
            let known = known.join(", ");
            PlayerError::Unknown { game: G::NAME, name: name.to_owned(), known }
        })?;
        let settings = Rules::parse(settings)?;
        let game = game.clone();
        let try_make = move || {
            let read = settings.read(entry.name, entry.settings).known_only()?;
            (entry.make)(&game, &read)
        };
        try_make()?;
        let make = move || try_make().expect("making it was tried when it was found");
        Ok(Self { name: text.to_owned(), sees: entry.sees, make: Box::new(make) })
    }

    /// The name with its settings, as it was asked for.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What the player may look at.
    pub fn sees(&self) -> Sees {
        self.sees
    }

    /// Makes the player.
    pub fn make(&self) -> Player<G> {
        (self.make)()
    }

    /// Enters the player into a comparison.
    pub fn into_entrant(self) -> Entrant<G> {
        Entrant { name: self.name, sees: self.sees, make: self.make }
    }
}
