//! Where results go.
//!
//! Every file that a command writes is named to [`Outputs`] before the work begins. There it is
//! seen whether it can be written, that it is no file that the command reads, and that nothing is
//! lost: a file that is there already is replaced only by who says so. An [`Output`] is then
//! written as a whole or not at all ([`Draft`]), or grows record by record ([`Growing`]). `-` is
//! standard output; devices, pipes and sockets are written to as they stand.

mod beside;
mod draft;
mod growing;
pub mod interrupt;
mod place;

use std::cell::Cell;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use thiserror::Error;

pub use self::draft::Draft;
pub use self::growing::Growing;
use self::place::{Identity, Place};

/// Why an output cannot be written. Each sentence is whole.
#[derive(Debug, Error)]
pub enum OutputError {
    /// A file that is there and must not be replaced.
    #[error("{0} is there already (--force replaces it)")]
    Exists(String),
    /// A file that is read too.
    #[error("{0} is read, so it cannot be written")]
    Input(String),
    /// A file that was named already.
    #[error("{0} cannot be written twice")]
    Twice(String),
    /// Something that cannot be gone on with.
    #[error("{0} cannot be gone on with: it is no file")]
    NoFile(String),
    /// What the system said.
    #[error("cannot write {path}: {source}")]
    System {
        /// The file.
        path: String,
        /// What it said.
        source: io::Error,
    },
}

/// The files that a command reads and writes.
#[derive(Debug)]
pub struct Outputs {
    force: bool,
    inputs: Vec<Identity>,
    outputs: Vec<Identity>,
}

impl Outputs {
    /// None so far; `force` says whether files that are there already may be replaced.
    pub fn new(force: bool) -> Self {
        Self { force, inputs: Vec::new(), outputs: Vec::new() }
    }

    /// The command reads this file, so that it does not write it. Whether it can be read is seen
    /// when it is.
    pub fn reads(&mut self, path: &Path) {
        self.inputs.extend(Identity::of_input(path));
    }

    /// The command writes this file, which must not be there unless it may be replaced.
    pub fn writes(&mut self, path: &Path) -> Result<Output, OutputError> {
        self.plan(path, self.force)
    }

    /// The same for one that may not be wanted.
    pub fn may_write(&mut self, path: Option<&Path>) -> Result<Option<Output>, OutputError> {
        path.map(|path| self.writes(path)).transpose()
    }

    /// Whether the command may write this file if it comes to that.
    pub fn may_replace(&self, path: &Path) -> Result<(), OutputError> {
        let mut others = Self::new(self.force);
        others.writes(path).map(|_| ())
    }

    /// The command goes on with what it wrote to this file before.
    pub fn goes_on_with(&mut self, path: &Path) -> Result<Output, OutputError> {
        self.plan(path, true)
    }

    /// Whether standard output is one of the files, so that nothing else belongs there.
    pub fn take_standard(&self) -> bool {
        self.outputs.contains(&Identity::Standard)
    }

    fn plan(&mut self, path: &Path, may_replace: bool) -> Result<Output, OutputError> {
        let shown = path.display().to_string();
        let system = |source| OutputError::System { path: shown.clone(), source };
        let place = Place::of(path).map_err(system)?;
        let identity = place.identity().map_err(system)?;
        if self.inputs.contains(&identity) {
            return Err(OutputError::Input(shown));
        }
        if self.outputs.contains(&identity) {
            return Err(OutputError::Twice(shown));
        }
        if !may_replace && place.is_old() {
            return Err(OutputError::Exists(shown));
        }
        place.check_writable().map_err(system)?;
        // Many things can go to a device at once.
        if identity != Identity::Other {
            self.outputs.push(identity);
        }
        Ok(Output { path: path.to_owned(), may_replace: Cell::new(may_replace) })
    }
}

/// A place that can be written to.
#[derive(Clone, Debug)]
pub struct Output {
    path: PathBuf,
    /// Also what this run has written there itself may be replaced.
    may_replace: Cell<bool>,
}

impl Output {
    /// Its name.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Begins to write it as a whole. It is there, or replaced, once [`Draft::finish`] says so.
    pub fn begin(&self) -> Result<Draft, OutputError> {
        Draft::begin(&self.path, self.may_replace.get(), true).map_err(|source| self.failed(source))
    }

    /// Gives a draft its place.
    pub fn finish(&self, draft: Draft) -> Result<(), OutputError> {
        draft.finish().map_err(|source| self.failed(source))?;
        self.may_replace.set(true);
        Ok(())
    }

    /// Writes these bytes.
    pub fn write(&self, bytes: &[u8]) -> Result<(), OutputError> {
        let mut draft = self.begin()?;
        draft.write_all(bytes).map_err(|source| self.failed(source))?;
        self.finish(draft)
    }

    /// Writes this text and a line's end.
    pub fn write_text(&self, text: &str) -> Result<(), OutputError> {
        self.write(&[text.trim_end_matches('\n').as_bytes(), b"\n"].concat())
    }

    /// Begins to write it piece by piece, so that all but the last piece survives a fall.
    pub fn grow(&self) -> Result<Growing, OutputError> {
        Growing::begin(&self.path, self.may_replace.get()).map_err(|source| self.failed(source))
    }

    /// Goes on behind the first so many bytes of what is there.
    pub fn grow_behind(&self, kept: u64) -> Result<Growing, OutputError> {
        Growing::behind(&self.path, kept).map_err(|source| self.failed(source))
    }

    /// Whether there is something to go on with; it must be a file.
    pub fn has_begun(&self) -> Result<bool, OutputError> {
        match Place::of(&self.path).map_err(|source| self.failed(source))? {
            Place::File { old, .. } => Ok(old.is_some()),
            Place::Standard | Place::Through(_) => {
                Err(OutputError::NoFile(self.path.display().to_string()))
            }
        }
    }

    /// What went wrong, with the name.
    pub fn failed(&self, source: io::Error) -> OutputError {
        let path = self.path.display().to_string();
        match source.kind() {
            io::ErrorKind::AlreadyExists => OutputError::Exists(path),
            _ => OutputError::System { path, source },
        }
    }
}
