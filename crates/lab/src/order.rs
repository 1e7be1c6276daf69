//! What is to be played.

use adut_arena::compare::{Hypotheses, Layout, Plan, Profile, Provenance, Sequential, Shard, Unit};
use adut_kernel::Rules;
use adut_players::{AnyGame, GameError, Playable, PlayerError, Visitor};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{MOVE_TIME, OPENING, SITUATIONS, enter, provenance, test_provenance};

/// A comparison, or a sequential test between two players.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Order {
    /// The game's name.
    pub game: String,
    /// Its rules.
    #[serde(default)]
    pub rules: Rules,
    /// Who plays, each with its settings.
    pub players: Vec<String>,
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
    /// Impossible hypotheses.
    #[error("a test needs elo0 below elo1, and alpha and beta between 0 and 0.5")]
    Hypotheses,
    /// A test of matches.
    #[error("a test counts games, not matches")]
    TestOfMatches,
}

/// An order that was checked.
#[derive(Clone, Debug)]
pub struct Prepared {
    /// Who takes part.
    pub profiles: Vec<Profile>,
    /// What repeats it.
    pub provenance: Provenance,
    /// What is played, in which order.
    pub layout: Layout,
}

impl Order {
    /// Checks the order.
    pub fn prepare(&self) -> Result<Prepared, OrderError> {
        self.visit(Prepare(self))?
    }

    pub(crate) fn visit<V: Visitor>(&self, visitor: V) -> Result<V::Output, OrderError> {
        Ok(AnyGame::new(&self.game, &self.rules)?.visit(visitor))
    }

    /// The plan, and what is told of it.
    pub(crate) fn plan<G: Playable>(&self, game: G) -> Result<(Plan<G>, Prepared), OrderError> {
        if self.players.len() < 2 {
            return Err(OrderError::Alone);
        }
        if self.deals == 0 {
            return Err(OrderError::NoDeals);
        }
        let (entrants, profiles) = enter(&game, &self.players, MOVE_TIME)?;
        let (deals, seed) = (self.deals, self.seed.clone());
        let plan = Plan { game, entrants, deals, seed, opening: OPENING, shard: Shard::WHOLE };
        let unit = match self.in_matches {
            true => Unit::Match(plan.game.match_rules()),
            false => Unit::Game,
        };
        let mut layout = plan.layout().counting(unit);
        let provenance = match self.test {
            None => provenance(&plan, unit, SITUATIONS, MOVE_TIME),
            Some(tested) => {
                if self.players.len() != 2 {
                    return Err(OrderError::NotTwo(self.players.len()));
                }
                if self.in_matches {
                    return Err(OrderError::TestOfMatches);
                }
                Sequential::new(tested).ok_or(OrderError::Hypotheses)?;
                // With more than two sides both roles are pairs; the test is about the first
                // against the rest.
                layout.pairs.truncate(1);
                test_provenance(&plan, tested, MOVE_TIME)
            }
        };
        Ok((plan, Prepared { profiles, provenance, layout }))
    }
}

struct Prepare<'a>(&'a Order);

impl Visitor for Prepare<'_> {
    type Output = Result<Prepared, OrderError>;

    fn visit<G: Playable>(self, game: G) -> Self::Output {
        Ok(self.0.plan(game)?.1)
    }
}
