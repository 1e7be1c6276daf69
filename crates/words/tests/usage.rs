//! No message is missing where it is used, and none is there for nothing.
//!
//! A message is used when its key stands as a literal in some source: `"key"` in Rust, `'key'` or
//! `` `key` `` on the page. Keys that are put together while the program runs are declared below,
//! with what they begin with.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use adut_words::{Language, ast};

/// Keys that end in a name which the program does not spell out: of a card, an option, a player.
const OPEN: &[&str] = &[
    "about-",
    "acc-",
    "card-",
    "effect-",
    "error-",
    "exact-",
    "game-",
    "gesture-",
    "help-",
    "hint-",
    "grade-",
    "lab-kind-",
    "lab-state-",
    "lab-verdict-",
    "lesson-",
    "level-",
    "move-",
    "of-suit-",
    "page-begins-",
    "page-emote-",
    "page-player-",
    "page-result-",
    "page-short-",
    "page-speed-",
    "page-theme-",
    "rank-",
    "rule-",
    "rules-",
    "suit-",
    "theme-",
    "tree-enter-",
    "tree-example-",
    "tree-status-",
    "value-",
];

/// Keys whose end the program spells out, apart from their beginning.
const SPLIT: &[&str] = &["page-", "review-column-"];

/// What messages are asked for with. Their first text is a key.
const ASKING: &[&str] = &[".text(", ".text_with(", ".count(", ".say(", " t(", "(t("];
/// What the key of a message is put into, to be said elsewhere.
const NAMING: &[&str] = &["Message::new(", "Reason::new("];

struct Source {
    path: PathBuf,
    text: String,
}

/// Everything that speaks to people: the crates' sources and the page.
fn sources() -> Vec<Source> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut found = Vec::new();
    let folders = [
        "adut/src",
        "kernel/src",
        "paint/src",
        "review/src",
        "server/src",
        "server/page",
        "words/src",
        "../games",
    ];
    for folder in folders {
        collect(&crates.join(folder), &mut found);
    }
    assert!(found.len() > 50, "the sources were not found");
    found
}

fn collect(folder: &Path, found: &mut Vec<Source>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let path = entry.path();
        let kind = path.extension().and_then(|kind| kind.to_str());
        if path.is_dir() {
            collect(&path, found);
        } else if matches!(kind, Some("rs" | "js" | "html")) {
            let text = fs::read_to_string(&path).expect("sources are text");
            found.push(Source { path, text });
        }
    }
}

fn keys() -> BTreeSet<String> {
    ast(Language::English)["messages"].as_object().expect("messages").keys().cloned().collect()
}

/// The first word of every text between quotes, of any kind, on one line.
fn literals(sources: &[Source]) -> BTreeSet<&str> {
    let mut literals = BTreeSet::new();
    for line in sources.iter().flat_map(|source| source.text.lines()) {
        for quote in ['"', '\'', '`'] {
            literals.extend(line.split(quote).filter_map(|part| part.split(' ').next()));
        }
    }
    literals
}

#[test]
fn no_message_is_there_for_nothing() {
    let sources = sources();
    let literals = literals(&sources);
    let begins = |prefix: &str| {
        literals
            .iter()
            .any(|l| l.strip_prefix(prefix).is_some_and(|rest| rest.starts_with(['{', '$'])))
    };
    let used = |key: &String| {
        literals.contains(key.as_str())
            || OPEN.iter().any(|prefix| key.starts_with(prefix) && begins(prefix))
            || SPLIT.iter().any(|prefix| {
                key.strip_prefix(prefix).is_some_and(|rest| literals.contains(rest))
                    && begins(prefix)
            })
    };
    let unused: Vec<String> = keys().into_iter().filter(|key| !used(key)).collect();
    assert!(unused.is_empty(), "nothing uses {unused:?}");
}

#[test]
fn no_message_is_missing() {
    let keys = keys();
    let mut missing = Vec::new();
    for source in sources() {
        let page = source.path.extension().is_some_and(|kind| kind == "js");
        let speaks = page || source.text.contains("Words") || source.text.contains("Teller");
        let asking = ASKING.iter().filter(|_| speaks);
        for asking in asking.chain(NAMING) {
            for (at, _) in source.text.match_indices(asking) {
                let after = &source.text[at + asking.len()..];
                let key = first_literal(after);
                if key.is_some_and(|key| !key.contains(['{', '$']) && !keys.contains(key)) {
                    missing.push(format!("{}: {}", source.path.display(), key.unwrap_or_default()));
                }
            }
        }
    }
    assert!(missing.is_empty(), "there is no message for {missing:#?}");
}

/// The text that a call begins with, if it begins with one.
fn first_literal(after: &str) -> Option<&str> {
    let after = after.trim_start();
    let quote = after.chars().next().filter(|c| ['"', '\'', '`'].contains(c))?;
    let text = &after[1..];
    Some(&text[..text.find(quote)?])
}
