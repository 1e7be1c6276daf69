//! What is to be played.

use std::time::Duration;

use adut_arena::compare::{Hypotheses, Meetings, Sequential, Shard, Unit};
use adut_kernel::Rules;
use adut_players::{PlayerError, Programs};
use adut_registry::GameError;
use adut_session::{DynGame, NamedGuest, PlanSpec};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::command;
use crate::prepared::Prepared;

/// How many random moves open a game without a deck.
pub const OPENING: usize = 4;
/// In how many situations the players' choices are compared: enough to tell them apart, and quick.
pub const SITUATIONS: usize = 200;
/// Games that ratings take as won and as lost between any two who have met.
pub const PRIOR: f64 = adut_arena::compare::PRIOR;
/// What an outside program has for a move.
pub const MOVE_TIME: Duration = Duration::from_secs(10);

/// No game has room for an opening that is longer.
const LONGEST_OPENING: usize = 100;

/// A comparison, or a sequential test between two players.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Order {
    /// The game's name.
    pub game: String,
    /// Its rules.
    #[serde(default)]
    pub rules: Rules,
    /// Who plays, each with its settings, perhaps with an alias before it as in `fast=ismcts:sims=100`. Who
    /// is named twice plays against itself, too.
    pub players: Vec<String>,
    /// Who meets whom.
    #[serde(default)]
    pub meetings: Meetings,
    /// How many decks; for a test, after how many it is given up.
    pub deals: u64,
    /// What all randomness comes from.
    pub seed: String,
    /// Whether matches are counted rather than games.
    #[serde(default, rename = "match")]
    pub in_matches: bool,
    /// What is tested; none in a comparison.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub test: Option<Hypotheses>,
    /// How many random moves open a game without a deck.
    #[serde(default = "usual_opening")]
    pub opening: usize,
    /// Which part of the decks is played.
    #[serde(default)]
    pub shard: Shard,
    /// In how many situations the players' choices are compared.
    #[serde(default = "usual_agreement")]
    pub agreement: usize,
    /// Games that ratings take as won and as lost between any two who have met.
    #[serde(default = "usual_prior")]
    pub prior: f64,
}

fn usual_prior() -> f64 {
    PRIOR
}

fn usual_opening() -> usize {
    OPENING
}

fn usual_agreement() -> usize {
    SITUATIONS
}

/// Why an order cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum OrderError {
    /// There is no such game, or not by these rules.
    #[error(transparent)]
    Game(#[from] GameError),
    /// There is no such player.
    #[error(transparent)]
    Player(#[from] PlayerError),
    /// Too few players.
    #[error("a comparison needs two players or more")]
    Alone,
    /// A test of other than two.
    #[error("a test is between two players, not {0}")]
    NotTwo(usize),
    /// Nothing to play.
    #[error("a run needs one deal or more")]
    NoDeals,
    /// A seed that no command line can hold.
    #[error("a seed is text without control characters")]
    Seed,
    /// An opening that no game has room for.
    #[error("an opening of {0} moves is too long (at most {LONGEST_OPENING})")]
    Opening(usize),
    /// Impossible hypotheses.
    #[error("a test needs numbers: elo0 below elo1, and alpha and beta between 0 and 0.5")]
    Hypotheses,
    /// A test of matches.
    #[error("a test counts games, not matches")]
    TestOfMatches,
    /// A prior that is none.
    #[error("the prior is a number of games, from 0 to 1000")]
    Prior,
    /// Tables of other than single games, or in parts.
    #[error(
        "tables of different players are compared whole and by games, without --shard, --match or a test"
    )]
    Tables,
    /// Too few players for a table.
    #[error("a table of {sides} different players needs {sides} of them, not {players}")]
    TooFew {
        /// How many sides play.
        sides: usize,
        /// How many players there are.
        players: usize,
    },
    /// Tables of two.
    #[error("{0} for two has no tables but pairs")]
    OnlyPairs(String),
    /// A test of a part.
    #[error("a test is played whole, not in parts")]
    TestOfPart,
}

impl Order {
    /// A comparison of these players on so many decks, everything else as usual.
    pub fn new<S: Into<String>>(
        game: &str,
        rules: Rules,
        players: impl IntoIterator<Item = S>,
        deals: u64,
        seed: &str,
    ) -> Self {
        Self {
            game: game.to_owned(),
            rules,
            players: players.into_iter().map(Into::into).collect(),
            deals,
            seed: seed.to_owned(),
            in_matches: false,
            test: None,
            opening: OPENING,
            shard: Shard::WHOLE,
            agreement: SITUATIONS,
            meetings: Meetings::Pairs,
            prior: PRIOR,
        }
    }

    /// Checks the order and seats the players. Where an order comes over the network or from a
    /// file, it starts no `programs`.
    pub fn prepare(&self, programs: Programs) -> Result<Prepared, OrderError> {
        self.prepare_with_guests(programs, Vec::new())
    }

    /// The same, where the players may be `guests`, too.
    pub fn prepare_with_guests(
        &self,
        programs: Programs,
        guests: Vec<NamedGuest>,
    ) -> Result<Prepared, OrderError> {
        if self.players.len() < 2 {
            return Err(OrderError::Alone);
        }
        if self.deals == 0 {
            return Err(OrderError::NoDeals);
        }
        if self.seed.contains(char::is_control) {
            return Err(OrderError::Seed);
        }
        if self.opening > LONGEST_OPENING {
            return Err(OrderError::Opening(self.opening));
        }
        if !(0.0..=1000.0).contains(&self.prior) {
            return Err(OrderError::Prior);
        }
        if let Some(hypotheses) = self.test {
            self.check_test(hypotheses)?;
        }
        let game = adut_registry::game(&self.game, &self.rules)?;
        if self.meetings != Meetings::Pairs {
            self.check_tables(&*game)?;
        }
        let plan = game.plan(&PlanSpec {
            players: self.players.clone(),
            meetings: self.meetings,
            deals: self.deals,
            seed: self.seed.clone(),
            opening: self.opening,
            shard: self.shard,
            programs,
            guests,
        })?;
        let unit = match self.in_matches {
            true => Unit::Match(game.match_rules()),
            false => Unit::Game,
        };
        let mut layout = plan.layout().counting(unit);
        if self.test.is_some() {
            // With more than two sides both roles are pairs; the test is about the first against
            // the rest.
            layout.lineups.truncate(1);
        }
        let provenance = command::provenance(self, &*game, programs);
        Ok(Prepared { order: self.clone(), plan, layout, provenance })
    }

    fn check_tables(&self, game: &dyn DynGame) -> Result<(), OrderError> {
        if self.test.is_some() || self.in_matches || self.shard != Shard::WHOLE {
            return Err(OrderError::Tables);
        }
        let sides = game.side_of_seat().into_iter().max().map_or(0, |side| side + 1);
        if sides < 3 {
            return Err(OrderError::OnlyPairs(self.game.clone()));
        }
        let mut different = self.players.clone();
        different.sort_unstable();
        different.dedup();
        if different.len() < sides {
            return Err(OrderError::TooFew { sides, players: different.len() });
        }
        Ok(())
    }

    fn check_test(&self, hypotheses: Hypotheses) -> Result<(), OrderError> {
        if self.players.len() != 2 {
            return Err(OrderError::NotTwo(self.players.len()));
        }
        if self.in_matches {
            return Err(OrderError::TestOfMatches);
        }
        if self.shard != Shard::WHOLE {
            return Err(OrderError::TestOfPart);
        }
        Sequential::new(hypotheses).map(|_| ()).ok_or(OrderError::Hypotheses)
    }
}
