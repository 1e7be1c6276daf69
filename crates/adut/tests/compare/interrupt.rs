//! Ctrl-C during a comparison loses nothing.

use std::process::{Command, Stdio};
use std::time::Duration;

use crate::common::Adut;

#[test]
fn an_interrupted_run_can_be_resumed() {
    let adut = Adut::new();
    let words = |record| {
        [
            "compare",
            "love-letter",
            "random",
            "random",
            "--deals",
            "4000",
            "--agreement",
            "0",
            "--record",
            record,
        ]
    };
    adut.run(&words("whole.jsonl"));
    // Far more deals than can be played before the signal comes, then as many as above.
    let mut endless = words("cut.jsonl");
    endless[5] = "100000000";
    let mut child = Command::new(assert_cmd::cargo::cargo_bin("adut"))
        .current_dir(adut.folder.path())
        .args(endless)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    while !adut.path("cut.jsonl").metadata().is_ok_and(|meta| meta.len() > 0) {
        assert!(child.try_wait().unwrap().is_none(), "it ended by itself");
        std::thread::sleep(Duration::from_millis(5));
    }
    let interrupt = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(interrupt.success());
    let output = child.wait_with_output().unwrap();
    // Not killed by the signal, but ended by itself after everything was kept.
    assert_eq!(output.status.code(), Some(130));
    let cut = adut.read("cut.jsonl");
    let games = cut.lines().count();
    let said = String::from_utf8(output.stderr).unwrap();
    let expected = format!("adut: stopped after {games} of 200000000 games; the same command");
    assert!(said.starts_with(&expected), "{said}");
    assert!(!output.stdout.is_empty(), "what was played so far is told");

    // Whole blocks only; keep no more of them than the shorter run has.
    assert!(cut.ends_with('\n') && cut.lines().count().is_multiple_of(2));
    let kept: String = cut.split_inclusive('\n').take(8000).collect();
    std::fs::write(adut.path("cut.jsonl"), kept).unwrap();
    adut.run(&[&words("cut.jsonl")[..], &["--resume"]].concat());
    assert!(adut.read("cut.jsonl") == adut.read("whole.jsonl"));
}
