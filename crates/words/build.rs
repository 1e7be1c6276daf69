//! Collects the message files: those in `messages/LANGUAGE`, and of every game `words/LANGUAGE.ftl`.

#![expect(
    clippy::disallowed_methods,
    reason = "Cargo tells a build script where to write by the environment"
)]

use std::error::Error;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() -> Result<(), Box<dyn Error>> {
    let home = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?);
    let games = home.join("../../games");
    let mut found = Vec::new();
    watch(&home.join("messages"));
    for language in folders(&home.join("messages"))? {
        let code = name_of(&language);
        for file in sorted(&language)? {
            found.push((code.clone(), file));
        }
    }
    // A new game has a line there. The folder of all games is not watched: everything that uses
    // messages would be compiled again with every file of a game.
    watch(&home.join("../../Cargo.toml"));
    for game in folders(&games)? {
        let words = game.join("words");
        if words.is_dir() {
            watch(&words);
            for file in sorted(&words)? {
                let code = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
                found.push((code, file));
            }
        }
    }
    let mut list = String::from("&[\n");
    for (code, file) in found {
        writeln!(list, "    ({code:?}, include_str!({:?})),", file.canonicalize()?)?;
    }
    list.push_str("]\n");
    fs::write(PathBuf::from(env::var("OUT_DIR")?).join("files.rs"), list)?;
    Ok(())
}

/// Has the script run again when this changes.
fn watch(path: &Path) {
    println!("cargo::rerun-if-changed={}", path.display());
}

/// Everything in a folder by name.
fn sorted(folder: &Path) -> Result<Vec<PathBuf>, Box<dyn Error>> {
    let entries = fs::read_dir(folder)?.map(|entry| Ok(entry?.path()));
    let mut paths = entries.collect::<Result<Vec<PathBuf>, std::io::Error>>()?;
    paths.sort();
    Ok(paths)
}

fn folders(folder: &Path) -> Result<Vec<PathBuf>, Box<dyn Error>> {
    Ok(sorted(folder)?.into_iter().filter(|path| path.is_dir()).collect())
}

fn name_of(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
