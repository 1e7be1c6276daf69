//! Finished games: reviewed, and their hands played by others.

use std::time::Duration;

use adut_kernel::Seed;
use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::support::{Asker, SeatedClient, state};

async fn done(asker: &Asker, path: &str, begun: Value) -> Value {
    let path = format!("{path}/{}", begun["review"].as_str().unwrap());
    for _ in 0..3000 {
        let report = asker.get(&path).await.json();
        match report["state"].as_str().unwrap() {
            "done" => return report,
            "failed" => panic!("{report}"),
            _ => tokio::time::sleep(Duration::from_millis(10)).await,
        }
    }
    panic!("it takes too long");
}

#[tokio::test]
async fn a_game_is_reviewed_and_played_by_others() {
    let asker = Asker::new(&state());
    let request = json!({ "game": "love-letter", "seats": ["person", "normal"], "seed": "4" });
    let seated_client = SeatedClient::open(&asker, request).await;
    let mut rng = Seed::from_text("study").rng();
    let end = seated_client.play_to_the_end(|n| rng.index(n)).await;
    let record = seated_client.get("/record").await.json();

    let begun = asker.post("/api/reviews", json!({ "record": record, "seat": 0 })).await;
    assert_eq!(begun.status, StatusCode::ACCEPTED);
    let report = done(&asker, "/api/reviews", begun.json()).await;
    assert_eq!(report["done"], report["of"]);
    let review = &report["review"];
    assert_eq!(review["plies"].as_array().unwrap().len(), end["ply"].as_u64().unwrap() as usize);
    assert_eq!(review["seats"].as_array().unwrap().len(), 1);

    let body = json!({ "record": record, "seat": 0, "players": ["easy", "hard", "easy"] });
    let begun = asker.post("/api/same-hand", body).await.json();
    let report = done(&asker, "/api/same-hand", begun).await;
    let rows = report["result"]["rows"].as_array().unwrap();
    let names: Vec<&Value> = rows.iter().map(|row| &row["player"]).collect();
    assert_eq!(names, ["easy", "hard", "easy"]);
    assert_eq!(rows[0], rows[2], "the same player plays the same");
    for row in rows {
        let mut replayed = record.clone();
        replayed["moves"] = row["moves"].clone();
        let replay = asker.post("/api/replay", json!({ "record": replayed })).await;
        assert_eq!(replay.json()["over"]["scores"], row["scores"]);
    }
}
