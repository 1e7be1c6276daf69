//! Who leaves is played for and goes on when he is back; what programs thought meanwhile does no
//! harm; and tables to which nobody comes back are forgotten.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use crate::support::socket::{Listener, listening};
use crate::support::{Asker, SeatedClient, config, in_memory, state};
use adut_server::AppState;
use adut_store::{Missing, open_tables};
use serde_json::json;
use time::OffsetDateTime;

/// A seat that is left alone is played by a program, only until its owner is back.
#[tokio::test]
async fn the_owner_comes_back_and_goes_on() {
    let patience = Duration::from_millis(400);
    let mut config = config(in_memory());
    config.patience = patience;
    let state = AppState::new(config).unwrap();
    let address = listening(&state).await;
    let asker = Asker::new(&state);
    let request = json!({ "game": "connect4", "seats": ["person", "person"] });
    let first = SeatedClient::open(&asker, request).await;
    let ticket = asker.post(&first.path("/join"), json!({})).await.json();
    let second = SeatedClient::from_ticket(&asker, &ticket);
    let mut one = Listener::enter(address, &first.table, first.token()).await;
    one.see().await;
    let mut other = Listener::enter(address, &first.table, second.token()).await;
    other.see().await;

    // As long as both are there, nobody is hurried.
    one.play(&json!("1"), 0).await;
    assert_eq!(one.see().await["ply"], 1);
    tokio::time::sleep(patience * 2).await;
    assert_eq!(first.get("").await.json()["ply"], 1);

    // The second one leaves, and a program makes two moves in his place.
    drop(other);
    assert_eq!(one.see().await["last"]["seat"], 1);
    one.play(&json!("7"), 2).await;
    assert_eq!(one.see().await["ply"], 3);
    assert_eq!(one.see().await["last"]["seat"], 1);

    // He is back, sees what was played, and takes his time.
    let mut other = Listener::enter(address, &first.table, second.token()).await;
    assert_eq!(other.see().await["ply"], 4);
    one.play(&json!("1"), 4).await;
    let turn = other.see().await;
    assert_eq!((&turn["ply"], &turn["turn"]), (&json!(5), &json!(1)));
    tokio::time::sleep(patience * 2).await;
    other.play(&turn["legal"][0], 5).await;
    let after = other.see().await;
    assert_eq!((&after["last"]["seat"], &after["last"]["move"]), (&json!(1), &turn["legal"][0]));
}

/// A program that thinks while its opponent takes the move back, and makes another, answers what
/// was played in the end.
#[tokio::test]
async fn a_thought_for_a_position_that_is_gone_does_no_harm() {
    let asker = Asker::new(&state());
    let request = |seed: u64| {
        let seats = ["person", "best"];
        json!({ "game": "tablic", "seats": seats, "practice": true, "seed": seed.to_string() })
    };
    for seed in 0..8 {
        let plain = SeatedClient::open(&asker, request(seed)).await;
        let legal = plain.settled().await["legal"].clone();
        let [first, last] = [0, legal.as_array().unwrap().len() - 1]
            .map(|place| legal[place].as_str().unwrap().to_owned());
        plain.play(&last, 0).await;
        let expected = plain.settled().await;

        let hasty = SeatedClient::open(&asker, request(seed)).await;
        for action in [&first, &last, &first] {
            assert_eq!(hasty.play(action, 0).await.status, 200);
            tokio::time::sleep(Duration::from_millis(seed)).await;
            assert_eq!(hasty.post("/undo", json!({})).await.status, 200);
        }
        assert_eq!(hasty.play(&last, 0).await.status, 200);
        let found = hasty.settled().await;
        assert_eq!(found["history"], expected["history"], "seed {seed}");
    }
}

static TODAY: AtomicI64 = AtomicI64::new(0);

const DAY: i64 = 24 * 3600;

/// A server on the same file, on the day that it is.
fn open(url: &str) -> Arc<AppState> {
    let (tables, runs) = (url.to_owned(), url.to_owned());
    let mut config = config(Box::new(move || open_tables(&tables, Missing::Create)));
    config.runs = Box::new(move || adut_store::open(&runs, Missing::Create));
    config.now = || {
        let seconds = 1_800_000_000 + TODAY.load(Ordering::Relaxed);
        OffsetDateTime::from_unix_timestamp(seconds).unwrap()
    };
    AppState::new(config).unwrap()
}

/// Starts the server, which cleans up then, and waits until it has; then it is closed.
async fn sweep(url: &str) {
    let state = open(url);
    listening(&state).await;
    let (url, today) = (url.to_owned(), 1_800_000_000 + TODAY.load(Ordering::Relaxed));
    let swept = tokio::task::spawn_blocking(move || {
        let mut store = open_tables(&url, Missing::Refuse).unwrap();
        (0..3000).any(|_| {
            std::thread::sleep(Duration::from_millis(10));
            store.clock().unwrap().latest >= today
        })
    });
    assert!(swept.await.unwrap());
}

/// A table is kept for thirty days after something last happened at it, but only days that were
/// seen to pass count, or one for each time that nobody was there to see. A clock that jumps
/// deletes nothing.
#[tokio::test]
async fn old_tables_are_forgotten_by_no_clock_that_jumps() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", folder.path().join("tables.db").display());
    let request = json!({ "game": "connect4", "seats": ["person", "person"] });
    let lab = json!({ "game": "connect4", "players": ["random", "random"], "deals": 1,
        "seed": "7" });
    let state = open(&url);
    listening(&state).await;
    let asker = Asker::new(&state);
    let old = SeatedClient::open(&asker, request.clone()).await;
    let young = SeatedClient::open(&asker, request).await;
    let run = asker.post("/api/lab/runs", lab).await.json()["run"].to_string();
    drop((asker, state));
    let there = |state: &Arc<AppState>| {
        let asker = Asker::new(state);
        let paths = [old.path(""), young.path(""), format!("/api/lab/runs/{run}")];
        async move {
            let mut statuses = Vec::new();
            for path in paths {
                statuses.push(asker.get(&path).await.status.as_u16());
            }
            statuses
        }
    };

    // The clock jumps ahead and back, and the server falls again and again meanwhile.
    for today in [400, 400, 0, 400, 30, 400] {
        TODAY.store(today * DAY, Ordering::Relaxed);
        sweep(&url).await;
    }
    assert_eq!(there(&open(&url)).await, [200; 3]);

    // So many days pass, and somebody plays at one of the tables half way through.
    for day in 401..431 {
        TODAY.store(day * DAY, Ordering::Relaxed);
        sweep(&url).await;
        if day == 415 {
            let asker = Asker::new(&open(&url)).with_token(young.token().unwrap());
            let young = SeatedClient { asker, table: young.table.clone() };
            assert_eq!(young.play("4", 0).await.status, 200);
        }
    }
    // Forgetting is the next thing after noting the time.
    let mut found = Vec::new();
    for _ in 0..100 {
        found = there(&open(&url)).await;
        if found == [404, 200, 404] {
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("{found:?}");
}
