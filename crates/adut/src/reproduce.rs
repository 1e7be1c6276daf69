//! `adut reproduce`: the sources' experiments, run again.

use std::collections::HashMap;
use std::fs;
use std::io::{self, IsTerminal as _, Write as _};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use adut_report::{Pictures, markdown, page};
use adut_sources::reproduce::{
    Host, Request, SOURCES, Size, Stopped as StoppedByHost, Stored, run as reproduce, seconds,
};
use anyhow::{Context as _, Result};
use indicatif::{ProgressBar, ProgressStyle};

use crate::clock::now;
use crate::compare::ThreadsArg;
use crate::memory::peak_bytes;
use crate::output::{ForceArg, Output, OutputError, Outputs};
use crate::reports::Papers;
use crate::stopped::Stopped;
use crate::terminal;
use crate::unfinished::{ResumeArg, in_the_way};
use adut_output::interrupt::Interrupt;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Whose experiments
    #[arg(value_parser = SOURCES, default_value = "all")]
    source: String,
    /// The folder for the report and for what each experiment found
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// Play little: two minutes instead of half an hour
    #[arg(long)]
    quick: bool,
    /// Play next to nothing, for tests
    #[arg(long, hide = true, conflicts_with = "quick")]
    tiny: bool,
    /// What all randomness comes from
    #[arg(long, default_value = "1")]
    seed: String,
    #[command(flatten)]
    threads: ThreadsArg,
    #[command(flatten)]
    resume: ResumeArg,
    #[command(flatten)]
    force: ForceArg,
}

impl Args {
    /// The files: an earlier run that is gone on with may have written them.
    fn outputs(&self) -> Outputs {
        if self.resume.resume { Outputs::new(true) } else { self.force.outputs() }
    }
}

pub(crate) fn run(args: &Args) -> Result<()> {
    args.threads.apply()?;
    let size = match (args.quick, args.tiny) {
        (_, true) => Size::Tiny,
        (true, _) => Size::Quick,
        _ => Size::Full,
    };
    let Args { source, seed, resume: ResumeArg { resume }, out: folder, .. } = args;
    let parts = new_folder(folder, "parts")?;
    let mut outputs = args.outputs();
    let html = outputs.writes(&folder.join("reproduction.html"))?;
    let plain = outputs.writes(&folder.join("reproduction.md"))?;
    let papers = Papers::new(&folder.join("figures"), &mut outputs)?;
    let terminal = Terminal::new(parts, *resume, args.force.outputs(), seconds(source))?;
    let found = reproduce(&Request { source, size, seed, resume: *resume }, &terminal);
    terminal.bar.finish_and_clear();
    let found = found.map_err(|error| match error.downcast_ref::<StoppedByHost>() {
        Some(_) => Stopped::resumable("between two experiments").into(),
        None => error,
    })?;
    html.write_text(&page(&found.report))?;
    papers.write(&found.report, &mut outputs)?;
    plain.write_text(&markdown(&found.report, Pictures::Folder("figures")))?;
    writeln!(terminal::out(), "{}The report is in {}", found.summary, html.path().display())?;
    Ok(())
}

fn new_folder(folder: &Path, name: &str) -> Result<PathBuf> {
    let path = folder.join(name);
    fs::create_dir_all(&path)
        .with_context(|| format!("cannot make the folder {}", path.display()))?;
    Ok(path)
}

/// The findings in a folder, one file for each, whole or not at all; a bar; Ctrl-C.
struct Terminal {
    parts: PathBuf,
    resume: bool,
    outputs: Mutex<Outputs>,
    /// Where each finding is to be kept.
    prepared: Mutex<HashMap<String, Output>>,
    started: Instant,
    interrupt: Interrupt,
    bar: ProgressBar,
}

impl Terminal {
    fn new(parts: PathBuf, resume: bool, outputs: Outputs, seconds: u64) -> Result<Self> {
        let (outputs, prepared) = (Mutex::new(outputs), Mutex::default());
        let (bar, interrupt) = (progress_bar(seconds)?, Interrupt::listen()?);
        Ok(Self { parts, resume, outputs, prepared, started: now(), interrupt, bar })
    }

    fn prepared(&self) -> MutexGuard<'_, HashMap<String, Output>> {
        self.prepared.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn path(&self, id: &str) -> PathBuf {
        self.parts.join(format!("{id}.json"))
    }
}

impl Host for Terminal {
    fn now(&self) -> Duration {
        now() - self.started
    }

    fn is_stopped(&self) -> bool {
        self.interrupt.came()
    }

    fn peak_bytes(&self, act: &mut dyn FnMut()) -> u64 {
        peak_bytes(act)
    }

    fn reached(&self, seconds: u64) {
        self.bar.set_position(seconds);
    }

    fn begins(&self, title: &'static str) {
        self.bar.set_message(title);
    }

    fn load(&self, id: &str) -> Result<Option<Stored>> {
        let path = self.path(id);
        if !path.exists() {
            return Ok(None);
        }
        let place = path.display().to_string();
        let text = fs::read_to_string(&path).with_context(|| format!("cannot read {place}"))?;
        Ok(Some(Stored { place, text }))
    }

    fn prepare(&self, id: &str) -> Result<()> {
        let mut outputs = self.outputs.lock().unwrap_or_else(PoisonError::into_inner);
        let output = outputs.writes(&self.path(id)).map_err(|error| match error {
            OutputError::Exists(path) if !self.resume => in_the_way(path),
            error => error.into(),
        })?;
        self.prepared().insert(id.to_owned(), output);
        Ok(())
    }

    fn store(&self, id: &str, finding: &str) -> Result<()> {
        let prepared = self.prepared();
        let output = prepared.get(id).with_context(|| format!("{id} was not prepared"))?;
        Ok(output.write_text(finding)?)
    }
}

/// The bar counts expected seconds at full size; its estimate of the time left comes from how fast
/// they go by.
fn progress_bar(seconds: u64) -> Result<ProgressBar> {
    if !io::stderr().is_terminal() {
        return Ok(ProgressBar::hidden());
    }
    let style = ProgressStyle::with_template("{bar:30} {percent} %, {eta} left  {msg}")?;
    Ok(ProgressBar::new(seconds).with_style(style))
}
