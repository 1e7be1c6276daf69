//! Outside programs at the table: they see what their seat may see, and what they do wrong is
//! named.

use std::collections::BTreeSet;

use crate::common::{Adut, example};
use serde_json::Value;

/// Plays a game between an outside program and `random`, once from each seat.
fn compare(adut: &Adut, game: &str, command: &str, more: &[&str]) -> Vec<Value> {
    let player = format!("cmd:{command}");
    let words = ["compare", game, &player, "random", "--deals", "1", "--agreement", "0"];
    adut.run(&[&words[..], &["--record", "r.jsonl", "--json", "r.json"], more].concat());
    adut.run(&["referee", "r.jsonl"]);
    adut.lines("r.jsonl")
}

#[test]
fn the_example_plays_whole_games_of_every_game() {
    let command = format!("python3 {}", example("random_player.py"));
    for game in ["tablic", "briskula", "love-letter", "connect4"] {
        let adut = Adut::new();
        let records = compare(&adut, game, &command, &[]);
        assert_eq!(records.len(), 2);
        for record in records {
            assert!(record["scores"].is_array() && record["end"].is_null(), "{record}");
        }
    }
}

#[test]
fn whoever_fails_forfeits_and_is_named() {
    let programs = [
        ("crash", "import sys; sys.exit(3)", "ended before the game did"),
        ("slow", "import time; time.sleep(20)", "no answer in 300 ms"),
        (
            "garbage",
            "import sys\nfor line in sys.stdin: print('hello', flush=True)",
            "answered `hello`",
        ),
        ("empty", "import sys\nfor line in sys.stdin: print('{}', flush=True)", "answered {}"),
        (
            "number",
            "import sys\nfor line in sys.stdin: print('{\"move\":3}', flush=True)",
            "answered",
        ),
        (
            "foreign",
            "import sys\nfor line in sys.stdin: print('{\"move\":\"x9\"}', flush=True)",
            "not a move",
        ),
        (
            "illegal",
            "import sys\nfor line in sys.stdin: print('{\"move\":\"99\"}', flush=True)",
            "99",
        ),
        ("flood", "import sys\nwhile True: sys.stdout.write('x' * 65536)", "answered"),
    ];
    for (name, program, reason) in programs {
        let adut = Adut::new();
        let script = format!("{name}.py");
        std::fs::write(adut.path(&script), program).unwrap();
        let command = format!("python3 {script}");
        let time = if name == "slow" { "0.3" } else { "20" };
        for record in compare(&adut, "connect4", &command, &["--move-time", time]) {
            let outsider = record["seating"].as_u64().unwrap();
            assert_eq!(record["end"]["forfeit"], outsider, "{name}: {record}");
            let said = record["end"]["reason"].as_str().unwrap();
            assert!(said.contains(reason), "{name}: {said}");
            assert!(said.len() < 300 && record["scores"].is_null(), "{name}: {record}");
            assert_eq!(record["winner"], 1 - outsider, "{name}");
        }
        let result = adut.json("r.json");
        assert_eq!(result["pairs"][0]["forfeits"], serde_json::json!([2, 0]), "{name}");
        assert_eq!(result["pairs"][0]["b_wins"], 2, "{name}");
    }
    let adut = Adut::new();
    let table = adut.run(&[
        "compare",
        "connect4",
        "cmd:no-such-program",
        "random",
        "--deals",
        "1",
        "--agreement",
        "0",
    ]);
    assert!(table.contains("forfeited: 2 by cmd:no-such-program"), "{table}");
}

#[test]
fn with_three_sides_nobody_wins_a_forfeited_game() {
    let adut = Adut::new();
    for record in compare(&adut, "love-letter", "false", &["--rules", "players=3"]) {
        assert!(record["winner"].is_null() && record["end"]["forfeit"].is_u64(), "{record}");
    }
}

/// Plays the first legal move and writes down all that it is told.
const WRITER: &str = "
import json, sys
start = sys.stdin.readline()
log = open(f'seen{json.loads(start)[\"seat\"]}.jsonl', 'w')
log.write(start)
for line in sys.stdin:
    log.write(line)
    log.flush()
    print(json.dumps({'move': json.loads(line)['legal'][0]}), flush=True)
";

/// Every word of all texts in a message.
fn words(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::String(text) => {
            found.extend(text.split(|c: char| !c.is_alphanumeric()).map(str::to_owned));
        }
        Value::Array(all) => all.iter().for_each(|value| words(value, found)),
        Value::Object(all) => all.iter().for_each(|(key, value)| {
            words(&Value::String(key.clone()), found);
            words(value, found);
        }),
        _ => {}
    }
}

fn check_hidden(message: &Value, deck: &[String], known: &BTreeSet<String>, what: &str) {
    let mut said = BTreeSet::new();
    words(message, &mut said);
    for card in deck {
        assert!(known.contains(card) || !said.contains(card), "{what}: {card} in {message}");
    }
    assert!(known.iter().any(|card| said.contains(card)), "{what}: no card at all in {message}");
}

/// The deck of a game and what the program at each seat was told.
fn overheard(adut: &Adut, game: &str) -> Vec<(usize, Vec<String>, Vec<Value>)> {
    std::fs::write(adut.path("writer.py"), WRITER).unwrap();
    let records = compare(adut, game, "python3 writer.py", &["--threads", "1"]);
    let of_seat = |record: &Value| {
        let seat = record["seating"].as_u64().unwrap() as usize;
        let cards = record["deck"].as_array().unwrap().iter();
        let deck = cards.map(|card| card.as_str().unwrap().to_owned()).collect();
        let told = adut.lines(&format!("seen{seat}.jsonl"));
        assert_eq!(told[0]["game"], game);
        assert_eq!(told[0]["seat"], seat);
        assert_eq!(told[0]["rules"], record["rules"]);
        (seat, deck, told)
    };
    records.iter().map(of_seat).collect()
}

#[test]
fn tablic_tells_no_hidden_card() {
    let adut = Adut::new();
    for (seat, deck, told) in overheard(&adut, "tablic") {
        assert_eq!(told.len(), 1 + 24, "four deals of six cards");
        for message in &told[1..] {
            let history = message["history"].as_array().unwrap();
            // The table, all that was played, and what was dealt to this seat so far: in each deal
            // two packets of three.
            let mut known: BTreeSet<String> = deck[..4].iter().cloned().collect();
            words(&message["history"], &mut known);
            for deal in 0..=history.len() / 12 {
                for packet in [0, 6] {
                    let from = 4 + 12 * deal + packet + 3 * seat;
                    known.extend(deck[from..from + 3].iter().cloned());
                }
            }
            check_hidden(message, &deck, &known, &format!("seat {seat}, move {}", history.len()));
        }
    }
}

#[test]
fn briskula_tells_no_hidden_card() {
    let adut = Adut::new();
    for (seat, deck, told) in overheard(&adut, "briskula") {
        // Two to each, the trump card, two to each: known before the first draw.
        let message = &told[1];
        let own = [2 * seat, 2 * seat + 1, 4, 5 + 2 * seat, 6 + 2 * seat];
        let mut known: BTreeSet<String> = own.map(|i| deck[i].clone()).into();
        words(&message["history"], &mut known);
        check_hidden(message, &deck, &known, &format!("seat {seat}"));
    }
}
