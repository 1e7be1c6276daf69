//! A comparison as a report.
//!
//! [`report`] says what a result means: tables, figures, and what repeats each of them: command,
//! version, seed, number of games, and the players' budgets. It is a function of the result alone.

mod sections;
#[cfg(test)]
mod tests;

use adut_report::number::{count, number};
use adut_report::{Block, Report, Role};

use crate::compare::{Comparison, Decision, PairResult, TestResult};

/// What the result says.
pub fn report(of: &Comparison) -> Report {
    let mut report = Report {
        title: format!("{}: {} players compared", of.game, of.agents.len()),
        language: "en".to_owned(),
        version: of.provenance.version.clone(),
        source: source(of),
        is_numbered: true,
        is_cited: true,
        ..Report::default()
    };
    let what = match of.opening {
        None => "every deck is played in every seating".to_owned(),
        Some(0) => "every game begins at the beginning, in every seating".to_owned(),
        Some(moves) => {
            format!("games open with {moves} random moves, each opening in every seating")
        }
    };
    let lead = format!("{} with {}; {what}.", of.game, of.rules);
    report.opening.push(Block::text(Role::Lead, lead));
    report.opening.push(Block::Command(of.provenance.command.clone()));
    if !of.complete {
        let said = "Not all of the games have been played: --record and --resume go on from there.";
        report.push(Block::text(Role::Warning, said));
    }
    sections::add(&mut report, of);
    report
}

/// What repeats every table and figure, in one line.
fn source(of: &Comparison) -> String {
    let version = &of.provenance.version;
    let budgets = budgets(of).map_or(String::new(), |all| format!(" · budgets: {all}"));
    let command = &of.provenance.command;
    format!("{command} · adut {version} · seed {} · {}{budgets}", of.seed, volume(of))
}

/// How much was played, in words.
fn volume(of: &Comparison) -> String {
    let games: u64 = of.pairs.iter().map(|pair| pair.games).sum();
    let (deals, games) = (count(of.deals), count(games));
    format!("{deals} deals in {} seatings, {games} {} in all", of.seatings, of.counted.noun())
}

/// The players' budgets, in words; none if nobody has settings.
fn budgets(of: &Comparison) -> Option<String> {
    let with_settings = of.agents.iter().filter(|agent| !agent.settings.is_empty());
    let mut all: Vec<String> =
        with_settings.map(|agent| format!("{} ({})", agent.name, agent.settings)).collect();
    all.dedup();
    (!all.is_empty()).then(|| all.join("; "))
}

/// What a sequential test of A against B says, in a sentence.
pub fn verdict(test: &TestResult, a: &str, b: &str) -> String {
    let deals = count(test.blocks);
    let elo = |elo: f64| number(elo.abs(), usize::from(elo.fract() != 0.0));
    let said = match (test.verdict, test.hypotheses.elo0, test.hypotheses.elo1) {
        (Decision::Open, ..) => return format!("Not decided after {deals} deals."),
        (Decision::Elo1, _, elo1) if elo1 > 0.0 => {
            format!("{a} is better than {b} by {} Elo or more", elo(elo1))
        }
        (Decision::Elo1, _, 0.0) => format!("{a} is at least as good as {b}"),
        (Decision::Elo1, _, elo1) => {
            format!("{a} is worse than {b} by {} Elo at most", elo(elo1))
        }
        (Decision::Elo0, elo0, _) if elo0 < 0.0 => {
            format!("{a} is worse than {b} by {} Elo or more", elo(elo0))
        }
        (Decision::Elo0, 0.0, _) => format!("{a} is no better than {b}"),
        (Decision::Elo0, elo0, _) => {
            format!("{a} is better than {b} by {} Elo at most", elo(elo0))
        }
    };
    format!("After {deals} deals: {said}.")
}

/// Adds what a sequential test says, and how it came to that.
pub fn add_test(report: &mut Report, test: &TestResult, a: &str, b: &str) {
    sections::test(report, test, a, b);
}

/// “A – B”.
fn versus(pair: &PairResult) -> String {
    format!("{} – {}", pair.a, pair.b)
}
