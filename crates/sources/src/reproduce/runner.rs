//! Runs experiments one after the other and stores what each found.
//!
//! Each finding is stored under a name of its own as soon as it is there. A run that was stopped goes
//! on with the first experiment that has none.

use anyhow::{Context as _, Result};
use serde::{Deserialize, Serialize};

use super::experiment::{Chapter, Experiment, Lab, Size};
use super::finding::{Figure, Finding, Verdict};
use super::host::{Clock, Host, Stored};

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
    pub(super) host: &'a dyn Host,
    pub(super) size: Size,
    pub(super) seed: &'a str,
    pub(super) resume: bool,
}

/// What an experiment found, at which size.
pub(super) struct Found {
    pub(super) experiment: Experiment,
    pub(super) size: Size,
    pub(super) finding: Finding,
}

/// What the experiments of a chapter found.
pub(super) struct Results {
    pub(super) chapter: Chapter,
    pub(super) findings: Vec<Found>,
}

impl Results {
    /// The figures that the source publishes, times last.
    pub(super) fn published(&self) -> Vec<&Figure> {
        let findings = || self.findings.iter().map(|found| &found.finding);
        let figures = findings().flat_map(|finding| &finding.figures);
        let times = findings().flat_map(|finding| &finding.timing.figures);
        let is_published = |figure: &&Figure| figure.verdict() != Verdict::Unpublished;
        figures.chain(times).filter(is_published).collect()
    }
}

impl Runner<'_> {
    pub(super) fn run(&self, chapters: &[Chapter]) -> Result<Vec<Results>> {
        // Whatever is in the way is known before anything is played.
        let mut found = Vec::new();
        for experiment in chapters.iter().flat_map(|chapter| chapter.experiments) {
            let stored = self.stored(experiment)?;
            if stored.is_none() {
                self.host.prepare(experiment.id)?;
            }
            found.push(stored);
        }
        let mut found = found.into_iter();
        let mut results = Vec::new();
        let mut begins = 0;
        for &chapter in chapters {
            let mut findings = Vec::new();
            for experiment in chapter.experiments {
                self.host.begins(experiment.title);
                let (size, finding) = match found.next().flatten() {
                    Some(stored) => stored,
                    None => (self.size, self.find(experiment, begins)?),
                };
                begins += u64::from(experiment.seconds);
                self.host.reached(begins);
                findings.push(Found { experiment: *experiment, size, finding });
            }
            results.push(Results { chapter, findings });
        }
        Ok(results)
    }

    /// What an earlier run of the same seed found, at the same size or a larger one.
    fn stored(&self, experiment: &Experiment) -> Result<Option<(Size, Finding)>> {
        if !self.resume {
            return Ok(None);
        }
        let Some(Stored { place, text }) = self.host.load(experiment.id)? else { return Ok(None) };
        let part: Part = serde_json::from_str(&text)
            .with_context(|| format!("{place} is no finding of an experiment"))?;
        let is_same = part.seed == self.seed && part.version == env!("CARGO_PKG_VERSION");
        let size = Size::named(&part.size).filter(|size| is_same && size.does_for(self.size));
        Ok(size.map(|size| (size, part.finding)))
    }

    fn find(&self, experiment: &Experiment, begins: u64) -> Result<Finding> {
        let lab = Lab::new(experiment, self.size, self.seed, self.host, begins);
        let (finding, elapsed) = Clock(self.host).timed(|| (experiment.run)(&lab));
        let mut finding = finding?;
        finding.timing.seconds = elapsed.as_secs_f64();
        let part = Part {
            id: experiment.id.to_owned(),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            size: self.size.as_str().to_owned(),
            seed: self.seed.to_owned(),
            finding,
        };
        self.host.store(experiment.id, &serde_json::to_string_pretty(&part)?)?;
        Ok(part.finding)
    }
}
