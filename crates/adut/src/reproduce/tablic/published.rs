//! The published table, as published.

use adut_arena::compare::{Comparison, PairResult};
use adut_arena::report::text::{number, percent};
use adut_games::tablic::Tablic;
use adut_players::tablic::study::{Results, unchecked_backtrack};
use adut_stats::wilson;
use anyhow::Result;

use super::PUBLISHED;
use crate::reproduce::experiment::Lab;
use crate::reproduce::finding::{Figure, Finding, Timing, Unit};
use crate::reproduce::shared::{pairs_table, share, shares_plot, times_table};

/// A line of the published table.
pub(super) struct Line {
    /// The players, and their names in the thesis.
    pub(super) players: [&'static str; 2],
    pub(super) names: &'static str,
    /// As printed.
    pub(super) said: &'static str,
    /// Games won by the first, drawn and played.
    pub(super) won: u64,
    pub(super) drawn: u64,
    pub(super) games: u64,
    /// Time for a game of each, as printed and in microseconds.
    times: [(&'static str, f64); 2],
}

pub(super) const TABLE: [Line; 3] = [
    Line {
        players: ["backtrack6-published", "greedy-published"],
        names: "Backtrack(6) – Greedy",
        said: "35 – 15 of 50",
        won: 35,
        drawn: 0,
        games: 50,
        times: [("29.23 s", 29.23e6), ("under 1 ms", 1e3)],
    },
    Line {
        players: ["genetic-published", "greedy-published"],
        names: "Genetic – Greedy",
        said: "553 – 445, 2 drawn, of 1000",
        won: 553,
        drawn: 2,
        games: 1000,
        times: [("2.44 ms", 2440.0), ("0.42 ms", 420.0)],
    },
    Line {
        players: ["backtrack6-published", "genetic-published"],
        names: "Backtrack(6) – Genetic",
        said: "32 – 18 of 50",
        won: 32,
        drawn: 0,
        games: 50,
        times: [("23.18 s", 23.18e6), ("under 2 ms", 2e3)],
    },
];

impl Line {
    pub(super) fn share(&self) -> f64 {
        (self.won as f64 + self.drawn as f64 / 2.0) / self.games as f64
    }

    /// Whether ours may be what the source drew its sample from.
    pub(super) fn explain(&self, ours: f64, otherwise: &str) -> String {
        let interval = wilson(self.share() * self.games as f64, self.games, 0.95);
        let (low, high) = (number(100.0 * interval.low, 1), number(100.0 * interval.high, 1));
        let (games, own) = (self.games, percent(ours));
        if interval.contains(ours) {
            format!(
                "{games} games leave the published share anywhere from {low} to {high} %; ours, \
                 {own}, lies there, so the difference may be luck."
            )
        } else {
            format!(
                "{games} games leave the published share anywhere from {low} to {high} %; ours, \
                 {own}, does not lie there. {otherwise}"
            )
        }
    }
}

/// Of the thesis's program not everything is printed.
const ASSUMED: &str = "Luck alone does not explain it. What the program does not print had to be \
    assumed: how it moves and deals, and in which order cards lie, which decides between equally \
    good moves and which card is laid when nothing can be taken. Its pseudocode has slips besides \
    those that we play (a reply on the old table, a lost table card, a wrong index); a program \
    that had them would have played Backtrack worse than ours does.";

/// The seat explains what luck does not.
const SEATS: &str = "Seats explain it: who moves first wins more in this pairing, whoever it is, \
    and a program that always seats Genetic first finds about the published share; see the figure \
    for that below.";

pub(super) fn run(lab: &Lab<'_>) -> Result<Finding> {
    let deals = [lab.pick(10_000, 500, 1), lab.pick(20_000, 1000, 3), lab.pick(10_000, 500, 1)];
    let mut compared: Vec<Comparison> = Vec::new();
    for (n, (line, deals)) in TABLE.iter().zip(deals).enumerate() {
        lab.step(n, TABLE.len())?;
        compared.push(lab.compare::<Tablic>(PUBLISHED, &line.players, deals, 0)?);
    }
    let pairs: Vec<&PairResult> = compared.iter().flat_map(|run| &run.pairs).collect();
    let mut figures = Vec::new();
    for (line, pair) in TABLE.iter().zip(&pairs) {
        let figure = share(format!("{}, share of the first", line.names), pair);
        let otherwise = if line.players[0].starts_with("genetic") { SEATS } else { ASSUMED };
        let why = line.explain(pair.a_share, otherwise);
        figures.push(figure.published(line.said, line.share()).because(why));
    }
    let genetic = &TABLE[1];
    let (drawn, games) = (pairs[1].draws, pairs[1].games);
    figures.push(
        Figure::share(format!("{}, drawn", genetic.names), drawn, games, "games")
            .published("2 of 1000", 0.002)
            .because(
                "Points and cards both have to be equal for a draw; how often that comes up \
                 depends on how the last cards on the table are given.",
            ),
    );
    figures.push(unchecked(lab)?);
    for (line, pair) in TABLE.iter().zip(&pairs) {
        let first = from_first_seat(line, pair);
        let why = line.explain(first.ours, ASSUMED);
        figures.push(first.published(line.said, line.share()).because(why));
    }
    let commands = compared.iter().map(|run| run.provenance.command.clone()).collect();
    Ok(Finding {
        verdict: verdict(&pairs),
        figures,
        tables: vec![pairs_table("The pairings as published.", &pairs)],
        plots: vec![shares_plot("The pairings as published.", &pairs)],
        commands,
        timing: times(&compared),
        ..Finding::default()
    })
}

/// Deals that are played together on one thread.
const TOGETHER: u64 = 10;

/// The same pairing if the program does not refuse what cannot be taken. Its Backtrack6 does not
/// ask, and what its test returns is not printed.
fn unchecked(lab: &Lab<'_>) -> Result<Figure> {
    let seed = lab.seed().child("unchecked");
    let parts = lab.pick(50, 5, 1);
    let played = lab.in_parallel(parts, |n| Ok(unchecked_backtrack(TOGETHER, seed.nth(n))))?;
    let sum = |value: fn(&Results) -> u64| played.iter().map(value).sum::<u64>();
    let (won, drawn) = (sum(|part| part.won), sum(|part| part.drawn));
    let games = won + drawn + sum(|part| part.lost);
    let points = won as f64 + drawn as f64 / 2.0;
    let (share, interval) = (points / games.max(1) as f64, wilson(points, games, 0.95));
    let line = &TABLE[0];
    let what = format!("{}, if what cannot be taken counts −1 and is not refused", line.names);
    Ok(Figure::new(what, Unit::Percent, share, [interval.low, interval.high])
        .out_of(games, "games")
        .published(line.said, line.share())
        .because(line.explain(share, ASSUMED)))
}

/// What the first of a pair wins in the games in which it begins.
fn from_first_seat(line: &Line, pair: &PairResult) -> Figure {
    let games = pair.games / 2;
    let share = pair.a_share + pair.first_seat_share - 0.5;
    let interval = wilson(share * games as f64, games, 0.95);
    let what = format!("{}, the first player always first to move", line.names);
    Figure::new(what, Unit::Percent, share, [interval.low, interval.high]).out_of(games, "games")
}

fn verdict(pairs: &[&PairResult]) -> String {
    let first = pairs[1].a_share + pairs[1].first_seat_share - 0.5;
    let genetic = if pairs[1].ci95[0] > 0.5 {
        "is better than Greedy from both seats"
    } else {
        "is no better than Greedy when both seats are played"
    };
    format!(
        "Backtrack(6) wins {} of its games against Greedy and {} against Genetic. Genetic {genetic}, \
         {}; where it always moves first it wins {}, which is what the published figure looks \
         like: the first seat is worth more there than the genes.",
        percent(pairs[0].a_share),
        percent(pairs[2].a_share),
        percent(pairs[1].a_share),
        percent(first)
    )
}

/// Times for a game, beside the published ones.
fn times(compared: &[Comparison]) -> Timing {
    let mut timing = Timing::default();
    for (line, run) in TABLE.iter().zip(compared) {
        for (agent, (said, microseconds)) in run.agents.iter().zip(line.times) {
            let ours = agent.ms_per_game.map_or(f64::NAN, |ms| 1e3 * ms);
            let what = format!("{}: {} a game", line.names, agent.name);
            timing.figures.push(
                Figure::measured(what, Unit::Time, ours).published(said, microseconds).because(
                    "Another machine, and another way to the same moves: what is remembered is \
                     found at once, and subsets that cannot sum up are never tried. The \
                     enumeration of the thesis itself is timed below, where its cost is.",
                ),
            );
        }
        timing.tables.push(times_table(line.names, run, line.games as f64));
    }
    timing
}
