//! What an output's name leads to.

use std::ffi::OsString;
use std::fs::{self, Metadata};
use std::io;
use std::os::unix::fs::MetadataExt as _;
use std::path::{Path, PathBuf};

use rustix::fs::{Access, access, fstat};

/// Standard output by its name.
const STANDARD: [&str; 2] = ["-", "/dev/stdout"];
/// Links that lead to links, as many as the system follows.
const MOST_LINKS: usize = 40;

/// Where something is written.
#[derive(Debug)]
pub(super) enum Place {
    /// Standard output.
    Standard,
    /// A device, a pipe, a socket: something to write to and never to replace.
    Through(PathBuf),
    /// An ordinary file, links followed, and what is known of the one that is there.
    File { path: PathBuf, old: Option<Metadata> },
}

impl Place {
    pub(super) fn of(path: &Path) -> io::Result<Self> {
        if STANDARD.iter().any(|name| path.as_os_str() == *name) {
            return Ok(Self::Standard);
        }
        match fs::metadata(path) {
            Ok(there) if there.is_dir() => Err(io::ErrorKind::IsADirectory.into()),
            Ok(there) if !there.is_file() => Ok(Self::Through(path.to_owned())),
            // Another name of what standard output goes to already.
            Ok(there) if is_standard_output(&there) => Ok(Self::Standard),
            Ok(there) => Ok(Self::File { path: followed(path)?, old: Some(there) }),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                let path = followed(path)?;
                if !folder(&path).is_dir() {
                    let sentence = format!("there is no folder {}", folder(&path).display());
                    return Err(io::Error::new(error.kind(), sentence));
                }
                Ok(Self::File { path, old: None })
            }
            Err(error) => Err(error),
        }
    }

    /// Whether something is there that would be lost.
    pub(super) fn is_old(&self) -> bool {
        matches!(self, Self::File { old: Some(_), .. })
    }

    pub(super) fn identity(&self) -> io::Result<Identity> {
        match self {
            Self::Standard => Ok(Identity::Standard),
            Self::Through(_) => Ok(Identity::Other),
            Self::File { old: Some(old), .. } => Ok(Identity::Old(old.dev(), old.ino())),
            Self::File { path, old: None } => {
                let folder = fs::metadata(folder(path))?;
                let name = path.file_name().unwrap_or_default().to_owned();
                Ok(Identity::New(folder.dev(), folder.ino(), name))
            }
        }
    }

    /// Whether it can be written, to be asked before long work rather than after it.
    pub(super) fn check_writable(&self) -> io::Result<()> {
        let Self::File { path, old } = self else { return Ok(()) };
        access(folder(path), Access::WRITE_OK | Access::EXEC_OK)?;
        if old.is_some() {
            access(path, Access::WRITE_OK)?;
        }
        Ok(())
    }
}

/// The folder that a file is in.
pub(super) fn folder(path: &Path) -> &Path {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    folder.unwrap_or(Path::new("."))
}

/// Where links lead, also if nothing is there yet.
fn followed(path: &Path) -> io::Result<PathBuf> {
    let mut path = path.to_owned();
    for _ in 0..MOST_LINKS {
        match fs::read_link(&path) {
            Ok(target) => path = folder(&path).join(target),
            Err(_) => return Ok(path),
        }
    }
    Err(io::Error::other("its links lead nowhere"))
}

fn is_standard_output(there: &Metadata) -> bool {
    fstat(io::stdout()).is_ok_and(|stat| (stat.st_dev, stat.st_ino) == (there.dev(), there.ino()))
}

/// What tells whether two names are those of one file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Identity {
    Standard,
    /// A file that is there: its device and its number.
    Old(u64, u64),
    /// One that is not: its folder, and its name in it.
    New(u64, u64, OsString),
    /// Something that several can write to.
    Other,
}

impl Identity {
    /// None for what writing does not harm, or where nothing is.
    pub(super) fn of_input(path: &Path) -> Option<Self> {
        if path.as_os_str() == "-" {
            let stat = fstat(io::stdin()).ok()?;
            return Some(Self::Old(stat.st_dev, stat.st_ino));
        }
        let there = fs::metadata(path).ok().filter(Metadata::is_file)?;
        Some(Self::Old(there.dev(), there.ino()))
    }
}
