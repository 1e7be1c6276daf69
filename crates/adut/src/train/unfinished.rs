//! Work that was stopped and can go on.

use std::fs;
use std::io::{self, IsTerminal as _};
use std::path::{Path, PathBuf};

use adut_learn::net::{Provenance, StoreError};
use anyhow::{Context as _, Result, bail};
use indicatif::{ProgressBar, ProgressStyle};

use crate::output::write_bytes;

/// The file beside a result that keeps what is done so far.
pub(super) struct Unfinished(PathBuf);

impl Unfinished {
    /// Beside this result.
    pub(super) fn of(out: &Path) -> Self {
        let mut name = out.as_os_str().to_owned();
        name.push(".part");
        Self(name.into())
    }

    /// What was done before, if anything was and by the same command.
    pub(super) fn load<W>(
        &self,
        provenance: &Provenance,
        read: impl FnOnce(&[u8]) -> Result<(W, Provenance), StoreError>,
    ) -> Result<Option<W>> {
        let bytes = match fs::read(&self.0) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(error).with_context(|| self.cannot_read()),
        };
        let (work, before) = read(&bytes).with_context(|| self.cannot_read())?;
        let differs = |name: &&String| before.get(*name) != provenance.get(*name);
        if let Some(name) = provenance.keys().chain(before.keys()).find(differs) {
            bail!(
                "{} was begun with another {name}; go on with that, or remove the file",
                self.0.display()
            );
        }
        Ok(Some(work))
    }

    /// Keeps what is done so far.
    pub(super) fn save(&self, bytes: &[u8]) -> Result<()> {
        write_bytes(&self.0, bytes)
    }

    /// The work is done: its result is kept elsewhere.
    pub(super) fn remove(&self) -> Result<()> {
        match fs::remove_file(&self.0) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                Err(error).with_context(|| format!("cannot remove {}", self.0.display()))
            }
            _ => Ok(()),
        }
    }

    /// What is said when the work is stopped.
    pub(super) fn advice(&self) -> String {
        format!("the same command goes on from {}", self.0.display())
    }

    fn cannot_read(&self) -> String {
        format!("cannot read {}", self.0.display())
    }
}

/// A bar on stderr, if that is a terminal.
pub(super) fn bar(length: u64, what: &str) -> Result<ProgressBar> {
    if !io::stderr().is_terminal() {
        return Ok(ProgressBar::hidden());
    }
    let template = format!("{{bar:40}} {{pos}}/{{len}} {what}, {{eta}} left  {{msg}}");
    Ok(ProgressBar::new(length).with_style(ProgressStyle::with_template(&template)?))
}
