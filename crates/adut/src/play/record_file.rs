//! The record file: every game that a person played, and how far the present one has come.
//!
//! After each move the file is written anew beside itself and renamed, so a game that is killed
//! between two moves is there as a whole. Several tables may write to the same file: whoever writes
//! holds a lock on a small file beside it, reads what is there and changes only his own line.

use std::fs::{self, File};
use std::io::{ErrorKind, Write as _};
use std::path::{Path, PathBuf};

use adut_kernel::Record;
use anyhow::{Context as _, Result, ensure};

use crate::output::Draft;

/// Keeps one game after the other.
pub(crate) struct RecordFile {
    path: PathBuf,
    /// The present game as it was last written.
    line: Option<String>,
    /// What is to be told in the end.
    notes: Vec<String>,
}

impl RecordFile {
    /// Keeps games in a file, which is made if there is none.
    pub(crate) fn open(path: &Path) -> Result<Self> {
        let is_file = fs::metadata(path).map_or(path.as_os_str() != "-", |there| there.is_file());
        ensure!(is_file, "games are kept in a file, and {} is none", path.display());
        Ok(Self { path: path.to_owned(), line: None, notes: Vec::new() })
    }

    /// Something to be told when the games are over.
    pub(crate) fn note(&mut self, note: String) {
        self.notes.push(note);
    }

    /// What is to be told now.
    pub(crate) fn notes(&self) -> &[String] {
        &self.notes
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
        let lock = self.path.with_added_extension("lock");
        let lock = File::options().create(true).append(true).open(lock).with_context(context)?;
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
        let mut draft = Draft::begin(&self.path, true, true).with_context(context)?;
        let text = [&lines.join(&b'\n')[..], b"\n"].concat();
        draft.write_all(&text).and_then(|()| draft.finish()).with_context(context)?;
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
        let (mut one, mut other) =
            (RecordFile::open(&path).unwrap(), RecordFile::open(&path).unwrap());
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
        let mut file = RecordFile::open(&path).unwrap();
        file.keep(&record(&["4"])).unwrap();
        let bytes = fs::read(&path).unwrap();
        assert!(bytes.starts_with(b"a note in \xff\n{") && bytes.ends_with(b"}\n"));
    }
}
