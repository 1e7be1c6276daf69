//! One word for one thing, in every language.
//!
//! `glossary/LANGUAGE.txt` says how the word for a thing begins, and which words are not used for it.
//! Where English names a thing, the other languages have to name it by their word.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use adut_words::{Language, ast};
use serde_json::Value;

/// Where English has the word, but in another sense, or where nothing need be said.
const ELSEWHERE: &[&str] = &["about-briskula", "lab-runs-none"];

/// The beginnings of words for a thing, and of words that are not used for it.
struct Entry {
    used: Vec<String>,
    banned: Vec<String>,
}

fn glossary(language: Language) -> BTreeMap<String, Entry> {
    let path = format!("{}/glossary/{language}.txt", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(Path::new(&path)).expect("every language has a glossary");
    let words = |text: &str| text.split('|').map(str::trim).map(str::to_owned).collect();
    let entry = |line: &str| {
        let (thing, rest) = line.split_once(": ").expect("a thing and its words");
        let (used, banned) = rest.split_once('!').unwrap_or((rest, ""));
        let banned = if banned.is_empty() { Vec::new() } else { words(banned) };
        (thing.to_owned(), Entry { used: words(used), banned })
    };
    text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()).map(entry).collect()
}

/// All that a message says, in any of its variants, in small letters.
fn said(tree: &Value, into: &mut String) {
    match tree {
        Value::Object(object) if object.get("type").is_some_and(|kind| kind == "TextElement") => {
            into.push_str(object["value"].as_str().unwrap_or_default());
        }
        Value::Object(object) => object.values().for_each(|value| said(value, into)),
        Value::Array(values) => values.iter().for_each(|value| said(value, into)),
        _ => into.push(' '),
    }
}

/// The messages of a language as lists of words.
fn messages(language: Language) -> BTreeMap<String, Vec<String>> {
    let tree = ast(language);
    let words = |pattern: &Value| {
        let mut text = String::new();
        said(pattern, &mut text);
        let words = text.to_lowercase();
        let words = words.split(|c: char| !c.is_alphanumeric() && c != '-').map(str::to_owned);
        words.filter(|word| !word.is_empty()).collect()
    };
    let messages = tree["messages"].as_object().expect("messages");
    messages.iter().map(|(key, pattern)| (key.clone(), words(pattern))).collect()
}

fn names(words: &[String], beginnings: &[String]) -> bool {
    words.iter().any(|word| beginnings.iter().any(|beginning| word.starts_with(beginning)))
}

#[test]
fn every_language_has_a_word_for_the_same_things() {
    let english: Vec<String> = glossary(Language::English).into_keys().collect();
    assert!(english.len() > 15);
    for language in Language::ALL {
        let things: Vec<String> = glossary(language).into_keys().collect();
        assert_eq!(things, english, "{language}");
    }
}

#[test]
fn one_word_for_one_thing() {
    let (english, things) = (messages(Language::English), glossary(Language::English));
    let mut found = Vec::new();
    for language in Language::ALL {
        let told = messages(language);
        for (thing, entry) in glossary(language) {
            for (key, words) in &told {
                if names(words, &entry.banned) {
                    found.push(format!("{language} {key}: not the word for {thing}"));
                }
                let is_meant = names(&english[key], &things[&thing].used);
                let is_elsewhere = ELSEWHERE.contains(&key.as_str());
                if is_meant && !is_elsewhere && !names(words, &entry.used) {
                    found.push(format!("{language} {key}: does not name the {thing}"));
                }
            }
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}
