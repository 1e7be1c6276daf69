//! Who leaves is played for and goes on when he is back; what programs thought meanwhile does no
//! harm; and tables to which nobody comes back are forgotten.

use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use crate::support::socket::{Listener, listening};
use crate::support::{Asker, Sitter, furnishing, house, in_memory};
use adut_server::House;
use adut_store::{Missing, open_tables};
use serde_json::json;
use time::OffsetDateTime;

/// A seat that is left alone is played by a program, only until its owner is back.
#[tokio::test]
async fn the_owner_comes_back_and_goes_on() {
    let patience = Duration::from_millis(400);
    let mut furnishing = furnishing(in_memory());
    furnishing.patience = patience;
    let house = House::new(furnishing).unwrap();
    let address = listening(&house).await;
    let asker = Asker::new(&house);
    let wish = json!({ "game": "connect4", "seats": ["person", "person"] });
    let first = Sitter::open(&asker, wish).await;
    let ticket = asker.post(&first.path("/join"), json!({})).await.json();
    let second = Sitter::from_ticket(&asker, &ticket);
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
    assert_eq!(after["last"], json!({ "seat": 1, "move": turn["legal"][0] }));
}

/// A program that thinks while its opponent takes the move back, and makes another, answers what
/// was played in the end.
#[tokio::test]
async fn a_thought_for_a_position_that_is_gone_does_no_harm() {
    let asker = Asker::new(&house());
    let wish = |seed: u64| {
        let seats = ["person", "best"];
        json!({ "game": "tablic", "seats": seats, "practice": true, "seed": seed.to_string() })
    };
    for seed in 0..8 {
        let plain = Sitter::open(&asker, wish(seed)).await;
        let legal = plain.settled().await["legal"].clone();
        let [first, last] = [0, legal.as_array().unwrap().len() - 1]
            .map(|place| legal[place].as_str().unwrap().to_owned());
        plain.play(&last, 0).await;
        let expected = plain.settled().await;

        let hasty = Sitter::open(&asker, wish(seed)).await;
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

/// A table is kept for thirty days after something last happened at it.
#[tokio::test]
async fn old_tables_are_forgotten() {
    const DAY: i64 = 24 * 3600;
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", folder.path().join("tables.db").display());
    let open = || {
        let url = url.clone();
        let mut furnishing = furnishing(Box::new(move || open_tables(&url, Missing::Create)));
        furnishing.now = || {
            let seconds = 1_800_000_000 + TODAY.load(Ordering::Relaxed);
            OffsetDateTime::from_unix_timestamp(seconds).unwrap()
        };
        House::new(furnishing).unwrap()
    };
    let wish = json!({ "game": "connect4", "seats": ["person", "person"] });
    let asker = Asker::new(&open());
    let old = Sitter::open(&asker, wish.clone()).await;
    let young = Sitter::open(&asker, wish).await;
    TODAY.store(10 * DAY, Ordering::Relaxed);
    assert_eq!(young.play("4", 0).await.status, 200);

    TODAY.store(31 * DAY, Ordering::Relaxed);
    // The house is swept when it opens.
    let house = open();
    listening(&house).await;
    let asker = Asker::new(&house);
    let [old, young] = [old, young].map(|it| {
        let token = it.token().unwrap().to_owned();
        Sitter { asker: asker.with_token(&token), ..it }
    });
    // Not asked for from the house, which would then have it in memory.
    let (url, id) = (url.clone(), old.table.clone());
    let forgotten = tokio::task::spawn_blocking(move || {
        let mut store = open_tables(&url, Missing::Refuse).unwrap();
        (0..500).any(|_| {
            std::thread::sleep(Duration::from_millis(10));
            store.table(&id).unwrap().is_none()
        })
    });
    assert!(forgotten.await.unwrap());
    assert_eq!(old.get("").await.status, 404);
    assert_eq!(young.get("").await.json()["ply"], 1);
}
