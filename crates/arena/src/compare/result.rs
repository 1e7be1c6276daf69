//! From the count to what it says.

use adut_kernel::Sees;
use adut_stats::{
    Interval, Pairing, bootstrap_means, bradley_terry, holm, quantile_interval, share_interval,
    t_interval, t_test, wilson,
};

use super::comparison::{AgentResult, Comparison, LadderEntry, Pace, PairResult, Provenance};
use super::plan::Timing;
use super::run::Run;
use super::tally::Tally;

/// Replicates of the bootstrap.
const REPLICATES: usize = 1000;
const LEVEL: f64 = 0.95;

/// Who takes part, and what is told of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Profile {
    /// The name with its settings.
    pub name: String,
    /// What it may look at.
    pub sees: Sees,
    /// All of its settings, in words.
    pub settings: String,
}

impl Run {
    /// What the games counted so far say. `players` are the entrants in the order in which they
    /// were entered.
    pub fn result(
        &self,
        players: &[Profile],
        timing: &Timing,
        provenance: Provenance,
    ) -> Comparison {
        let sides = self.layout.sides() as f64;
        let chances: Vec<f64> =
            self.tallies.iter().map(|tally| t_test(&tally.edges().moments(), 0.0)).collect();
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
            .map(|(i, Profile { name, sees, settings })| {
                let (time, moves) = timing.of_entrants.get(i).copied().unwrap_or_default();
                let us_per_move = (moves > 0).then(|| time.as_secs_f64() * 1e6 / moves as f64);
                let per_game = self.moves_per_game(name) / sides;
                AgentResult {
                    name: name.clone(),
                    sees: match sees {
                        Sees::Honest => "honest".into(),
                        Sees::AllKnowing => "all-knowing".into(),
                    },
                    settings: settings.clone(),
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
            seatings: self.layout.sides() as u64,
            counted: self.layout.unit.counted(),
            provenance,
            complete: self.is_complete(),
            pairs,
            ladder: self.ladder(players),
            agents,
            agreement: None,
            test: None,
            timing: pace(timing),
        }
    }

    /// Moves of all seats in the games of a player, on average.
    fn moves_per_game(&self, name: &str) -> f64 {
        let played = self.layout.pairs.iter().zip(&self.tallies);
        let of_player = played.filter(|([a, b], _)| a == name || b == name);
        let (moves, games) = of_player.fold((0, 0), |(moves, games), (_, tally)| {
            (moves + tally.moves, games + tally.games())
        });
        if games == 0 { 0.0 } else { moves as f64 / games as f64 }
    }

    fn ladder(&self, players: &[Profile]) -> Vec<LadderEntry> {
        let index = |name: &String| players.iter().position(|other| other.name == *name);
        let pairs: Vec<([usize; 2], &Tally)> = self
            .layout
            .pairs
            .iter()
            .zip(&self.tallies)
            .filter_map(|([a, b], tally)| Some(([index(a)?, index(b)?], tally)))
            .filter(|(_, tally)| tally.games() > 0)
            .collect();
        let rated = |share: &dyn Fn(usize, &Tally) -> f64| {
            let results: Vec<Pairing> = pairs
                .iter()
                .enumerate()
                .map(|(i, &([a, b], tally))| {
                    let games = tally.games() as f64;
                    Pairing { a, b, score: share(i, tally) * games, games }
                })
                .collect();
            bradley_terry(players.len(), &results)
        };
        let ratings = rated(&|_, tally| tally.shares().moments().mean());
        let resampled: Vec<Vec<f64>> = pairs
            .iter()
            .enumerate()
            .map(|(i, (_, tally))| bootstrap_means(&tally.shares(), REPLICATES, i as u64))
            .collect();
        let replicates = resampled.iter().map(Vec::len).min().unwrap_or(0);
        let replicated: Vec<Vec<f64>> =
            (0..replicates).map(|r| rated(&|i, _| resampled[i][r])).collect();
        let mut ladder: Vec<LadderEntry> = players
            .iter()
            .enumerate()
            .map(|(i, Profile { name, .. })| {
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
    let (shares, games) = (tally.shares(), tally.games());
    let bootstrap = bootstrap_means(&shares, REPLICATES, 0);
    let differences = tally.differences.moments();
    let first_seat = tally.first_seat().moments();
    PairResult {
        a: a.to_owned(),
        b: b.to_owned(),
        games,
        a_wins: tally.a_wins(),
        b_wins: tally.b_wins(),
        draws: tally.draws(),
        a_share: tally.won() / games.max(1) as f64,
        ci95: bounds(share_interval(&shares.moments(), LEVEL)),
        bootstrap_ci95: within_one(quantile_interval(bootstrap, LEVEL)),
        wilson_ci95: within_one(wilson(tally.won(), games, LEVEL)),
        mean_diff: differences.mean(),
        diff_ci95: bounds(t_interval(&differences, LEVEL)),
        p,
        p_holm,
        variance_ratio: tally.variance_ratio(),
        first_seat_share: first_seat.mean(),
        first_seat_ci95: bounds(share_interval(&first_seat, LEVEL)),
        moves_per_game: tally.moves as f64 / games.max(1) as f64,
        forfeits: tally.forfeits,
        diff_histogram: tally.differences.iter().collect(),
    }
}

fn bounds(interval: Interval) -> [f64; 2] {
    [interval.low, interval.high]
}

fn pace(timing: &Timing) -> Pace {
    let (seconds, games) = (timing.wall.as_secs_f64(), timing.games);
    let games_per_second = if seconds > 0.0 { games as f64 / seconds } else { 0.0 };
    Pace { seconds, games, games_per_second, threads: timing.threads }
}
