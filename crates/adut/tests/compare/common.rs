//! What the tests of the command have in common.

use std::path::{Path, PathBuf};
use std::process::Output;

use assert_cmd::Command;
use serde_json::Value;
use tempfile::TempDir;

/// The command in a folder of its own.
pub(crate) struct Adut {
    pub(crate) folder: TempDir,
}

impl Adut {
    pub(crate) fn new() -> Self {
        Self { folder: tempfile::tempdir().unwrap() }
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    pub(crate) fn command(&self, words: &[&str]) -> Command {
        let mut command = Command::cargo_bin("adut").unwrap();
        command.current_dir(self.folder.path()).args(words);
        command
    }

    /// Runs it and expects it to go well; returns what it printed.
    pub(crate) fn run(&self, words: &[&str]) -> String {
        let output = self.command(words).output().unwrap();
        assert!(output.status.success(), "{words:?}: {}", text(&output.stderr));
        text(&output.stdout)
    }

    /// Runs it and expects it to refuse, with one sentence; returns that.
    pub(crate) fn refused(&self, words: &[&str]) -> String {
        let output: Output = self.command(words).output().unwrap();
        let message = text(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{words:?}: {message}");
        assert!(!message.contains("panicked"), "{message}");
        message
    }

    pub(crate) fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.path(name)).unwrap()
    }

    pub(crate) fn json(&self, name: &str) -> Value {
        serde_json::from_str(&self.read(name)).unwrap()
    }

    /// A result without what depends on time.
    pub(crate) fn timeless(&self, name: &str) -> Value {
        let mut result = self.json(name);
        result.as_object_mut().unwrap().remove("timing");
        for agent in result["agents"].as_array_mut().unwrap() {
            agent["ms_per_game"].take();
            agent["us_per_move"].take();
        }
        result
    }

    pub(crate) fn lines(&self, name: &str) -> Vec<Value> {
        self.read(name).lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    }
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// A file of the project's examples.
pub(crate) fn example(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples");
    folder.join(name).canonicalize().unwrap().display().to_string()
}
