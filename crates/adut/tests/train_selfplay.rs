//! `adut train selfplay`, from outside.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

use std::process::{Command as Process, Stdio};
use std::time::Duration;

use assert_cmd::Command;
use predicates::str::contains;
use tempfile::TempDir;

fn adut(folder: &TempDir, words: &str) -> Command {
    let mut command = Command::cargo_bin("adut").unwrap();
    command.current_dir(folder.path()).args(words.split_whitespace());
    command
}

fn read(folder: &TempDir, name: &str) -> Vec<u8> {
    std::fs::read(folder.path().join(name)).unwrap()
}

const SMALL: &str = "train selfplay briskula --rules variant=obicna --games 16 --batch 128 --epochs 1 \
                     --hidden 16 --deals 4 --every 2 --seed small --decisions 1500";

#[test]
fn threads_and_resuming_change_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let run = |rest: &str| adut(&folder, &format!("{SMALL} {rest}")).assert().success();
    let whole = run("--threads 1 --out whole").get_output().stderr.clone();
    let told = String::from_utf8(whole).unwrap();
    assert!(
        told.lines().count() >= 2 && told.contains("random") && told.contains("rules"),
        "{told}"
    );
    run("--threads 2 --out part --hours 0").stdout(contains("--resume goes on"));
    assert_ne!(read(&folder, "whole/policy.safetensors"), read(&folder, "part/policy.safetensors"));
    run("--threads 2 --out part --resume");
    for name in ["policy.safetensors", "checkpoint.safetensors", "curve.json", "curve.svg"] {
        let [whole, part] = ["whole", "part"].map(|run| read(&folder, &format!("{run}/{name}")));
        assert!(whole == part, "{name}");
    }
    let compare = "compare briskula net:net=whole/policy.safetensors random --deals 3";
    adut(&folder, &format!("{compare} --rules variant=obicna")).assert().success();
    let refused = adut(&folder, compare).assert().code(2);
    refused.stderr(contains("made for briskula by the rules players=2,variant=obicna"));
}

#[cfg(unix)]
#[test]
fn an_interrupted_training_keeps_everything() {
    let folder = tempfile::tempdir().unwrap();
    let words = format!("{} --out run", SMALL.replace("--decisions 1500", "--decisions 900000000"));
    let mut child = Process::new(assert_cmd::cargo::cargo_bin("adut"))
        .current_dir(folder.path())
        .args(words.split_whitespace())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    while !folder.path().join("run/curve.svg").exists() {
        assert!(child.try_wait().unwrap().is_none(), "it ended by itself");
        std::thread::sleep(Duration::from_millis(5));
    }
    let interrupt = Process::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(interrupt.success());
    assert_eq!(child.wait().unwrap().code(), Some(130));
    let going_on = adut(&folder, &format!("{words} --resume --hours 0")).assert().success();
    going_on.stdout(contains("--resume goes on"));
}

#[test]
fn what_cannot_be_is_refused_in_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let refused = |words: &str, why: &str| {
        let output = adut(&folder, words).assert().code(2).get_output().stderr.clone();
        let told = String::from_utf8(output).unwrap();
        assert!(told.contains(why) && told.lines().count() == 1, "{words}: {told}");
    };
    refused("train selfplay whist --out x", "there is no game called `whist`");
    refused("train selfplay briskula --out x --resume", "there is nothing to go on from");
    refused(
        "train selfplay connect4 --out x --recipe shipped",
        "no policy is shipped for connect4",
    );
    refused(&format!("{SMALL} --out x --against nobody"), "no player called `nobody`");
    refused(&format!("{SMALL} --out x --rate 7"), "--rate 7 is not between");
    adut(&folder, &format!("{SMALL} --out x --hours 0")).assert().success();
    refused(
        &format!("{SMALL} --out x"),
        "x/checkpoint.safetensors holds work that was stopped: --resume goes on",
    );
    let other = SMALL.replace("--seed small", "--seed other");
    refused(&format!("{other} --out x --resume"), "was begun with another plan");
    let dupla = SMALL.replace("--rules variant=obicna", "");
    refused(&format!("{dupla} --out x --resume"), "cannot go on with");
}

/// The policy alone beats the simple person: what a training must at least reach.
#[test]
fn the_shipped_policies_beat_the_simple_person() {
    let folder = tempfile::tempdir().unwrap();
    for rules in ["players=2", "variant=obicna"] {
        let words = "compare briskula net rules --deals 200 --agreement 0 --json -";
        let output = adut(&folder, &format!("{words} --rules {rules}")).output().unwrap();
        let result: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
        let lower = result["pairs"][0]["ci95"][0].as_f64().unwrap();
        assert!(lower > 0.5, "{rules}: {}", result["pairs"][0]);
    }
}
