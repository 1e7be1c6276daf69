//! Those who misuse the server are refused or dropped, and nobody else notices.

use std::net::SocketAddr;
use std::sync::Arc;

use crate::support::socket::{Listener, listening, listening_by};
use crate::support::{Asker, SeatedClient, config, in_memory, state};
use adut_server::{AppState, Limits, Rate};
use futures_util::{FutureExt as _, SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::net::TcpSocket;
use tokio_tungstenite::client_async;
use tokio_tungstenite::tungstenite::Message;

#[tokio::test]
async fn floods_and_large_frames_are_dropped_and_nobody_else_notices() {
    let mut config = config(in_memory());
    let messages = Rate { burst: 20.0, per_second: 0.0 };
    config.limits = Limits { messages, sockets: 3, ..config.limits };
    let state = AppState::new(config).unwrap();
    let address = listening(&state).await;
    let asker = Asker::new(&state);
    let request = json!({ "game": "connect4", "seats": ["person", "easy"] });
    let seated_client = SeatedClient::open(&asker, request).await;
    let mut good = Listener::enter(address, &seated_client.table, seated_client.token()).await;
    good.hear().await;

    let mut flood = Listener::enter(address, &seated_client.table, seated_client.token()).await;
    for _ in 0..60 {
        let message = Message::Text(r#"{"type":"undo"}"#.into());
        if flood.stream.send(message).await.is_err() {
            break;
        }
    }
    let mut answers = 0;
    while let Some(text) = flood.hear_text().await {
        answers += usize::from(text.contains("\"error\""));
    }
    assert_eq!(answers, 20);

    let mut large = Listener::enter(address, &seated_client.table, seated_client.token()).await;
    large.hear().await;
    // It may be cut off before all of it is sent.
    let _ = large.stream.send(Message::Text("x".repeat(10 << 20).into())).await;
    assert!(!matches!(large.stream.next().await, Some(Ok(Message::Text(_)))));

    // No more sockets than allowed.
    let mut more = Vec::new();
    for _ in 0..2 {
        more.push(Listener::connect(address, &seated_client.table).await);
    }
    let url = format!("ws://{address}/api/tables/{}/socket", seated_client.table);
    let refused = tokio_tungstenite::connect_async(url).await.unwrap_err().to_string();
    assert!(refused.contains("429"), "{refused}");

    good.play(&json!("4"), 0).await;
    assert_eq!(good.hear().await["ply"], 1);
}

/// Who hangs up before the answer comes has made the move all the same, wholly.
#[tokio::test]
async fn who_hangs_up_spoils_nothing() {
    let state = state();
    let address = listening(&state).await;
    let asker = Asker::new(&state);
    let request = json!({ "game": "connect4", "seats": ["person", "person"] });
    let first = SeatedClient::open(&asker, request).await;
    let ticket = asker.post(&first.path("/join"), json!({})).await.json();
    let second = SeatedClient::from_ticket(&asker, &ticket);
    let mut watching = Listener::enter(address, &first.table, None).await;
    assert_eq!(watching.see().await["ply"], 0);
    for ply in 0..6 {
        let seated_client = if ply % 2 == 0 { &first } else { &second };
        // Asked once and not waited for.
        assert!(seated_client.play("4", ply).now_or_never().is_none());
        assert_eq!(watching.see().await["ply"], ply + 1);
    }
}

/// How many were dropped.
async fn dropped(asker: &Asker) -> u64 {
    let counters = String::from_utf8(asker.get("/metrics").await.body).unwrap();
    let line = counters.lines().find(|line| line.starts_with("adut_dropped_total ")).unwrap();
    line.split(' ').nth(1).unwrap().parse().unwrap()
}

/// Puts a server on a socket that does not hold much of what has been sent and not been read.
fn listening_tightly(state: &Arc<AppState>) -> SocketAddr {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_send_buffer_size(4096).unwrap();
    socket.bind(([127, 0, 0, 1], 0).into()).unwrap();
    listening_by(state, socket.listen(16).unwrap())
}

/// Sits down at a socket that does not hold much either, and never reads.
async fn deaf(address: SocketAddr, seated_client: &SeatedClient) -> impl Sized {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let stream = socket.connect(address).await.unwrap();
    let url = format!("ws://{address}/api/tables/{}/socket", seated_client.table);
    let (mut stream, _) = client_async(url, stream).await.unwrap();
    let hello = json!({ "type": "hello", "token": seated_client.token() });
    stream.send(Message::Text(hello.to_string().into())).await.unwrap();
    stream
}

/// Whoever does not read is dropped once too much waits for him; who plays at the same table, in
/// the same seat even, goes on as if he were not there.
#[tokio::test]
async fn who_never_reads_is_dropped_and_the_game_goes_on() {
    let state = state();
    let address = listening_tightly(&state);
    let asker = Asker::new(&state);
    let request = json!({ "game": "tablic", "seats": ["person", "hard"], "practice": true });
    let seated_client = SeatedClient::open(&asker, request).await;
    let mut good = Listener::enter(address, &seated_client.table, seated_client.token()).await;
    let beginning = good.see().await;
    let _deaf = deaf(address, &seated_client).await;
    let mut rounds = 0;
    while dropped(&asker).await == 0 {
        assert!(rounds < 400, "he is still there");
        rounds += 1;
        for _ in 0..10 {
            good.play(&beginning["legal"][0], 0).await;
            assert_eq!(good.see().await["ply"], 1);
            good.say(json!({ "type": "undo" })).await;
            // The program may have moved meanwhile.
            while good.see().await["observation"] != beginning["observation"] {}
        }
    }
    good.play(&beginning["legal"][0], 0).await;
    let after = good.see().await;
    assert_eq!((&after["ply"], &after["over"]), (&json!(1), &Value::Null));
}

/// All three at once, at a table of their own, while a game is played to its end at another.
#[tokio::test]
async fn a_game_is_played_to_its_end_among_those_who_misbehave() {
    let mut config = config(in_memory());
    config.limits.messages = Rate { burst: 60.0, per_second: 1e9 };
    let state = AppState::new(config).unwrap();
    let address = listening(&state).await;
    let asker = Asker::new(&state);
    let theirs =
        SeatedClient::open(&asker, json!({ "game": "briskula", "seats": ["person", "easy"] }));
    let theirs = theirs.await;
    let flood = async {
        loop {
            let mut socket = Listener::enter(address, &theirs.table, None).await;
            for _ in 0..200 {
                let undo = Message::Text(r#"{"type":"undo"}"#.into());
                if socket.stream.send(undo).await.is_err() {
                    break;
                }
            }
        }
    };
    let large = async {
        loop {
            let mut socket = Listener::enter(address, &theirs.table, None).await;
            let _ = socket.stream.send(Message::Text("x".repeat(10 << 20).into())).await;
            while let Some(Ok(_)) = socket.stream.next().await {}
        }
    };
    let game = async {
        let _deaf = deaf(address, &theirs).await;
        let request = json!({ "game": "tablic", "seats": ["person", "hard"] });
        let seated_client = SeatedClient::open(&asker, request).await;
        let mut socket =
            Listener::enter(address, &seated_client.table, seated_client.token()).await;
        let mut plies = Vec::new();
        loop {
            let heard = socket.see().await;
            plies.push(heard["ply"].as_u64().unwrap());
            if heard["over"].is_object() {
                return plies;
            }
            if heard["turn"] == heard["seat"] {
                socket.play(&heard["legal"][0], heard["ply"].clone()).await;
            }
        }
    };
    tokio::select! {
        () = flood => {}
        () = large => {}
        plies = game => assert_eq!(plies, (0..=48).collect::<Vec<u64>>()),
    }
}
