//! No game may lack a snapshot of a whole game.

use std::fs;
use std::path::{Path, PathBuf};

/// Everything in a folder, at any depth.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("the sources are there") {
        let path = entry.expect("a readable entry").path();
        if path.is_dir() { found.extend(files(&path)) } else { found.push(path) }
    }
    found
}

#[test]
fn every_game_has_a_playthrough() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let mut count = 0;
    for entry in fs::read_dir(&games).expect("the games are there") {
        let folder = entry.expect("a readable entry").path();
        count += 1;
        let is_snapshot = |path: &PathBuf| path.extension().is_some_and(|end| end == "snap");
        let has_one = files(&folder.join("src")).iter().any(is_snapshot);
        assert!(has_one, "{} has no playthrough snapshot", folder.display());
    }
    assert!(count > adut_registry::GAMES.len(), "only {count} games were found");
}
