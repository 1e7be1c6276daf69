//! What a comparison says: plain data, as it is written to JSON and read back.

use std::borrow::Cow;

use adut_kernel::Rules;
use serde::{Deserialize, Deserializer, Serialize};

use super::agreement::Agreement;
use super::sequential::TestResult;
use super::series::Counted;

/// How one player did against another.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PairResult {
    /// The player whose results these are, with its settings.
    pub a: String,
    /// The player that it met.
    pub b: String,
    /// Games played.
    pub games: u64,
    /// Games that `a` won.
    pub a_wins: u64,
    /// Games that `b` won.
    pub b_wins: u64,
    /// Games that nobody won alone.
    pub draws: u64,
    /// (wins + draws/2) / games.
    pub a_share: f64,
    /// The 95 % interval of the share, over blocks: Wilson's with the trials that the variance between
    /// blocks amounts to.
    pub ci95: [f64; 2],
    /// The percentiles of a Poisson bootstrap over blocks: too narrow where results are lopsided and
    /// decks few.
    pub bootstrap_ci95: [f64; 2],
    /// Wilson's interval, as if every game had had a deck of its own.
    pub wilson_ci95: [f64; 2],
    /// Mean of `a`'s points less the others'.
    pub mean_diff: f64,
    /// The 95 % interval of that mean, within what is possible; its ends are null where too little was
    /// played.
    #[serde(deserialize_with = "bounds_or_null")]
    pub diff_ci95: [f64; 2],
    /// The chance of so large a difference in wins between equals; 1 where a player meets itself.
    pub p: f64,
    /// The same after Holm's correction for all pairs of different players.
    pub p_holm: f64,
    /// Variance of the share had every game had a deck of its own, over the one measured; null
    /// when all blocks were alike.
    pub variance_ratio: Option<f64>,
    /// What the side of seat 0 scored, whoever sat there.
    pub first_seat_share: f64,
    /// The 95 % interval of that.
    pub first_seat_ci95: [f64; 2],
    /// Moves per game.
    pub moves_per_game: f64,
    /// Games that `a` forfeited: they are among those that `b` won.
    #[serde(default)]
    pub a_forfeits: u64,
    /// Games that `b` forfeited.
    #[serde(default)]
    pub b_forfeits: u64,
    /// Both of them.
    pub forfeits: [u64; 2],
    /// Why: the first few reasons of each.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub failures: Vec<Failure>,
    /// How many of the games went differently from all others; told where games have no deck.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub distinct_games: Option<u64>,
    /// How often each mean difference of a block came up.
    pub diff_histogram: Vec<(f64, u64)>,
}

/// How different players did at one table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TableResult {
    /// Who sat there, in the order around the table.
    pub players: Vec<String>,
    /// Games played.
    pub games: u64,
    /// Games that each of them won.
    pub wins: Vec<u64>,
    /// Games that nobody won alone.
    pub draws: u64,
    /// (wins + draws/2) / games, of each.
    pub shares: Vec<f64>,
    /// The 95 % intervals of the shares.
    pub ci95: Vec<[f64; 2]>,
    /// Games that each of them forfeited.
    pub forfeits: Vec<u64>,
    /// Why: the first few reasons of each.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub failures: Vec<Failure>,
    /// Moves per game.
    pub moves_per_game: f64,
    /// How many of the games went differently from all others; told where games have no deck.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub distinct_games: Option<u64>,
}

/// Why a player forfeited games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Failure {
    /// Who.
    pub player: String,
    /// What went wrong.
    pub reason: String,
    /// In how many games.
    pub games: u64,
}

/// What is told of a player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AgentResult {
    /// Its alias, or its name with settings.
    pub name: String,
    /// The player that the alias stands for, where there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<String>,
    /// `honest` or `all-knowing`.
    pub sees: Cow<'static, str>,
    /// Its budget: all of its settings, those that were not named included.
    pub settings: String,
    /// Thinking time for a game at one seat, in those that were measured.
    pub ms_per_game: Option<f64>,
    /// Thinking time for a move, in the same games.
    pub us_per_move: Option<f64>,
}

/// A place on the ladder.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LadderEntry {
    /// The player.
    pub name: String,
    /// Bradley–Terry rating on Elo's scale; all that are told have mean 0. Null where only the prior
    /// would say it: between this player and the others one side has won everything.
    pub elo: Option<f64>,
    /// The 95 % interval, made of those of the shares; its ends are null where there is no rating.
    #[serde(deserialize_with = "bounds_or_null")]
    pub ci95: [f64; 2],
}

/// What repeats a comparison.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Provenance {
    /// The command, without what does not matter to the result.
    pub command: String,
    /// The version that played.
    pub version: String,
}

/// What depends on the machine and its load.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Pace {
    /// How long the games took.
    pub seconds: f64,
    /// How many were played in that time, those of an earlier session not counted.
    pub games: u64,
    /// Their number a second.
    pub games_per_second: f64,
    /// How many threads played them.
    pub threads: usize,
}

/// The outcome of a comparison.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Comparison {
    /// The game's name.
    pub game: String,
    /// Its rules.
    pub rules: Rules,
    /// The seed.
    pub seed: String,
    /// How many decks.
    pub deals: u64,
    /// In how many seatings each of them is played.
    pub seatings: u64,
    /// What a player would score among equals.
    #[serde(default)]
    pub equals_share: f64,
    /// How many random moves opened every game; told where games have no deck.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opening: Option<usize>,
    /// What is counted: where it is matches, every number of games is one of matches.
    #[serde(default)]
    pub counted: Counted,
    /// What repeats it.
    #[serde(flatten)]
    pub provenance: Provenance,
    /// Whether all of them were played.
    pub complete: bool,
    /// Each pair that has played.
    pub pairs: Vec<PairResult>,
    /// Each table of different players that has played.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tables: Vec<TableResult>,
    /// Who has not met yet.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unplayed: Vec<Vec<String>>,
    /// Games that the ratings take as won and as lost between any two who have met.
    #[serde(default = "usual_prior")]
    pub prior: f64,
    /// The players by rating, the strongest first.
    pub ladder: Vec<LadderEntry>,
    /// Each player.
    pub agents: Vec<AgentResult>,
    /// How often two players choose the same.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub agreement: Option<Agreement>,
    /// What a sequential test says, where there was one; `deals` is then its cap.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub test: Option<TestResult>,
    /// How fast it went.
    pub timing: Pace,
}

impl Comparison {
    /// What a player would score among equals, also for results that do not say it.
    pub fn equals(&self) -> f64 {
        1.0 / self.seatings.max(1) as f64
    }
}

fn usual_prior() -> f64 {
    adut_stats::PRIOR
}

/// JSON has no infinity; an end that is null bounds nothing.
fn bounds_or_null<'de, D: Deserializer<'de>>(deserializer: D) -> Result<[f64; 2], D::Error> {
    let [low, high] = <[Option<f64>; 2]>::deserialize(deserializer)?;
    Ok([low.unwrap_or(f64::NEG_INFINITY), high.unwrap_or(f64::INFINITY)])
}
