//! Whole games of every kind over HTTP.

use crate::support::{Asker, SeatedClient, kinds, state};
use adut_kernel::{Record, Seed};
use axum::http::StatusCode;
use serde_json::{Value, json};

#[tokio::test]
async fn games_of_every_kind_are_played_to_their_end() {
    let asker = Asker::new(&state());
    let mut rng = Seed::from_text("person").rng();
    for request in kinds() {
        let seated_client = SeatedClient::open(&asker, request.clone()).await;
        let early = seated_client.get("/record").await;
        assert_eq!(early.status, StatusCode::CONFLICT);
        let end = seated_client.play_to_the_end(|n| rng.index(n)).await;
        assert_eq!(end["turn"], Value::Null);
        assert_eq!(end["legal"], json!([]));
        let record: Record =
            serde_json::from_value(seated_client.get("/record").await.json()).unwrap();
        assert_eq!(
            record.players,
            serde_json::from_value::<Vec<String>>(request["seats"].clone()).unwrap()
        );
        assert_eq!(json!(record.scores), end["over"]["scores"]);
        // What the server wrote down replays, and each seat's last view is the one it was sent.
        let replay = asker.post("/api/replay", json!({ "record": record })).await.json();
        let steps = replay["steps"].as_array().unwrap();
        assert_eq!(steps.len(), record.moves.len() + 1, "{request}");
        assert_eq!(steps.last().unwrap()["views"][0], end["observation"]);
        assert_eq!(replay["over"], end["over"]);
    }
}

#[tokio::test]
async fn the_same_seed_gives_the_same_game() {
    let mut games = Vec::new();
    for _ in 0..2 {
        let asker = Asker::new(&state());
        let request = json!({ "game": "love-letter", "seats": ["person", "hard"], "seed": "17" });
        let seated_client = SeatedClient::open(&asker, request).await;
        seated_client.play_to_the_end(|n| n / 2).await;
        games.push(seated_client.get("/record").await.json()["moves"].clone());
    }
    assert_eq!(games[0], games[1]);
}

#[tokio::test]
async fn a_match_goes_on_until_somebody_has_enough() {
    let asker = Asker::new(&state());
    let request = json!({
        "game": "love-letter", "rules": { "tokens": 2 }, "seats": ["easy", "person"], "match": true,
    });
    let seated_client = SeatedClient::open(&asker, request).await;
    let mut seats = Vec::new();
    for number in 0..20 {
        let end = seated_client.play_to_the_end(|_| 0).await;
        seats.push(end["seat"].as_u64().unwrap());
        let score = &end["match"];
        assert_eq!(score["games"], number + 1);
        let record = seated_client.get("/record").await.json();
        assert_eq!(record["match"]["game"], number);
        if score["over"] == true {
            let tally = score["tally"].as_array().unwrap();
            assert_eq!(tally.iter().map(|won| won.as_f64().unwrap()).fold(0.0, f64::max), 2.0);
            assert_eq!((&score["goal"], &score["wins"]), (&json!(2.0), &json!(true)));
            let rematch = seated_client.post("/next", json!({})).await.json();
            assert_eq!(rematch["match"]["tally"], json!([0.0, 0.0]));
            return;
        }
        let next = seated_client.post("/next", json!({})).await.json();
        assert_eq!((&next["number"], &next["over"]), (&json!(number + 1), &Value::Null));
    }
    panic!("the match does not end: {seats:?}");
}

#[tokio::test]
async fn a_rematch_turns_the_deal_round() {
    let asker = Asker::new(&state());
    let request = json!({ "game": "briskula", "seats": ["person", "random"] });
    let seated_client = SeatedClient::open(&asker, request).await;
    let first = seated_client.settled().await;
    assert_eq!(seated_client.post("/next", json!({})).await.status, StatusCode::CONFLICT);
    seated_client.play_to_the_end(|_| 0).await;
    let deck = seated_client.get("/record").await.json()["deck"].clone();

    // The same cards: what was the other's hand is one's own.
    let turned = seated_client.post("/next", json!({ "same_cards": true })).await.json();
    assert_eq!((&first["seat"], &turned["seat"]), (&json!(0), &json!(1)));
    assert_ne!(first["observation"]["hand"], turned["observation"]["hand"]);
    seated_client.play_to_the_end(|_| 0).await;
    assert_eq!(seated_client.get("/record").await.json()["deck"], deck);

    // New cards, and nothing needs to be said for them.
    let again = seated_client.asker.post_bytes(&seated_client.path("/next"), "").await;
    assert_eq!(again.status, StatusCode::BAD_REQUEST, "an empty text is no JSON");
    assert_eq!(seated_client.post("/next", json!({})).await.json()["seat"], 0);
    seated_client.play_to_the_end(|_| 0).await;
    assert_ne!(seated_client.get("/record").await.json()["deck"], deck);
}

#[tokio::test]
async fn practice_has_undo_and_hints() {
    let asker = Asker::new(&state());
    let request =
        json!({ "game": "tablic", "seats": ["normal", "person"], "practice": true, "seed": "3" });
    let seated_client = SeatedClient::open(&asker, request).await;
    let before = seated_client.settled().await;
    assert_eq!(seated_client.post("/undo", json!({})).await.status, StatusCode::CONFLICT);
    let action = before["legal"][0].as_str().unwrap();
    assert_eq!(seated_client.play(action, 1).await.status, StatusCode::OK);
    let after = seated_client.settled().await;
    assert_eq!(after["ply"], 3);
    let undone = seated_client.post("/undo", json!({})).await;
    assert_eq!(undone.json(), before);

    let hint = seated_client.get("/hint").await.json();
    let values = hint["values"].as_array().unwrap();
    assert_eq!(values.len(), before["legal"].as_array().unwrap().len());
    assert_eq!((&hint["ply"], values[0]["cost"].as_f64()), (&json!(1), Some(0.0)));
    let worth: Vec<f64> = values.iter().map(|value| value["value"].as_f64().unwrap()).collect();
    assert!(worth.is_sorted_by(|a, b| a >= b), "{worth:?}");

    // The same move again is answered by the same move.
    seated_client.play(action, 1).await;
    assert_eq!(seated_client.settled().await, after);
}

/// A program that panics loses its thoughts and not the table, nor any other.
#[tokio::test]
async fn a_crash_costs_a_thought_and_not_the_table() {
    let asker = Asker::new(&state());
    let seats = json!({ "game": "connect4", "seats": ["person", "panics"] });
    let seated_client = SeatedClient::open(&asker, seats).await;
    let end = seated_client.play_to_the_end(|_| 0).await;
    assert_eq!(end["turn"], Value::Null);
    let record = seated_client.get("/record").await.json();
    assert!(record["end"].is_null() && record["scores"].is_array(), "{record}");
}
