//! Files that are whole or not there at all.

use std::fs::File;
use std::io::{self, Stdout, Write};
use std::os::fd::OwnedFd;
use std::os::unix::fs::FileTypeExt as _;
use std::os::unix::net::UnixStream;
use std::path::Path;

use super::beside::Beside;
use super::place::Place;

/// Something that is being written.
#[derive(Debug)]
pub enum Draft {
    /// Standard output takes all as it comes.
    Standard(Stdout),
    /// So does what is no ordinary file.
    Through(File),
    /// An ordinary file has its place once it is whole.
    Beside(Beside),
}

impl Draft {
    /// Begins to write what this name leads to. An old file there stays as it is until the new one
    /// is whole, and for ever unless it may be replaced. `durably`: what has its place survives a
    /// power cut, which takes the time of a disk.
    pub fn begin(path: &Path, may_replace: bool, durably: bool) -> io::Result<Self> {
        Ok(match Place::of(path)? {
            Place::Standard => Self::Standard(io::stdout()),
            Place::Through(path) => Self::Through(open_through(&path)?),
            Place::File { old: Some(_), .. } if !may_replace => {
                return Err(io::ErrorKind::AlreadyExists.into());
            }
            Place::File { path, .. } => Self::Beside(Beside::begin(path, may_replace, durably)?),
        })
    }

    /// Gives what is whole its place.
    pub fn finish(self) -> io::Result<()> {
        match self {
            Self::Standard(mut out) => out.flush(),
            Self::Through(mut file) => file.flush(),
            Self::Beside(beside) => beside.take_place(),
        }
    }
}

impl Write for Draft {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Self::Standard(out) => out.write(bytes),
            Self::Through(file) => file.write(bytes),
            Self::Beside(beside) => beside.file().write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Self::Standard(out) => out.flush(),
            Self::Through(file) => file.flush(),
            Self::Beside(beside) => beside.file().flush(),
        }
    }
}

/// Opens what is no ordinary file, without making or emptying anything.
pub(super) fn open_through(path: &Path) -> io::Result<File> {
    if path.metadata()?.file_type().is_socket() {
        return Ok(File::from(OwnedFd::from(UnixStream::connect(path)?)));
    }
    File::options().write(true).open(path)
}
