//! Comparisons as figures, tables and plots.

use adut_arena::compare::{Comparison, PairResult};
use adut_report::Unit;
use adut_report::number::{count, interval, number, percent, time};
use adut_report::plot::{Estimate, Intervals, Matrix};

use super::finding::{Figure, Plot, Sample, TextTable};

/// The share of the first of a pair. Its two games on a deal have the cards in common: as a sample
/// they count as one game, and those that somebody won.
pub(super) fn share(what: impl Into<String>, pair: &PairResult) -> Figure {
    let half = |games: u64| games.div_ceil(2);
    let hits = half(pair.a_wins);
    Figure::new(what, Unit::Percent, pair.a_share, pair.ci95)
        .out_of(pair.games, "games")
        .counted(Sample { hits, all: hits + half(pair.b_wins) })
}

/// “A – B”.
pub(super) fn versus(pair: &PairResult) -> String {
    format!("{} – {}", pair.a, pair.b)
}

/// Every pair with its result.
pub(super) fn pairs_table(caption: &str, of: &[&PairResult]) -> TextTable {
    let columns = ["A – B", "games", "A wins", "B wins", "drawn", "A’s share", "95 %"];
    let mut table = TextTable::new(caption, &columns);
    for pair in of {
        table.push([
            versus(pair),
            count(pair.games),
            count(pair.a_wins),
            count(pair.b_wins),
            count(pair.draws),
            percent(pair.a_share),
            interval(pair.ci95, |share| number(100.0 * share, 1)),
        ]);
    }
    table
}

/// Shares with their intervals, one below the other.
pub(super) fn shares_plot(caption: &str, of: &[&PairResult]) -> Plot {
    let row = |pair: &&PairResult| Estimate {
        name: versus(pair),
        value: pair.a_share,
        interval: pair.ci95,
    };
    let drawing = Intervals {
        axis: "A’s share of the games".to_owned(),
        reference: Some(0.5),
        unit: Unit::Percent,
        rows: of.iter().map(row).collect(),
        is_logarithmic: false,
    }
    .into();
    Plot { caption: caption.to_owned(), drawing }
}

/// What each player scores against each, as a field of squares; the diagonal is even.
pub(super) fn shares_matrix(caption: &str, of: &Comparison) -> Plot {
    let names: Vec<String> = of.agents.iter().map(|agent| agent.name.clone()).collect();
    let between = |a: &String, b: &String| {
        let found = of.pairs.iter().find_map(|pair| match () {
            () if pair.a == *a && pair.b == *b => Some(pair.a_share),
            () if pair.a == *b && pair.b == *a => Some(1.0 - pair.a_share),
            () => None,
        });
        found.unwrap_or(0.5)
    };
    let shares = names.iter().map(|a| names.iter().map(|b| between(a, b)).collect()).collect();
    Plot { caption: caption.to_owned(), drawing: Matrix { names, shares }.into() }
}

/// The players by rating.
pub(super) fn ladder_plot(caption: &str, of: &Comparison) -> Plot {
    let row = |entry: &adut_arena::compare::LadderEntry| {
        Some(Estimate { name: entry.name.clone(), value: entry.elo?, interval: entry.ci95 })
    };
    let drawing = Intervals {
        axis: "Elo, mean 0".to_owned(),
        reference: Some(0.0),
        unit: Unit::Number(0),
        rows: of.ladder.iter().filter_map(row).collect(),
        is_logarithmic: false,
    }
    .into();
    Plot { caption: caption.to_owned(), drawing }
}

/// How long each player thinks, for so many games.
pub(super) fn times_table(caption: &str, of: &Comparison, games: f64) -> TextTable {
    let last = format!("{} games", count(games as u64));
    let mut table = TextTable::new(caption, &["player", "a move", "a game", &last]);
    let shown = |microseconds: Option<f64>| microseconds.map_or("–".to_owned(), time);
    for agent in &of.agents {
        let a_game = agent.ms_per_game.map(|ms| 1e3 * ms);
        let all = a_game.map(|us| games * us);
        table.push([agent.name.clone(), shown(agent.us_per_move), shown(a_game), shown(all)]);
    }
    table
}
