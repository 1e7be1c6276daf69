//! `adut analyse` as a person would type it.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::fs;
use std::process::Stdio;
use std::time::Duration;

use assert_cmd::Command;
use serde_json::Value;

struct Adut(tempfile::TempDir);

impl Adut {
    /// A folder with a record file of two short games.
    fn with_games() -> Self {
        let adut = Self(tempfile::tempdir().unwrap());
        let words = ["compare", "love-letter", "random", "easy", "--deals", "1"];
        adut.run(&[&words[..], &["--agreement", "0", "--record", "games.jsonl"]].concat());
        adut
    }

    fn command(&self, words: &[&str]) -> Command {
        let mut command = Command::cargo_bin("adut").unwrap();
        command.args(words).current_dir(self.0.path()).env("LC_ALL", "C");
        command
    }

    fn run(&self, words: &[&str]) -> String {
        let output = self.command(words).assert().success().get_output().stdout.clone();
        String::from_utf8(output).unwrap()
    }

    fn refused(&self, words: &[&str], sentence: &str) {
        let output = self.command(words).assert().code(2).stdout("").get_output().stderr.clone();
        assert_eq!(String::from_utf8(output).unwrap(), format!("adut: {sentence}\n"));
    }

    fn file(&self, name: &str, content: &str) {
        fs::write(self.0.path().join(name), content).unwrap();
    }
}

const QUICK: [&str; 4] = ["--budget", "50", "--truth", "off"];

#[test]
fn the_last_game_is_reviewed_unless_another_is_asked_for() {
    let adut = Adut::with_games();
    let review = |extra: &[&str]| -> Value {
        let words = [&["analyse", "games.jsonl", "--json"], &QUICK[..], extra].concat();
        serde_json::from_str(&adut.run(&words)).unwrap()
    };
    let records = fs::read_to_string(adut.0.path().join("games.jsonl")).unwrap();
    let moves = |number: usize| -> Value {
        let record: Value = serde_json::from_str(records.lines().nth(number).unwrap()).unwrap();
        record["moves"].clone()
    };
    let played = |review: &Value| -> Value {
        let plies = review["plies"].as_array().unwrap().iter();
        plies.map(|ply| ply["move"].clone()).collect()
    };
    assert_eq!(played(&review(&[])), moves(1));
    assert_eq!(played(&review(&["--game", "1"])), moves(0));
    let one = review(&["--seat", "1"]);
    assert_eq!(one["seats"].as_array().unwrap().len(), 1);
    assert_eq!(one["seats"][0]["seat"], 1);
    assert_eq!(review(&["--seed", "7"]), review(&["--seed", "7"]));
}

#[test]
fn text_and_page_are_told_in_every_language() {
    let adut = Adut::with_games();
    for (language, accuracy) in [
        ("en", "Accuracy"),
        ("sr", "Тачност"),
        ("sr-Latn", "Tačnost"),
        ("hr", "Točnost"),
        ("pl", "Dokładność"),
        ("ro", "Precizie"),
    ] {
        let words =
            ["analyse", "games.jsonl", "--html", "review.html", "--force", "--lang", language];
        let text = adut.run(&[&words[..], &QUICK[..]].concat());
        assert!(text.contains(accuracy), "{text}");
        let page = fs::read_to_string(adut.0.path().join("review.html")).unwrap();
        assert!(page.contains(&format!("<html lang=\"{language}\">")) && page.contains(accuracy));
        assert!(page.contains("<svg") && !page.contains("http"), "nothing from outside");
        for text in [text, page] {
            assert!(!text.contains("review-") && !text.contains("why-"), "{language}: {text}");
            assert!(!text.contains("grade-") && !text.contains("{$"), "{language}: {text}");
        }
    }
}

#[test]
fn every_game_is_told() {
    let adut = Adut::with_games();
    for (game, moves, balance) in [
        ("tablic", "Seat 1", "Luck and decisions"),
        ("briskula", "Briškula", "Luck and decisions"),
        ("connect4", "Column", "Every move was solved exactly."),
    ] {
        let words = ["compare", game, "random", "random", "--deals", "1", "--agreement", "0"];
        adut.run(&[&words[..], &["--record", "other.jsonl", "--force"]].concat());
        let text = adut.run(&[&["analyse", "other.jsonl"], &QUICK[..]].concat());
        assert!(text.contains(moves) && text.contains(balance), "{text}");
        assert_eq!(text.contains("Luck"), game != "connect4", "{text}");
    }
}

#[test]
fn what_is_wrong_is_said_in_a_sentence() {
    let adut = Adut::with_games();
    adut.file("empty.jsonl", "\n");
    adut.file("noise.jsonl", "noise\n");
    adut.file("other.jsonl", "{\"game\":\"poker\"}\n");
    adut.refused(&["analyse", "empty.jsonl"], "empty.jsonl holds no records");
    adut.refused(
        &["analyse", "games.jsonl", "--game", "3"],
        "games.jsonl holds 2 games, there is no game 3",
    );
    adut.refused(&["analyse", "games.jsonl", "--seat", "2"], "there is no seat 2 at a table of 2");
    let games = adut_registry::names().join(", ");
    let no_game = format!("there is no game called `poker` (there are: {games})");
    adut.refused(&["analyse", "other.jsonl"], &no_game);
    adut.command(&["analyse", "noise.jsonl"]).assert().code(2).stdout("");
    adut.command(&["analyse", "missing.jsonl"]).assert().code(2).stdout("");
    adut.command(&["analyse", "games.jsonl", "--lang", "de"]).assert().code(2).stdout("");
}

/// Whether a process has asked to be told of Ctrl-C.
fn heeds_interrupts(process: u32) -> bool {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:"));
    let caught = caught.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
    caught.is_some_and(|mask| mask >> 1 & 1 == 1)
}

#[test]
fn ctrl_c_stops_and_leaves_nothing() {
    let adut = Adut::with_games();
    let mut child = std::process::Command::new(assert_cmd::cargo::cargo_bin("adut"))
        .current_dir(adut.0.path())
        .args(["analyse", "games.jsonl", "--budget", "10000000", "--html", "page.html"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // Before it listens it would be killed.
    while !heeds_interrupts(child.id()) {
        assert!(child.try_wait().unwrap().is_none(), "it ended by itself");
        std::thread::sleep(Duration::from_millis(5));
    }
    let kill = std::process::Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(kill.unwrap().success());
    assert_eq!(child.wait().unwrap().code(), Some(130));
    assert!(!adut.0.path().join("page.html").exists());
}
