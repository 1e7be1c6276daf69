//! From the count to what it says.

use adut_kernel::Sees;
use adut_stats::{
    Contest, Draws, Interval, bootstrap_means, bounded_interval, comparable, holm,
    quantile_interval, ratings, share_interval, t_test, wilson,
};

use super::comparison::{
    AgentResult, Comparison, Failure, LadderEntry, Pace, PairResult, Provenance, TableResult,
};
use super::layout::Lineup;
use super::plan::Timing;
use super::profile::{Profile, label, split_alias};
use super::run::Run;
use super::tally::Tally;

/// Replicates of the bootstrap, and draws of ratings.
const REPLICATES: usize = 1000;
const LEVEL: f64 = 0.95;

impl Run {
    /// What the games counted so far say. `players` are the entrants in the order of the layout;
    /// `prior` is that of their ratings.
    pub fn result(
        &self,
        players: &[Profile],
        timing: &Timing,
        prior: f64,
        provenance: Provenance,
    ) -> Comparison {
        let layout = &self.layout;
        let seatings = layout.sides() as u64;
        Comparison {
            game: layout.game.clone(),
            rules: layout.rules.clone(),
            seed: layout.seed.clone(),
            deals: layout.deals,
            seatings,
            equals_share: 1.0 / seatings.max(1) as f64,
            opening: layout.opening,
            counted: layout.unit.counted(),
            provenance,
            complete: self.is_complete(),
            pairs: self.pairs(),
            tables: self.tables(),
            unplayed: self.unplayed(),
            prior,
            ladder: self.ladder(players, prior),
            agents: agents(players, timing),
            agreement: None,
            test: None,
            timing: pace(timing),
        }
    }

    fn counted(&self) -> impl Iterator<Item = (&Lineup, &Tally)> {
        self.layout.lineups.iter().zip(&self.tallies).filter(|(_, tally)| tally.games() > 0)
    }

    fn names_of(&self, lineup: &Lineup) -> Vec<String> {
        lineup.of_parts().iter().map(|&i| label(&self.layout.names[i]).to_owned()).collect()
    }

    fn unplayed(&self) -> Vec<Vec<String>> {
        let all = self.layout.lineups.iter().zip(&self.tallies);
        let unplayed = all.filter(|(_, tally)| tally.games() == 0);
        unplayed.map(|(lineup, _)| self.names_of(lineup)).collect()
    }

    fn pairs(&self) -> Vec<PairResult> {
        let pairs: Vec<([usize; 2], &Tally)> =
            self.counted().filter_map(|(lineup, tally)| Some((lineup.as_pair()?, tally))).collect();
        // Who meets himself is no test of a difference.
        let chance = |&([a, b], tally): &([usize; 2], &Tally)| {
            if a == b { None } else { Some(t_test(&tally.edges().moments(), 0.0)) }
        };
        let chances: Vec<Option<f64>> = pairs.iter().map(chance).collect();
        let tested: Vec<f64> = chances.iter().copied().flatten().collect();
        let mut corrected = holm(&tested).into_iter();
        let bound = self.layout.largest_difference;
        let results = pairs.iter().zip(chances).map(|(&(pair, tally), p)| {
            let p_holm = p.and_then(|_| corrected.next());
            let names = pair.map(|i| label(&self.layout.names[i]));
            let chances = [p.unwrap_or(1.0), p_holm.unwrap_or(1.0)];
            pair_result(names, tally, chances, bound)
        });
        results.collect()
    }

    fn tables(&self) -> Vec<TableResult> {
        let tables = self.counted().filter(|(lineup, _)| lineup.as_pair().is_none());
        let result = |(lineup, tally): (&Lineup, &Tally)| {
            let players = self.names_of(lineup);
            let roles = || 0..players.len();
            let shares = |role: usize| tally.shares(role).moments();
            TableResult {
                games: tally.games(),
                wins: roles().map(|role| tally.wins(role)).collect(),
                draws: tally.draws(),
                shares: roles().map(|role| tally.won(role) / tally.games() as f64).collect(),
                ci95: roles().map(|role| bounds(share_interval(&shares(role), LEVEL))).collect(),
                forfeits: tally.forfeits.clone(),
                failures: failures(&players, tally),
                moves_per_game: tally.moves as f64 / tally.games() as f64,
                distinct_games: tally.distinct_games(),
                players,
            }
        };
        tables.map(result).collect()
    }

    /// The players by rating. How sure the ratings are follows from how sure the shares are.
    fn ladder(&self, players: &[Profile], prior: f64) -> Vec<LadderEntry> {
        let played: Vec<(&Lineup, &Tally)> = self.counted().collect();
        let contests = |share: &mut dyn FnMut(usize, usize) -> f64| -> Vec<Contest> {
            let contest = |(at, (lineup, tally)): (usize, &(&Lineup, &Tally))| {
                let shares = (0..lineup.parts()).map(|part| share(at, part)).collect();
                contest(lineup, tally, shares)
            };
            played.iter().enumerate().map(contest).collect()
        };
        let found = contests(&mut |at, part| played[at].1.shares(part).moments().mean());
        let elo = ratings(players.len(), &found, prior);
        let rated = comparable(players.len(), &found);
        let middle = |all: &[f64]| -> f64 {
            rated.iter().map(|&i| all[i]).sum::<f64>() / rated.len().max(1) as f64
        };
        let mut draws = Draws::new(REPLICATES);
        let drawn: Vec<Vec<Vec<f64>>> = played
            .iter()
            .map(|(lineup, tally)| {
                // In a pair the others get what the first leaves.
                let parts = if lineup.as_pair().is_some() { 1 } else { lineup.parts() };
                (0..parts).map(|part| draws.of(&tally.shares(part).moments())).collect()
            })
            .collect();
        let mut replicated: Vec<Vec<f64>> = vec![Vec::new(); players.len()];
        for draw in 0..if rated.is_empty() { 0 } else { REPLICATES } {
            let share = &mut |at: usize, part: usize| match drawn[at].get(part) {
                Some(shares) => shares[draw],
                None => 1.0 - drawn[at][0][draw],
            };
            let all = ratings(players.len(), &contests(share), prior);
            let middle = middle(&all);
            rated.iter().for_each(|&i| replicated[i].push(all[i] - middle));
        }
        let entry = |(i, values): (usize, Vec<f64>)| {
            let is_rated = rated.contains(&i);
            let entry = LadderEntry {
                name: label(&players[i].name).to_owned(),
                elo: is_rated.then(|| elo[i] - middle(&elo)),
                ci95: bounds(quantile_interval(values, LEVEL)),
            };
            (elo[i], entry)
        };
        let mut ladder: Vec<(f64, LadderEntry)> =
            replicated.into_iter().enumerate().map(entry).collect();
        ladder.sort_by(|a, b| b.0.total_cmp(&a.0));
        ladder.into_iter().map(|(_, entry)| entry).collect()
    }
}

/// What a lineup's games say of its players' strength, when its parts have these shares.
fn contest(lineup: &Lineup, tally: &Tally, mut shares: Vec<f64>) -> Contest {
    let (games, members) = (tally.games() as f64, lineup.players().to_vec());
    if lineup.as_pair().is_some() {
        shares[1] = 1.0 - shares[0];
    }
    let all: f64 = shares.iter().sum();
    let roles = |part: usize| (0..members.len()).filter(|&role| lineup.part(role) == part).count();
    let won = |role: usize| {
        let part = lineup.part(role);
        games * shares[part] / all.max(f64::MIN_POSITIVE) / roles(part) as f64
    };
    Contest { won: (0..members.len()).map(won).collect(), members }
}

fn pair_result(
    [a, b]: [&str; 2],
    tally: &Tally,
    [p, p_holm]: [f64; 2],
    bound: Option<f64>,
) -> PairResult {
    let (shares, games) = (tally.shares(0), tally.games());
    let bootstrap = quantile_interval(bootstrap_means(&shares, REPLICATES, 0), LEVEL);
    let differences = tally.differences.moments();
    let possible = bound.map_or(Interval::UNBOUNDED, |high| Interval { low: -high, high });
    let first_seat = tally.first_seat().moments();
    PairResult {
        a: a.to_owned(),
        b: b.to_owned(),
        games,
        a_wins: tally.wins(0),
        b_wins: tally.losses(),
        draws: tally.draws(),
        a_share: tally.won(0) / games.max(1) as f64,
        ci95: bounds(share_interval(&shares.moments(), LEVEL)),
        bootstrap_ci95: [bootstrap.low.max(0.0), bootstrap.high.min(1.0)],
        wilson_ci95: bounds(wilson(tally.won(0), games, LEVEL)),
        mean_diff: differences.mean(),
        diff_ci95: bounds(bounded_interval(&differences, possible, LEVEL)),
        p,
        p_holm,
        variance_ratio: tally.variance_ratio(),
        first_seat_share: first_seat.mean(),
        first_seat_ci95: bounds(share_interval(&first_seat, LEVEL)),
        moves_per_game: tally.moves as f64 / games.max(1) as f64,
        a_forfeits: tally.forfeits[0],
        b_forfeits: tally.forfeits[1],
        forfeits: [tally.forfeits[0], tally.forfeits[1]],
        failures: failures(&[a.to_owned(), b.to_owned()], tally),
        distinct_games: tally.distinct_games(),
        diff_histogram: tally.differences.iter().collect(),
    }
}

fn failures(names: &[String], tally: &Tally) -> Vec<Failure> {
    let of_part = |(name, reasons): (&String, &Vec<(String, u64)>)| {
        let failure = |(reason, games): &(String, u64)| Failure {
            player: name.clone(),
            reason: reason.clone(),
            games: *games,
        };
        reasons.iter().map(failure).collect::<Vec<_>>()
    };
    names.iter().zip(&tally.reasons).flat_map(of_part).collect()
}

fn agents(players: &[Profile], timing: &Timing) -> Vec<AgentResult> {
    let agent = |(i, profile): (usize, &Profile)| {
        let Profile { name, sees, settings } = profile;
        let thought = timing.of_entrants.get(i).copied().unwrap_or_default();
        let seconds = thought.time.as_secs_f64();
        let a = |count: u64, unit: f64| (count > 0).then(|| seconds * unit / count as f64);
        AgentResult {
            name: label(name).to_owned(),
            player: split_alias(name).map(|(_, player)| player.to_owned()),
            sees: match sees {
                Sees::Honest => "honest".into(),
                Sees::AllKnowing => "all-knowing".into(),
            },
            settings: settings.clone(),
            // Both of the same games, so that they agree with each other.
            ms_per_game: a(thought.games, 1e3),
            us_per_move: a(thought.moves, 1e6),
        }
    };
    players.iter().enumerate().map(agent).collect()
}

fn bounds(interval: Interval) -> [f64; 2] {
    [interval.low, interval.high]
}

fn pace(timing: &Timing) -> Pace {
    let (seconds, games) = (timing.wall.as_secs_f64(), timing.games);
    let games_per_second = if seconds > 0.0 { games as f64 / seconds } else { 0.0 };
    Pace { seconds, games, games_per_second, threads: timing.threads }
}
