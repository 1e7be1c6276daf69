//! Outside programs at the table: they see what their seat may see, and what they do wrong is
//! named.

use std::collections::BTreeSet;

use crate::common::{Adut, example};
use adut_briskula::rules::Briskula;
use adut_kernel::{Actions, Course, Determinize, Notation, Record, Seat, Seed, Turn};
use adut_love_letter::rules::LoveLetter;
use adut_tablic::rules::Tablic;
use serde_json::{Value, json};

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
    let words = ["compare", "connect4", "quits=cmd:false", "random", "--deals", "1"];
    let table = adut.run(&words);
    assert!(table.contains("forfeited: 2 by quits, 0 by random"), "{table}");
    assert!(table.contains("quits, 2 times: ended before the game did"), "{table}");
}

#[test]
fn a_program_that_cannot_be_started_is_an_error_at_once() {
    let adut = Adut::new();
    std::fs::write(adut.path("notes.txt"), "no program").unwrap();
    for (program, why) in [
        ("no-such-program --fast", "there is no program called no-such-program"),
        ("./absent", "No such file"),
        ("./notes.txt", "is no program"),
    ] {
        let name = format!("mine=cmd:{program}");
        let words = ["compare", "connect4", &name, "random", "--record", "r.jsonl"];
        let message = adut.refused(&words);
        assert!(message.contains(why) && message.contains("cannot be started"), "{message}");
        assert!(!adut.path("r.jsonl").exists(), "nothing was begun");
    }
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
        assert_eq!(told.len(), 1 + 20, "forty cards");
        // Two to each, the trump card, two to each; then one draws as many as he has played.
        let first = [2 * seat, 2 * seat + 1, 4, 5 + 2 * seat, 6 + 2 * seat];
        let first: BTreeSet<String> = first.map(|i| deck[i].clone()).into();
        for message in &told[1..] {
            let mut known = first.clone();
            words(&message["history"], &mut known);
            words(&message["legal"], &mut known);
            let moves = message["history"].as_array().unwrap().len();
            check_hidden(message, &deck, &known, &format!("seat {seat}, move {moves}"));
        }
    }
}

/// How often the cards that a seat cannot see are dealt anew on each of its turns.
const WORLDS: u64 = 20;

/// On every turn the message follows from what the seat sees: in worlds that are drawn from its
/// observation alone, where the hidden cards lie elsewhere, it is the same. Love Letter's cards
/// are not told apart by name, so looking for names would not do.
fn check_every_turn<G: Notation + Determinize>() {
    let adut = Adut::new();
    std::fs::write(adut.path("writer.py"), WRITER).unwrap();
    let mut elsewhere = 0;
    for record in compare(&adut, G::NAME, "python3 writer.py", &["--threads", "1"]) {
        let seat = Seat::new(record["seating"].as_u64().unwrap() as usize);
        let told = adut.lines(&format!("seen{}.jsonl", seat.index()));
        let mut messages = told[1..].iter();
        let course = Course::<G>::replay(&Record::parse(&record.to_string()).unwrap()).unwrap();
        for moves in 0..course.played().len() {
            let then = course.rewound(moves);
            if then.turn() != Turn::Seat(seat) {
                continue;
            }
            let message = messages.next().expect("a message on every turn");
            let game = then.game();
            let write = |action| game.write_action(action);
            let seen = then.witnessed_by(seat);
            let seen: Vec<String> = seen.iter().map(|seen| write(seen.action)).collect();
            assert_eq!(message["history"], json!(seen));
            let worlds = game.worlds(&game.observe(then.state(), seat));
            for n in 0..WORLDS {
                let world = game.draw_world(&worlds, &mut Seed::from_text("worlds").nth(n).rng());
                let mut legal = Actions::new();
                game.actions(&world, &mut legal);
                let legal: Vec<String> = legal.iter().map(|&action| write(action)).collect();
                assert_eq!(message["observation"], game.describe(&game.observe(&world, seat)));
                assert_eq!(message["legal"], json!(legal));
                let other = Seat::new(1 - seat.index());
                elsewhere +=
                    usize::from(game.observe(&world, other) != game.observe(then.state(), other));
            }
        }
        assert!(messages.next().is_none(), "a message only on turns");
    }
    assert!(elsewhere > 0, "no card lay elsewhere");
}

#[test]
fn every_message_follows_from_what_the_seat_sees() {
    check_every_turn::<Tablic>();
    check_every_turn::<Briskula>();
    check_every_turn::<LoveLetter>();
}
