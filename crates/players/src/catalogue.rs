//! Names for players.

use adut_kernel::{
    Described, Determinize, Notation, Player, RuleOption, Rules, RulesError, RulesReader, Sees,
};
use adut_search::solver::{Exact, Means, Unsolvable};
use thiserror::Error;

use crate::outside::{CommandError, Outside, Program, Programs};

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
    /// How the player is made.
    pub(crate) make: Make<G>,
}

/// How a player is made for a game with the chosen settings.
pub(crate) enum Make<G: Notation> {
    /// Anew each time, from the settings alone.
    Plain(Plain<G>),
    /// In two steps, since its settings may name files: those are read in the first.
    Loaded(Load<G>),
}

/// Makes a player from its settings alone.
pub type Plain<G> = fn(&G, &RulesReader<'_>) -> Result<Player<G>, RulesError>;
/// Reads what the settings name, and says how the player is made of it.
pub type Load<G> = fn(&G, &RulesReader<'_>) -> Result<Maker<G>, RulesError>;

/// Makes a player whose settings were checked and whose files were read, as often as needed.
pub type Maker<G> = Box<dyn Fn() -> Player<G> + Send + Sync>;

impl<G: Notation> Entry<G> {
    /// The entry of a player that sees what a person in its seat would see.
    pub const fn honest(
        name: &'static str,
        line: &'static str,
        settings: &'static [RuleOption],
        make: Plain<G>,
    ) -> Self {
        Self { name, line, sees: Sees::Honest, settings, make: Make::Plain(make) }
    }

    /// The entry of a player that sees all cards.
    pub const fn all_knowing(
        name: &'static str,
        line: &'static str,
        settings: &'static [RuleOption],
        make: Plain<G>,
    ) -> Self {
        Self { name, line, sees: Sees::AllKnowing, settings, make: Make::Plain(make) }
    }

    /// The entry of a player whose settings name files.
    pub const fn loaded(
        sees: Sees,
        name: &'static str,
        line: &'static str,
        settings: &'static [RuleOption],
        load: Load<G>,
    ) -> Self {
        Self { name, line, sees, settings, make: Make::Loaded(load) }
    }

    /// Checks the settings, reads the files that they name, and makes the player once, so that
    /// whatever is wrong is known now and making it later cannot fail.
    ///
    /// # Errors
    /// If the settings are wrong, or do not go with the game.
    pub fn prepare(&'static self, game: &G, settings: &Rules) -> Result<Maker<G>, RulesError> {
        let read = settings.read(self.name, self.settings).known_only()?;
        match self.make {
            Make::Loaded(load) => load(game, &read),
            Make::Plain(make) => {
                make(game, &read)?;
                let (game, settings) = (game.clone(), settings.clone());
                Ok(Box::new(move || {
                    make(&game, &settings.read(self.name, self.settings))
                        .expect("making it was tried when it was named")
                }))
            }
        }
    }
}

/// A game that people can play: it has players.
pub trait Playable: Described + Determinize {
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
    /// Two players would have the same name.
    #[error(
        "`{0}` is the name of another player (an alias is a name of its own, as in fast=ismcts:sims=100)"
    )]
    Alias(String),
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
    make: Maker<G>,
}

impl<G: Playable> Chosen<G> {
    /// Finds a player by its name and settings, as in `ismcts:sims=2000`; `cmd:PROGRAM ARGS` is any
    /// program that speaks our protocol, if `programs` may be started. Files that the settings name
    /// are read now and never again.
    pub fn find(game: &G, text: &str, programs: Programs) -> Result<Self, PlayerError> {
        if let Some(line) = text.strip_prefix(Programs::PREFIX) {
            let program = Program::new(line, programs)?;
            let make = move || Player::Outside(Box::new(Outside::new(program.clone())));
            return Ok(Self { name: text.to_owned(), sees: Sees::Honest, make: Box::new(make) });
        }
        #[cfg(feature = "test-players")]
        if text == crate::panics::NAME {
            let make = Box::new(|| Player::honest(crate::panics::Panics));
            return Ok(Self { name: text.to_owned(), sees: Sees::Honest, make });
        }
        let (name, settings) = text.split_once(':').unwrap_or((text, ""));
        let entry = G::catalogue().iter().find(|entry| entry.name == name).ok_or_else(|| {
            let mut known: Vec<&str> = G::catalogue().iter().map(|entry| entry.name).collect();
            known.push("cmd:PROGRAM");
            let known = known.join(", ");
            PlayerError::Unknown { game: G::NAME, name: name.to_owned(), known }
        })?;
        let make = entry.prepare(game, &Rules::parse(settings)?)?;
        Ok(Self { name: text.to_owned(), sees: entry.sees, make })
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
}
