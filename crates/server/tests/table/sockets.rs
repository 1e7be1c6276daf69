//! The socket: games over it.

use crate::support::socket::{Listener, listening};
use crate::support::{Asker, SeatedClient, kinds, state};
use futures_util::SinkExt as _;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

#[tokio::test]
async fn games_of_every_kind_are_played_over_the_socket() {
    let state = state();
    let address = listening(&state).await;
    let asker = Asker::new(&state);
    for request in kinds() {
        let seated_client = SeatedClient::open(&asker, request).await;
        let mut socket =
            Listener::enter(address, &seated_client.table, seated_client.token()).await;
        let mut watcher = Listener::enter(address, &seated_client.table, None).await;
        let mut plies = Vec::new();
        loop {
            let heard = socket.hear().await;
            match heard["type"].as_str() {
                Some("snapshot") => {}
                Some("thinking") => {
                    assert_ne!(heard["seat"], 0);
                    continue;
                }
                _ => panic!("{heard}"),
            }
            let ply = heard["ply"].as_u64().unwrap();
            let last = heard["history"].as_array().unwrap().last();
            assert_eq!(heard["last"], *last.unwrap_or(&json!(null)), "each change is one move");
            plies.push(ply);
            if !heard["over"].is_null() {
                break;
            }
            if heard["turn"] == heard["seat"] {
                socket.say(json!({ "type": "move", "move": heard["legal"][0], "ply": ply })).await;
            }
        }
        let end = *plies.last().unwrap();
        assert_eq!(plies, (0..=end).collect::<Vec<_>>(), "every move is told, once and in order");
        loop {
            let heard = watcher.hear().await;
            assert_eq!(
                (&heard["seat"].as_u64(), heard["legal"].as_array().map_or(0, Vec::len)),
                (&if heard["type"] == "thinking" { heard["seat"].as_u64() } else { None }, 0)
            );
            if heard["over"].is_object() {
                break;
            }
        }
    }
}

#[tokio::test]
async fn choices_are_the_legal_moves_in_parts_and_others_can_be_asked_about() {
    let state = state();
    let address = listening(&state).await;
    let asker = Asker::new(&state);
    for request in kinds() {
        let client = SeatedClient::open(&asker, request).await;
        let mut socket = Listener::enter(address, &client.table, client.token()).await;
        let seen = loop {
            let heard = socket.hear().await;
            if heard["type"] == "snapshot" && heard["turn"] == heard["seat"] {
                break heard;
            }
        };
        let choices = seen["choices"].as_array().unwrap();
        let moves: Vec<&Value> = choices.iter().map(|choice| &choice["move"]).collect();
        assert_eq!(json!(moves), seen["legal"], "the same moves in the same order");
        assert!(
            !choices.is_empty() && choices.iter().all(|choice| choice["phrase"]["key"].is_string())
        );
        socket.say(json!({ "type": "check", "move": moves[0] })).await;
        let checked = socket.hear().await;
        assert_eq!((&checked["type"], &checked["ply"]), (&json!("checked"), &seen["ply"]));
        assert_eq!(checked["choice"], choices[0], "it is told as it is listed");
        socket.say(json!({ "type": "check", "move": "nonsense" })).await;
        let checked = socket.hear().await;
        assert_eq!((&checked["move"], &checked["choice"]), (&json!("nonsense"), &json!(null)));
        let mut watcher = Listener::enter(address, &client.table, None).await;
        let public = watcher.hear().await;
        assert_eq!((&public["choices"], &public["text"]), (&json!([]), &json!(null)));
        watcher.say(json!({ "type": "check", "move": moves[0] })).await;
        assert_eq!(watcher.hear().await["type"], "error", "who watches has no move");
    }
}

#[tokio::test]
async fn the_socket_refuses_as_http_does() {
    let state = state();
    let address = listening(&state).await;
    let asker = Asker::new(&state);
    let request = json!({ "game": "connect4", "seats": ["person", "person"], "practice": true });
    let seated_client = SeatedClient::open(&asker, request).await;

    let mut stranger = Listener::enter(address, &seated_client.table, Some("wrong")).await;
    assert_eq!(stranger.hear().await["message"], "this token belongs to no seat at this table");
    assert_eq!(stranger.hear_text().await, None, "and the socket is closed");
    let mut rude = Listener::connect(address, &seated_client.table).await;
    rude.say(json!({ "type": "undo" })).await;
    assert_eq!(rude.hear().await["message"], "the first message must be a hello");
    let mut silent = Listener::connect(address, &seated_client.table).await;
    silent.stream.send(Message::Binary(vec![0xff, 0].into())).await.unwrap();
    assert_eq!(silent.hear().await["type"], "error");

    let mut socket = Listener::enter(address, &seated_client.table, seated_client.token()).await;
    let before = socket.hear().await;
    for (message, sentence) in [
        (json!({ "type": "move", "move": "9" }), "9"),
        (json!({ "type": "move", "move": "4", "ply": 5 }), "meant for ply 5"),
        (json!({ "type": "move" }), "missing field `move`"),
        (json!({ "type": "undo" }), "only by who plays alone with programs"),
        (json!({ "type": "next" }), "not over yet"),
        (json!({ "type": "dance" }), "unknown variant `dance`"),
        (json!([1, 2]), "cannot be read"),
    ] {
        socket.say(message).await;
        let heard = socket.hear().await;
        assert_eq!(heard["type"], "error");
        assert!(heard["message"].as_str().unwrap().contains(sentence), "{heard}");
    }
    assert_eq!((&before["practice"], &before["undo"]), (&json!(true), &json!(false)));
    socket.say(json!({ "type": "hint" })).await;
    assert_eq!(socket.hear().await["values"].as_array().unwrap().len(), 7);
    socket.say(json!({ "type": "move", "move": "4", "ply": 0 })).await;
    let last = &socket.hear().await["last"];
    assert_eq!((&last["seat"], &last["move"]), (&json!(0), &json!("4")));
    socket.say(json!({ "type": "hint" })).await;
    assert!(socket.hear().await["message"].as_str().unwrap().contains("seat 1's turn"));

    let mut watcher = Listener::enter(address, &seated_client.table, None).await;
    assert_eq!(watcher.hear().await["seat"], json!(null));
    watcher.say(json!({ "type": "move", "move": "4", "ply": 0 })).await;
    assert!(watcher.hear().await["message"].as_str().unwrap().contains("needs the token"));
}

#[tokio::test]
async fn two_people_play_and_one_comes_back() {
    let state = state();
    let address = listening(&state).await;
    let asker = Asker::new(&state);
    let request = json!({ "game": "briskula", "seats": ["person", "person"] });
    let first = SeatedClient::open(&asker, request).await;
    assert_eq!(first.get("").await.json()["players"][1]["taken"], false);
    let mut one = Listener::enter(address, &first.table, first.token()).await;
    one.hear().await;
    let join = asker.post(&first.path("/join"), json!({})).await.json();
    assert_eq!(join["seat"], 1);
    assert_eq!(one.hear().await["players"][1]["taken"], true, "who waits is told");
    let second = SeatedClient::from_ticket(&asker, &join);
    let mut other = Listener::enter(address, &first.table, second.token()).await;
    let seen = other.hear().await;
    assert_eq!((&seen["seat"], &seen["legal"]), (&json!(1), &json!([])));

    let action = first.get("").await.json()["legal"][0].clone();
    one.say(json!({ "type": "move", "move": action, "ply": 0 })).await;
    assert_eq!(other.hear().await["last"]["move"], action);
    drop(other);
    let mut back = Listener::enter(address, &first.table, second.token()).await;
    assert_eq!(back.hear().await["history"][0]["move"], action);
}
