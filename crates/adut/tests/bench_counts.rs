//! Searches do not grow unseen: the nodes that the solvers need, beside what was written down.
//!
//! Whoever makes a search larger on purpose writes the new counts down:
//! `adut bench --counts --json > bench/counts.json`.

use std::collections::BTreeMap;
use std::path::Path;

use assert_cmd::Command;
use serde::Deserialize;

#[derive(Deserialize)]
struct Counts {
    counts: BTreeMap<String, u64>,
}

/// How many per cent a count may grow.
const SLACK: u64 = 5;

/// The counts that have grown, or that only one of both has.
fn grown(before: &Counts, now: &Counts) -> Vec<String> {
    let mut wrong = Vec::new();
    for (name, &found) in &now.counts {
        match before.counts.get(name) {
            None => wrong.push(format!("{name}: {found} nodes, and none were written down")),
            Some(&known) if found * 100 > known * (100 + SLACK) => {
                wrong.push(format!("{name}: {found} nodes, {known} were written down"));
            }
            Some(_) => {}
        }
    }
    wrong.extend(before.counts.keys().filter(|name| !now.counts.contains_key(*name)).cloned());
    wrong
}

#[test]
fn no_search_has_grown() {
    let output = Command::cargo_bin("adut").unwrap().args(["bench", "--counts", "--json"]).output();
    let output = output.unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let now: Counts = serde_json::from_slice(&output.stdout).unwrap();
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../bench/counts.json");
    let before: Counts = serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap();
    assert_eq!(grown(&before, &now), Vec::<String>::new());
    assert_eq!(now.counts.len(), 7);
}

#[test]
fn five_per_cent_are_seen() {
    let counts = |nodes| Counts { counts: BTreeMap::from([("a".to_owned(), nodes)]) };
    assert!(grown(&counts(1000), &counts(1050)).is_empty());
    assert_eq!(grown(&counts(1000), &counts(1051)).len(), 1);
    assert!(grown(&counts(1000), &counts(10)).is_empty());
    assert_eq!(grown(&Counts { counts: BTreeMap::new() }, &counts(1)).len(), 1);
}
