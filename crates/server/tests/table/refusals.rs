//! Everything that is refused, in one sentence, changing nothing.

use std::time::Duration;

use crate::support::{Answer, Asker, SeatedClient, config, in_memory, state};
use adut_server::{AppState, Limits, Rate};
use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use serde_json::json;

fn refused(answer: &Answer, status: u16, sentence: &str) {
    let error = answer.error();
    assert_eq!(answer.status.as_u16(), status, "{error}");
    assert!(error.contains(sentence), "`{error}` does not say `{sentence}`");
    assert!(answer.headers.contains("default-src 'none'"), "{}", answer.headers);
}

#[tokio::test]
async fn impossible_tables_are_refused() {
    let asker = Asker::new(&state());
    let seats = json!(["person", "easy"]);
    for (request, sentence) in [
        (json!({ "game": "whist", "seats": seats }), "there is no game called `whist`"),
        (json!({ "game": "tablic", "seats": ["person"] }), "1 seats are named, but 2 play"),
        (json!({ "game": "tablic", "seats": ["easy", "hard"] }), "a table needs a person"),
        (json!({ "game": "tablic", "seats": ["person", "nobody"] }), "no player called `nobody`"),
        (json!({ "game": "tablic", "seats": ["person", "cmd:rm -rf /"] }), "no settings here"),
        (json!({ "game": "tablic", "seats": ["person", "pimc:worlds=9"] }), "no settings here"),
        (json!({ "game": "tablic", "seats": seats, "rules": { "players": 9 } }), "players=9"),
        (
            json!({ "game": "tablic", "seats": seats, "rules": { "moon": 1 } }),
            "option called `moon`",
        ),
        (
            json!({ "game": "tablic", "seats": ["person", "person"], "seed": "1" }),
            "a seed can be chosen only by who plays alone",
        ),
        (json!({ "game": "tablic" }), "missing field `seats`"),
        (json!([]), "EOF"),
    ] {
        let answer = asker.post("/api/tables", request.clone()).await;
        let sentence = if sentence == "EOF" { "invalid" } else { sentence };
        assert!((400..=422).contains(&answer.status.as_u16()), "{request}");
        assert!(answer.error().contains(sentence), "{request}: {}", answer.error());
    }
    refused(&asker.post_bytes("/api/tables", "{").await, 400, "EOF");
    let large = vec![b' '; 70_000];
    refused(&asker.post_bytes("/api/tables", large).await, 400, "length limit");
    let plain = Request::post("/api/tables").body(Body::from("{}")).unwrap();
    refused(&asker.send(plain).await, 400, "Content-Type");
}

#[tokio::test]
async fn only_the_seat_to_move_moves_and_only_legally() {
    let asker = Asker::new(&state());
    let request = json!({ "game": "connect4", "seats": ["person", "person"] });
    let first = SeatedClient::open(&asker, request).await;
    let join = asker.post(&first.path("/join"), json!({})).await;
    let second = SeatedClient::from_ticket(&asker, &join.json());
    refused(&asker.post(&first.path("/join"), json!({})).await, 409, "no seat is free");

    let stranger = |token: &str| SeatedClient { asker: asker.with_token(token), ..first.clone() };
    let nobody = SeatedClient { asker: asker.clone(), ..first.clone() };
    let before = first.get("").await.body;
    refused(&nobody.play("4", 0).await, 401, "needs the token of a seat");
    refused(&stranger("").play("4", 0).await, 401, "belongs to no seat");
    refused(&stranger(&"0".repeat(48)).play("4", 0).await, 401, "belongs to no seat");
    refused(&stranger("ž").get("").await, 401, "belongs to no seat");
    refused(&second.play("4", 0).await, 409, "it is seat 0's turn, not yours");
    refused(&first.play("4", 1).await, 409, "meant for ply 1, but the game stands at ply 0");
    refused(&first.play("9", 0).await, 422, "9");
    refused(&first.play("queen", 0).await, 422, "`queen` is not a move");
    refused(&first.play("", 0).await, 422, "is not a move");
    refused(&first.post("/undo", json!({})).await, 403, "only at a practice table");
    refused(&first.get("/hint").await, 403, "only at a practice table");
    refused(&first.get("/record").await, 409, "not over yet");
    refused(&first.post("/next", json!({})).await, 409, "not over yet");
    for rest in ["/undo", "/next"] {
        refused(&nobody.post(rest, json!({})).await, 401, "needs the token");
    }
    refused(&nobody.get("/hint").await, 401, "needs the token");
    assert_eq!(first.get("").await.body, before, "nothing has changed");

    for (ply, column) in "4142434".chars().enumerate() {
        let seated_client = if ply % 2 == 0 { &first } else { &second };
        assert_eq!(
            seated_client.play(&column.to_string(), ply as u64).await.status,
            StatusCode::OK
        );
    }
    refused(&second.play("1", 7).await, 409, "the game is over");
}

#[tokio::test]
async fn unknown_addresses_are_refused() {
    let asker = Asker::new(&state());
    let long = "x".repeat(300);
    refused(&asker.get("/api/tables/none").await, 404, "there is no table called `none` here");
    refused(&asker.get(&format!("/api/tables/{long}")).await, 404, "there is no table");
    refused(&asker.get("/api/reviews/none").await, 404, "there is no review called `none`");
    refused(&asker.get("/api/same-hand/none").await, 404, "there is no hand called `none`");
    refused(&asker.get("/api/messages/tlh").await, 404, "there is no language called `tlh`");
    refused(&asker.get("/api/nothing").await, 404, "nothing at this address");
    refused(&asker.get("/../Cargo.toml").await, 404, "nothing at this address");
    refused(&asker.post("/api/games", json!({})).await, 405, "requests of this kind");
    let seated_client =
        SeatedClient::open(&asker, json!({ "game": "tablic", "seats": ["person", "easy"] })).await;
    refused(&seated_client.get("?settled=perhaps").await, 400, "settled");
}

#[tokio::test]
async fn what_is_no_finished_game_is_not_studied() {
    let asker = Asker::new(&state());
    let unfinished = json!({ "game": "connect4", "players": ["a", "b"], "moves": ["4"] });
    let finished = json!({ "game": "connect4", "players": ["a", "b"], "moves": ["4", "1", "4", "2", "4", "3", "4"] });
    let wrong = json!({ "game": "connect4", "moves": ["4", "9"] });
    for path in ["/api/replay", "/api/reviews", "/api/same-hand"] {
        let ask = async |record: &serde_json::Value| {
            asker.post(path, json!({ "record": record, "seat": 0, "players": ["easy"] })).await
        };
        refused(&ask(&unfinished).await, 409, "not over yet");
        refused(&ask(&wrong).await, 400, "move 2 (`9`)");
        refused(&ask(&json!({ "game": "chess" })).await, 400, "no game called `chess`");
        refused(&ask(&json!({})).await, 400, "missing field `game`");
        assert!(ask(&finished).await.status.is_success());
    }
    let ask = async |seat: usize, players: &[&str]| {
        let body = json!({ "record": finished, "seat": seat, "players": players });
        asker.post("/api/same-hand", body).await
    };
    refused(&ask(2, &["easy"]).await, 400, "no seat 2");
    refused(&ask(0, &["nobody"]).await, 400, "no player called `nobody`");
    refused(&ask(0, &["cmd:true"]).await, 400, "no settings here");
    refused(&ask(0, &["easy"; 99]).await, 400, "at most 32");
    let body = json!({ "record": finished, "seat": 7 });
    refused(&asker.post("/api/reviews", body).await, 400, "no seat 7");
}

#[tokio::test]
async fn too_much_is_refused() {
    let mut config = config(in_memory());
    let none_back = |burst| Rate { burst, per_second: 0.0 };
    config.limits = Limits {
        requests: none_back(8.0),
        tables: none_back(2.0),
        jobs: none_back(0.0),
        rooms: 1,
        ..config.limits
    };
    let asker = Asker::new(&AppState::new(config).unwrap());
    let request = json!({ "game": "tablic", "seats": ["person", "easy"] });
    assert_eq!(asker.post("/api/tables", request.clone()).await.status, StatusCode::CREATED);
    refused(
        &asker.post("/api/tables", request.clone()).await,
        503,
        "too many tables at the moment",
    );
    refused(&asker.post("/api/tables", request).await, 429, "too many tables from your address");
    let record = json!({ "game": "connect4", "moves": ["4", "1", "4", "2", "4", "3", "4"] });
    let body = json!({ "record": record });
    refused(&asker.post("/api/reviews", body).await, 429, "too many long tasks");
    for _ in 0..4 {
        assert_eq!(asker.get("/api/games").await.status, StatusCode::OK);
    }
    refused(&asker.get("/api/games").await, 429, "too many requests");
}

#[tokio::test]
async fn pages_of_other_sites_get_no_socket() {
    let asker = Asker::new(&state());
    let seated_client =
        SeatedClient::open(&asker, json!({ "game": "tablic", "seats": ["person", "easy"] })).await;
    let request = |origin: &str| {
        Request::get(seated_client.path("/socket"))
            .header(header::HOST, "127.0.0.1:2340")
            .header(header::ORIGIN, origin)
            .header(header::UPGRADE, "websocket")
            .body(Body::empty())
            .unwrap()
    };
    for origin in ["http://evil.example", "null", "http://127.0.0.1:9", "http://127.0.0.1:2340.x"] {
        refused(&asker.send(request(origin)).await, 403, "pages of other sites");
    }
    let own = asker.send(request("http://127.0.0.1:2340")).await;
    assert_ne!(own.status, StatusCode::FORBIDDEN);
}

/// A seat that nobody takes is played by a program, once somebody has waited for long enough.
#[tokio::test]
async fn an_empty_seat_is_played_for() {
    let mut config = config(in_memory());
    config.patience = Duration::from_millis(20);
    let asker = Asker::new(&AppState::new(config).unwrap());
    let request = json!({ "game": "connect4", "seats": ["person", "person"] });
    let seated_client = SeatedClient::open(&asker, request).await;
    assert_eq!(seated_client.play("4", 0).await.status, StatusCode::OK);
    for _ in 0..500 {
        let snapshot = seated_client.get("").await.json();
        assert_eq!(snapshot["players"][1]["taken"], false);
        if snapshot["ply"] == 2 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("nobody moved");
}
