//! `adut solve` and `adut book`, as a person would type them.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

use std::fs;
use std::io::{BufRead as _, BufReader, Read as _};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use serde_json::Value;

fn adut(words: &str) -> Command {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin("adut"));
    command.args(words.split(' '));
    command
}

fn said(words: &str) -> String {
    let output = adut(words).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn solved(words: &str) -> Value {
    serde_json::from_str(&said(&format!("solve {words} --json"))).unwrap()
}

/// What is refused, with status 2 and one sentence.
fn refused(words: &str) -> String {
    let output = adut(words).output().unwrap();
    assert_eq!(output.status.code(), Some(2), "{words}");
    assert!(output.stdout.is_empty(), "{words}");
    let sentence = String::from_utf8(output.stderr).unwrap();
    assert_eq!(sentence.lines().count(), 1, "{sentence}");
    sentence
}

/// Positions whose values are known.
fn known(file: &str) -> (String, Vec<Value>) {
    let (game, name) = file.split_once('/').unwrap();
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let path = games.join(game).join("testdata").join(name);
    let text = fs::read_to_string(&path).unwrap();
    (path.display().to_string(), text.lines().map(|l| serde_json::from_str(l).unwrap()).collect())
}

#[test]
fn many_positions_are_answered_line_by_line() {
    for (game, file) in [("briskula", "briskula/exact.jsonl"), ("tablic", "tablic/mid_deal.jsonl")]
    {
        let (path, positions) = known(file);
        let answers = said(&format!("solve {game} --positions {path}"));
        let answers: Vec<Value> =
            answers.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        assert_eq!(answers.len(), positions.len());
        for (answer, position) in answers.iter().zip(&positions) {
            assert_eq!(answer["value"], position["value"], "{position}");
            assert!(answer["nodes"].as_u64() > Some(0));
            assert!(answer["ms"].is_number());
        }
    }
}

#[test]
fn a_line_that_is_no_position_does_not_stop_the_others() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("positions.txt");
    fs::write(&file, "4444433333\nhello\n44444433333322\n").unwrap();
    let said = said(&format!("solve connect4 --positions {}", file.display()));
    let answers: Vec<Value> =
        said.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(answers.len(), 3);
    assert!(answers[0]["value"].is_number());
    assert!(answers[1]["error"].as_str().unwrap().contains("line 2"), "{}", answers[1]);
    assert!(answers[2]["value"].is_number());
}

/// The same position gives the same answer, to the node, whatever was solved before it.
#[test]
fn every_position_finds_the_table_cold() {
    let (path, _) = known("briskula/exact.jsonl");
    let folder = tempfile::tempdir().unwrap();
    let twice = folder.path().join("twice.jsonl");
    let line = fs::read_to_string(path).unwrap().lines().next().unwrap().to_owned();
    for (game, text) in [("briskula", line.as_str()), ("connect4", "444433225")] {
        fs::write(&twice, format!("{text}\n{text}\n")).unwrap();
        let said = said(&format!("solve {game} --positions {}", twice.display()));
        let answers: Vec<Value> =
            said.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        for key in ["value", "best", "nodes"] {
            assert_eq!(answers[0][key], answers[1][key], "{game}: {key}");
        }
    }
}

#[test]
fn moves_and_a_line_are_told_when_asked_for() {
    let plain = solved("connect4 --position 44444233");
    assert!(plain.get("moves").is_none() && plain.get("line").is_none());
    let all = solved("connect4 --position 44444233 --all-moves --line");
    assert_eq!(all["value"], plain["value"]);
    let moves = all["moves"].as_object().unwrap();
    assert_eq!(moves.len(), 7);
    assert_eq!(moves.values().filter_map(Value::as_i64).max(), plain["value"].as_i64());
    assert_eq!(moves[all["best"].as_str().unwrap()], plain["value"]);
    assert_eq!(all["line"][0], all["best"]);
    // What the moves took is counted, too.
    assert!(all["nodes"].as_u64() > plain["nodes"].as_u64());
    let who_wins = solved("connect4 --position 44444233 --wdl");
    assert_eq!(who_wins["value"].as_i64(), plain["value"].as_i64().map(i64::signum));
    let told = said("solve connect4 --position 44444233 --all-moves --line");
    for word in ["value ", "best ", "line ", " nodes, "] {
        assert!(told.contains(word), "{told}");
    }
}

/// Every answer names the command that gives it again, the version and the settings.
#[test]
fn an_answer_tells_how_it_came_about() {
    let words = "connect4 --rules rows=4,cols=5 --position 33 --all-moves --table 2 --no-book";
    let answer = solved(words);
    let command = "adut solve connect4 --position 33 --rules players=2,cols=5,rows=4 --all-moves --table 2 --no-book";
    assert_eq!(answer["command"], command);
    assert_eq!(answer["version"], env!("CARGO_PKG_VERSION"));
    let settings = serde_json::json!({
        "wdl": false, "all_moves": true, "line": false, "threads": 1, "table": 2, "book": "none",
    });
    assert_eq!((&answer["settings"], &answer["game"]), (&settings, &Value::from("connect4")));
    let again: Value =
        serde_json::from_str(&said(&format!("{} --json", &command["adut ".len()..]))).unwrap();
    for key in ["value", "best", "nodes", "moves", "settings", "rules", "command"] {
        assert_eq!(again[key], answer[key], "{key}");
    }
    // A record brings its rules.
    let (path, _) = known("briskula/exact.jsonl");
    let line = fs::read_to_string(path).unwrap().lines().next().unwrap().to_owned();
    let output = adut("solve briskula --json --position").arg(&line).output().unwrap();
    let answer: Value = serde_json::from_slice(&output.stdout).unwrap();
    let command = shlex::split(answer["command"].as_str().unwrap()).unwrap();
    assert_eq!(command, ["adut", "solve", "briskula", "--position", line.as_str()]);
}

#[test]
fn threads_and_tables_do_not_change_the_value() {
    let alone = solved("connect4 --position 444433225 --no-book");
    for means in ["--threads 2", "--table 1", "--table 1 --threads 3"] {
        let answer = solved(&format!("connect4 --position 444433225 --no-book {means}"));
        assert_eq!(answer["value"], alone["value"], "{means}");
    }
}

#[test]
fn a_book_is_made_and_used() {
    let folder = tempfile::tempdir().unwrap();
    let book = folder.path().join("small.book").display().to_string();
    let rules = "--rules rows=4,cols=5";
    let made = said(&format!("book connect4 {rules} --plies 3 --table 1 --out {book}"));
    assert!(made.contains("positions in"), "{made}");
    let by_book = solved(&format!("connect4 {rules} --position 33 --book {book}"));
    let searched = solved(&format!("connect4 {rules} --position 33 --no-book"));
    assert_eq!(by_book["value"], searched["value"]);
    assert!(by_book["nodes"].as_u64() < searched["nodes"].as_u64());
    // The one that comes along knows the first move of the usual board.
    assert_eq!(solved("connect4 --position 4")["value"], -1);
}

/// A book that was stopped is gone on with by who says so, and is then the same.
#[test]
fn a_book_that_was_stopped_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let words = |out: &str| {
        let out = folder.path().join(out).display().to_string();
        format!("book connect4 --rules rows=4,cols=5 --plies 6 --table 1 --out {out}")
    };
    said(&words("whole.book"));
    let mut child = adut(&words("cut.book")).stderr(Stdio::piped()).spawn().unwrap();
    let part = folder.path().join("cut.part");
    while fs::metadata(&part).map_or(0, |part| part.len()) < 100 {
        assert!(child.try_wait().unwrap().is_none(), "it ended by itself");
        std::thread::sleep(Duration::from_millis(2));
    }
    let interrupt = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(interrupt.success());
    let output = child.wait_with_output().unwrap();
    let sentence = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(130), "{sentence}");
    assert!(sentence.contains("the same command with --resume goes on from here"), "{sentence}");
    let kept = fs::read(&part).unwrap();
    let again = refused(&words("cut.book"));
    assert!(again.contains("holds work that was stopped: --resume goes on with it"), "{again}");
    assert_eq!(fs::read(&part).unwrap(), kept, "nothing is lost");
    said(&format!("{} --resume", words("cut.book")));
    let book = |name: &str| fs::read(folder.path().join(name)).unwrap();
    assert!(book("cut.book") == book("whole.book"));
}

#[test]
fn what_cannot_be_solved_is_said() {
    let sentence = "adut: the solver knows only Tablić, Briškula and Connect-4 for two players\n";
    assert_eq!(refused("solve love-letter --position {}"), sentence);
    let three = r#"{"game":"tablic","rules":{"players":3},"moves":[]}"#;
    assert!(refused(&format!("solve tablic --position {three}")).contains("no deck"));
    let book = refused("solve connect4 --position 4 --book /no/such/file");
    assert!(book.contains("/no/such/file") && book.contains("No such file"), "{book}");
    let both = adut("solve connect4 --position 4 --book x --no-book").output().unwrap();
    assert_eq!(both.status.code(), Some(2));
    assert!(refused("solve connect4 --position 44444444").contains("column 4 is full"));
}

/// How long a process has worked, in hundredths of a second.
fn cpu_ticks(process: u32) -> u64 {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).unwrap();
    // After the name, which is in parentheses, the twelfth and the thirteenth.
    let (_, rest) = stat.rsplit_once(')').unwrap();
    rest.split_whitespace().skip(11).take(2).map(|ticks| ticks.parse::<u64>().unwrap()).sum()
}

#[test]
fn ctrl_c_prints_the_bounds_known_so_far() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("positions.txt");
    // The second takes far longer than this test, and nobody asks for the third any more.
    fs::write(&file, "121212\n1\n1\n").unwrap();
    let mut child = adut("solve connect4 --rules rows=8,cols=9")
        .args(["--positions".as_ref(), file.as_os_str()])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut out = BufReader::new(child.stdout.take().unwrap());
    let mut first = String::new();
    out.read_line(&mut first).unwrap();
    assert!(first.contains("\"value\":"), "{first}");
    let (id, before) = (child.id(), cpu_ticks(child.id()));
    while cpu_ticks(id) < before + 20 {
        assert!(child.try_wait().unwrap().is_none(), "it ended by itself");
        std::thread::sleep(Duration::from_millis(2));
    }
    let interrupt = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(interrupt.success());
    let mut said = String::new();
    out.read_to_string(&mut said).unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(130));
    assert_eq!(said.lines().count(), 1, "{said}");
    let answer: Value = serde_json::from_str(said.trim()).unwrap();
    assert!(answer["value"].is_null());
    let bounds: Vec<i64> =
        answer["bounds"].as_array().unwrap().iter().filter_map(Value::as_i64).collect();
    assert!(bounds[0] < bounds[1], "{answer}");
    assert!(answer["nodes"].as_u64() > Some(0));
}
