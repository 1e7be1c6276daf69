//! A server that falls goes on where it was, on either kind of database.

use std::sync::Arc;

use crate::database::Server;
use crate::support::faulty::{Fault, faulty};
use crate::support::socket::{Listener, listening};
use crate::support::{Asker, SeatedClient, config, in_memory, kinds};
use adut_server::AppState;
use adut_store::{Missing, open_tables};
use serde_json::json;

fn open(url: &str) -> Arc<AppState> {
    let url = url.to_owned();
    AppState::new(config(Box::new(move || open_tables(&url, Missing::Create)))).unwrap()
}

async fn goes_on(url: &str) {
    let mut tables = Vec::new();
    {
        let asker = Asker::new(&open(url));
        for mut request in kinds() {
            request["practice"] = json!(true);
            request["match"] = json!(true);
            let seated_client = SeatedClient::open(&asker, request).await;
            for _ in 0..3 {
                let snapshot = seated_client.settled().await;
                if let Some(action) = snapshot["legal"][0].as_str() {
                    seated_client.play(action, snapshot["ply"].as_u64().unwrap()).await;
                }
            }
            seated_client.settled().await;
            seated_client.post("/undo", json!({})).await;
            let mut snapshot = seated_client.settled().await;
            if snapshot["over"].is_object() {
                seated_client.post("/next", json!({})).await;
                snapshot = seated_client.settled().await;
            }
            tables.push((
                seated_client.table.clone(),
                seated_client.asker.token.clone().unwrap(),
                snapshot,
            ));
        }
    }
    // Nothing of the first server is left but its database.
    let asker = Asker::new(&open(url));
    for (table, token, before) in tables {
        let seated_client = SeatedClient { asker: asker.with_token(&token), table };
        assert_eq!(seated_client.settled().await, before);
        let stranger = SeatedClient { asker: asker.with_token("wrong"), ..seated_client.clone() };
        assert_eq!(stranger.get("").await.status, 401);
        seated_client.play_to_the_end(|n| n - 1).await;
        assert_eq!(seated_client.get("/record").await.status, 200);
    }
}

#[tokio::test]
async fn games_go_on_with_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    goes_on(&format!("sqlite:{}", folder.path().join("tables.db").display())).await;
}

#[tokio::test]
async fn games_go_on_with_postgresql() {
    {
        let server = Server::start();
        goes_on(&server.url()).await;
    }
}

/// A server that can keep nothing shows nothing new.
#[tokio::test]
async fn what_is_not_kept_does_not_happen() {
    let (database, fault) = faulty(in_memory());
    let state = AppState::new(config(database));
    let asker = Asker::new(&state.unwrap());
    let request = json!({ "game": "connect4", "seats": ["person", "person"] });
    let seated_client = SeatedClient::open(&asker, request.clone()).await;
    seated_client.play("1", 0).await;
    let before = seated_client.get("").await.body;
    let practice = json!({ "game": "connect4", "seats": ["person", "easy"], "practice": true });
    let alone = SeatedClient::open(&asker, practice).await;
    alone.play("1", 0).await;
    alone.settled().await;
    fault.set(Fault::Full);
    let health = asker.get("/health").await;
    assert_eq!(health.status, 503, "{}", health.error());
    let other = json!({ "move": "4" });
    for answer in [
        alone.post("/undo", json!({})).await,
        asker.post(&seated_client.path("/join"), json!({})).await,
        asker.post("/api/tables", request).await,
    ] {
        assert_eq!(answer.status, 503, "{}", answer.error());
        assert!(answer.error().contains("nothing was changed"));
    }
    assert_eq!(seated_client.post("/moves", other).await.status, 409, "it is not this seat's turn");
    assert_eq!(seated_client.get("").await.body, before);
    fault.set(Fault::Well);
    assert_eq!(asker.get("/health").await.status, 200);
    assert_eq!(alone.post("/undo", json!({})).await.json()["ply"], 0);
}

/// A change of which nobody knows whether it was kept is not said to have failed, and nothing is
/// shown until that is known; then everybody sees what is kept.
#[tokio::test]
async fn what_nobody_knows_is_found_out_before_anything_is_shown() {
    let (database, fault) = faulty(in_memory());
    let state = AppState::new(config(database)).unwrap();
    let address = listening(&state).await;
    let asker = Asker::new(&state);
    let request = json!({ "game": "connect4", "seats": ["person", "person"], "practice": true });
    let first = SeatedClient::open(&asker, request).await;
    let ticket = asker.post(&first.path("/join"), json!({})).await.json();
    let second = SeatedClient::from_ticket(&asker, &ticket);
    let mut watching = Listener::enter(address, &first.table, None).await;
    assert_eq!(watching.see().await["ply"], 0);
    for (ply, is_kept) in [(0, true), (1, true), (2, false), (2, true), (3, false)] {
        let seated_client = if ply % 2 == 0 { &first } else { &second };
        fault.set(if is_kept { Fault::KeepsAndFalls } else { Fault::Falls });
        let answer = seated_client.play("4", ply).await;
        assert_eq!(answer.status, 503, "{}", answer.error());
        assert!(answer.error().contains("whether it has kept this"), "{}", answer.error());
        assert_eq!(asker.get("/health").await.status, 503);
        for seat in [&first, &second] {
            assert_eq!(seat.get("").await.status, 503, "nobody knows how the table stands");
        }
        fault.set(Fault::Well);
        let stands = ply + u64::from(is_kept);
        assert_eq!(seated_client.get("").await.json()["ply"], stands);
        if is_kept {
            assert_eq!(watching.see().await["ply"], stands);
        }
    }
    assert_eq!(second.play("4", 3).await.status, 200);
    assert_eq!(first.get("").await.json()["ply"], 4);
}
