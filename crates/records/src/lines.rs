//! Reading files line by line, without trusting them.

use std::fs::File;
use std::io::{BufRead, BufReader, Read as _};
use std::path::Path;

use anyhow::{Context as _, Result, bail};

/// No line of ours comes near this length.
const LONGEST_LINE: u64 = 1 << 20;

/// Opens a file for reading; `-` is standard input.
pub fn open(path: &Path) -> Result<Box<dyn BufRead + Send>> {
    if path.as_os_str() == "-" {
        return Ok(Box::new(BufReader::new(std::io::stdin())));
    }
    let file = File::open(path).with_context(|| format!("cannot read {}", path.display()))?;
    if file.metadata().is_ok_and(|meta| meta.is_dir()) {
        bail!("cannot read {}: it is a folder, expected a file", path.display());
    }
    Ok(Box::new(BufReader::new(file)))
}

/// The lines of a file that are not blank, with their numbers from 1. A line that is too long or
/// not UTF-8 is an error that names it; nothing longer is ever held in memory.
pub struct Lines {
    reader: Box<dyn BufRead + Send>,
    number: usize,
    bytes: u64,
    done: bool,
}

impl Lines {
    /// The lines of a file; `-` is standard input.
    pub fn open(path: &Path) -> Result<Self> {
        Ok(Self { reader: open(path)?, number: 0, bytes: 0, done: false })
    }

    /// How many bytes the lines so far took, ends included.
    pub fn bytes_read(&self) -> u64 {
        self.bytes
    }

    fn read(&mut self) -> Result<Option<String>> {
        self.number += 1;
        let number = self.number;
        let mut bytes = Vec::new();
        let mut limited = self.reader.by_ref().take(LONGEST_LINE + 1);
        limited.read_until(b'\n', &mut bytes).with_context(|| format!("line {number}"))?;
        self.bytes += bytes.len() as u64;
        if bytes.is_empty() {
            return Ok(None);
        }
        if bytes.len() as u64 > LONGEST_LINE {
            bail!("line {number} is longer than {LONGEST_LINE} bytes, expected a record");
        }
        match String::from_utf8(bytes) {
            Ok(text) => Ok(Some(text)),
            Err(_) => bail!("line {number} is not UTF-8 text, expected a record"),
        }
    }
}

impl Iterator for Lines {
    type Item = Result<(usize, String)>;

    fn next(&mut self) -> Option<Self::Item> {
        while !self.done {
            match self.read() {
                Ok(Some(text)) if text.trim().is_empty() => {}
                Ok(Some(text)) => return Some(Ok((self.number, text))),
                Ok(None) => self.done = true,
                Err(error) => {
                    self.done = true;
                    return Some(Err(error));
                }
            }
        }
        None
    }
}
