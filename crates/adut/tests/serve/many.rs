//! Several processes on one PostgreSQL database serve the same tables, and one may fall.

use std::sync::Mutex;
use std::thread;
use std::time::Duration;

use serde_json::{Value, json};

use crate::database::Server;
use crate::support::{Running, Seat, Socket};

/// Plays a whole game by way of the first address, and when that server is gone, of the next one.
/// What it was shown once, it must be shown ever after.
fn play_through(addresses: &[&str], seat: &Seat, shown: &Mutex<Vec<Value>>) {
    for address in addresses {
        let Some(mut socket) = Socket::enter(address, seat) else { continue };
        while let Some(heard) = socket.hear() {
            if heard["type"] == "error" {
                // Its own move was kept, but the answer was lost with the connection.
                continue;
            }
            let history = heard["history"].as_array().unwrap().clone();
            let mut shown = shown.lock().unwrap();
            if let Some(before) = shown.last() {
                let before = before["history"].as_array().unwrap();
                assert!(history.starts_with(before), "{before:?} then {history:?}");
            }
            shown.push(heard.clone());
            drop(shown);
            if heard["over"].is_object() {
                return;
            }
            if heard["turn"] == heard["seat"] {
                let ply = heard["ply"].clone();
                socket.say(&json!({ "type": "move", "move": heard["legal"][0], "ply": ply }));
            }
        }
    }
    panic!("no server is left");
}

fn ply(shown: &Mutex<Vec<Value>>) -> u64 {
    shown.lock().unwrap().last().map_or(0, |heard| heard["ply"].as_u64().unwrap())
}

/// Two people play with two programs, each by way of a process of its own. With `kill_at` the first
/// process falls after that many moves, and its person goes on by way of the other.
fn plays_by_way_of_two(database: &Server, kill_at: Option<u64>) {
    let [one, other] = [0; 2].map(|_| Running::start_on(&database.url()));
    let request = json!({ "game": "tablic", "rules": { "players": 4 },
        "seats": ["person", "normal", "person", "easy"] });
    let first = Seat::open(&one.address, &request);
    let second = first.join(&other.address);
    let [here, there] = [one.address.clone(), other.address.clone()];
    let shown = [0; 2].map(|_| Mutex::new(Vec::new()));
    let mut one = Some(one);
    thread::scope(|scope| {
        let players = [
            scope.spawn(|| play_through(&[&here, &there], &first, &shown[0])),
            scope.spawn(|| play_through(&[&there], &second, &shown[1])),
        ];
        if let Some(moment) = kill_at {
            let reached = |_| {
                thread::sleep(Duration::from_millis(1));
                ply(&shown[0]) >= moment || players.iter().any(|player| player.is_finished())
            };
            assert!((0..60_000).any(reached), "the game does not go on");
            one.take().unwrap().kill();
        }
    });
    let (status, record) = second.ask(&other.address, "GET", "/record", &json!({})).unwrap();
    assert_eq!(status, 200, "{record}");
    for shown in shown {
        let shown = shown.into_inner().unwrap();
        let end = shown.last().unwrap();
        let moves: Vec<&Value> =
            end["history"].as_array().unwrap().iter().map(|made| &made["move"]).collect();
        assert_eq!(json!(moves), record["moves"]);
        assert_eq!(end["over"]["winner"], record["winner"]);
        if kill_at.is_none() {
            let plies: Vec<u64> = shown.iter().map(|it| it["ply"].as_u64().unwrap()).collect();
            let expected: Vec<u64> = (plies[0]..=moves.len() as u64).collect();
            assert_eq!(plies, expected, "each move is shown once");
        }
    }
    for server in one.into_iter().chain([other]) {
        assert_eq!(server.terminate(), Some(0));
    }
}

#[test]
fn people_at_two_processes_play_one_game() {
    {
        let database = Server::start();
        plays_by_way_of_two(&database, None);
    }
}

#[test]
fn a_game_outlives_one_of_its_processes() {
    {
        let database = Server::start();
        for moment in [3, 26] {
            plays_by_way_of_two(&database, Some(moment));
        }
    }
}
