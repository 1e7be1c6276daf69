//! What a comparison says.

use adut_kernel::{Rules, Sees};
use adut_stats::{
    Interval, Pairing, bootstrap_means, bradley_terry, holm, quantile_interval, t_interval, t_test,
    wilson,
};
use serde::Serialize;

use super::agreement::Agreement;
use super::play::Timing;
use super::run::Run;
use super::tally::Tally;

/// Replicates of the bootstrap.
const REPLICATES: usize = 1000;
const LEVEL: f64 = 0.95;

/// How one player did against another.
#[derive(Clone, Debug, PartialEq, Serialize)]
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
    /// The 95 % interval of the share: Student's over blocks.
    pub ci95: [f64; 2],
    /// The same by the Poisson bootstrap over blocks.
    pub bootstrap_ci95: [f64; 2],
    /// Wilson's interval, as if every game had had a deck of its own.
    pub wilson_ci95: [f64; 2],
    /// Mean of `a`'s points less the others'.
    pub mean_diff: f64,
    /// The 95 % interval of that mean.
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
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AgentResult {
    /// Its name with settings.
    pub name: String,
    /// `honest` or `all-knowing`.
    pub sees: &'static str,
    /// Thinking time for a game, where it was measured.
    pub ms_per_game: Option<f64>,
    /// Thinking time for a move, where it was measured.
    pub us_per_move: Option<f64>,
}

/// A place on the ladder.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LadderEntry {
    /// The player.
    pub name: String,
    /// Bradley–Terry rating on Elo's scale; all ratings together have mean 0.
    pub elo: f64,
    /// The 95 % interval by the bootstrap.
    pub ci95: [f64; 2],
}

/// The outcome of a comparison.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Comparison {
    /// The game's name.
    pub game: String,
    /// Its rules.
    pub rules: Rules,
    /// The seed.
    pub seed: String,
    /// How many decks.
    pub deals: u64,
    /// Whether all of them were played.
    pub complete: bool,
    /// Each pair.
    pub pairs: Vec<PairResult>,
    /// The players by rating, the strongest first.
    pub ladder: Vec<LadderEntry>,
    /// Each player.
    pub agents: Vec<AgentResult>,
    /// How often two players choose the same.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub agreement: Option<Agreement>,
}

impl Run {
    /// What the games counted so far say. `players` are the entrants' names and what they see, in
    /// the order in which they were entered.
    pub fn result(&self, players: &[(String, Sees)], timing: &Timing) -> Comparison {
        let sides = self.layout.sides() as f64;
        let chances: Vec<f64> =
            self.tallies.iter().map(|tally| t_test(&tally.edges, 0.0)).collect();
        let corrected = holm(&chances);
        let names = self.layout.pairs.iter();
        let pairs = names
            .zip(&self.tallies)
            .zip(chances.iter().zip(corrected))
            .map(|(([a, b], tally), (&p, p_holm))| pair_result(a, b, tally, p, p_holm))
            .collect();
        let agents = players
            .iter()
            .enumerate()
            .map(|(i, (name, sees))| {
                let (time, moves) = timing.of_entrants.get(i).copied().unwrap_or_default();
                let us_per_move = (moves > 0).then(|| time.as_secs_f64() * 1e6 / moves as f64);
                let per_game = self.moves_per_game(name) / sides;
                AgentResult {
                    name: name.clone(),
                    sees: match sees {
                        Sees::Honest => "honest",
                        Sees::AllKnowing => "all-knowing",
                    },
                    ms_per_game: us_per_move.map(|us| us * per_game / 1e3),
                    us_per_move,
                }
            })
            .collect();
        Comparison {
            game: self.layout.game.clone(),
            rules: self.layout.rules.clone(),
            seed: self.layout.seed.clone(),
            deals: self.layout.deals,
            complete: self.is_complete(),
            pairs,
            ladder: self.ladder(players),
            agents,
            agreement: None,
        }
    }

    /// Moves of all seats in the games of a player, on average.
    fn moves_per_game(&self, name: &str) -> f64 {
        let played = self.layout.pairs.iter().zip(&self.tallies);
        let of_player = played.filter(|([a, b], _)| a == name || b == name);
        let (moves, games) = of_player
            .fold((0, 0), |(moves, games), (_, tally)| (moves + tally.moves, games + tally.games));
        if games == 0 { 0.0 } else { moves as f64 / games as f64 }
    }

    fn ladder(&self, players: &[(String, Sees)]) -> Vec<LadderEntry> {
        let index = |name: &String| players.iter().position(|(other, _)| other == name);
        let pairs: Vec<([usize; 2], &Tally)> = self
            .layout
            .pairs
            .iter()
            .zip(&self.tallies)
            .filter_map(|([a, b], tally)| Some(([index(a)?, index(b)?], tally)))
            .filter(|(_, tally)| tally.games > 0)
            .collect();
        let rated = |share: &dyn Fn(usize, &Tally) -> f64| {
            let results: Vec<Pairing> = pairs
                .iter()
                .enumerate()
                .map(|(i, &([a, b], tally))| {
                    let games = tally.games as f64;
                    Pairing { a, b, score: share(i, tally) * games, games }
                })
                .collect();
            bradley_terry(players.len(), &results)
        };
        let ratings = rated(&|_, tally| tally.shares.mean());
        let resampled: Vec<Vec<f64>> = pairs
            .iter()
            .enumerate()
            .map(|(i, (_, tally))| bootstrap_means(&tally.share_histogram, REPLICATES, i as u64))
            .collect();
        let replicates = resampled.iter().map(Vec::len).min().unwrap_or(0);
        let replicated: Vec<Vec<f64>> =
            (0..replicates).map(|r| rated(&|i, _| resampled[i][r])).collect();
        let mut ladder: Vec<LadderEntry> = players
            .iter()
            .enumerate()
            .map(|(i, (name, _))| {
                let values = replicated.iter().map(|ratings| ratings[i]).collect();
                let ci95 = bounds(quantile_interval(values, LEVEL));
                LadderEntry { name: name.clone(), elo: ratings[i], ci95 }
            })
            .collect();
        ladder.sort_by(|a, b| b.elo.total_cmp(&a.elo));
        ladder.dedup_by(|a, b| a.name == b.name);
        ladder
    }
}

fn pair_result(a: &str, b: &str, tally: &Tally, p: f64, p_holm: f64) -> PairResult {
    let within_one = |interval: Interval| [interval.low.max(0.0), interval.high.min(1.0)];
    let bootstrap = bootstrap_means(&tally.share_histogram, REPLICATES, 0);
    let won = tally.single_scores.mean() * tally.games as f64;
    PairResult {
        a: a.to_owned(),
        b: b.to_owned(),
        games: tally.games,
        a_wins: tally.a_wins,
        b_wins: tally.b_wins,
        draws: tally.draws(),
        a_share: won / tally.games.max(1) as f64,
        ci95: within_one(t_interval(&tally.shares, LEVEL)),
        bootstrap_ci95: within_one(quantile_interval(bootstrap, LEVEL)),
        wilson_ci95: within_one(wilson(won, tally.games, LEVEL)),
        mean_diff: tally.differences.mean(),
        diff_ci95: bounds(t_interval(&tally.differences, LEVEL)),
        p,
        p_holm,
        variance_ratio: tally.variance_ratio(),
        first_seat_share: tally.first_seat.mean(),
        first_seat_ci95: within_one(t_interval(&tally.first_seat, LEVEL)),
        moves_per_game: tally.moves as f64 / tally.games.max(1) as f64,
        forfeits: tally.forfeits,
        diff_histogram: tally.difference_histogram.iter().collect(),
    }
}

fn bounds(interval: Interval) -> [f64; 2] {
    [interval.low, interval.high]
}
