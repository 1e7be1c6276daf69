//! `adut train genetic`, from outside.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

use std::path::Path;
use std::process::{Command as Process, Stdio};
use std::time::Duration;

use assert_cmd::Command;
use tempfile::TempDir;

fn adut(folder: &TempDir, words: &str) -> Command {
    let mut command = Command::cargo_bin("adut").unwrap();
    command.current_dir(folder.path()).args(words.split_whitespace());
    command
}

fn read(folder: &TempDir, name: &str) -> String {
    std::fs::read_to_string(folder.path().join(name)).unwrap()
}

const SMALL: &str = "train genetic --population 6 --games 2 --seed small";

#[test]
fn threads_and_resuming_change_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let methods = [
        "--method cma-es",
        "--method published",
        "--method published --reading prose --rules code=published",
    ];
    for method in methods {
        let small = format!("{SMALL} {method} --force");
        let run = |rest: &str| adut(&folder, &format!("{small} {rest}")).assert().success();
        run("--generations 4 --threads 1 --out whole.json --plot whole.svg");
        run("--generations 2 --threads 2 --out part.json");
        run("--generations 4 --threads 2 --out part.json --resume --plot part.svg");
        for name in [".json", ".json.checkpoint", ".svg"] {
            assert_eq!(
                read(&folder, &format!("whole{name}")),
                read(&folder, &format!("part{name}")),
                "{method} {name}"
            );
        }
    }
}

#[test]
fn trained_genes_play() {
    let folder = tempfile::tempdir().unwrap();
    let output = adut(&folder, &format!("{SMALL} --generations 2 --out genes.json")).unwrap();
    let shown = String::from_utf8(output.stderr).unwrap();
    assert_eq!(shown.lines().count(), 2, "{shown}");
    assert!(shown.starts_with("generation 1: best "), "{shown}");
    let genes = read(&folder, "genes.json");
    assert!(genes.contains("--method cma-es --population 6 --generations 2 --games 2"), "{genes}");
    let compare = "compare tablic genetic:genes=genes.json greedy --deals 2";
    adut(&folder, compare).assert().success();
    std::fs::write(folder.path().join("bad.json"), genes.replace("adut-genes", "genes")).unwrap();
    let refused = adut(&folder, "compare tablic genetic:genes=bad.json greedy").assert().code(2);
    let message = String::from_utf8(refused.get_output().stderr.clone()).unwrap();
    assert!(message.contains("bad.json is no file of genes"), "{message}");
}

#[test]
fn what_cannot_be_resumed_is_refused_with_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let refused = |words: &str| {
        let output = adut(&folder, words).assert().code(2).get_output().stderr.clone();
        String::from_utf8(output).unwrap()
    };
    let message = refused(&format!("{SMALL} --out genes.json --resume"));
    assert!(message.contains("there is nothing to go on from"), "{message}");
    adut(&folder, &format!("{SMALL} --generations 1 --out genes.json")).assert().success();
    let other = SMALL.replace("--games 2", "--games 3");
    let message = refused(&format!("{other} --out genes.json --resume"));
    assert!(message.contains("of another training"), "{message}");
    let message = refused(&format!("{SMALL} --rules players=3 --out genes.json"));
    assert!(message.contains("the game for two"), "{message}");
}

#[test]
fn an_interrupted_training_can_be_resumed() {
    let folder = tempfile::tempdir().unwrap();
    let words = |generations: &str| format!("{SMALL} --generations {generations} --out genes.json");
    let mut child = Process::new(assert_cmd::cargo::cargo_bin("adut"))
        .current_dir(folder.path())
        .args(words("100000").split_whitespace())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    while !Path::exists(&folder.path().join("genes.json.checkpoint")) {
        assert!(child.try_wait().unwrap().is_none(), "it ended by itself");
        std::thread::sleep(Duration::from_millis(5));
    }
    let interrupt = Process::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(interrupt.success());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(130));
    let said = String::from_utf8(output.stderr).unwrap();
    let last = said.lines().last().unwrap();
    let number = last.strip_prefix("adut: stopped after generation ");
    let more = number.and_then(|rest| rest.split(' ').next()).unwrap().parse::<u32>().unwrap() + 1;
    let refused = adut(&folder, &words("100000")).assert().code(2);
    let again = String::from_utf8(refused.get_output().stderr.clone()).unwrap();
    assert!(again.contains("genes.json.checkpoint holds work that was stopped"), "{again}");
    adut(&folder, &format!("{} --resume", words(&more.to_string()))).assert().success();
    let resumed = read(&folder, "genes.json");
    let again = words(&more.to_string());
    let refused = adut(&folder, &again).assert().code(2);
    let said = String::from_utf8(refused.get_output().stderr.clone()).unwrap();
    assert!(said.contains("genes.json is there already"), "{said}");
    adut(&folder, &format!("{again} --force")).assert().success();
    assert_eq!(resumed, read(&folder, "genes.json"));
}
