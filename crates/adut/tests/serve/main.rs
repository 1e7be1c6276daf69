//! The real program on a socket: what it refuses, how it is killed and goes on, and that several of
//! them serve the same tables.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking, its helpers too")]
#![allow(clippy::print_stderr, reason = "a test that is left out says so")]

#[path = "../../../store/tests/server/mod.rs"]
mod database;
mod ending;
mod full;
mod killed;
mod many;
mod support;

use std::process::Command;

#[test]
fn what_cannot_be_served_is_said_in_one_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "x").unwrap();
    let file = file.to_str().unwrap();
    let data = folder.path().to_str().unwrap();
    for (args, sentence) in [
        (["--listen", "nowhere", "--data", data], "nowhere"),
        (["--listen", "203.0.113.1:1", "--data", data], "cannot listen on 203.0.113.1:1"),
        (["--listen", "127.0.0.1:0", "--data", file], "cannot make the folder"),
        (
            ["--listen", "127.0.0.1:0", "--database", "mysql://x"],
            "is not the address of a database",
        ),
    ] {
        let mut adut = Command::new(env!("CARGO_BIN_EXE_adut"));
        let output = adut.arg("serve").args(args).output().unwrap();
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{said}");
        assert!(said.contains(sentence), "{said}");
    }
}
