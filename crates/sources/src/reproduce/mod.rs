//! The sources' experiments, run again.
//!
//! Each experiment asks one thing of one source and gives a finding: figures beside the published
//! ones, tables, plots, words. A runner goes through them and has every finding stored as it comes;
//! of all of them a [`Report`] is made. Everything in a finding follows from
//! the seed, but for what stands under `timing`.

mod briskula;
mod experiment;
mod finding;
mod host;
mod love_letter;
mod report;
mod runner;
mod shared;
mod tablic;
mod trees;

use std::fmt::Write as _;

use adut_report::Report;
use anyhow::Result;

use experiment::Chapter;
pub use experiment::{Size, Stopped};
pub use host::{Host, Stored};
use runner::{Results, Runner};

const CHAPTERS: [Chapter; 4] =
    [tablic::CHAPTER, briskula::CHAPTER, love_letter::CHAPTER, trees::CHAPTER];

/// Whose experiments there are, and the name of all of them.
pub const SOURCES: [&str; 5] =
    [CHAPTERS[0].name, CHAPTERS[1].name, CHAPTERS[2].name, CHAPTERS[3].name, ALL];

/// The name of all sources.
const ALL: &str = "all";

/// Which experiments, and how.
#[derive(Clone, Copy, Debug)]
pub struct Request<'a> {
    /// Whose; one of [`SOURCES`].
    pub source: &'a str,
    /// How much is played.
    pub size: Size,
    /// What all randomness comes from.
    pub seed: &'a str,
    /// Whether to go on from what an earlier run of the same seed has found, at this size or a larger.
    pub resume: bool,
}

/// What the experiments found.
#[derive(Clone, Debug)]
pub struct Reproduction {
    /// The report: every published figure beside ours.
    pub report: Report,
    /// Every published figure in a line.
    pub summary: String,
}

/// How long the experiments of a source take at full size, roughly, in seconds of two cores.
pub fn seconds(source: &str) -> u64 {
    let experiments = chapters(source).flat_map(|chapter| chapter.experiments);
    experiments.map(|experiment| u64::from(experiment.seconds)).sum()
}

/// Runs the experiments and makes the report.
///
/// # Errors
/// If the host stops them or cannot store what they find, or if a file of an earlier run is none.
pub fn run(request: &Request<'_>, host: &dyn Host) -> Result<Reproduction> {
    let Request { source, size, seed, resume } = *request;
    let chapters: Vec<Chapter> = chapters(source).collect();
    let results = Runner { host, size, seed, resume }.run(&chapters)?;
    let report = report::report(&results, &command(request));
    Ok(Reproduction { report, summary: summary(&results) })
}

fn chapters(source: &str) -> impl Iterator<Item = Chapter> {
    CHAPTERS.into_iter().filter(move |chapter| source == ALL || chapter.name == source)
}

/// The command that repeats the run, into any folder and on any number of threads.
fn command(request: &Request<'_>) -> String {
    let size = match request.size {
        Size::Full => "",
        Size::Quick => " --quick",
        Size::Tiny => " --tiny",
    };
    format!("adut reproduce {} --out DIR{size} --seed {}", request.source, request.seed)
}

fn summary(results: &[Results]) -> String {
    let mut out = String::new();
    for of in results {
        let _ = writeln!(out, "{}", of.chapter.title);
        for figure in of.published() {
            let said = figure.published.as_ref().map_or("", |published| &published.said);
            let _ = writeln!(
                out,
                "  {}: published {said}, ours {} {} on {}: {}{}",
                figure.what,
                figure.unit.write(figure.ours),
                figure.certainty().written(),
                figure.sample_in_words(),
                figure.verdict().as_str(),
                figure.chance().map_or_else(String::new, |p| format!(" (p {p:.3})"))
            );
        }
    }
    out
}
