//! Whole games of every kind over HTTP.

use crate::support::{Asker, Sitter, house, kinds};
use adut_kernel::{Record, Seed};
use axum::http::StatusCode;
use serde_json::{Value, json};

#[tokio::test]
async fn games_of_every_kind_are_played_to_their_end() {
    let asker = Asker::new(&house());
    let mut rng = Seed::from_text("person").rng();
    for wish in kinds() {
        let sitter = Sitter::open(&asker, wish.clone()).await;
        let early = sitter.get("/record").await;
        assert_eq!(early.status, StatusCode::CONFLICT);
        let end = sitter.play_to_the_end(|n| rng.index(n)).await;
        assert_eq!(end["turn"], Value::Null);
        assert_eq!(end["legal"], json!([]));
        let record: Record = serde_json::from_value(sitter.get("/record").await.json()).unwrap();
        assert_eq!(
            record.players,
            serde_json::from_value::<Vec<String>>(wish["seats"].clone()).unwrap()
        );
        assert_eq!(json!(record.scores), end["over"]["scores"]);
        // What the server wrote down replays, and each seat's last view is the one it was sent.
        let replay = asker.post("/api/replay", json!({ "record": record })).await.json();
        let steps = replay["steps"].as_array().unwrap();
        assert_eq!(steps.len(), record.moves.len() + 1, "{wish}");
        assert_eq!(steps.last().unwrap()["views"][0], end["observation"]);
        assert_eq!(replay["over"], end["over"]);
    }
}

#[tokio::test]
async fn the_same_seed_gives_the_same_game() {
    let mut games = Vec::new();
    for _ in 0..2 {
        let asker = Asker::new(&house());
        let wish = json!({ "game": "love-letter", "seats": ["person", "hard"], "seed": "17" });
        let sitter = Sitter::open(&asker, wish).await;
        sitter.play_to_the_end(|n| n / 2).await;
        games.push(sitter.get("/record").await.json()["moves"].clone());
    }
    assert_eq!(games[0], games[1]);
}

#[tokio::test]
async fn a_match_goes_on_until_somebody_has_enough() {
    let asker = Asker::new(&house());
    let wish = json!({
        "game": "love-letter", "rules": { "tokens": 2 }, "seats": ["easy", "person"], "match": true,
    });
    let sitter = Sitter::open(&asker, wish).await;
    let mut seats = Vec::new();
    for number in 0..20 {
        let end = sitter.play_to_the_end(|_| 0).await;
        seats.push(end["seat"].as_u64().unwrap());
        let score = &end["match"];
        assert_eq!(score["games"], number + 1);
        let record = sitter.get("/record").await.json();
        assert_eq!(record["match"]["game"], number);
        if score["over"] == true {
            assert_eq!(sitter.post("/next", json!({})).await.status, StatusCode::CONFLICT);
            let tally = score["tally"].as_array().unwrap();
            assert_eq!(tally.iter().map(|won| won.as_f64().unwrap()).fold(0.0, f64::max), 2.0);
            return;
        }
        let next = sitter.post("/next", json!({})).await.json();
        assert_eq!((&next["number"], &next["over"]), (&json!(number + 1), &Value::Null));
    }
    panic!("the match does not end: {seats:?}");
}

#[tokio::test]
async fn a_rematch_turns_the_deal_round() {
    let asker = Asker::new(&house());
    let wish = json!({ "game": "briskula", "seats": ["person", "random"] });
    let sitter = Sitter::open(&asker, wish).await;
    let first = sitter.settled().await;
    assert_eq!(sitter.post("/next", json!({})).await.status, StatusCode::CONFLICT);
    sitter.play_to_the_end(|_| 0).await;
    let deck = sitter.get("/record").await.json()["deck"].clone();

    // The same cards: what was the other's hand is one's own.
    let turned = sitter.post("/next", json!({ "same_cards": true })).await.json();
    assert_eq!((&first["seat"], &turned["seat"]), (&json!(0), &json!(1)));
    assert_ne!(first["observation"]["hand"], turned["observation"]["hand"]);
    sitter.play_to_the_end(|_| 0).await;
    assert_eq!(sitter.get("/record").await.json()["deck"], deck);

    // New cards, and nothing needs to be said for them.
    let again = sitter.asker.post_bytes(&sitter.path("/next"), "").await;
    assert_eq!(again.status, StatusCode::BAD_REQUEST, "an empty text is no JSON");
    assert_eq!(sitter.post("/next", json!({})).await.json()["seat"], 0);
    sitter.play_to_the_end(|_| 0).await;
    assert_ne!(sitter.get("/record").await.json()["deck"], deck);
}

#[tokio::test]
async fn practice_has_undo_and_hints() {
    let asker = Asker::new(&house());
    let wish =
        json!({ "game": "tablic", "seats": ["normal", "person"], "practice": true, "seed": "3" });
    let sitter = Sitter::open(&asker, wish).await;
    let before = sitter.settled().await;
    assert_eq!(sitter.post("/undo", json!({})).await.status, StatusCode::CONFLICT);
    let action = before["legal"][0].as_str().unwrap();
    assert_eq!(sitter.play(action, 1).await.status, StatusCode::OK);
    let after = sitter.settled().await;
    assert_eq!(after["ply"], 3);
    let undone = sitter.post("/undo", json!({})).await;
    assert_eq!(undone.json(), before);

    let hint = sitter.get("/hint").await.json();
    let values = hint["values"].as_array().unwrap();
    assert_eq!(values.len(), before["legal"].as_array().unwrap().len());
    assert_eq!((&hint["ply"], values[0]["cost"].as_f64()), (&json!(1), Some(0.0)));
    let worth: Vec<f64> = values.iter().map(|value| value["value"].as_f64().unwrap()).collect();
    assert!(worth.is_sorted_by(|a, b| a >= b), "{worth:?}");

    // The same move again is answered by the same move.
    sitter.play(action, 1).await;
    assert_eq!(sitter.settled().await, after);
}
