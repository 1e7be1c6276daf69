//! People with names: their records, who sees them, who is there and who watches.

use std::sync::Arc;
use std::time::Duration;

use crate::database::Server;
use crate::support::socket::{Listener, listening};
use crate::support::{Asker, SeatedClient, config, in_memory, state};
use adut_server::{AppState, Limits, Rate};
use adut_store::{Missing, open_tables};
use axum::http::{Method, Request, header};
use serde_json::{Value, json};

/// Takes a name; what is returned holds its key.
async fn named(asker: &Asker, name: &str) -> Asker {
    let answer = asker.post("/api/people", json!({ "name": name })).await;
    assert_eq!(answer.status, 201, "{}", answer.error());
    asker.with_token(answer.json()["key"].as_str().unwrap())
}

async fn record_of(person: &Asker) -> Value {
    let answer = person.get("/api/people/me").await;
    assert_eq!(answer.status, 200, "{}", answer.error());
    answer.json()
}

async fn claim(seated_client: &SeatedClient, person: &Asker) -> crate::support::Answer {
    seated_client.post("/person", json!({ "key": person.token })).await
}

fn request(game: &str, seats: &[&str]) -> Value {
    json!({ "game": game, "seats": seats })
}

/// Plays a game of two people, each the first move that is legal.
async fn play_both(seated_clients: &[SeatedClient; 2]) {
    loop {
        let mut snapshot = seated_clients[0].settled().await;
        if snapshot["over"].is_object() {
            return;
        }
        let mut mover = &seated_clients[0];
        if snapshot["turn"] != snapshot["seat"] {
            mover = &seated_clients[1];
            snapshot = mover.settled().await;
        }
        let action = snapshot["legal"][0].as_str().unwrap().to_owned();
        let answer = mover.play(&action, snapshot["ply"].as_u64().unwrap()).await;
        assert_eq!(answer.status, 200, "{}", answer.error());
    }
}

#[tokio::test]
async fn names_are_given_once() {
    let asker = Asker::new(&state());
    let ana = named(&asker, " Ana ").await;
    let record = record_of(&ana).await;
    assert_eq!((&record["name"], &record["tallies"]), (&json!("Ana"), &json!([])));
    let taken = asker.post("/api/people", json!({ "name": "aNA" })).await;
    assert_eq!(taken.status, 409);
    assert!(taken.error().contains("`aNA` is taken"));
    for name in ["Аna", "AnА"] {
        let refused = asker.post("/api/people", json!({ "name": name })).await;
        assert_eq!(refused.status, 400, "{name}");
        assert!(refused.error().contains("one script"), "{}", refused.error());
    }
    named(&asker, "Tim").await;
    for (name, said) in [("Tirn", "looks too much like"), ("HARD", "what a program")] {
        let refused = asker.post("/api/people", json!({ "name": name })).await;
        assert_eq!(refused.status, 409, "{name}");
        assert!(refused.error().contains(said), "{}", refused.error());
    }
    for name in ["", "a\u{202e}b", "<script>", &"x".repeat(25)] {
        assert_eq!(asker.post("/api/people", json!({ "name": name })).await.status, 400, "{name}");
    }
    assert_eq!(asker.get("/api/people/me").await.status, 401);
    assert_eq!(asker.with_token("wrong").get("/api/people/me").await.status, 401);
    let leave = |key: &str| {
        let leave = Request::builder().method(Method::DELETE).uri("/api/people/me");
        let leave = leave.header(header::AUTHORIZATION, format!("Bearer {key}"));
        leave.body(axum::body::Body::empty()).unwrap()
    };
    let key = ana.token.clone().unwrap();
    assert_eq!(asker.send(leave(&key)).await.status, 204);
    assert_eq!(asker.send(leave(&key)).await.status, 401);
    named(&asker, "ANA").await;
}

#[tokio::test]
async fn nobody_takes_all_names() {
    let mut config = config(in_memory());
    config.limits = Limits { people: Rate { burst: 2.0, per_second: 0.0 }, ..config.limits };
    let asker = Asker::new(&AppState::new(config).unwrap());
    for (name, status) in [("a", 201), ("", 400), ("b", 201), ("c", 429)] {
        assert_eq!(asker.post("/api/people", json!({ "name": name })).await.status, status);
    }
}

/// Games of named people are counted once each, whatever falls in between.
async fn counts_once(url: &str) {
    let open = || {
        let url = url.to_owned();
        AppState::new(config(Box::new(move || open_tables(&url, Missing::Create)))).unwrap()
    };
    let asker = Asker::new(&open());
    let (ana, bo) = (named(&asker, "Ana").await, named(&asker, "Bo").await);

    // Against a program, over a fall in the middle.
    let seated_client = SeatedClient::open(&asker, request("briskula", &["person", "easy"])).await;
    assert_eq!(claim(&seated_client, &ana).await.json()["players"][0]["called"], "Ana");
    let snapshot = seated_client.settled().await;
    seated_client.play(snapshot["legal"][0].as_str().unwrap(), 0).await;
    let asker = Asker::new(&open());
    let again = |person: &Asker| asker.with_token(person.token.as_deref().unwrap());
    let (ana, bo) = (again(&ana), again(&bo));
    let seated_client = SeatedClient { asker: again(&seated_client.asker), ..seated_client };
    let end = seated_client.play_to_the_end(|_| 0).await;
    assert_eq!(end["result"]["counts"], true);
    assert_eq!(end["result"]["against"], "easy");
    // Whoever asks how often: once it is.
    assert_eq!(seated_client.play("Ak", 99).await.status, 409);
    let asker = Asker::new(&open());
    let again = |person: &Asker| asker.with_token(person.token.as_deref().unwrap());
    let (ana, bo) = (again(&ana), again(&bo));
    SeatedClient { asker: again(&seated_client.asker), ..seated_client.clone() }.settled().await;
    let tallies = record_of(&ana).await["tallies"].clone();
    assert_eq!(tallies.as_array().unwrap().len(), 1);
    let verdict = end["result"]["verdict"].as_str().unwrap();
    assert_eq!((&tallies[0][verdict], &tallies[0]["against"]), (&json!(1), &json!("easy")));
    assert_eq!(tallies[0]["difference"], end["result"]["difference"]);

    // Two people, each in the eyes of the other; a rematch counts, one with the same cards not.
    let first = SeatedClient::open(&asker, request("love-letter", &["person", "person"])).await;
    let ticket = asker.post(&first.path("/join"), json!({})).await.json();
    let both = [first, SeatedClient::from_ticket(&asker, &ticket)];
    assert_eq!(claim(&both[0], &ana).await.status, 200);
    assert_eq!(claim(&both[0], &ana).await.status, 200, "once more is no harm");
    assert_eq!(claim(&both[1], &ana).await.status, 409, "nobody plays against himself");
    assert_eq!(claim(&both[1], &bo).await.status, 200);
    assert_eq!(claim(&both[1], &asker.with_token("wrong")).await.status, 401);
    play_both(&both).await;
    for one in &both {
        one.post("/next", json!({})).await;
    }
    play_both(&both).await;
    for one in &both {
        one.post("/next", json!({ "same_cards": true })).await;
    }
    assert_eq!(both[0].settled().await["same_cards"], true);
    play_both(&both).await;
    let letters = |record: Value| {
        let tallies = record["tallies"].as_array().unwrap().clone();
        tallies.into_iter().find(|tally| tally["against"] == "person").unwrap()
    };
    let (ana_s, bo_s) = (letters(record_of(&ana).await), letters(record_of(&bo).await));
    let games = |tally: &Value| {
        ["won", "drawn", "lost"].iter().map(|key| tally[key].as_u64().unwrap()).sum::<u64>()
    };
    assert_eq!((games(&ana_s), games(&bo_s)), (2, 2));
    assert_eq!((&ana_s["won"], &ana_s["lost"]), (&bo_s["lost"], &bo_s["won"]));

    // Practice and chosen cards do not count.
    for extra in [json!({ "practice": true }), json!({ "seed": "mine" })] {
        let mut request = request("connect4", &["person", "random"]);
        request.as_object_mut().unwrap().extend(extra.as_object().unwrap().clone());
        let seated_client = SeatedClient::open(&asker, request).await;
        claim(&seated_client, &ana).await;
        assert_eq!(seated_client.play_to_the_end(|n| n / 2).await["result"]["counts"], false);
    }
    assert_eq!(record_of(&ana).await["tallies"].as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn each_game_counts_once_with_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    counts_once(&format!("sqlite:{}", folder.path().join("tables.db").display())).await;
}

#[tokio::test]
async fn each_game_counts_once_with_postgresql() {
    {
        let server = Server::start();
        counts_once(&server.url()).await;
    }
}

fn impatient(patience: Duration) -> Arc<AppState> {
    AppState::new(adut_server::AppConfig { patience, ..config(in_memory()) }).unwrap()
}

#[tokio::test]
async fn who_leaves_is_missed_and_who_returns_is_seen() {
    let state = impatient(Duration::from_millis(20));
    let address = listening(&state).await;
    let asker = Asker::new(&state);
    let host = SeatedClient::open(&asker, request("connect4", &["person", "person"])).await;
    let ticket = asker.post(&host.path("/join"), json!({})).await.json();
    let subscriber = SeatedClient::from_ticket(&asker, &ticket);
    let token = |seated_client: &SeatedClient| seated_client.asker.token.clone();
    let mut here = Listener::enter(address, &host.table, token(&host).as_deref()).await;
    let there = Listener::enter(address, &host.table, token(&subscriber).as_deref()).await;
    let mut watcher = Listener::enter(address, &host.table, None).await;
    watcher.until_presence(1, "here").await;
    drop(there);
    here.until_presence(1, "away").await;
    watcher.until_presence(1, "away").await;
    // His turn comes, and in time a program plays for him.
    here.say(json!({ "type": "move", "move": "4", "ply": 0 })).await;
    let replaced = here.until_presence(1, "stand-in").await;
    assert_eq!(replaced["players"][0]["presence"], "here");
    assert_eq!(replaced["history"].as_array().unwrap().len(), 1, "it is told before it moves");
    let _there = Listener::enter(address, &host.table, token(&subscriber).as_deref()).await;
    watcher.until_presence(1, "here").await;
}

#[tokio::test]
async fn watchers_are_counted_but_are_no_news() {
    let state = state();
    let address = listening(&state).await;
    let asker = Asker::new(&state);
    let seated_client = SeatedClient::open(&asker, request("connect4", &["person", "easy"])).await;
    let token = seated_client.asker.token.clone();
    let mut here = Listener::enter(address, &seated_client.table, token.as_deref()).await;
    assert_eq!(here.hear().await["watching"], 0);
    let mut watchers = Vec::new();
    for count in 1..=3 {
        let mut watcher = Listener::enter(address, &seated_client.table, None).await;
        assert_eq!(watcher.hear().await["watching"], count);
        watchers.push(watcher);
    }
    assert_eq!(here.hear_all().await.len(), 1, "nothing but the refusal");
    here.say(json!({ "type": "move", "move": "4", "ply": 0 })).await;
    let heard = here.hear().await;
    assert_eq!((&heard["watching"], &heard["ply"]), (&json!(3), &json!(1)));
    assert_eq!(heard["players"][0]["called"], json!(null));
}
