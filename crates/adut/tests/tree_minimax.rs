//! The `minimax` binary from outside: exact bytes, exit statuses, and nothing left behind.

#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

use std::fs;
use std::path::{Path, PathBuf};

use assert_cmd::Command;

fn minimax() -> Command {
    Command::new(assert_cmd::cargo::cargo_bin!("minimax"))
}

fn data() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../trees/testdata/trees")
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
}

#[test]
fn every_mode_writes_the_known_output_to_a_file() {
    let folder = tempfile::tempdir().unwrap();
    for (mode, name) in [("-c1", "c1_3x5_4_0"), ("-c2", "c2_4"), ("-c3", "c3_8"), ("-b", "b_5")] {
        let out = folder.path().join(name);
        let input = data().join(name).with_extension("in");
        minimax().arg(mode).arg(&input).arg(&out).assert().success().stdout("").stderr("");
        assert_eq!(fs::read(&out).unwrap(), fs::read(input.with_extension("out")).unwrap());
    }
    assert_eq!(names(folder.path()).len(), 4);
}

/// What the course asks: no leaks in any mode, large trees and replaced files included.
#[test]
fn valgrind_finds_nothing_in_any_mode() {
    let there = std::process::Command::new("valgrind").arg("--version").output();
    if there.is_err() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let large = folder.path().join("large.in");
    let leaves = vec!["[7]"; 300_000].join(" ");
    fs::write(&large, format!("2\n(300000)\n{leaves}\n")).unwrap();
    let known = |name: &str| data().join(name).with_extension("in");
    for (mode, input) in [
        ("-c1", known("c1_3x5_4_0")),
        ("-c2", known("c2_4")),
        ("-c3", known("c3_8")),
        ("-b", known("b_5")),
        ("-c2", large),
    ] {
        for _ in 0..2 {
            let mut command = Command::new("valgrind");
            command.args(["--leak-check=full", "--error-exitcode=9"]);
            command.arg(assert_cmd::cargo::cargo_bin!("minimax"));
            command.arg(mode).arg(&input).arg(folder.path().join("out"));
            command.assert().success();
        }
    }
}

#[test]
fn a_dash_is_standard_input_and_output() {
    minimax()
        .args(["-c2", "-", "-"])
        .write_stdin("2\n(2)\n[1] [2]\n")
        .assert()
        .success()
        .stdout("2\n\t1\n\t2\n");
}

#[test]
fn an_old_output_is_replaced_and_may_be_the_input() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tree");
    fs::write(&file, "2\n(2)\n[1] [2]\n").unwrap();
    minimax().arg("-c2").arg(&file).arg(&file).assert().success();
    assert_eq!(fs::read_to_string(&file).unwrap(), "2\n\t1\n\t2\n");
    assert_eq!(names(folder.path()), ["tree"]);
}

#[test]
fn bad_input_leaves_no_output_and_names_file_line_and_token() {
    let folder = tempfile::tempdir().unwrap();
    let input = folder.path().join("bad.in");
    fs::write(&input, "2\n(2)\n[1] [x]\n").unwrap();
    let out = folder.path().join("out");
    let result = minimax().arg("-c3").arg(&input).arg(&out).assert().code(2).stdout("");
    let message = String::from_utf8(result.get_output().stderr.clone()).unwrap();
    assert!(message.contains("bad.in: line 3: `[x]` is not a node"), "{message}");
    assert_eq!(message.lines().count(), 1);
    assert_eq!(names(folder.path()), ["bad.in"]);
}

#[test]
fn bad_input_leaves_an_old_output_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("out");
    fs::write(&out, "precious").unwrap();
    minimax().args(["-b", "-"]).arg(&out).write_stdin("1 2\n[1]\n").assert().code(2);
    assert_eq!(fs::read_to_string(&out).unwrap(), "precious");
}

#[test]
fn an_input_that_cannot_be_read_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let missing = folder.path().join("missing");
    for input in [missing.as_path(), folder.path()] {
        let result = minimax().arg("-c2").arg(input).arg("-").assert().code(2);
        let message = String::from_utf8(result.get_output().stderr.clone()).unwrap();
        assert!(message.contains(&format!("{}: cannot read: ", input.display())), "{message}");
    }
}

#[test]
fn an_output_that_cannot_be_written_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("no such folder/out");
    let result = minimax().args(["-c2", "-"]).arg(&out).write_stdin("1\n[1]\n").assert().code(1);
    let message = String::from_utf8(result.get_output().stderr.clone()).unwrap();
    assert!(message.contains("out: cannot write: "), "{message}");
}

#[test]
fn wrong_arguments_show_the_usage() {
    for arguments in [&[][..], &["-c2"], &["-c4", "a", "b"], &["-c2", "a", "b", "c"]] {
        let result = minimax().args(arguments).assert().code(2).stdout("");
        assert!(result.get_output().stderr.starts_with(b"Usage: minimax -c1|-c2|-c3|-b IN OUT"));
    }
    minimax().arg("--help").assert().success().stderr("");
}

#[cfg(unix)]
#[test]
fn devices_are_written_to_and_not_replaced() {
    use std::os::unix::fs::FileTypeExt as _;
    minimax().args(["-c2", "-", "/dev/null"]).write_stdin("1\n[1]\n").assert().success();
    assert!(fs::metadata("/dev/null").unwrap().file_type().is_char_device());
}

#[cfg(unix)]
#[test]
fn links_and_rights_of_an_old_output_stay() {
    use std::os::unix::fs::{PermissionsExt as _, symlink};
    let folder = tempfile::tempdir().unwrap();
    let (file, link) = (folder.path().join("file"), folder.path().join("link"));
    fs::write(&file, "").unwrap();
    fs::set_permissions(&file, fs::Permissions::from_mode(0o640)).unwrap();
    symlink(&file, &link).unwrap();
    minimax().args(["-c2", "-"]).arg(&link).write_stdin("1\n[1]\n").assert().success();
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert_eq!(fs::read_to_string(&file).unwrap(), "1\n");
    assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o640);
}

#[test]
fn no_text_of_a_file_commands_a_terminal() {
    // What stands in a file, and what a file is called.
    for (name, text) in [("-", "1\n\u{1b}[2J\n"), ("\u{1b}[2J", "")] {
        let result = minimax().args(["-c2", name, "-"]).write_stdin(text).assert().code(2);
        let message = String::from_utf8(result.get_output().stderr.clone()).unwrap();
        assert!(message.contains("1b[2J") && !message.contains('\u{1b}'), "{message}");
    }
}

/// Whatever ends it, also what cannot be answered: there is no file until it is whole.
#[cfg(target_os = "linux")]
#[test]
fn killed_it_leaves_nothing_behind() {
    use std::process::Stdio;
    for signal in ["-KILL", "-TERM", "-INT"] {
        let folder = tempfile::tempdir().unwrap();
        let out = folder.path().join("out");
        fs::write(&out, "precious").unwrap();
        // A game tree that takes longer to write than any test waits.
        let board = folder.path().join("board");
        fs::write(&board, "6 7 R\n".to_owned() + &"- - - - - - -\n".repeat(6)).unwrap();
        let mut child = std::process::Command::new(assert_cmd::cargo::cargo_bin!("minimax"))
            .arg("-c1")
            .args([&board, &out])
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let io = format!("/proc/{}/io", child.id());
        let written = || {
            let text = fs::read_to_string(&io).unwrap_or_default();
            let line = text.lines().find_map(|line| line.strip_prefix("wchar: "));
            line.and_then(|number| number.parse::<u64>().ok()).unwrap_or(0)
        };
        while written() < 1 << 16 {
            assert!(child.try_wait().unwrap().is_none(), "it ended by itself");
            std::thread::sleep(std::time::Duration::from_millis(1));
        }
        let id = child.id().to_string();
        assert!(std::process::Command::new("kill").args([signal, &id]).status().unwrap().success());
        child.wait().unwrap();
        let mut left = names(folder.path());
        left.sort();
        assert_eq!(left, ["board", "out"], "{signal}");
        assert_eq!(fs::read_to_string(&out).unwrap(), "precious");
    }
}
