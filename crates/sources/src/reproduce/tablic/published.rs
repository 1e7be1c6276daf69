//! The published table, as published.

use adut_arena::compare::Comparison;
use adut_report::Unit;
use adut_report::number::{number, percent};
use adut_tablic::rules::Tablic;
use anyhow::Result;

use super::PUBLISHED;
use super::readings::{self, READINGS, Tally, log_likelihood};
use crate::reproduce::experiment::Lab;
use crate::reproduce::finding::{Figure, Finding, Sample, TextTable, Timing};
use crate::reproduce::shared::{pairs_table, times_table};
use crate::tablic::study::{Results, unchecked_backtrack};

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
    /// The seat of the first, as its listing has it.
    pub(super) seat: usize,
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
        seat: 0,
        times: [("29.23 s", 29.23e6), ("under 1 ms", 1e3)],
    },
    Line {
        players: ["genetic-published", "greedy-published"],
        names: "Genetic – Greedy",
        said: "553 – 445, 2 drawn, of 1000",
        won: 553,
        drawn: 2,
        games: 1000,
        seat: 1,
        times: [("2.44 ms", 2440.0), ("0.42 ms", 420.0)],
    },
    Line {
        players: ["backtrack6-published", "genetic-published"],
        names: "Backtrack(6) – Genetic",
        said: "32 – 18 of 50",
        won: 32,
        drawn: 0,
        games: 50,
        seat: 0,
        times: [("23.18 s", 23.18e6), ("under 2 ms", 2e3)],
    },
];

impl Line {
    /// The games as they ended.
    pub(super) fn tally(&self) -> Tally {
        let lost = self.games - self.won - self.drawn;
        Tally { won: self.won, lost, drawn: self.drawn }
    }

    /// Ours beside it; the test is about games that somebody won.
    pub(super) fn beside(&self, ours: Figure) -> Figure {
        ours.published_share(self.said, self.won, self.tally().decided())
    }
}

/// What a tally says, as a share with draws counted half; `counted` are the games that are trials of
/// their own.
fn share_of(what: String, tally: Tally, counted: Tally) -> Figure {
    let decided = Sample { hits: counted.won, all: counted.decided() };
    Figure::new(what, Unit::Percent, tally.share(), decided.interval())
        .out_of(tally.games(), "games")
        .counted(decided)
}

pub(super) fn run(lab: &Lab<'_>) -> Result<Finding> {
    let deals = lab.pick(2500, 1500, 2);
    let steps = READINGS.len() + 2;
    let mut tables: Vec<readings::Pairings> = Vec::new();
    for (n, (reading, _)) in READINGS.iter().enumerate() {
        lab.step(n, steps)?;
        let mut table = readings::Pairings::default();
        for (played, line) in table.iter_mut().zip(&TABLE) {
            *played = readings::play(lab, reading, line, deals)?;
        }
        tables.push(table);
    }
    lab.step(READINGS.len(), steps)?;
    let mut compared: Vec<Comparison> = Vec::new();
    for line in &TABLE {
        compared.push(lab.compare::<Tablic>(PUBLISHED, &line.players, lab.pick(500, 500, 1), 0)?);
    }
    lab.rest()?;
    let fits = &tables[0];
    let mut figures = Vec::new();
    for (line, played) in TABLE.iter().zip(fits) {
        let what = format!("{}, share of the first, seats as printed", line.names);
        let tally = played.printed(line);
        figures.push(line.beside(share_of(what, tally, tally)).because(ASSUMED));
    }
    let drawn = fits[1].printed(&TABLE[1]);
    figures.push(
        Figure::share("Genetic – Greedy, drawn", drawn.drawn, drawn.games(), "games")
            .published_share("2 of 1000", 2, 1000)
            .because(ASSUMED),
    );
    for (line, played) in TABLE.iter().zip(fits) {
        let what = format!("{}, share of the first, both seatings", line.names);
        let tally = played.both();
        figures.push(line.beside(share_of(what, tally, halved(tally))).because(OTHER_SEATS));
    }
    figures.push(unchecked(lab)?);
    let judged = judge(&tables);
    let pairs: Vec<_> = compared.iter().flat_map(|run| &run.pairs).collect();
    Ok(Finding {
        verdict: verdict(&figures, &tables),
        figures,
        tables: vec![judged, pairs_table("The pairings as published, both seatings.", &pairs)],
        text: vec![
            "The thesis does not print how a move is tried and made. Its second algorithm has no \
             case for the empty subset: every card divides the sum 0, so that laying a card passes \
             the test, and the lines behind it give a štih for a played ace, ten, jack, queen or \
             king. Read so, a laid honour scores a štih and every laid card counts as one card, in \
             what the players reckon with and in the score of the game, which adds up what the moves \
             returned; what lies on the table at the end goes to whoever scored last. The other \
             readings are rules of the game beside it (lay=honour, lay=literal, lay=nothing). Seats \
             as printed: Backtrack first, Genetic second in both of its listings; for Backtrack and \
             Greedy none are printed, and Backtrack is put first there, too."
                .to_owned(),
        ],
        commands: compared.iter().map(|run| run.provenance.command.clone()).collect(),
        timing: times(&compared),
        ..Finding::default()
    })
}

/// Two games on one deal as one.
fn halved(both: Tally) -> Tally {
    let half = |games: u64| games.div_ceil(2);
    Tally { won: half(both.won), lost: half(both.lost), drawn: half(both.drawn) }
}

/// Every reading with its shares and its likelihood beside the best one's.
fn judge(tables: &[readings::Pairings]) -> TextTable {
    let columns = [
        "reading",
        "Backtrack – Greedy",
        "Genetic – Greedy",
        "Backtrack – Genetic",
        "likelihood",
        "both seatings",
        "likelihood, both",
    ];
    let caption = "What laying a card scores: the share of the first in the printed seats, and how \
        likely the published results are if our shares are the true ones, beside the likeliest reading.";
    let mut table = TextTable::new(caption, &columns);
    let printed: Vec<f64> =
        tables.iter().map(|of| log_likelihood(of, |played, line| played.printed(line))).collect();
    let both: Vec<f64> =
        tables.iter().map(|of| log_likelihood(of, |played, _| played.both())).collect();
    for (at, ((_, words), of)) in READINGS.iter().zip(tables).enumerate() {
        let shares = |tally: &dyn Fn(&readings::Played, &Line) -> Tally| -> Vec<String> {
            let lines = of.iter().zip(&TABLE);
            lines.map(|(played, line)| percent(tally(played, line).share())).collect()
        };
        let mut row = vec![format!("{}: {words}", READINGS[at].0)];
        row.extend(shares(&|played, line| played.printed(line)));
        row.push(beside_best(&printed, at));
        row.push(shares(&|played, _| played.both()).join(", "));
        row.push(beside_best(&both, at));
        table.push(row);
    }
    let mut published = vec!["published".to_owned()];
    published.extend(TABLE.iter().map(|line| percent(line.tally().share())));
    published.extend(["–", "–", "–"].map(str::to_owned));
    table.push(published);
    table
}

/// A likelihood beside the best, as one writes it.
fn beside_best(logarithms: &[f64], at: usize) -> String {
    let best = logarithms.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let below = best - logarithms[at];
    if below == 0.0 {
        "1".to_owned()
    } else if below < 7.0 {
        format!("1 : {}", number(below.exp(), usize::from(below < 2.3)))
    } else {
        format!("1 : 10^{}", number(below / std::f64::consts::LN_10, 0))
    }
}

/// What to say where a pairing still differs.
const ASSUMED: &str = "What the thesis does not print had to be assumed: in which order cards lie, \
    which decides between equally good moves, and the rest of how it moves and deals.";

/// What to say where it differs in both seatings.
const OTHER_SEATS: &str = "Who moves first matters in the program’s game, and the thesis did not \
    change seats: this is not the seating that it counted.";

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
    let tally = Tally { won, lost: games - won - drawn, drawn };
    let line = &TABLE[0];
    let what = format!("{}, if what cannot be taken counts −1 and is not refused", line.names);
    Ok(line.beside(share_of(what, tally, halved(tally))).because(
        "The printed Backtrack does not ask whether a subset can be taken, and what its test returns \
         then is not printed; −1 points and −1 cards is not what it returned.",
    ))
}

fn verdict(figures: &[Figure], tables: &[readings::Pairings]) -> String {
    let printed: Vec<f64> =
        tables.iter().map(|of| log_likelihood(of, |played, line| played.printed(line))).collect();
    let best = (0..printed.len()).max_by(|&a, &b| printed[a].total_cmp(&printed[b])).unwrap_or(0);
    let agree = figures[..4].iter().filter(|figure| figure.agrees()).count();
    let next = (0..printed.len()).filter(|&at| at != best);
    let next = next.max_by(|&a, &b| printed[a].total_cmp(&printed[b])).unwrap_or(best);
    format!(
        "With a laid honour scored, Backtrack wins {} of its games against Greedy and {} against \
         Genetic, Genetic {} against Greedy, in the printed seats: {agree} of the four published \
         figures agree. The likeliest of the four readings is lay={}, beside which lay={}, the next, is \
         {} as likely.",
        percent(figures[0].ours),
        percent(figures[2].ours),
        percent(figures[1].ours),
        READINGS[best].0,
        READINGS[next].0,
        beside_best(&printed, next)
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
                     enumeration of the thesis itself, which looks behind every subset, possible \
                     or not, is timed where its cost is measured.",
                ),
            );
        }
        timing.tables.push(times_table(line.names, run, line.games as f64));
    }
    timing
}
