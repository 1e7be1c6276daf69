//! The report as Markdown, its drawings as files beside it.

use std::fmt::Write as _;

use adut_arena::report::text::number;

use super::experiment::Experiment;
use super::figures;
use super::finding::{Figure, Finding, Plot, Table, explanations};
use super::runner::Results;

/// What the report is.
pub(super) const LEAD: &str = "Three theses stand behind the players of this project. Their \
    experiments are run again here with enough games to mean something: every published figure \
    beside ours, whether it lies in our 95 % interval, and why not where it does not; every \
    mistake that we know of, with a measurement of what it changes.";

/// How all of it was measured.
pub(super) const METHOD: &str = "A deal is one deck, played in every seating, so that the luck of \
    the cards falls on all alike; intervals of shares are Student’s over deals. Shares of single \
    events have Wilson’s intervals. The same command gives the same report on any machine and any \
    number of threads; only what stands under “times” differs: those are by the clock, on a machine \
    that may have had other things to do.";

/// Writes the report; returns it and the drawings with their names.
pub(super) fn write(results: &[Results], command: &str) -> (String, Vec<(String, String)>) {
    let mut text = Text { command, out: String::new(), drawings: Vec::new() };
    text.line("# The sources’ experiments, run again\n");
    text.line(&format!("{LEAD}\n\n```sh\n{command}\n```\n"));
    text.line("## Every published figure\n");
    for of in results {
        let published = of.published();
        if !published.is_empty() {
            text.line(&format!("### {}\n", of.chapter.title));
            text.figures(&published);
        }
    }
    for Results { chapter, findings } in results {
        text.line(&format!("## {}\n\n{}\n", chapter.title, chapter.source));
        for (experiment, finding) in findings {
            text.experiment(experiment, finding);
        }
    }
    let all = results.iter().flat_map(|chapter| &chapter.findings);
    let seconds: f64 = all.map(|(_, finding)| finding.timing.seconds).sum();
    let minutes = number(seconds / 60.0, 1);
    text.line(&format!(
        "## Method\n\n{METHOD}\n\nAll experiments together took {minutes} minutes."
    ));
    (text.out, text.drawings)
}

struct Text<'a> {
    command: &'a str,
    out: String,
    drawings: Vec<(String, String)>,
}

/// Text that is safe in a cell of a table.
fn cell(text: &str) -> String {
    text.replace('|', "\\|").replace('\n', " ")
}

impl Text<'_> {
    fn line(&mut self, text: &str) {
        // Writing to a string does not fail.
        let _ = writeln!(self.out, "{text}");
    }

    fn row(&mut self, cells: impl IntoIterator<Item = String>) {
        let cells: Vec<String> = cells.into_iter().map(|text| cell(&text)).collect();
        self.line(&format!("| {} |", cells.join(" | ")));
    }

    fn heads(&mut self, heads: &[&str]) {
        self.row(heads.iter().map(|&head| head.to_owned()));
        let rules = heads.iter().enumerate().map(|(i, _)| if i == 0 { ":---" } else { "---:" });
        self.row(rules.map(str::to_owned));
    }

    fn figures(&mut self, figures: &[&Figure]) {
        let is_compared = figures.iter().any(|figure| figure.published.is_some());
        if is_compared {
            self.heads(&["figure", "published", "ours", "95 %", "on", "published is"]);
        } else {
            self.heads(&["figure", "ours", "95 %", "on"]);
        }
        for figure in figures {
            let said = figure.published.as_ref().map_or("–", |published| &published.said);
            let ours = [
                figure.unit.write(figure.ours),
                figure.unit.write_interval(figure.interval),
                figure.sample_in_words(),
            ];
            let mut cells = vec![figure.what.clone()];
            if is_compared {
                cells.push(said.to_owned());
            }
            cells.extend(ours);
            if is_compared {
                cells.push(figure.verdict().as_str().to_owned());
            }
            self.row(cells);
        }
        self.line("");
    }

    fn explanations(&mut self, figures: &[Figure]) {
        for (what, why) in explanations(figures) {
            self.line(&format!("- **{what}.** {why}"));
        }
        self.line("");
    }

    fn table(&mut self, table: &Table) {
        self.line(&format!("{}\n", table.caption));
        let heads: Vec<&str> = table.columns.iter().map(String::as_str).collect();
        self.heads(&heads);
        for row in &table.rows {
            self.row(row.iter().cloned());
        }
        self.line("");
    }

    fn plot(&mut self, experiment: &Experiment, plot: &Plot) {
        let own = self.drawings.iter().filter(|(name, _)| name.starts_with(experiment.id)).count();
        let name = format!("{}-{}.svg", experiment.id, own + 1);
        self.line(&format!("![{}](figures/{name})\n\n*{}*\n", cell(&plot.caption), plot.caption));
        let drawing = figures::standalone(&figures::draw(plot, self.command));
        self.drawings.push((name, drawing));
    }

    fn experiment(&mut self, experiment: &Experiment, finding: &Finding) {
        self.line(&format!("### {}\n\n{}\n", experiment.title, experiment.about));
        self.line(&format!("> {}\n", finding.verdict));
        if !finding.figures.is_empty() {
            self.figures(&finding.figures.iter().collect::<Vec<_>>());
            self.explanations(&finding.figures);
        }
        finding.tables.iter().for_each(|table| self.table(table));
        finding.plots.iter().for_each(|plot| self.plot(experiment, plot));
        finding.text.iter().for_each(|text| self.line(&format!("{text}\n")));
        for command in &finding.commands {
            self.line(&format!("```sh\n{command}\n```\n"));
        }
        let timing = &finding.timing;
        if !(timing.figures.is_empty() && timing.tables.is_empty() && timing.plots.is_empty()) {
            self.line("Times, which differ from machine to machine:\n");
            if !timing.figures.is_empty() {
                self.figures(&timing.figures.iter().collect::<Vec<_>>());
                self.explanations(&timing.figures);
            }
            timing.tables.iter().for_each(|table| self.table(table));
            timing.plots.iter().for_each(|plot| self.plot(experiment, plot));
        }
    }
}
