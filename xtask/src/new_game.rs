//! `cargo xtask new-game NAME`: a folder that compiles, is listed and can be played.
//!
//! The folder is a copy of `games/high-card`, a small game that is compiled and tested with
//! everything else, under another name. Whatever could be wrong is found before anything is written,
//! and nothing that is there is overwritten.

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use thiserror::Error;

/// The game that new ones start from.
const TEMPLATE: &str = "high-card";
/// Longer names do not fit where games are listed.
const LONGEST: usize = 24;
/// Where the dependencies of the workspace stand, and where those of the list of games.
const WORKSPACE: &str = "Cargo.toml";
const LIST_MANIFEST: &str = "crates/registry/Cargo.toml";
/// Where the list of games stands.
const LIST: &str = "crates/registry/src/lib.rs";

/// Why there is no new game.
#[derive(Debug, Error)]
pub(crate) enum NoGame {
    #[error(
        "`{0}` cannot be the name of a game (expected small letters, digits and hyphens between them, at most {LONGEST}, as in gin-rummy)"
    )]
    Name(String),
    #[error("`{name}` cannot be the name of a game: its type `{taken}` would have two meanings")]
    Type { name: String, taken: String },
    #[error("`{name}` cannot be the name of a game: there is a message `{key}` already")]
    Message { name: String, key: String },
    #[error("there is a crate adut-{0} already")]
    Crate(String),
    #[error("{} is there already", .0.display())]
    Folder(PathBuf),
    #[error("{file} has no place for the game: {what} was not found")]
    Place { file: &'static str, what: &'static str },
    #[error("{}: {error}", path.display())]
    File { path: PathBuf, error: io::Error },
}

/// A name in the forms in which it is written.
struct Forms {
    /// As in `gin-rummy`: folders, records, messages.
    kebab: String,
    /// As in `gin_rummy`: crates in sources.
    snake: String,
    /// As in `GinRummy`: the type.
    camel: String,
    /// As in `Gin Rummy`: texts.
    title: String,
}

impl Forms {
    fn of(name: &str) -> Self {
        let capital = |word: &str| {
            let mut letters = word.chars();
            letters
                .next()
                .map(|first| first.to_ascii_uppercase())
                .into_iter()
                .chain(letters)
                .collect()
        };
        let words: Vec<String> = name.split('-').map(capital).collect();
        Self {
            kebab: name.to_owned(),
            snake: name.replace('-', "_"),
            camel: words.concat(),
            title: words.join(" "),
        }
    }

    /// A text of the template under the new name.
    fn rename(&self, text: &str) -> String {
        let old = Self::of(TEMPLATE);
        text.replace(&old.kebab, &self.kebab)
            .replace(&old.snake, &self.snake)
            .replace(&old.camel, &self.camel)
            .replace(&old.title, &self.title)
    }
}

/// Lays out the folder of a new game in the project at `root`, and lists the game. Returns its files.
pub(crate) fn lay_out(root: &Path, name: &str) -> Result<Vec<PathBuf>, NoGame> {
    if !is_name(name) {
        return Err(NoGame::Name(name.to_owned()));
    }
    let forms = Forms::of(name);
    let folder = root.join("games").join(name);
    if folder.exists() {
        return Err(NoGame::Folder(folder));
    }
    let manifest = read(&root.join(WORKSPACE))?;
    if manifest.contains(&format!("\nadut-{name} = ")) {
        return Err(NoGame::Crate(name.to_owned()));
    }
    let template = root.join("games").join(TEMPLATE);
    let mut files = Vec::new();
    for path in files_in(&template)? {
        let text = read(&path)?;
        let inside = path.strip_prefix(&template).unwrap_or(&path).to_string_lossy();
        files.push((PathBuf::from(forms.rename(&inside)), text));
    }
    let is_source = |path: &Path| path.extension() == Some(OsStr::new("rs"));
    for (_, text) in files.iter().filter(|(path, _)| is_source(path)) {
        if text.split(|c: char| !c.is_alphanumeric() && c != '_').any(|word| word == forms.camel) {
            return Err(NoGame::Type { name: name.to_owned(), taken: forms.camel });
        }
    }
    for (_, text) in &mut files {
        *text = forms.rename(text);
    }
    let taken = messages(root)?;
    let own = files.iter().filter(|(path, _)| path.starts_with("words"));
    if let Some(key) = own.flat_map(|(_, text)| keys(text)).find(|key| taken.contains(key)) {
        return Err(NoGame::Message { name: name.to_owned(), key });
    }
    let edits = [
        (WORKSPACE, with_dependency(&manifest, &forms)?),
        (LIST_MANIFEST, with_list_dependency(&read(&root.join(LIST_MANIFEST))?, &forms)?),
        (LIST, with_line(&read(&root.join(LIST))?, &forms)?),
    ];
    put(&folder, &files)?;
    for (path, text) in edits {
        write(&root.join(path), &text)?;
    }
    Ok(files.iter().map(|(path, _)| folder.join(path)).collect())
}

fn is_name(name: &str) -> bool {
    let is_word = |word: &str| {
        !word.is_empty() && word.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit())
    };
    name.len() <= LONGEST
        && name.starts_with(|first: char| first.is_ascii_lowercase())
        && name.split('-').all(is_word)
}

/// The manifest of the workspace, which says where the game's crate is.
fn with_dependency(manifest: &str, forms: &Forms) -> Result<String, NoGame> {
    let line = format!("adut-{0} = {{ path = \"games/{0}\" }}", forms.kebab);
    let missing = NoGame::Place { file: WORKSPACE, what: "a line `adut-… = { path = …`" };
    among(manifest, "adut-", &line).ok_or(missing)
}

/// The manifest of the list of games, which uses the game's crate.
fn with_list_dependency(manifest: &str, forms: &Forms) -> Result<String, NoGame> {
    let line = format!("adut-{}.workspace = true", forms.kebab);
    let missing = NoGame::Place { file: LIST_MANIFEST, what: "a line `adut-….workspace`" };
    among(manifest, "adut-", &line).ok_or(missing)
}

/// Puts a line where it belongs by its letters among the first lines that begin so.
fn among(text: &str, begins: &str, line: &str) -> Option<String> {
    let mut lines: Vec<&str> = text.lines().collect();
    let first = lines.iter().position(|line| line.starts_with(begins))?;
    let count = lines[first..].iter().take_while(|line| line.starts_with(begins)).count();
    let before = lines[first..first + count].iter().filter(|&&other| other < line).count();
    lines.insert(first + before, line);
    Some(lines.join("\n") + "\n")
}

/// The list of games with one line more, at its end.
fn with_line(list: &str, forms: &Forms) -> Result<String, NoGame> {
    let missing = NoGame::Place { file: LIST, what: "the list `games! { … }`" };
    let Some(end) = list.find("\ngames! {").and_then(|at| Some(at + list[at..].find("\n}")?))
    else {
        return Err(missing);
    };
    let Forms { snake, camel, .. } = forms;
    let line = format!("\n    adut_{snake}::rules::{camel} => adut_{snake}::GAME,");
    Ok(format!("{}{line}{}", &list[..end], &list[end..]))
}

/// The keys of all messages that there are in English.
fn messages(root: &Path) -> Result<BTreeSet<String>, NoGame> {
    let mut found = BTreeSet::new();
    let folders = [root.join("crates/words/messages/en"), root.join("games")];
    for folder in folders {
        for path in files_in(&folder)? {
            let english = folder.ends_with("en") || path.ends_with("words/en.ftl");
            if english && path.extension() == Some(OsStr::new("ftl")) {
                found.extend(keys(&read(&path)?));
            }
        }
    }
    Ok(found)
}

fn keys(messages: &str) -> Vec<String> {
    let key = |line: &str| line.split_once(" =").map(|(key, _)| key.to_owned());
    let begins = |line: &&str| line.starts_with(|first: char| first.is_ascii_lowercase());
    messages.lines().filter(begins).filter_map(key).collect()
}

/// All files in a folder, at any depth, by name.
fn files_in(folder: &Path) -> Result<Vec<PathBuf>, NoGame> {
    let failed = |error| NoGame::File { path: folder.to_owned(), error };
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        if path.is_dir() {
            found.extend(files_in(&path)?);
        } else {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

fn read(path: &Path) -> Result<String, NoGame> {
    fs::read_to_string(path).map_err(|error| NoGame::File { path: path.to_owned(), error })
}

/// Makes a folder with these files, whole or not at all.
fn put(folder: &Path, files: &[(PathBuf, String)]) -> Result<(), NoGame> {
    let failed = |error| NoGame::File { path: folder.to_owned(), error };
    let name = folder.file_name().unwrap_or_default().to_string_lossy();
    let unfinished = folder.with_file_name(format!(".{name}.new"));
    let made = files
        .iter()
        .try_for_each(|(path, text)| write(&unfinished.join(path), text))
        .and_then(|()| fs::rename(&unfinished, folder).map_err(failed));
    if made.is_err() {
        // What was begun is of no use; that it cannot be removed is told by what comes next.
        let _ = fs::remove_dir_all(&unfinished);
    }
    made
}

/// Writes a file whole or not at all.
fn write(path: &Path, text: &str) -> Result<(), NoGame> {
    let failed = |error| NoGame::File { path: path.to_owned(), error };
    let folder = path.parent().unwrap_or(path);
    fs::create_dir_all(folder).map_err(failed)?;
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let unfinished = folder.join(format!(".{name}.new"));
    fs::write(&unfinished, text).map_err(failed)?;
    fs::rename(&unfinished, path).map_err(failed)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The parts of the project that a new game touches, as they are now.
    fn project() -> tempfile::TempDir {
        let home = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let copy = tempfile::tempdir().unwrap();
        for part in ["crates/words/messages/en", "crates/registry", "games/high-card"] {
            for path in files_in(&home.join(part)).unwrap() {
                let inside = path.strip_prefix(&home).unwrap();
                write(&copy.path().join(inside), &read(&path).unwrap()).unwrap();
            }
        }
        write(&copy.path().join(WORKSPACE), &read(&home.join(WORKSPACE)).unwrap()).unwrap();
        copy
    }

    /// Every file with its text.
    fn all(root: &Path) -> Vec<(PathBuf, String)> {
        files_in(root)
            .unwrap()
            .into_iter()
            .map(|path| (path.clone(), read(&path).unwrap()))
            .collect()
    }

    #[test]
    fn a_game_is_laid_out_and_listed() {
        let root = project();
        let before = all(root.path());
        let files = lay_out(root.path(), "gin-rummy").unwrap();
        assert!(files.len() > 15, "{files:?}");
        for path in &files {
            let text = read(path).unwrap();
            let old = ["high-card", "high_card", "HighCard", "High Card"];
            assert!(old.iter().all(|old| !text.contains(old)), "{}", path.display());
            assert!(!path.to_string_lossy().contains("high"), "{}", path.display());
            if is_filled_in(path) {
                let says = ["To fill in", "Треба попунити", "Treba popuniti", "Do uzupełnienia"];
                let says = says.iter().chain(&["De completat"]).any(|says| text.contains(says));
                assert!(says, "{} does not say what to fill in", path.display());
            }
        }
        let list = read(&root.path().join(LIST)).unwrap();
        assert!(list.contains("    adut_gin_rummy::rules::GinRummy => adut_gin_rummy::GAME,\n}"));
        let manifest = read(&root.path().join(WORKSPACE)).unwrap();
        assert!(manifest.contains("\nadut-gin-rummy = { path = \"games/gin-rummy\" }\n"));
        let manifest = read(&root.path().join(LIST_MANIFEST)).unwrap();
        assert!(manifest.contains("\nadut-gin-rummy.workspace = true\n"));
        // Three files have one line more each, and nothing else is touched.
        let lines = |text: &str| text.lines().count();
        let changed: Vec<_> =
            before.iter().filter(|(path, text)| read(path).unwrap() != *text).collect();
        assert_eq!(changed.len(), 3);
        for (path, text) in changed {
            assert_eq!(lines(&read(path).unwrap()), lines(text) + 1, "{}", path.display());
        }
    }

    fn is_filled_in(path: &Path) -> bool {
        path.extension().is_some_and(|end| end == "rs" || end == "ftl")
    }

    #[test]
    fn what_cannot_be_a_game_changes_nothing() {
        let root = project();
        lay_out(root.path(), "gin-rummy").unwrap();
        let before = all(root.path());
        for (name, reason) in [
            ("", "expected small letters"),
            ("Gin", "expected small letters"),
            ("gin_rummy", "expected small letters"),
            ("-gin", "expected small letters"),
            ("gin-", "expected small letters"),
            ("gin--rummy", "expected small letters"),
            ("2048", "expected small letters"),
            ("../gin", "expected small letters"),
            ("žandari", "expected small letters"),
            ("a-name-that-is-much-too-long", "expected small letters"),
            ("gin-rummy", "is there already"),
            ("high-card", "is there already"),
            ("server", "there is a crate adut-server already"),
            ("deck", "its type `Deck` would have two meanings"),
            ("self", "its type `Self` would have two meanings"),
            ("title", "there is a message `rules-title` already"),
        ] {
            let error = lay_out(root.path(), name).unwrap_err().to_string();
            assert!(error.contains(reason), "{name}: {error}");
            assert!(!error.contains('\n'), "{error}");
        }
        assert_eq!(all(root.path()), before);
    }
}
