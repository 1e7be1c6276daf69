//! The parts of the report of a comparison.

use adut_report::number::{count, number, percent, short, signed};
use adut_report::plot::{Bars, Curve, Curves, Estimate, Intervals, Matrix};
use adut_report::{Block, Cell, Content, Figure, Plot, Report, Role, Table, Unit};

use super::{verdict, versus};
use crate::compare::{AgentResult, Comparison, Failure, PairResult, TestResult};

pub(super) fn add(report: &mut Report, of: &Comparison) {
    if let (Some(of_test), Some(PairResult { a, b, .. })) = (&of.test, of.pairs.first()) {
        test(report, of_test, a, b);
    }
    pairs(report, of);
    tables(report, of);
    unplayed(report, of);
    distinct(report, of);
    ladder(report, of);
    differences(report, of);
    agreement(report, of);
    players(report, of);
    notes(report, of);
}

pub(super) fn test(report: &mut Report, test: &TestResult, a: &str, b: &str) {
    report.push(Block::chapter("Sequential test"));
    report.push(Block::text(Role::Verdict, verdict(test, a, b)));
    let bound = |name: &str, at: f64| Curve {
        name: name.to_owned(),
        points: vec![(0.0, at), (test.blocks.max(1) as f64, at)],
        is_reference: true,
    };
    let points = test.curve.iter().map(|&(blocks, ratio)| (blocks as f64, ratio)).collect();
    let curves = Curves {
        across: "deals".to_owned(),
        up: "log-likelihood ratio".to_owned(),
        curves: vec![
            Curve { name: "the ratio".to_owned(), points, is_reference: false },
            bound("the bounds", test.bounds[0]),
            bound("", test.bounds[1]),
        ],
        ..Curves::default()
    };
    let tested = test.hypotheses;
    let caption = format!(
        "Tested: {} against {} Elo; errors {} and {}. Ratio {} between {} and {}, Elo {}, \
         normalised effect {}.",
        signed(tested.elo0, 1),
        signed(tested.elo1, 1),
        percent(tested.alpha),
        percent(tested.beta),
        signed(test.llr, 2),
        signed(test.bounds[0], 2),
        signed(test.bounds[1], 2),
        signed(test.elo, 1),
        signed(test.normalised_effect, 3),
    );
    report.push(Block::text(Role::Note, caption));
    let label = "The log-likelihood ratio between its bounds";
    report.push(Block::detail(vec![Figure::new("test", label, label, curves).into()]));
}

fn pairs(report: &mut Report, of: &Comparison) {
    if of.pairs.is_empty() && !of.tables.is_empty() {
        return;
    }
    report.push(Block::chapter("Results"));
    let caption = format!(
        "Every pair. Share: wins and half of the draws; equals would score {}. Points: the mean of A’s \
         points less the others’. Intervals are over deals; p is corrected by Holm’s method (* p < 0.05, \
         ** p < 0.01, *** p < 0.001).",
        percent(of.equals())
    );
    let mut table = Table::new(
        caption,
        &[
            "A – B",
            "A’s share",
            "95 %",
            "points",
            "95 %",
            "p (Holm)",
            of.counted.noun(),
            "A wins",
            "B wins",
            "drawn",
        ],
    );
    for pair in &of.pairs {
        table.push([
            Cell::text(versus(pair)),
            Cell::percent(pair.a_share),
            Cell::interval(pair.ci95, Unit::Percent),
            Cell::number(pair.mean_diff, Unit::Signed(2)),
            Cell::interval(pair.diff_ci95, Unit::Signed(2)),
            Content::Chance(pair.p_holm).into(),
            Cell::count(pair.games),
            Cell::count(pair.a_wins),
            Cell::count(pair.b_wins),
            Cell::count(pair.draws),
        ]);
    }
    report.push(table);
    equals(report, of);
    for pair in of.pairs.iter().filter(|pair| pair.forfeits != [0, 0]) {
        let [a, b] = pair.forfeits;
        let said = format!("forfeited: {a} by {}, {b} by {}", pair.a, pair.b);
        report.push(Block::text(Role::Warning, said));
        failures(report, &pair.failures);
    }
    let equals = of.equals();
    let shares = Intervals {
        axis: "A’s share of the games".to_owned(),
        reference: Some(equals),
        unit: Unit::Percent,
        is_logarithmic: false,
        rows: rows_of(of, |pair| (pair.a_share, pair.ci95)),
    };
    let caption = format!(
        "Share of A with 95 % intervals; the dashed line is that of equals, {}.",
        percent(equals)
    );
    report.push(Figure::new("shares", caption, "Shares with 95 % intervals", shares).tabled());
    let points = Intervals {
        axis: "A’s points less the others’".to_owned(),
        reference: Some(0.0),
        unit: Unit::Signed(2),
        is_logarithmic: false,
        rows: rows_of(of, |pair| (pair.mean_diff, pair.diff_ci95)),
    };
    let label = "Mean score differences with 95 % intervals";
    let caption = "Mean score difference with 95 % intervals.";
    report.push(Figure::new("points", caption, label, points).tabled());
}

/// Where more than two play, half of the games is not what equals win.
fn equals(report: &mut Report, of: &Comparison) {
    if of.seatings > 2 {
        let said = format!("Equals would score {}.", percent(of.equals()));
        report.push(Block::text(Role::Note, said));
    }
}

fn failures(report: &mut Report, failures: &[Failure]) {
    for Failure { player, reason, games } in failures {
        let times = if *games == 1 { "once".to_owned() } else { format!("{games} times") };
        report.push(Block::text(Role::Warning, format!("{player}, {times}: {reason}")));
    }
}

fn tables(report: &mut Report, of: &Comparison) {
    if of.tables.is_empty() {
        return;
    }
    report.push(Block::chapter("Tables"));
    let caption = format!(
        "Tables of different players, in the order around the table. Share: wins and half of the draws; \
         equals would score {}. Intervals are over deals.",
        percent(of.equals())
    );
    let heads = ["table", "player", "share", "95 %", "wins", of.counted.noun(), "drawn"];
    let mut table = Table::new(caption, &heads);
    table.columns[1].is_text = true;
    let mut rows = Vec::new();
    for result in &of.tables {
        let around = result.players.join(" – ");
        let each =
            result.players.iter().zip(&result.shares).zip(result.ci95.iter().zip(&result.wins));
        for ((player, &share), (&interval, &wins)) in each {
            table.push([
                Cell::text(around.clone()),
                Cell::text(player),
                Cell::percent(share),
                Cell::interval(interval, Unit::Percent),
                Cell::count(wins),
                Cell::count(result.games),
                Cell::count(result.draws),
            ]);
            let name = format!("{} at {}", short(player, 24), short(&around, 40));
            rows.push(Estimate { name, value: share, interval });
        }
    }
    report.push(table);
    equals(report, of);
    of.tables.iter().for_each(|result| failures(report, &result.failures));
    let shares = Intervals {
        axis: "share of the games".to_owned(),
        reference: Some(of.equals()),
        unit: Unit::Percent,
        is_logarithmic: false,
        rows,
    };
    let caption = "Shares at each table with 95 % intervals; the dashed line is that of equals.";
    report.push(Figure::new("tables", caption, "Shares at each table", shares).tabled());
}

fn unplayed(report: &mut Report, of: &Comparison) {
    if !of.unplayed.is_empty() {
        let all: Vec<String> = of.unplayed.iter().map(|names| names.join(" – ")).collect();
        let said = format!("Not played: {}.", all.join("; "));
        report.push(Block::text(Role::Warning, said));
    }
}

/// Of games that went alike all but one tell nothing.
fn distinct(report: &mut Report, of: &Comparison) {
    let pairs = of.pairs.iter().map(|pair| (versus(pair), pair.games, pair.distinct_games));
    let tables = of
        .tables
        .iter()
        .map(|table| (table.players.join(" – "), table.games, table.distinct_games));
    for (who, games, distinct) in pairs.chain(tables) {
        if let Some(distinct) = distinct.filter(|distinct| 20 * distinct < 19 * games) {
            let (distinct, games) = (count(distinct), count(games));
            let said = format!(
                "{who}: only {distinct} of the {games} games differ, the others repeat them move by move. \
                 Their intervals are too narrow; a longer --opening gives more games."
            );
            report.push(Block::text(Role::Warning, said));
        }
    }
}

fn ladder(report: &mut Report, of: &Comparison) {
    if of.ladder.len() < 2 {
        return;
    }
    report.push(Block::chapter("Ladder"));
    let unrated: Vec<&str> =
        of.ladder.iter().filter(|entry| entry.elo.is_none()).map(|entry| &*entry.name).collect();
    let caption = format!(
        "Bradley–Terry ratings on Elo’s scale, mean 0; the 95 % intervals are made of those of the shares. \
         {} games are taken as won and as many as lost between any two who have met (--prior).",
        number(of.prior, 2)
    );
    let mut table = Table::new(caption, &["player", "Elo", "95 %"]);
    for entry in &of.ladder {
        table.push([
            Cell::text(&entry.name),
            Cell::maybe(entry.elo, Unit::Signed(0)),
            match entry.elo {
                Some(_) => Cell::interval(entry.ci95, Unit::Signed(0)),
                None => Cell::text("–"),
            },
        ]);
    }
    report.push(table);
    if !unrated.is_empty() {
        let said = format!(
            "No rating: {}. Between them and the others one side has won everything, so that only the prior \
             would say by how much.",
            unrated.join(", ")
        );
        report.push(Block::text(Role::Note, said));
    }
    let row = |entry: &crate::compare::LadderEntry| {
        Some(Estimate { name: entry.name.clone(), value: entry.elo?, interval: entry.ci95 })
    };
    let rows: Vec<Estimate> = of.ladder.iter().filter_map(row).collect();
    if rows.is_empty() {
        return;
    }
    let plot = Intervals {
        axis: "Elo, mean 0".to_owned(),
        reference: Some(0.0),
        unit: Unit::Signed(0),
        is_logarithmic: false,
        rows,
    };
    let caption = "The same ratings.";
    report.push(Figure::new("ladder", caption, "Ladder with 95 % intervals", plot).tabled());
}

fn differences(report: &mut Report, of: &Comparison) {
    if of.pairs.is_empty() {
        return;
    }
    report.push(Block::chapter("Score differences"));
    let mut table = Table::new(
        "The first seat’s advantage; by how much playing each deck in every seating divides the \
         variance; and another interval of A’s share, Wilson’s, which takes every game for independent.",
        &[
            "A – B",
            "seat 0’s share",
            "95 %",
            "variance ratio",
            "Wilson",
            "moves a game",
            "forfeits",
        ],
    );
    for pair in &of.pairs {
        table.push([
            Cell::text(versus(pair)),
            Cell::percent(pair.first_seat_share),
            Cell::interval(pair.first_seat_ci95, Unit::Percent),
            Cell::maybe(pair.variance_ratio, Unit::Number(2)),
            Cell::interval(pair.wilson_ci95, Unit::Percent),
            Cell::number(pair.moves_per_game, Unit::Number(1)),
            Cell::text(format!("{} : {}", pair.forfeits[0], pair.forfeits[1])),
        ]);
    }
    report.push(table);
    let bars = |pair: &PairResult| -> Plot {
        Bars {
            title: versus(pair),
            axis: "mean difference in a deal".to_owned(),
            of: "deals".to_owned(),
            histogram: pair.diff_histogram.clone(),
            mean: pair.mean_diff,
        }
        .into()
    };
    let figure = Figure {
        name: "differences".to_owned(),
        caption: "How often each mean score difference of a deal came up. The red line is the \
                  mean, the dashed line zero."
            .to_owned(),
        label: "Score differences".to_owned(),
        plots: of.pairs.iter().map(bars).collect(),
        is_tabled: false,
    };
    report.push(Block::detail(vec![figure.into()]));
}

fn agreement(report: &mut Report, of: &Comparison) {
    let Some(agreement) = &of.agreement else { return };
    report.push(Block::chapter("Agreement"));
    let caption = format!(
        "How often two players choose the same move in the same situation, in percent of {} \
         situations with more than one legal move: one of each deck, drawn from all players’ games.",
        count(agreement.situations as u64)
    );
    let names = &agreement.names;
    let mut table = Table::new(
        "How often two players choose the same move, with 95 % intervals.",
        &["players", "the same move", "95 %"],
    );
    for (a, (shares, intervals)) in agreement.matrix.iter().zip(&agreement.ci95).enumerate() {
        for b in a + 1..names.len() {
            table.push([
                Cell::text(format!("{} – {}", names[a], names[b])),
                Cell::percent(shares[b]),
                Cell::interval(intervals[b], Unit::Percent),
            ]);
        }
    }
    report.push(table);
    let matrix = Matrix { names: agreement.names.clone(), shares: agreement.matrix.clone() };
    report.push(Figure::new("agreement", caption, "How often players choose alike", matrix));
}

fn players(report: &mut Report, of: &Comparison) {
    report.push(Block::chapter("Players"));
    let heads = ["player", "sees", "budget", "time a move", "time a game"];
    let mut table = Table::new("Who played, and how long each thought.", &heads);
    table.columns[1].is_text = true;
    table.columns[2].is_text = true;
    for agent in &of.agents {
        let settings = if agent.settings.is_empty() { "–" } else { &agent.settings };
        table.push([
            Cell::text(&agent.name),
            Cell::text(agent.sees.to_string()),
            Cell::text(settings),
            Cell::maybe(agent.us_per_move, Unit::Time),
            Cell::maybe(agent.ms_per_game.map(|ms| 1e3 * ms), Unit::Time),
        ]);
    }
    report.push(table);
    let timed = |agent: &AgentResult| {
        let us = agent.us_per_move.filter(|&us| us > 0.0)?;
        Some(Estimate { name: agent.name.clone(), value: us, interval: [us; 2] })
    };
    let rows: Vec<Estimate> = of.agents.iter().filter_map(timed).collect();
    if !rows.is_empty() {
        let plot = Intervals {
            axis: "time for a move, logarithmic".to_owned(),
            reference: None,
            unit: Unit::Time,
            is_logarithmic: true,
            rows,
        };
        let caption = "Thinking time for a move, measured on some of the games.";
        report.push(Figure::new("times", caption, "Time for a move", plot).tabled());
    }
}

fn notes(report: &mut Report, of: &Comparison) {
    let pace = &of.timing;
    if pace.games > 0 {
        let said = format!(
            "{} {} took {} s on {} threads: {} a second.",
            count(pace.games),
            of.counted.noun(),
            number(pace.seconds, 1),
            pace.threads,
            count(pace.games_per_second.round() as u64)
        );
        report.push(Block::text(Role::Note, said));
    }
    let method = "A deal is one deck, played in every seating, so that the luck of the cards falls \
                  on all alike; deals are independent, the games of one deal are not. All \
                  statistics are therefore made on deals. The same command gives the same result \
                  on any machine, times apart.";
    report.push(Block::detail(vec![Block::chapter("Method"), Block::text(Role::Note, method)]));
}

fn rows_of(of: &Comparison, value: impl Fn(&PairResult) -> (f64, [f64; 2])) -> Vec<Estimate> {
    let row = |pair: &PairResult| {
        let (value, interval) = value(pair);
        let name = format!("{} – {}", short(&pair.a, 24), short(&pair.b, 24));
        Estimate { name, value, interval }
    };
    of.pairs.iter().map(row).collect()
}
