//! Files that grow piece by piece.

use std::fs::File;
use std::io::{self, BufWriter, Seek as _, SeekFrom, Stdout, Write};
use std::path::Path;

use super::draft::open_through;
use super::place::Place;

/// Something that is added to as work goes on. What was kept is there whatever comes.
#[derive(Debug)]
pub enum Growing {
    /// Standard output.
    Standard(Stdout),
    /// What is no ordinary file.
    Through(BufWriter<File>),
    /// An ordinary file.
    File(BufWriter<File>),
}

impl Growing {
    /// Begins what this name leads to anew.
    pub(super) fn begin(path: &Path, may_replace: bool) -> io::Result<Self> {
        Ok(match Place::of(path)? {
            Place::Standard => Self::Standard(io::stdout()),
            Place::Through(path) => Self::Through(BufWriter::new(open_through(&path)?)),
            Place::File { path, .. } => {
                let mut options = File::options();
                let options = options.write(true);
                let file = match may_replace {
                    true => options.create(true).truncate(true).open(path)?,
                    false => options.create_new(true).open(path)?,
                };
                Self::File(BufWriter::new(file))
            }
        })
    }

    /// Goes on with a file behind its first so many bytes.
    pub(super) fn behind(path: &Path, kept: u64) -> io::Result<Self> {
        let mut file = File::options().write(true).open(path)?;
        file.set_len(kept)?;
        file.seek(SeekFrom::End(0))?;
        Ok(Self::File(BufWriter::new(file)))
    }

    /// Makes everything so far durable, where that is possible.
    pub fn keep(&mut self) -> io::Result<()> {
        self.flush()?;
        match self {
            Self::File(file) => file.get_ref().sync_data(),
            Self::Standard(_) | Self::Through(_) => Ok(()),
        }
    }
}

impl Write for Growing {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Self::Standard(out) => out.write(bytes),
            Self::Through(file) | Self::File(file) => file.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Self::Standard(out) => out.flush(),
            Self::Through(file) | Self::File(file) => file.flush(),
        }
    }
}
