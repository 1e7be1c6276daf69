//! What a training by self-play is to do.

use adut_kernel::Rules;
use serde::{Deserialize, Serialize};

/// All that, beside the game, decides how a training goes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Plan {
    /// What all randomness comes from.
    pub seed: String,
    /// How many decisions the training has in all; rates go down towards its end.
    pub decisions: u64,
    /// Games that are played side by side in a round, a multiple of [`SHARDS`](super::SHARDS).
    pub games: usize,
    /// How often a round's decisions are learned from.
    pub epochs: usize,
    /// Decisions that a step learns from.
    pub batch: usize,
    /// The sizes of the policy's hidden layers.
    pub hidden: Vec<usize>,
    /// The sizes of the critic's hidden layers.
    pub critic_hidden: Vec<usize>,
    /// The length of a step at the beginning; at the end it is a tenth of that.
    pub rate: f64,
    /// How far the probability of a choice may move in a round.
    pub clip: f64,
    /// What staying undecided is worth, at the beginning and at the end.
    pub entropy: [f64; 2],
    /// How much a surprise counts for the choice before the last, and so on back.
    pub lambda: f64,
    /// The share of games in which the others are a past version.
    pub past: f64,
    /// Past versions that are kept.
    pub pool: usize,
    /// Rounds between two of them.
    pub pool_every: u64,
    /// What points count beside winning at the beginning; a third of the way on they count nothing.
    pub points: f64,
    /// The difference in points that counts like a win where points count.
    pub points_scale: f64,
    /// What the mean of the policy, which goes to play, keeps of itself from round to round.
    pub keep: f64,
}

impl Plan {
    /// The usual plan.
    pub fn new(seed: &str) -> Self {
        Self {
            seed: seed.to_owned(),
            decisions: 200_000_000,
            games: 2048,
            epochs: 2,
            batch: 8192,
            hidden: vec![128, 128],
            critic_hidden: vec![128, 64],
            rate: 1e-3,
            clip: 0.2,
            entropy: [0.02, 0.002],
            lambda: 0.95,
            past: 0.25,
            pool: 16,
            pool_every: 10,
            points: 0.5,
            points_scale: 60.0,
            keep: 0.98,
        }
    }

    /// The usual plan for a game. Points count at the beginning where a game has them.
    pub fn for_game(game: &str, seed: &str) -> Self {
        let usual = Self::new(seed);
        match game {
            "briskula" => usual,
            "tablic" => Self { points_scale: 12.0, games: 512, ..usual },
            _ => Self { points: 0.0, ..usual },
        }
    }

    /// The plan of the policy that is shipped for a game by its rules, if one is.
    pub fn shipped(game: &str, rules: &Rules) -> Option<Self> {
        let chosen = |name: &str, usual: &'static str| rules.get(name).unwrap_or(usual).to_owned();
        let (players, variant) = (chosen("players", "2"), chosen("variant", "dupla"));
        match (game, players.as_str(), variant.as_str()) {
            ("briskula", "2", "obicna" | "dupla") => Some(Self {
                decisions: 4_000_000,
                games: 512,
                epochs: 3,
                batch: 2048,
                ..Self::new(&variant)
            }),
            _ => None,
        }
    }

    /// How far the training has come after so many decisions, from 0 to 1.
    fn progress(&self, decisions: u64) -> f64 {
        (decisions as f64 / self.decisions.max(1) as f64).min(1.0)
    }

    /// The length of a step now, as a share of [`rate`](Self::rate).
    pub(super) fn pace(&self, decisions: u64) -> f64 {
        1.0 - 0.9 * self.progress(decisions)
    }

    /// What staying undecided is worth now.
    pub(super) fn entropy_now(&self, decisions: u64) -> f64 {
        let [first, last] = self.entropy;
        first + (last - first) * self.progress(decisions)
    }

    /// What points count now.
    pub(super) fn points_now(&self, decisions: u64) -> f64 {
        self.points * (1.0 - 3.0 * self.progress(decisions)).max(0.0)
    }
}
