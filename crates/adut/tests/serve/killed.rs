//! A server that is killed at any moment has lost nothing that it accepted.

use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use adut_kernel::Seed;
use serde_json::{Value, json};

use crate::support::{Running, Seat, ask};

/// How often the server is killed.
const KILLS: u64 = 100;
/// The longest that it is let be, in microseconds.
const LONGEST: u32 = 120_000;

/// Plays on, as fast as it can, and remembers what it was last shown, until the server is gone.
fn play_on(address: &str, seat: &Seat, shown: &Mutex<Value>) -> Option<()> {
    let ask = |method: &str, rest: &str, body: Value| {
        let (status, answer) = seat.ask(address, method, rest, &body)?;
        assert_eq!(status, 200, "{answer}");
        *shown.lock().unwrap() = answer.clone();
        Some(answer)
    };
    loop {
        let table = ask("GET", "?settled=true", json!({}))?;
        if table["over"].is_object() {
            ask("POST", "/next", json!({}))?;
        } else {
            ask("POST", "/moves", json!({ "move": table["legal"][0], "ply": table["ply"] }))?;
        }
    }
}

/// Whether a table stands where it was last shown, or further on.
fn is_no_older(now: &Value, shown: &Value) -> bool {
    let place = |table: &Value| table["number"].as_u64().unwrap();
    let history = |table: &Value| table["history"].as_array().unwrap().clone();
    place(now) > place(shown)
        || place(now) == place(shown) && history(now).starts_with(&history(shown))
}

#[test]
fn no_move_is_lost_when_the_server_is_killed_a_hundred_times() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path());
    let request = json!({ "game": "tablic", "seats": ["person", "easy"] });
    let seat = Seat::open(&server.address, &request);
    server.kill();
    let shown = Arc::new(Mutex::new(json!({ "number": 0, "history": [] })));
    let mut rng = Seed::from_text("moments").rng();
    for _ in 0..KILLS {
        let server = Running::start(folder.path());
        let (status, now) = seat.ask(&server.address, "GET", "", &json!({})).unwrap();
        assert_eq!(status, 200, "{now}");
        let before = shown.lock().unwrap().clone();
        assert!(is_no_older(&now, &before), "{before} then {now}");
        let player = {
            let (address, seat, shown) = (server.address.clone(), seat.clone(), Arc::clone(&shown));
            thread::spawn(move || play_on(&address, &seat, &shown))
        };
        thread::sleep(Duration::from_micros(rng.below(LONGEST).into()));
        server.kill();
        player.join().unwrap();
    }
    let end = shown.lock().unwrap().clone();
    assert!(end["number"].as_u64() > Some(0), "more than a game was played: {end}");

    let server = Running::start(folder.path());
    let (status, health) = ask(&server.address, "GET", "/health", "", &json!({})).unwrap();
    assert_eq!((status, &health["status"]), (200, &json!("ok")));
    assert_eq!(server.terminate(), Some(0));
}
