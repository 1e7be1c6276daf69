//! `adut puzzles`, as a person would type it.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

use std::fs;
use std::process::{Command, Output};

use serde_json::Value;
use tempfile::tempdir;

fn adut(words: &str) -> Output {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin("adut"));
    command.args(words.split(' ')).output().unwrap()
}

fn said(words: &str) -> String {
    let output = adut(words);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// A line is a position for every command, and the solver says what the puzzle says.
#[test]
fn the_same_seed_finds_the_same_puzzles_and_each_is_a_position() {
    let words = "puzzles briskula --rules variant=obicna --kind open --count 3 --seed a --json";
    let found = said(&format!("{words} --threads 1"));
    assert_eq!(said(&format!("{words} --threads 2")), found);
    assert_eq!(found.lines().count(), 3);
    for line in found.lines() {
        let puzzle: Value = serde_json::from_str(line).unwrap();
        let solved = adut_solve(line);
        assert_eq!(solved["best"], puzzle["puzzle"]["solution"]);
        assert_eq!(solved["value"], puzzle["puzzle"]["values"][solved["best"].as_str().unwrap()]);
    }
}

fn adut_solve(line: &str) -> Value {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin("adut"));
    let output =
        command.args(["solve", "briskula", "--json", "--position", line]).output().unwrap();
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
fn what_is_kept_is_gone_on_with_and_nothing_is_lost() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("found.jsonl");
    let part = folder.path().join("found.jsonl.part");
    let words = |count: u32| {
        let file = file.display();
        format!("puzzles briskula --kind open --count {count} --seed b --out {file}")
    };
    let whole = said("puzzles briskula --kind open --count 6 --seed b --json");
    let summary: Value = serde_json::from_str(&said(&format!("{} --json", words(6)))).unwrap();
    assert_eq!(summary["puzzles"], 6);
    assert_eq!(fs::read_to_string(&file).unwrap(), whole);
    assert!(!part.exists());

    // As if it had been stopped after the first decks.
    let first: Vec<Value> =
        whole.lines().take(2).map(|line| serde_json::from_str(line).unwrap()).collect();
    let last = first[1]["deal"].as_u64().unwrap();
    let command = summary["command"].as_str().unwrap().split(" --count").next().unwrap();
    let kept = serde_json::json!({ "command": command, "next": last + 1, "puzzles": first });
    fs::remove_file(&file).unwrap();
    fs::write(&part, kept.to_string()).unwrap();
    let refused = adut(&words(6));
    assert_eq!(refused.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&refused.stderr).contains("--resume goes on with it"));
    said(&format!("{} --resume", words(6)));
    assert_eq!(fs::read_to_string(&file).unwrap(), whole);
    assert!(!part.exists());
    assert_eq!(adut(&words(6)).status.code(), Some(2), "the file is there already");
}

#[test]
fn what_cannot_be_had_is_said() {
    for (words, sentence) in [
        ("puzzles chess", "there is no game called `chess`"),
        ("puzzles connect4 --kind certain", "nothing is hidden in it"),
        ("puzzles tablic --kind closed", "there is no kind of puzzle called `closed`"),
        ("puzzles tablic --rules players=3", "puzzles are for two players, not for 3"),
        ("puzzles tablic --resume", "--resume goes on with what --out keeps"),
    ] {
        let output = adut(words);
        let told = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{words}: {told}");
        assert!(told.contains(sentence), "{words}: {told}");
    }
}
