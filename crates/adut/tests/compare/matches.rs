//! `adut compare --match`: whole matches are counted.

use std::collections::BTreeMap;

use crate::common::Adut;
use serde_json::Value;

const WORDS: [&str; 8] =
    ["compare", "love-letter", "random", "greedy-2015", "--match", "--deals", "6", "--agreement"];

fn compare(adut: &Adut, record: &str, json: &str, more: &[&str]) {
    let files = ["20", "--record", record, "--json", json];
    adut.run(&[&WORDS[..], &files, more].concat());
}

#[test]
fn matches_are_counted_and_every_seating_has_the_same_decks() {
    let adut = Adut::new();
    compare(&adut, "r.jsonl", "r.json", &["--threads", "1"]);
    adut.run(&["referee", "r.jsonl"]);
    let result = adut.json("r.json");
    assert_eq!(result["counted"], "matches");
    assert_eq!(result["pairs"][0]["games"], 12);
    assert!(result["command"].as_str().unwrap().contains("--match"));

    let mut decks: BTreeMap<(u64, u64), Value> = BTreeMap::new();
    let mut won: BTreeMap<(u64, u64), [u64; 2]> = BTreeMap::new();
    let mut shared = 0;
    for record in adut.lines("r.jsonl") {
        let number = |value: &Value| value.as_u64().unwrap();
        let (deal, seating) = (number(&record["deal"]), number(&record["seating"]));
        let game = number(&record["match"]["game"]);
        let first = decks.insert((deal, game), record["deck"].clone());
        shared += usize::from(first.is_some());
        assert!(first.is_none_or(|first| first == record["deck"]), "{deal}, {game}");
        if let Some(winner) = record["winner"].as_u64() {
            let entrant = number(&record["match"]["entrants"][winner as usize]);
            won.entry((deal, seating)).or_default()[entrant as usize] += 1;
            let name = ["random", "greedy-2015"][usize::from(entrant != seating)];
            assert_eq!(record["players"][winner as usize], name);
        }
    }
    assert!(shared > 12, "matches are of several games");
    assert_eq!(won.len(), 12);
    let mut a_wins = 0;
    for ((_, seating), tokens) in won {
        let (most, least) = (tokens[0].max(tokens[1]), tokens[0].min(tokens[1]));
        assert!(most == 7 && least < 7, "{tokens:?}");
        a_wins += u64::from(tokens[seating as usize] == 7);
    }
    assert_eq!(result["pairs"][0]["a_wins"], a_wins);
}

#[test]
fn matches_come_out_the_same_however_they_are_played() {
    let adut = Adut::new();
    compare(&adut, "one.jsonl", "one.json", &["--threads", "1"]);
    compare(&adut, "two.jsonl", "two.json", &["--threads", "2"]);
    let whole = adut.read("one.jsonl");
    assert_eq!(adut.read("two.jsonl"), whole);
    assert_eq!(adut.timeless("two.json"), adut.timeless("one.json"));
    // Broken off within a match.
    for part in [3, 5] {
        std::fs::write(adut.path("two.jsonl"), &whole[..whole.len() * part / 8]).unwrap();
        compare(&adut, "two.jsonl", "two.json", &["--resume", "--force"]);
        assert_eq!(adut.read("two.jsonl"), whole);
        assert_eq!(adut.timeless("two.json"), adut.timeless("one.json"));
    }
    compare(&adut, "a.jsonl", "a.json", &["--shard", "0/2"]);
    compare(&adut, "b.jsonl", "b.json", &["--shard", "1/2"]);
    let merge = ["merge", "a.jsonl", "b.jsonl", "--record", "ab.jsonl", "--json", "ab.json"];
    adut.run(&[&merge[..], &["--agreement", "20"]].concat());
    assert_eq!(adut.read("ab.jsonl"), whole);
    assert_eq!(adut.timeless("ab.json"), adut.timeless("one.json"));
}

#[test]
fn an_outside_program_that_fails_loses_the_match() {
    let adut = Adut::new();
    let words = ["compare", "tablic", "cmd:false", "random", "--match", "--deals", "1"];
    adut.run(&[&words[..], &["--agreement", "0", "--json", "r.json"]].concat());
    let pair = &adut.json("r.json")["pairs"][0];
    assert_eq!((&pair["games"], &pair["b_wins"]), (&2.into(), &2.into()));
}
