//! The record file: every game that a person played, and how far the present one has come.
//!
//! After each move the file is written anew beside itself and renamed, so a game that is killed
//! between two moves is there as a whole. Several tables may keep the same file: whoever writes
//! holds a lock on a small file beside it, reads what is there and changes only his own line.

use std::fs::{self, File};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use adut_kernel::Record;
use anyhow::{Context as _, Result};

use crate::output::write_whole;

/// Keeps one game after the other.
pub(crate) struct Keeper {
    path: PathBuf,
    /// The present game as it was last written.
    line: Option<String>,
}

impl Keeper {
    pub(crate) fn new(path: &Path) -> Self {
        Self { path: path.to_owned(), line: None }
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// All records of the file; lines that are none are passed over.
    pub(crate) fn records(&self) -> Result<Vec<Record>> {
        let bytes = self.bytes()?;
        let text = String::from_utf8_lossy(&bytes);
        Ok(text.lines().filter_map(|line| Record::parse(line).ok()).collect())
    }

    /// Goes on with a game that stands in the file.
    pub(crate) fn take_up(&mut self, record: &Record) {
        self.line = Some(record.to_string());
    }

    /// Begins another game: what was written last stays as it is.
    pub(crate) fn next_game(&mut self) {
        self.line = None;
    }

    /// Writes the present game.
    pub(crate) fn keep(&mut self, record: &Record) -> Result<()> {
        let context = || format!("cannot write {}", self.path.display());
        if let Some(folder) = self.path.parent() {
            fs::create_dir_all(folder).with_context(context)?;
        }
        let lock = File::create(self.path.with_added_extension("lock")).with_context(context)?;
        lock.lock().with_context(context)?;
        let bytes = self.bytes()?;
        let whole = bytes.strip_suffix(b"\n").unwrap_or(&bytes);
        let mut lines: Vec<&[u8]> = whole.split(|&byte| byte == b'\n').collect();
        let (old, new) = (self.line.as_deref().map(str::as_bytes), record.to_string());
        match lines.iter().rposition(|&line| Some(line) == old) {
            Some(place) => lines[place] = new.as_bytes(),
            None if whole.is_empty() => lines = vec![new.as_bytes()],
            None => lines.push(new.as_bytes()),
        }
        write_whole(&self.path, &lines.join(&b'\n'))?;
        self.line = Some(new);
        Ok(())
    }

    fn bytes(&self) -> Result<Vec<u8>> {
        match fs::read(&self.path) {
            Ok(bytes) => Ok(bytes),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(Vec::new()),
            Err(error) => {
                Err(error).with_context(|| format!("cannot read {}", self.path.display()))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record(moves: &[&str]) -> Record {
        let moves = moves.iter().map(|m| (*m).to_owned()).collect();
        Record { game: "connect4".to_owned(), moves, ..Record::default() }
    }

    #[test]
    fn two_tables_share_a_file() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("new/played.jsonl");
        let (mut one, mut other) = (Keeper::new(&path), Keeper::new(&path));
        one.keep(&record(&[])).unwrap();
        other.keep(&record(&["7"])).unwrap();
        one.keep(&record(&["1"])).unwrap();
        other.keep(&record(&["7", "6"])).unwrap();
        one.next_game();
        one.keep(&record(&["2"])).unwrap();
        let moves: Vec<Vec<String>> =
            one.records().unwrap().into_iter().map(|record| record.moves).collect();
        assert_eq!(moves, [vec!["1"], vec!["7", "6"], vec!["2"]]);
    }

    #[test]
    fn what_is_no_record_stays() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("played.jsonl");
        fs::write(&path, b"a note in \xff\n").unwrap();
        let mut keeper = Keeper::new(&path);
        keeper.keep(&record(&["4"])).unwrap();
        let bytes = fs::read(&path).unwrap();
        assert!(bytes.starts_with(b"a note in \xff\n{") && bytes.ends_with(b"}\n"));
    }
}
