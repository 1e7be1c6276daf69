//! Programs that files name, and what becomes of those that were started.

use std::fs;
use std::io::Write as _;
use std::process::{Command, Stdio};
use std::time::Duration;

use crate::common::Adut;

/// A record file whose players are a program that leaves a trace when it is started.
fn traced(adut: &Adut) -> String {
    let words = ["compare", "connect4", "random", "alphabeta:depth=1", "--deals", "1"];
    adut.run(&[&words[..], &["--agreement", "0", "--record", "r.jsonl"]].concat());
    let program = "cmd:sh -c 'touch trace; exit 1'";
    let text = adut.read("r.jsonl").replace("alphabeta:depth=1", program);
    fs::write(adut.path("r.jsonl"), text).unwrap();
    program.to_owned()
}

#[test]
fn a_record_file_starts_no_program_unless_that_is_said() {
    let adut = Adut::new();
    traced(&adut);
    let message = adut.refused(&["merge", "r.jsonl", "--json", "r.json"]);
    assert!(message.contains("r.jsonl names the program `sh -c 'touch trace; exit 1'`"));
    assert!(message.contains("--allow-commands") && message.lines().count() == 1, "{message}");
    assert!(!adut.path("trace").exists() && !adut.path("r.json").exists());
    adut.run(&["referee", "r.jsonl"]);
    adut.run(&["analyse", "r.jsonl", "--budget", "50", "--truth", "off"]);
    // Who does not ask how often the players agree needs no players.
    adut.run(&["merge", "r.jsonl", "--agreement", "0"]);
    assert!(!adut.path("trace").exists());
    adut.run(&["merge", "r.jsonl", "--allow-commands", "--agreement", "4"]);
    assert!(adut.path("trace").exists());
}

#[test]
fn a_game_that_was_left_starts_no_program_unless_that_is_said() {
    let adut = Adut::new();
    let program = "cmd:sh -c 'touch trace; exit 1'";
    let record = format!(
        r#"{{"format":"adut-record/1","game":"connect4","rules":{{"players":2}},"seed":"1","players":["person","{program}"],"moves":["4"]}}"#
    );
    fs::write(adut.path("played.jsonl"), record + "\n").unwrap();
    let words = ["play", "--continue", "--record", "played.jsonl"];
    let before = adut.read("played.jsonl");
    let message = adut.refused(&words);
    assert!(message.contains("--allow-commands"), "{message}");
    assert!(!adut.path("trace").exists());
    assert_eq!(adut.read("played.jsonl"), before);
    adut.run(&[&words[..], &["--allow-commands"]].concat());
    assert!(adut.path("trace").exists());
}

/// Whether a process is there and not merely waiting to be buried.
fn is_alive(process: &str) -> bool {
    let stat = fs::read_to_string(format!("/proc/{process}/stat"));
    stat.is_ok_and(|stat| !stat.rsplit(')').next().unwrap().trim_start().starts_with('Z'))
}

#[test]
fn whatever_ends_the_program_ends_what_it_has_started() {
    for signals in [&["-INT", "-INT"][..], &["-TERM", "-TERM"], &["-HUP", "-HUP"]] {
        let adut = Adut::new();
        let script = "sleep 600 & echo $! > child\nmv child started\nsleep 600\n";
        fs::write(adut.path("slow.sh"), script).unwrap();
        let mut child = Command::new(assert_cmd::cargo::cargo_bin("adut"))
            .current_dir(adut.folder.path())
            .args(["compare", "connect4", "cmd:sh slow.sh", "random", "--deals", "1"])
            .args(["--threads", "1", "--move-time", "600"])
            .stdout(Stdio::null())
            .spawn()
            .unwrap();
        while !adut.path("started").exists() {
            assert!(child.try_wait().unwrap().is_none(), "it ended by itself");
            std::thread::sleep(Duration::from_millis(5));
        }
        let grandchild = adut.read("started").trim().to_owned();
        assert!(is_alive(&grandchild));
        while child.try_wait().unwrap().is_none() {
            // A second signal ends it at once; it has none to lose while it waits for a move.
            for signal in signals {
                let id = child.id().to_string();
                Command::new("kill").args([signal, id.as_str()]).status().unwrap();
                std::thread::sleep(Duration::from_millis(50));
            }
        }
        assert_eq!(child.wait().unwrap().code(), Some(130));
        while is_alive(&grandchild) {
            std::thread::sleep(Duration::from_millis(5));
        }
    }
}

#[test]
fn a_player_that_crashes_forfeits_a_game_of_a_comparison_and_no_more() {
    let adut = Adut::new();
    let words = ["compare", "connect4", "panics", "random", "--deals", "3", "--agreement", "5"];
    adut.run(&[&words[..], &["--record", "r.jsonl", "--json", "r.json"]].concat());
    assert_eq!(adut.json("r.json")["pairs"][0]["forfeits"], serde_json::json!([6, 0]));
    for record in adut.lines("r.jsonl") {
        assert_eq!(record["end"]["reason"], "crashed: on purpose");
    }
    adut.run(&["referee", "r.jsonl"]);
}

#[test]
fn a_person_plays_on_when_a_program_crashes() {
    let adut = Adut::new();
    let mut child = Command::new(assert_cmd::cargo::cargo_bin("adut"))
        .current_dir(adut.folder.path())
        .args(["play", "connect4", "--vs", "panics", "--record", "played.jsonl"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    writeln!(stdin, "4\n4\n3").unwrap();
    drop(stdin);
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    let record = &adut.lines("played.jsonl")[0];
    assert!(record["end"].is_null() && record["moves"].as_array().unwrap().len() >= 4, "{record}");
    let told = String::from_utf8(output.stderr).unwrap();
    let line = told.lines().find(|line| line.starts_with("adut: panics crashed")).unwrap();
    let position = &line[line.find('{').unwrap()..];
    let position: serde_json::Value = serde_json::from_str(position).unwrap();
    assert_eq!(position["moves"], serde_json::json!(["4"]));
}

#[test]
fn the_program_survives_a_crash() {
    let said = Adut::new().run(&["self-check"]);
    assert!(said.contains("a crash costs a thought"), "{said}");
    let workspace = concat!(env!("CARGO_MANIFEST_DIR"), "/../../Cargo.toml");
    let workspace = fs::read_to_string(workspace).unwrap();
    assert!(!workspace.contains("panic = \"abort\""), "all guards would be idle");
}
