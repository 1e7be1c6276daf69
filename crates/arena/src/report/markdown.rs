//! The result as Markdown, figures as tables and bars of characters.

use std::fmt::{Display, Write as _};

use crate::compare::Comparison;

use super::bars;
use super::html::{source, verdict};
use super::text::{chance, count, interval, number, percent, signed, stars, time};

/// The result as one Markdown document.
pub fn markdown(of: &Comparison) -> String {
    let mut page = Page { source: source(of), text: String::new(), tables: 0 };
    page.line(format_args!("# {}: {} players compared\n", of.game, of.agents.len()));
    page.line(format_args!(
        "{} with {}; every deck is played in every seating.\n",
        of.game, of.rules
    ));
    if !of.complete {
        page.line("**Not all of the games have been played.**\n");
    }
    page.line(format_args!("```sh\n{}\n```\n", of.provenance.command));
    if let Some(said) = verdict(of) {
        page.line(format_args!("## Sequential test\n\n{said}\n"));
    }
    page.pairs(of);
    if of.ladder.len() > 1 {
        page.ladder(of);
    }
    page.agreement(of);
    page.players(of);
    page.histograms(of);
    page.text
}

struct Page {
    source: String,
    text: String,
    tables: usize,
}

impl Page {
    fn line(&mut self, line: impl Display) {
        // Writing to a string does not fail.
        let _ = writeln!(self.text, "{line}");
    }

    fn table(&mut self, caption: &str, head: &[&str], rows: &[Vec<String>]) {
        self.tables += 1;
        let cell = |text: &str| text.replace('|', "\\|").replace('\n', " ");
        let row = |cells: Vec<String>| format!("| {} |", cells.join(" | "));
        self.line(row(head.iter().map(|text| cell(text)).collect()));
        self.line(row(vec!["---".to_owned(); head.len()]));
        for cells in rows {
            self.line(row(cells.iter().map(|text| cell(text)).collect()));
        }
        let number = self.tables;
        let source = cell(&self.source).replace('`', "'");
        self.line(format_args!("\n**Table {number}.** {caption} `{source}`\n"));
    }

    fn pairs(&mut self, of: &Comparison) {
        self.line("## Results\n");
        let head = [
            "A",
            "B",
            of.counted.noun(),
            "A wins",
            "B wins",
            "drawn",
            "A's share",
            "95 %",
            "points",
            "95 %",
            "p (Holm)",
        ];
        let rows: Vec<Vec<String>> = of
            .pairs
            .iter()
            .map(|pair| {
                vec![
                    pair.a.clone(),
                    pair.b.clone(),
                    count(pair.games),
                    count(pair.a_wins),
                    count(pair.b_wins),
                    count(pair.draws),
                    percent(pair.a_share),
                    interval(pair.ci95, |share| number(100.0 * share, 1)),
                    signed(pair.mean_diff, 2),
                    interval(pair.diff_ci95, |difference| signed(difference, 2)),
                    format!("{} {}", chance(pair.p_holm), stars(pair).replace('*', "\\*")),
                ]
            })
            .collect();
        self.table("Every pair, with Student's 95 % intervals over deals.", &head, &rows);
        let head =
            ["A", "B", "seat 0's share", "95 %", "variance ratio", "moves a game", "forfeits"];
        let rows: Vec<Vec<String>> = of
            .pairs
            .iter()
            .map(|pair| {
                vec![
                    pair.a.clone(),
                    pair.b.clone(),
                    percent(pair.first_seat_share),
                    interval(pair.first_seat_ci95, |share| number(100.0 * share, 1)),
                    pair.variance_ratio.map_or("–".to_owned(), |ratio| number(ratio, 2)),
                    number(pair.moves_per_game, 1),
                    format!("{} : {}", pair.forfeits[0], pair.forfeits[1]),
                ]
            })
            .collect();
        self.table(
            "The first seat's advantage, and by how much duplicate deals divide the variance.",
            &head,
            &rows,
        );
    }

    fn ladder(&mut self, of: &Comparison) {
        self.line("## Ladder\n");
        let rows: Vec<Vec<String>> = of
            .ladder
            .iter()
            .enumerate()
            .map(|(i, entry)| {
                let elo = |elo| signed(elo, 0);
                vec![
                    (i + 1).to_string(),
                    entry.name.clone(),
                    elo(entry.elo),
                    interval(entry.ci95, elo),
                ]
            })
            .collect();
        self.table(
            "Bradley–Terry ratings on Elo's scale, mean 0.",
            &["", "player", "Elo", "95 %"],
            &rows,
        );
    }

    fn agreement(&mut self, of: &Comparison) {
        let Some(agreement) = &of.agreement else { return };
        self.line("## Agreement\n");
        let mut head = vec![""];
        head.extend(agreement.names.iter().map(String::as_str));
        let rows: Vec<Vec<String>> = agreement
            .names
            .iter()
            .zip(&agreement.matrix)
            .map(|(name, row)| {
                let shares = row.iter().map(|&share| percent(share));
                std::iter::once(name.clone()).chain(shares).collect()
            })
            .collect();
        let situations = count(agreement.situations as u64);
        let caption = format!("How often two players choose the same, in {situations} situations.");
        self.table(&caption, &head, &rows);
    }

    fn players(&mut self, of: &Comparison) {
        self.line("## Players\n");
        let shown = |us: Option<f64>| us.map_or("–".to_owned(), time);
        let rows: Vec<Vec<String>> = of
            .agents
            .iter()
            .map(|agent| {
                vec![
                    agent.name.clone(),
                    agent.sees.to_string(),
                    agent.settings.clone(),
                    shown(agent.us_per_move),
                    shown(agent.ms_per_game.map(|ms| 1e3 * ms)),
                ]
            })
            .collect();
        let head = ["player", "sees", "budget", "time a move", "time a game"];
        self.table("Who played, and how long each thought.", &head, &rows);
    }

    fn histograms(&mut self, of: &Comparison) {
        self.line("## Score differences\n");
        for pair in &of.pairs {
            self.line(format_args!("{} – {}, mean of each deal:\n\n```text", pair.a, pair.b));
            let bars = bars::bars(&pair.diff_histogram);
            let most = bars.iter().map(|bar| bar.count).max().unwrap_or(1).max(1);
            for bar in bars {
                let length = (bar.count * 40).div_ceil(most) as usize;
                let middle = signed((bar.from + bar.to) / 2.0, 2);
                let text = format!("{middle:>9} {:40} {}", "█".repeat(length), bar.count);
                self.line(text.trim_end());
            }
            self.line("```\n");
        }
        let source = self.source.replace('`', "'");
        self.line(format_args!("`{source}`"));
    }
}
