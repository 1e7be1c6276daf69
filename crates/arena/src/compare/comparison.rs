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
    /// The one.
    pub a: String,
    /// The other.
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
    /// The 95 % interval of the share: Student's over blocks, Wilson's where all are alike.
    pub ci95: [f64; 2],
    /// The same by the Poisson bootstrap over blocks.
    pub bootstrap_ci95: [f64; 2],
    /// Wilson's interval, as if every game had had a deck of its own.
    pub wilson_ci95: [f64; 2],
    /// Mean of `a`'s points less the others'.
    pub mean_diff: f64,
    /// The 95 % interval of that mean; its ends are null where too little was played.
    #[serde(deserialize_with = "bounds_or_null")]
    pub diff_ci95: [f64; 2],
    /// The chance of so large a difference in wins between equals.
    pub p: f64,
    /// The same after Holm's correction for all pairs.
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
    /// Games forfeited by `a` and by `b`.
    pub forfeits: [u64; 2],
    /// How often each mean difference of a block came up.
    pub diff_histogram: Vec<(f64, u64)>,
}

/// What is told of a player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AgentResult {
    /// Its name with settings.
    pub name: String,
    /// `honest` or `all-knowing`.
    pub sees: Cow<'static, str>,
    /// Its budget: all of its settings, those that were not named included.
    pub settings: String,
    /// Thinking time for a game, where it was measured.
    pub ms_per_game: Option<f64>,
    /// Thinking time for a move, where it was measured.
    pub us_per_move: Option<f64>,
}

/// A place on the ladder.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LadderEntry {
    /// The player.
    pub name: String,
    /// Bradley–Terry rating on Elo's scale; all ratings together have mean 0.
    pub elo: f64,
    /// The 95 % interval by the bootstrap; its ends are null where too little was played.
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

/// What depends on the machine and its mood.
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
    /// What is counted: where it is matches, every number of games is one of matches.
    #[serde(default)]
    pub counted: Counted,
    /// What repeats it.
    #[serde(flatten)]
    pub provenance: Provenance,
    /// Whether all of them were played.
    pub complete: bool,
    /// Each pair.
    pub pairs: Vec<PairResult>,
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

/// JSON has no infinity; an end that is null bounds nothing.
fn bounds_or_null<'de, D: Deserializer<'de>>(deserializer: D) -> Result<[f64; 2], D::Error> {
    let [low, high] = <[Option<f64>; 2]>::deserialize(deserializer)?;
    Ok([low.unwrap_or(f64::NEG_INFINITY), high.unwrap_or(f64::INFINITY)])
}
