//! `adut train equilibrium` and `adut exploit`, from outside.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

use assert_cmd::Command;
use serde_json::Value;
use tempfile::TempDir;

fn adut(folder: &TempDir, words: &str) -> Command {
    let mut command = Command::cargo_bin("adut").unwrap();
    command.current_dir(folder.path()).args(words.split_whitespace());
    command
}

fn refused(folder: &TempDir, words: &str) -> String {
    let output = adut(folder, words).assert().code(2).get_output().clone();
    assert!(output.stdout.is_empty(), "{words}");
    let told = String::from_utf8(output.stderr).unwrap();
    assert_eq!(told.lines().count(), 1, "{words}: {told}");
    told
}

/// A loose target, so that two rounds are enough.
const LOOSE: &str = "train equilibrium love-letter --faces 226 --target 0.9";

#[test]
fn a_kind_is_solved_once_and_its_result_kept() {
    let folder = tempfile::tempdir().unwrap();
    let run = |rest: &str| {
        let output = adut(&folder, &format!("{LOOSE} --json {rest}")).assert().success();
        serde_json::from_slice::<Value>(&output.get_output().stdout).unwrap()
    };
    let line = run("--threads 2");
    assert_eq!(line["faces"], "226");
    let bound = |i: usize| line["value"][i].as_f64().unwrap();
    let exploitability = line["exploitability"].as_f64().unwrap();
    assert!(exploitability <= 0.9);
    assert!((bound(1) - bound(0) - 2.0 * exploitability).abs() < 1e-4, "{line}");
    assert!(line["rounds"].as_u64().unwrap() >= 1);
    let again = refused(&folder, LOOSE);
    assert!(
        again.contains("equilibrium/226.json holds work that was stopped: --resume"),
        "{again}"
    );
    assert_eq!(run("--threads 1 --resume"), line, "the kept result, seconds and all");
    let other = refused(&folder, "train equilibrium love-letter --faces 111 --resume");
    assert!(other.contains("there is nothing to go on from: equilibrium/111.part"), "{other}");

    let kept = std::fs::read_to_string(folder.path().join("equilibrium/226.json")).unwrap();
    let kept: Value = serde_json::from_str(&kept).unwrap();
    for turn in kept["first"].as_array().unwrap() {
        let plays = turn["plays"].as_array().unwrap();
        let shares: f64 = plays.iter().map(|play| play["share"].as_f64().unwrap()).sum();
        assert!((shares - 1.0).abs() < 1e-3, "{turn}");
    }
    let replies = std::fs::read_to_string(folder.path().join("equilibrium/226.replies.json"));
    let replies: Vec<Value> = serde_json::from_str(&replies.unwrap()).unwrap();
    assert!(replies.len() > 10, "{}", replies.len());
    for reply in &replies {
        for plays in reply["hands"].as_object().unwrap().values() {
            let shares = plays.as_array().unwrap().iter().map(|play| play[1].as_i64().unwrap());
            assert!((shares.sum::<i64>() - 1000).abs() < 9, "{reply}");
        }
    }
    let path = folder.path().join("equilibrium/blueprints.bin");
    let blueprints = std::fs::read(&path).unwrap();
    for (bytes, expected) in [
        (&blueprints[..blueprints.len() - 1], "it is cut short"),
        (b"adut-blueprint/0\n and so on", "it is not a blueprint of this version"),
    ] {
        std::fs::write(&path, bytes).unwrap();
        let told = refused(&folder, &format!("{LOOSE} --resume"));
        assert!(told.contains("cannot go on with equilibrium/blueprints.bin"), "{told}");
        assert!(told.contains(expected), "{told}");
        assert_eq!(std::fs::read(&path).unwrap(), bytes);
    }
    std::fs::write(&path, blueprints).unwrap();
    std::fs::write(folder.path().join("equilibrium/226.json"), "{}").unwrap();
    let told = refused(&folder, &format!("{LOOSE} --resume"));
    assert!(told.contains("equilibrium/226.json is not the result of a kind"), "{told}");
}

#[test]
fn what_cannot_be_solved_is_refused_in_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    for (words, expected) in [
        ("train equilibrium connect4", "only love-letter is solved this way"),
        ("train equilibrium love-letter --faces 229", "`229` is not three cards by their numbers"),
        ("train equilibrium love-letter --faces 777", "the pack has only 1 of countess"),
        ("train equilibrium love-letter --target 0", "expected a number from 0.00001 to 1"),
        (
            "train equilibrium love-letter --faces 226 --memory 1",
            "226 needs 0.34 GB of memory and 0.00 may be used: --memory sets the limit",
        ),
        ("exploit tablic greedy", "best responses are computed for love-letter only"),
        ("exploit love-letter nobody", "nobody"),
        ("exploit love-letter best --faces 345", "345 is not solved yet"),
        ("exploit love-letter random --faces 12", "`12` is not three cards by their numbers"),
        ("exploit love-letter random --rules players=3", "the usual rules of 2 players only"),
    ] {
        let told = refused(&folder, words);
        assert!(told.contains(expected), "{words}: {told}");
    }
}

#[test]
fn a_checkpoint_that_is_none_is_refused_and_kept() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("equilibrium/226.part");
    std::fs::create_dir(folder.path().join("equilibrium")).unwrap();
    std::fs::write(&path, "adut-equilibrium/0\n and so on").unwrap();
    let told = refused(&folder, LOOSE);
    assert!(told.contains("equilibrium/226.part holds work that was stopped: --resume"), "{told}");
    let resumed = format!("{LOOSE} --resume");
    let told = refused(&folder, &resumed);
    assert!(told.contains("cannot go on from equilibrium/226.part; remove it"), "{told}");
    assert!(told.contains("not an unfinished solution of this version"), "{told}");
    std::fs::write(&path, "adut-").unwrap();
    let told = refused(&folder, &resumed);
    assert!(told.contains("it is cut short"), "{told}");
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "adut-");
    adut(&folder, &format!("{LOOSE} --force")).assert().success();
    assert!(!path.exists(), "begun anew, and done");
}
