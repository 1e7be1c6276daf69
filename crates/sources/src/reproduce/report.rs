//! What the experiments found, as one report.

use adut_report::number::number;
use adut_report::{Block, Cell, Column, Figure as Drawn, Group, Look, Report, Role, Span, Tone};

use super::experiment::{Experiment, Size};
use super::finding::{Figure, Plot, TextTable, Verdict, explanations};
use super::runner::{Found, Results};

/// What the report is; how many games it rests on stands between the two.
const LEAD: [&str; 2] = [
    "Three theses and a homework stand behind the players of this project. Their experiments are run \
     again here",
    ": every published figure beside ours, whether both can come from one truth, and why not where \
     they cannot; every mistake that we know of, with a measurement of what it changes.",
];

/// How all of it was measured.
const METHOD: &str = "A deal is one deck, played in every seating, so that the luck of the cards \
    falls on all alike; intervals of shares are over deals. Shares of single events, and \
    the published ones, have Wilson’s intervals. A published share agrees with ours unless Fisher’s \
    exact test finds the two samples farther apart than one share would put them once in twenty \
    times (p below 0.05); drawn games are left out of that test and tested apart, and two games on \
    one deal count as one, which can only make it milder. An exact number agrees if it is the same. \
    What a source says in words is not tested but measured. The same command gives the same report on \
    any machine and any number of threads; only what stands under “times” differs: those are by the \
    clock, on a machine that may have had other things to do.";

/// What to think of experiments that were not of full size.
const SMALL: &str = "few games, wide intervals, here and there too few to judge anything by. Where \
    intervals overlap, the order of players means nothing; the same command without --quick plays enough.";

/// So many of all experiments were of full size.
fn small(full: usize, all: usize) -> String {
    match full {
        0 => format!("This was a quick run: {SMALL}"),
        _ => format!(
            "{full} of the {all} experiments were run at full size. The others are marked as quick: {SMALL}"
        ),
    }
}

/// What the report is; whether all of it is of full size.
fn lead(is_full: bool) -> String {
    let [what, how] = LEAD;
    let enough = if is_full { " with enough games to mean something" } else { "" };
    format!("{what}{enough}{how}")
}

/// All of it; `command` repeats it.
pub(super) fn report(results: &[Results], command: &str) -> Report {
    let sizes = || results.iter().flat_map(|of| &of.findings).map(|found| found.size);
    let (full, all) = (sizes().filter(|&size| size == Size::Full).count(), sizes().count());
    let mut report = Report {
        title: "The sources’ experiments, run again".to_owned(),
        language: "en".to_owned(),
        version: env!("CARGO_PKG_VERSION").to_owned(),
        source: command.to_owned(),
        is_numbered: true,
        opening: vec![
            Block::text(Role::Lead, lead(full == all)),
            Block::Command(command.to_owned()),
            Block::Contents,
        ],
        ..Report::default()
    };
    if full < all {
        report.opening.insert(1, Block::text(Role::Note, small(full, all)));
    }
    report.push(Block::chapter("Every published figure"));
    for of in results {
        let published = of.published();
        if !published.is_empty() {
            report.push(figures(of.chapter.title, &published));
        }
    }
    for Results { chapter, findings } in results {
        report.push(Block::chapter(chapter.title).anchored(chapter.name));
        report.push(Block::text(Role::Note, chapter.source));
        for found in findings {
            add(&mut report, found, full > 0 && found.size != Size::Full);
        }
    }
    let found = results.iter().flat_map(|chapter| &chapter.findings);
    let seconds: f64 = found.map(|found| found.finding.timing.seconds).sum();
    report.push(Block::chapter("Method"));
    report.push(Block::text(Role::Note, METHOD));
    let minutes = number(seconds / 60.0, 1);
    let said = format!("All experiments together took {minutes} minutes by the clock.");
    report.push(Block::text(Role::Note, said));
    report
}

/// One experiment; `is_marked` says that it was quick where others were not.
fn add(report: &mut Report, found: &Found, is_marked: bool) {
    let Found { experiment, finding, .. } = found;
    report.push(Block::section(experiment.title).anchored(experiment.id));
    report.push(Block::text(Role::Note, experiment.about));
    if is_marked {
        report.push(Block::text(Role::Note, "Few games were played here: a quick run."));
    }
    report.push(Block::text(Role::Verdict, finding.verdict.as_str()));
    let title = experiment.title;
    let mut drawn = 0;
    let parts = (&finding.figures[..], &finding.tables[..], &finding.plots[..]);
    let mut blocks = told(experiment, title, parts, &mut drawn);
    report.blocks.append(&mut blocks);
    let paragraph = |text: &String| Block::text(Role::Plain, text.as_str());
    report.blocks.extend(finding.text.iter().map(paragraph));
    report.blocks.extend(finding.commands.iter().cloned().map(Block::Command));
    let timing = &finding.timing;
    let parts = (&timing.figures[..], &timing.tables[..], &timing.plots[..]);
    let mut blocks = told(experiment, "Times", parts, &mut drawn);
    if !blocks.is_empty() {
        let head = "Times, which differ from machine to machine:";
        blocks.insert(0, Block::text(Role::Note, head));
        report.push(Block::Group { kind: Group::Aside, blocks });
    }
}

type Parts<'a> = (&'a [Figure], &'a [TextTable], &'a [Plot]);

/// Figures with their explanations, tables and drawings; `drawn` counts the last.
fn told(
    experiment: &Experiment,
    caption: &str,
    (all, tables, plots): Parts<'_>,
    drawn: &mut usize,
) -> Vec<Block> {
    let mut blocks = Vec::new();
    if !all.is_empty() {
        blocks.push(figures(caption, &all.iter().collect::<Vec<_>>()).into());
    }
    blocks.extend(explanations(all).into_iter().map(|(what, why)| {
        let spans = vec![Span::new(Look::Strong, format!("{what}.")), Span::plain(why)];
        Block::Paragraph { role: Role::Plain, spans }
    }));
    blocks.extend(tables.iter().map(|table| of_table(table).into()));
    blocks.extend(plots.iter().map(|plot| {
        *drawn += 1;
        let name = format!("{}-{drawn}", experiment.id);
        let caption = plot.caption.as_str();
        Drawn::new(name, caption, caption, plot.drawing.clone()).into()
    }));
    blocks
}

fn of_table(table: &TextTable) -> adut_report::Table {
    let heads: Vec<&str> = table.columns.iter().map(String::as_str).collect();
    let mut written = adut_report::Table::new(table.caption.as_str(), &heads);
    for row in &table.rows {
        written.push(row.iter().map(Cell::text));
    }
    written
}

/// Figures beside those that were published.
fn figures(caption: &str, all: &[&Figure]) -> adut_report::Table {
    let is_compared = all.iter().any(|figure| figure.published.is_some());
    let is_tested = all.iter().any(|figure| figure.chance().is_some());
    let mut table = adut_report::Table::new(caption, &["figure", "ours", "95 %", "on"]);
    if is_compared {
        table.columns.insert(1, Column::text("published"));
        table.columns.push(Column::number("verdict"));
    }
    if is_tested {
        table.columns.insert(2, Column::number("its 95 %"));
        table.columns.insert(6, Column::number("p"));
    }
    for figure in all {
        let mut cells = vec![
            Cell::text(figure.what.as_str()),
            Cell::number(figure.ours, figure.unit),
            figure.certainty(),
            Cell::text(figure.sample_in_words()),
        ];
        if is_compared {
            let said = figure.published.as_ref().map_or("–", |published| &published.said);
            cells.insert(1, Cell::text(said));
            let verdict = figure.verdict();
            let judged = Cell::text(verdict.as_str());
            cells.push(match verdict {
                Verdict::Differs => judged.toned(Tone::Accent),
                _ => judged,
            });
        }
        if is_tested {
            cells.insert(2, figure.published_certainty());
            cells.insert(6, figure.chance().map_or(Cell::text("–"), |p| Cell::text(chance(p))));
        }
        table.push(cells);
    }
    table
}

/// A chance as one writes it.
fn chance(p: f64) -> String {
    if p < 0.001 { "under 0.001".to_owned() } else { number(p, 3) }
}
