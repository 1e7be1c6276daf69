//! What people at one table have to agree to, and what one alone can decide.

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::support::{Asker, SeatedClient, state};

/// Two people at a table of a game, and who sat down first.
async fn two_at(asker: &Asker, game: &str) -> [SeatedClient; 2] {
    let request = json!({ "game": game, "seats": ["person", "person"] });
    let first = SeatedClient::open(asker, request).await;
    let ticket = asker.post(&first.path("/join"), json!({})).await.json();
    [first, SeatedClient::from_ticket(asker, &ticket)]
}

/// Whoever is on turn makes the first move there is, until `enough`; the last snapshot of the first.
async fn play_until(both: &[SeatedClient], enough: impl Fn(&Value) -> bool) -> Value {
    loop {
        let snapshot = both[0].settled().await;
        if enough(&snapshot) {
            return snapshot;
        }
        let turn = if snapshot["turn"] == snapshot["seat"] { 0 } else { 1 };
        let own = both[turn].settled().await;
        let action = own["legal"][0].as_str().unwrap();
        both[turn].play(action, own["ply"].as_u64().unwrap()).await;
    }
}

#[tokio::test]
async fn a_friend_is_asked_for_the_next_game() {
    let asker = Asker::new(&state());
    let both = two_at(&asker, "love-letter").await;
    play_until(&both, |table| !table["over"].is_null()).await;
    let asked = both[1].post("/next", json!({})).await.json();
    assert_eq!(asked["number"], 0, "nobody is pulled into it");
    let seat = &asked["seat"];
    assert_eq!(both[0].settled().await["asked"], json!({ "proposal": "next", "by": [seat] }));
    // Something else was meant: that has to be agreed to anew.
    let other = both[0].post("/next", json!({ "same_cards": true })).await.json();
    assert_eq!((&other["number"], &other["asked"]["proposal"]), (&json!(0), &json!("same-cards")));
    let begun = both[1].post("/next", json!({ "same_cards": true })).await.json();
    assert_eq!((&begun["number"], &begun["same_cards"]), (&json!(1), &json!(true)));
    assert_eq!(begun["asked"], Value::Null);
}

#[tokio::test]
async fn a_decided_game_plays_itself_out_when_everybody_agrees() {
    let asker = Asker::new(&state());
    let both = two_at(&asker, "briskula").await;
    let early = both[0].post("/finish", json!({})).await;
    assert_eq!(early.status, StatusCode::CONFLICT);
    let table =
        play_until(&both, |table| table["decided"] == true || !table["over"].is_null()).await;
    if table["decided"] == true {
        // Who leads for certain wins in the end.
        let points: Vec<u64> =
            serde_json::from_value(table["observation"]["points"].clone()).unwrap();
        let leader = points.iter().position(|&points| points > 60);
        let asked = both[0].post("/finish", json!({})).await.json();
        assert_eq!((&asked["over"], &asked["asked"]["proposal"]), (&Value::Null, &json!("finish")));
        both[1].post("/finish", json!({})).await;
        let end = loop {
            let end = both[0].settled().await;
            if !end["over"].is_null() {
                break end;
            }
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        };
        if let Some(leader) = leader {
            assert_eq!(end["over"]["winner"], json!(leader));
        }
        let tricks = &end["over"]["account"]["lines"][0];
        assert_eq!(tricks["key"], "account-tricks");
        let sides: Vec<u64> = serde_json::from_value(tricks["sides"].clone()).unwrap();
        assert_eq!(sides.iter().sum::<u64>(), 10, "dupla has ten tricks");
    }
}
