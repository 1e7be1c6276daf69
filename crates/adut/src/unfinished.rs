//! Work that was stopped and can go on: what is done so far is kept in a file beside the result.

use std::fmt::Display;
use std::fs;
use std::io::{self, IsTerminal as _};
use std::path::{Path, PathBuf};

use adut_learn::net::{Provenance, StoreError};
use anyhow::{Context as _, Error, Result, anyhow, bail};
use indicatif::{ProgressBar, ProgressStyle};

use crate::output::{Output, OutputError, Outputs};

/// Whether work that was stopped is gone on with.
#[derive(Clone, Copy, Debug, clap::Args)]
pub(crate) struct ResumeArg {
    /// Go on with the work that was stopped
    #[arg(long)]
    pub(crate) resume: bool,
}

/// Why nothing is begun where unfinished work is kept.
pub(crate) fn in_the_way(path: impl Display) -> Error {
    anyhow!("{path} holds work that was stopped: --resume goes on with it, --force begins anew")
}

/// Why nothing is resumed where no work is kept.
pub(crate) fn nothing_kept(path: impl Display) -> Error {
    anyhow!("there is nothing to go on from: {path} is not there")
}

/// Removes a file, unless it is gone already.
pub(crate) fn remove(path: &Path) -> Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => {
            Err(error).with_context(|| format!("cannot remove {}", path.display()))
        }
        _ => Ok(()),
    }
}

impl ResumeArg {
    pub(crate) fn is_wanted(self) -> bool {
        self.resume
    }
}

/// The file beside a result that keeps what is done so far.
pub(crate) struct Unfinished {
    output: Output,
    resume: bool,
}

impl Unfinished {
    /// The file of this name. It is there if the work is resumed, and else it must not be, unless
    /// it may be replaced.
    pub(crate) fn new(path: &Path, resume: ResumeArg, outputs: &mut Outputs) -> Result<Self> {
        let ResumeArg { resume } = resume;
        let output = match resume {
            true => outputs.goes_on_with(path)?,
            false => outputs.writes(path).map_err(|error| match error {
                OutputError::Exists(path) => in_the_way(path),
                error => error.into(),
            })?,
        };
        if resume && !output.has_begun()? {
            return Err(nothing_kept(path.display()));
        }
        Ok(Self { output, resume })
    }

    /// The file beside this result.
    pub(crate) fn of(out: &Path, resume: ResumeArg, outputs: &mut Outputs) -> Result<Self> {
        let mut name = out.as_os_str().to_owned();
        name.push(".part");
        Self::new(&PathBuf::from(name), resume, outputs)
    }

    pub(crate) fn path(&self) -> &Path {
        self.output.path()
    }

    /// What was done before by the same command, if that is gone on with.
    pub(crate) fn load<W>(
        &self,
        provenance: &Provenance,
        read: impl FnOnce(&[u8]) -> Result<(W, Provenance), StoreError>,
    ) -> Result<Option<W>> {
        if !self.resume {
            return Ok(None);
        }
        let bytes = fs::read(self.path()).with_context(|| self.cannot_read())?;
        let (work, before) = read(&bytes).with_context(|| self.cannot_read())?;
        let differs = |name: &&String| before.get(*name) != provenance.get(*name);
        if let Some(name) = provenance.keys().chain(before.keys()).find(differs) {
            bail!(
                "{} was begun with another {name}; go on with that, or remove the file",
                self.path().display()
            );
        }
        Ok(Some(work))
    }

    /// Removes what is there, unless that is gone on with: for whoever reads the file himself.
    pub(crate) fn begin(&self) -> Result<()> {
        if self.resume { Ok(()) } else { self.remove() }
    }

    /// Keeps what is done so far.
    pub(crate) fn save(&self, bytes: &[u8]) -> Result<()> {
        Ok(self.output.write(bytes)?)
    }

    /// The work is done: its result is kept elsewhere.
    pub(crate) fn remove(&self) -> Result<()> {
        remove(self.path())
    }

    fn cannot_read(&self) -> String {
        format!("cannot read {}", self.path().display())
    }
}

/// A bar on stderr, if that is a terminal.
pub(crate) fn bar(length: u64, what: &str) -> Result<ProgressBar> {
    if !io::stderr().is_terminal() {
        return Ok(ProgressBar::hidden());
    }
    let template = format!("{{bar:40}} {{pos}}/{{len}} {what}, {{eta}} left  {{msg}}");
    Ok(ProgressBar::new(length).with_style(ProgressStyle::with_template(&template)?))
}
