//! Two servers, which share nothing but a PostgreSQL database, serve the same tables.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use crate::database::Server;
use crate::support::socket::{Listener, listening};
use crate::support::{Asker, SeatedClient, config};
use adut_kernel::Seed;
use adut_server::AppState;
use adut_store::{Missing, listen, open_tables};
use serde_json::{Value, json};

/// A server on a socket.
struct RunningServer {
    state: Arc<AppState>,
    address: SocketAddr,
}

impl RunningServer {
    async fn new(name: &str, server: &Server, patience: Duration) -> Self {
        let (url, name) = (server.url(), name.to_owned());
        let mut news = listen(&url).unwrap().unwrap();
        let mut config = config(Box::new(move || open_tables(&url, Missing::Create)));
        config.news = Some(Box::new(move || news.wait()));
        config.patience = patience;
        // Their secrets must differ.
        let draw = config.entropy;
        config.entropy = Box::new(move |bytes| {
            draw(bytes);
            let mut rng = Seed::from_text(&name).rng();
            bytes.iter_mut().for_each(|byte| *byte ^= rng.bits() as u8);
        });
        let state = AppState::new(config).unwrap();
        let address = listening(&state).await;
        Self { state, address }
    }

    fn asker(&self) -> Asker {
        Asker::new(&self.state)
    }

    async fn enter(&self, seated_client: &SeatedClient) -> Listener {
        Listener::enter(self.address, &seated_client.table, seated_client.token()).await
    }

    /// The same seat by way of this server.
    fn seat(&self, seated_client: &SeatedClient) -> SeatedClient {
        let asker = self.asker().with_token(seated_client.token().unwrap());
        SeatedClient { asker, table: seated_client.table.clone() }
    }

    async fn counter(&self, name: &str) -> u64 {
        let counters = String::from_utf8(self.asker().get("/metrics").await.body).unwrap();
        let line = counters.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.map_or(0, |value| value.parse().unwrap())
    }
}

async fn two(server: &Server, patience: Duration) -> [RunningServer; 2] {
    let one = RunningServer::new("one", server, patience).await;
    [one, RunningServer::new("other", server, patience).await]
}

/// Longer than any test.
const HOUR: Duration = Duration::from_secs(3600);

/// Sets up a table by way of one server, at which a friend sits down by way of the other.
async fn friends(one: &RunningServer, other: &RunningServer, request: Value) -> [SeatedClient; 2] {
    let first = SeatedClient::open(&one.asker(), request).await;
    let ticket = other.asker().post(&first.path("/join"), json!({})).await.json();
    let second = SeatedClient::from_ticket(&other.asker(), &ticket);
    [first, second]
}

/// Plays whenever it is one's turn, until the end; returns every snapshot that was sent.
async fn play_on(mut socket: Listener) -> Vec<Value> {
    let mut seen = Vec::new();
    loop {
        let heard = socket.see().await;
        let (is_over, is_turn) = (heard["over"].is_object(), heard["turn"] == heard["seat"]);
        if !is_over && is_turn {
            socket.play(&heard["legal"][0], heard["ply"].clone()).await;
        }
        seen.push(heard);
        if is_over {
            return seen;
        }
    }
}

/// Whoever plays or watches by way of whichever server is shown each move once, in order, and no
/// program thinks twice.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn friends_and_programs_play_by_way_of_two_servers() {
    let server = Server::start();
    let [one, other] = two(&server, HOUR).await;
    for request in [
        json!({ "game": "connect4", "seats": ["person", "person"] }),
        json!({ "game": "tablic", "rules": { "players": 4 },
            "seats": ["person", "normal", "person", "hard"] }),
        json!({ "game": "briskula", "rules": { "variant": "obicna", "players": 4 },
            "seats": ["person", "person", "easy", "rules"] }),
    ] {
        let [first, second] = friends(&one, &other, request.clone()).await;
        let watching = Listener::enter(other.address, &first.table, None).await;
        let sockets = [one.enter(&first).await, other.enter(&second).await, watching];
        let [here, there, watched] = sockets.map(|socket| tokio::spawn(play_on(socket)));
        let record =
            async |running: &RunningServer| running.seat(&first).get("/record").await.json();
        for seen in [here, there, watched] {
            let seen = seen.await.unwrap();
            for pair in seen.windows(2) {
                assert_eq!(pair[1]["ply"], pair[0]["ply"].as_u64().unwrap() + 1, "{request}");
                let history = pair[1]["history"].as_array().unwrap();
                assert_eq!(pair[1]["last"], *history.last().unwrap());
            }
            let history = seen[seen.len() - 1]["history"].as_array().unwrap();
            let moves: Vec<&Value> = history.iter().map(|made| &made["move"]).collect();
            assert_eq!(json!(moves), record(&one).await["moves"]);
        }
        assert_eq!(record(&one).await, record(&other).await);
    }
    let [mut thoughts, mut moves] = [0; 2];
    for open in [&one, &other] {
        thoughts += open.counter("adut_thinking_seconds_count").await;
        moves += open.counter("adut_moves_total{by=\"program\"}").await;
    }
    assert!(moves > 0);
    assert_eq!(thoughts, moves, "what is thought is played");
}

/// What one server has shown, the other does not deny, also before it was told.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_may_change_servers_with_every_request() {
    let server = Server::start();
    let [one, other] = two(&server, HOUR).await;
    let request = json!({ "game": "love-letter", "seats": ["person", "normal"], "practice": true });
    let first = SeatedClient::open(&one.asker(), request).await;
    let seats = [one.seat(&first), other.seat(&first)];
    let mut turns = seats.iter().cycle();
    for number in 0..3 {
        loop {
            let before = turns.next().unwrap().settled().await;
            assert_eq!(before["number"], number);
            if before["over"].is_object() {
                break;
            }
            assert_eq!(before["turn"], before["seat"], "the program has moved");
            let ply = before["ply"].as_u64().unwrap();
            let action = before["legal"][0].as_str().unwrap();
            let made = turns.next().unwrap().play(action, ply).await;
            assert_eq!(made.status, 200, "{}", made.json());
            if ply == 0 {
                let undone = turns.next().unwrap().post("/undo", json!({})).await;
                assert_eq!((undone.status.as_u16(), &undone.json()["ply"]), (200, &json!(0)));
                let again = turns.next().unwrap().play(action, 0).await;
                assert_eq!(again.status, 200, "{}", again.json());
            }
        }
        assert_eq!(turns.next().unwrap().post("/next", json!({})).await.status, 200);
    }
}

/// Who is there by way of one server is not taken for absent by the other; who is nowhere is
/// played for until he is back, wherever.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn presence_is_known_across_servers() {
    let server = Server::start();
    let patience = Duration::from_millis(1500);
    let [one, other] = two(&server, patience).await;
    let request = json!({ "game": "connect4", "seats": ["person", "person"] });
    let [first, second] = friends(&one, &other, request).await;
    let mut here = one.enter(&first).await;
    here.see().await;
    let mut there = other.enter(&second).await;
    there.see().await;
    tokio::time::sleep(patience * 5 / 4).await;
    assert_eq!(second.get("").await.json()["ply"], 0, "the first one may think");
    drop(here);
    assert_eq!(there.see().await["last"]["seat"], 0, "he has left, and is played for");

    // He is back by way of the same server as his friend, and then by way of the other again.
    for open in [&other, &one] {
        let mut back = open.enter(&first).await;
        let ply = back.see().await["ply"].as_u64().unwrap();
        there.play(&json!("1"), ply).await;
        assert_eq!(there.see().await["ply"], ply + 1);
        let turn = back.see().await;
        tokio::time::sleep(patience * 5 / 4).await;
        back.play(&turn["legal"][1], ply + 1).await;
        assert_eq!(there.see().await["last"]["move"], turn["legal"][1]);
    }
}

/// Who leaves one server is missed in the other, and seen there again when he is back.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_leaves_one_server_is_missed_in_the_other() {
    let server = Server::start();
    let patience = Duration::from_secs(2);
    let one = RunningServer::new("one", &server, patience).await;
    let other = RunningServer::new("other", &server, patience).await;
    let request = json!({ "game": "connect4", "seats": ["person", "person"] });
    let [first, second] = friends(&one, &other, request).await;
    let mut here = one.enter(&first).await;
    let there = other.enter(&second).await;
    here.until_presence(1, "here").await;
    drop(there);
    here.until_presence(1, "away").await;
    let _back = other.enter(&second).await;
    here.until_presence(1, "here").await;
}

/// When the database cuts all connections, both servers connect anew and go on.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lost_connection_is_made_anew() {
    let server = Server::start();
    let [one, other] = two(&server, HOUR).await;
    let request = json!({ "game": "connect4", "seats": ["person", "person"] });
    let [first, second] = friends(&one, &other, request).await;
    let mut here = one.enter(&first).await;
    here.see().await;
    let mut there = other.enter(&second).await;
    there.see().await;
    for ply in 0..6u64 {
        if ply % 2 == 0 {
            server.cut_connections();
        }
        let (player, waiting) =
            if ply % 2 == 0 { (&mut here, &mut there) } else { (&mut there, &mut here) };
        player.play(&json!("4"), ply).await;
        assert_eq!(player.see().await["ply"], ply + 1);
        // Perhaps it was not told, but then it is found.
        assert_eq!(waiting.see().await["ply"], ply + 1);
    }
}

/// What others may have changed is not shown as long as the database cannot say so.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_old_is_shown_while_the_database_is_away() {
    let server = Server::start();
    let [one, other] = two(&server, HOUR).await;
    let request = json!({ "game": "connect4", "seats": ["person", "person"] });
    let [first, second] = friends(&one, &other, request).await;
    assert_eq!(first.play("4", 0).await.status, 200);
    assert_eq!(second.get("").await.json()["ply"], 1);
    drop(server);
    for seated_client in [&first, &second] {
        let answer = seated_client.get("").await;
        assert_eq!(answer.status, 503, "{:?}", answer.json());
        assert_eq!(seated_client.play("4", 1).await.status, 503);
    }
    assert_eq!(one.asker().get("/health").await.status, 503);
}

/// Names and seeds that no database keeps are refused in a sentence, and cost nothing.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn texts_that_cannot_be_kept_are_refused() {
    let server = Server::start();
    let one = RunningServer::new("one", &server, HOUR).await;
    let asker = one.asker();
    assert_eq!(asker.get("/api/tables/%00").await.status, 404);
    assert_eq!(asker.post("/api/tables/a%00/join", json!({})).await.status, 404);
    let request = json!({ "game": "connect4", "seats": ["person", "easy"], "seed": "a\0" });
    let answer = asker.post("/api/tables", request).await;
    assert_eq!((answer.status.as_u16(), answer.error().contains("NUL")), (400, true));
    assert_eq!(asker.get("/health").await.status, 200);
}
