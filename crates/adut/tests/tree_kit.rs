//! `adut tree tests` and `adut tree grade`: the cases of a course, and programs on them.

#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};

use assert_cmd::Command;

fn adut(arguments: &[&str]) -> Command {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin!("adut"));
    command.args(arguments);
    command
}

fn said(arguments: &[&str]) -> String {
    let output = adut(arguments).assert().success().get_output().stdout.clone();
    String::from_utf8(output).unwrap()
}

/// A program that a shell runs.
fn script(folder: &Path, text: &str) -> PathBuf {
    let path = folder.join("minimax");
    fs::write(&path, format!("#!/bin/sh\n{text}\n")).unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
    path
}

#[test]
fn the_cases_are_written_and_ours_gets_all_points() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("cases");
    let told = said(&["tree", "tests", "--out", out.to_str().unwrap()]);
    assert!(told.starts_with("23 cases in "), "{told}");
    assert_eq!(fs::read_dir(&out).unwrap().count(), 46);
    // What is there already stays.
    adut(&["tree", "tests", "--out", out.to_str().unwrap()]).assert().code(2);
    let minimax = assert_cmd::cargo::cargo_bin!("minimax");
    // An answer is what the program writes, its last empty line included.
    let ours = folder.path().join("ours");
    Command::new(minimax.as_os_str())
        .arg("-c1")
        .arg(out.join("c1-3.in"))
        .arg(&ours)
        .assert()
        .success();
    assert_eq!(fs::read(ours).unwrap(), fs::read(out.join("c1-3.out")).unwrap());
    let told = said(&["tree", "grade", minimax.to_str().unwrap(), "--no-valgrind"]);
    assert!(
        told.contains("c1 30/30, c2 30/30, c3 30/30, style ?/10 (by hand), bonus 20/20"),
        "{told}"
    );
    assert!(told.ends_with("110 of 120 points, leaks: not looked for\n"), "{told}");
}

#[test]
fn wrong_programs_are_told_what_is_wrong() {
    let folder = tempfile::tempdir().unwrap();
    let grade = |text: &str| {
        let program = script(folder.path(), text);
        said(&["tree", "grade", program.to_str().unwrap(), "--no-valgrind", "--seconds", "1"])
    };
    let told = grade("echo 7 > $3");
    assert!(told.contains("c2-1    0/5 line 1 should be `"), "{told}");
    assert!(told.contains("and is `7`") && told.contains("0 of 120 points"), "{told}");
    assert!(grade("exit 3").contains("it ended with exit status: 3"));
    assert!(grade("true").contains("it wrote no output"));
    // Right where alpha–beta leaves nothing out, wrong elsewhere; slow at the bonus.
    let minimax = assert_cmd::cargo::cargo_bin!("minimax");
    let half = format!(
        "case $1 in -c3) {0} -c2 $2 $3;; -b) sleep 5;; *) {0} $1 $2 $3;; esac",
        minimax.display()
    );
    let told = grade(&half);
    assert!(told.contains("c1 30/30, c2 30/30") && told.contains("bonus 0/20"), "{told}");
    assert!(told.contains("it took too long") && !told.contains("c3 30/30"), "{told}");
    let nobody = adut(&["tree", "grade", "no-such-program"]).assert().code(2);
    let error = String::from_utf8(nobody.get_output().stderr.clone()).unwrap();
    assert!(
        error.contains("cannot start no-such-program") && error.lines().count() == 1,
        "{error}"
    );
}
