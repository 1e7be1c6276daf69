//! No game may lack a snapshot of a whole game.

use std::fs;
use std::path::Path;

/// Folders of the crate that are not games.
const NOT_GAMES: [&str; 1] = ["cards"];

#[test]
fn every_game_has_a_playthrough() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut games = 0;
    for entry in fs::read_dir(&source).expect("the sources are there") {
        let folder = entry.expect("a readable entry").path();
        let name = folder.file_name().expect("a name").to_string_lossy().into_owned();
        if !folder.is_dir() || NOT_GAMES.contains(&name.as_str()) {
            continue;
        }
        games += 1;
        let snapshots = fs::read_dir(folder.join("snapshots")).map(|files| {
            let mut paths = files.filter_map(Result::ok).map(|file| file.path());
            paths.any(|path| path.extension().is_some_and(|extension| extension == "snap"))
        });
        assert!(snapshots.unwrap_or(false), "{name} has no playthrough snapshot");
    }
    assert!(games >= 6, "only {games} games were found");
}
