//! Runs experiments one after the other and stores what each found.
//!
//! A finding is written to a file of its own as soon as it is there, whole or not at all. A run that
//! was stopped goes on with the first experiment that has no such file.

use std::fs;
use std::io::{self, IsTerminal as _};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};
use indicatif::{ProgressBar, ProgressStyle};
use serde::{Deserialize, Serialize};

use super::experiment::{Chapter, Experiment, Lab, Size};
use super::finding::{Figure, Finding, Verdict};
use crate::clock::timed;
use crate::interrupt::Interrupt;
use crate::output::write_whole;

/// A finding with what it depends on.
#[derive(Serialize, Deserialize)]
struct Part {
    id: String,
    version: String,
    size: String,
    seed: String,
    finding: Finding,
}

/// A run of the experiments of some chapters.
pub(super) struct Runner<'a> {
    pub(super) folder: &'a Path,
    pub(super) size: Size,
    pub(super) seed: &'a str,
    pub(super) resume: bool,
}

/// What the experiments of a chapter found.
pub(super) struct Results {
    pub(super) chapter: Chapter,
    pub(super) findings: Vec<(Experiment, Finding)>,
}

impl Results {
    /// The figures that the source publishes, times last.
    pub(super) fn published(&self) -> Vec<&Figure> {
        let findings = || self.findings.iter().map(|(_, finding)| finding);
        let figures = findings().flat_map(|finding| &finding.figures);
        let times = findings().flat_map(|finding| &finding.timing.figures);
        let is_published = |figure: &&Figure| figure.verdict() != Verdict::Unpublished;
        figures.chain(times).filter(is_published).collect()
    }
}

impl Runner<'_> {
    pub(super) fn run(&self, chapters: &[Chapter]) -> Result<Vec<Results>> {
        let parts = self.folder.join("parts");
        fs::create_dir_all(&parts)
            .with_context(|| format!("cannot make the folder {}", parts.display()))?;
        let interrupt = Interrupt::listen()?;
        let bar = progress_bar(chapters)?;
        let mut results = Vec::new();
        for &chapter in chapters {
            let mut findings = Vec::new();
            for experiment in chapter.experiments {
                bar.set_message(experiment.title);
                let end = bar.position() + u64::from(experiment.seconds);
                let finding = match self.stored(experiment)? {
                    Some(finding) => finding,
                    None => self.find(experiment, &interrupt, &bar)?,
                };
                bar.set_position(end);
                findings.push((*experiment, finding));
            }
            results.push(Results { chapter, findings });
        }
        bar.finish_and_clear();
        Ok(results)
    }

    fn path(&self, experiment: &Experiment) -> PathBuf {
        self.folder.join("parts").join(format!("{}.json", experiment.id))
    }

    /// What an earlier run of the same size and seed found.
    fn stored(&self, experiment: &Experiment) -> Result<Option<Finding>> {
        let path = self.path(experiment);
        if !self.resume || !path.exists() {
            return Ok(None);
        }
        let text =
            fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
        let part: Part = serde_json::from_str(&text)
            .with_context(|| format!("{} is no finding of an experiment", path.display()))?;
        let is_same = part.size == self.size.as_str()
            && part.seed == self.seed
            && part.version == env!("CARGO_PKG_VERSION");
        Ok(is_same.then_some(part.finding))
    }

    fn find(
        &self,
        experiment: &Experiment,
        interrupt: &Interrupt,
        bar: &ProgressBar,
    ) -> Result<Finding> {
        let lab = Lab::new(experiment, self.size, self.seed, interrupt, bar);
        let (finding, elapsed) = timed(|| (experiment.run)(&lab));
        let mut finding = finding?;
        finding.timing.seconds = elapsed.as_secs_f64();
        let part = Part {
            id: experiment.id.to_owned(),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            size: self.size.as_str().to_owned(),
            seed: self.seed.to_owned(),
            finding,
        };
        write_whole(&self.path(experiment), serde_json::to_string_pretty(&part)?.as_bytes())?;
        Ok(part.finding)
    }
}

/// The bar counts expected seconds at full size; its estimate of the time left comes from how fast
/// they go by.
fn progress_bar(chapters: &[Chapter]) -> Result<ProgressBar> {
    if !io::stderr().is_terminal() {
        return Ok(ProgressBar::hidden());
    }
    let experiments = chapters.iter().flat_map(|chapter| chapter.experiments);
    let length = experiments.map(|experiment| u64::from(experiment.seconds)).sum();
    let style = ProgressStyle::with_template("{bar:30} {percent} %, {eta} left  {msg}")?;
    Ok(ProgressBar::new(length).with_style(style))
}
