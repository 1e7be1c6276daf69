//! Whatever is sent, the server answers and nothing changes.

use std::panic::AssertUnwindSafe;

use crate::support::socket::{Listener, listening};
use crate::support::{Asker, SeatedClient, state};
use bolero::check;
use serde_json::{Value, json};
use tokio::runtime::{Builder, Runtime};

fn runtime() -> Runtime {
    Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap()
}

/// Bytes as a body, or put somewhere into a body that nearly makes sense.
fn bodies(bytes: &[u8]) -> Vec<Vec<u8>> {
    let text = String::from_utf8_lossy(bytes);
    let record = json!({
        "game": "connect4", "rules": { "rows": text.len() }, "moves": [text, "4"], "deck": [text],
    });
    let request = json!({ "game": text, "rules": { "players": text }, "seats": ["person", text] });
    let study = json!({ "record": record, "seat": bytes.first(), "players": [text] });
    let moved = json!({ "move": text, "ply": bytes.len() });
    let mut bodies: Vec<Vec<u8>> =
        [request, study, moved].iter().map(|body| body.to_string().into_bytes()).collect();
    bodies.push(bytes.to_vec());
    bodies
}

#[test]
fn fuzz_requests() {
    let runtime = runtime();
    let found = runtime.block_on(async {
        let asker = Asker::new(&state());
        let request = json!({ "game": "tablic", "seats": ["person", "easy"] });
        let seated_client = SeatedClient::open(&asker, request).await;
        let before = seated_client.get("").await.body;
        AssertUnwindSafe((seated_client, before))
    });
    check!().with_iterations(300).for_each(|bytes| {
        let AssertUnwindSafe((seated_client, before)) = &found;
        runtime.block_on(async {
            for body in bodies(bytes) {
                for path in
                    ["/api/tables", "/api/replay", "/api/reviews", "/api/same-hand", "/api/trees"]
                {
                    let answer = seated_client.asker.post_bytes(path, body.clone()).await;
                    assert!(answer.status.is_client_error(), "{}", answer.status);
                    assert!(!answer.error().is_empty());
                }
                for rest in ["/moves", "/next"] {
                    let path = seated_client.path(rest);
                    let answer = seated_client.asker.post_bytes(&path, body.clone()).await;
                    assert!(answer.status.is_client_error(), "{}", answer.status);
                }
            }
            assert!(seated_client.get("").await.body == *before);
        });
    });
}

#[test]
fn fuzz_socket_messages() {
    let runtime = runtime();
    let (state, seated_client) = runtime.block_on(async {
        let state = state();
        let request = json!({ "game": "briskula", "seats": ["person", "easy"] });
        let seated_client = SeatedClient::open(&Asker::new(&state), request).await;
        (state, seated_client)
    });
    let (legal, socket) = runtime.block_on(async {
        let address = listening(&state).await;
        let token = seated_client.asker.token.as_deref();
        let mut socket = Listener::enter(address, &seated_client.table, token).await;
        let legal = socket.hear().await["legal"].clone();
        assert_eq!(legal.as_array().map(Vec::len), Some(4));
        (legal, AssertUnwindSafe(tokio::sync::Mutex::new(socket)))
    });
    check!().with_iterations(300).for_each(|bytes| {
        let AssertUnwindSafe(socket) = &socket;
        let text = Value::from(String::from_utf8_lossy(bytes));
        // A card is two bytes, so one of the hand comes up sooner or later: that is no nonsense.
        if legal.as_array().is_some_and(|legal| legal.contains(&text)) {
            return;
        }
        let messages = [
            text.clone(),
            json!({ "type": text, "move": text, "ply": bytes.len() }),
            json!({ "type": "move", "move": text, "ply": 0 }),
            json!({ "type": "hint", "token": bytes }),
        ];
        runtime.block_on(async {
            for message in messages {
                let mut socket = socket.lock().await;
                socket.say(message).await;
                assert_eq!(socket.hear().await["type"], "error");
            }
        });
    });
}
