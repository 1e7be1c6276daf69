//! Who asks for much does not keep the others waiting, and is told what is too much.

use std::time::Duration;

use adut_server::{AppState, Limits, Rate};
use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::support::{Answer, Asker, SeatedClient, config, in_memory};

fn asker_with(limit: impl FnOnce(&mut Limits)) -> Asker {
    let mut config = config(in_memory());
    limit(&mut config.limits);
    Asker::new(&AppState::new(config).unwrap())
}

fn refused(answer: &Answer, status: u16, sentence: &str) {
    assert_eq!(answer.status.as_u16(), status, "{}", answer.error());
    assert!(answer.error().contains(sentence), "{}", answer.error());
}

fn practice(game: &str) -> Value {
    json!({ "game": game, "seats": ["person", "easy"], "practice": true })
}

#[tokio::test]
async fn at_a_table_there_is_one_hint_at_a_time() {
    let asker = asker_with(|_| ());
    let seated_client = SeatedClient::open(&asker, practice("love-letter")).await;
    let (first, second) = tokio::join!(seated_client.get("/hint"), seated_client.get("/hint"));
    assert_eq!(first.status, StatusCode::OK, "{}", first.json());
    refused(&second, 429, "a hint for this table is being worked out already");
    assert_eq!(seated_client.get("/hint").await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_client_waits_for_a_few_hints_only() {
    let asker = asker_with(|limits| (limits.hints_of_client, limits.hints) = (2, 3));
    let mut seated_clients = Vec::new();
    for address in ["10.0.0.1", "10.0.0.1", "10.0.0.1", "10.0.0.2", "10.0.0.3"] {
        seated_clients.push(SeatedClient::open(&asker.at(address), practice("love-letter")).await);
    }
    let hint = |place: usize| seated_clients[place].get("/hint");
    let (a, b, c, d, e) = tokio::join!(hint(0), hint(1), hint(2), hint(3), hint(4));
    assert_eq!([a, b, d].map(|answer| answer.status.as_u16()), [200; 3]);
    refused(&c, 429, "too many hints from your address");
    refused(&e, 503, "too many hints at the moment");
}

/// As many hints as one may ask for are waited for, and at another table a program moves.
#[tokio::test]
async fn no_move_waits_for_hints() {
    let asker = asker_with(|limits| limits.hints_of_client = 20);
    let mut eager = Vec::new();
    for _ in 0..20 {
        eager.push(SeatedClient::open(&asker.at("10.0.0.1"), practice("tablic")).await);
    }
    let other = SeatedClient::open(&asker.at("10.0.0.2"), practice("connect4")).await;
    let mut hints: Vec<_> = eager
        .into_iter()
        .map(|seated_client| tokio::spawn(async move { seated_client.get("/hint").await }))
        .collect();
    tokio::task::yield_now().await;
    let answer = other.play("4", 0).await;
    assert_eq!(answer.status, StatusCode::OK);
    assert_eq!(other.settled().await["ply"], 2);
    let waiting = hints.iter().filter(|hint| !hint.is_finished()).count();
    assert!(waiting > 0, "the move came while hints were waited for");
    // Who hangs up is not thought for, so this ends soon.
    hints.iter_mut().for_each(|hint| hint.abort());
}

/// A finished game on a board on which nothing but the last moves can be solved.
fn vast() -> Value {
    let rules = json!({ "rows": 9, "cols": 9, "connect": 5, "players": 2 });
    let moves = ["1", "2", "1", "2", "1", "2", "1", "2", "1"];
    json!({ "game": "connect4", "rules": rules, "players": ["a", "b"], "moves": moves })
}

fn small() -> Value {
    json!({ "game": "connect4", "players": ["a", "b"], "moves": ["4", "1", "4", "2", "4", "3", "4"] })
}

async fn at_rest(asker: &Asker, begun: &Value) -> Value {
    let path = format!("/api/reviews/{}", begun["review"].as_str().unwrap());
    loop {
        let report = asker.get(&path).await.json();
        match report["state"].as_str().unwrap() {
            "done" | "failed" => return report,
            _ => tokio::time::sleep(Duration::from_millis(20)).await,
        }
    }
}

#[tokio::test]
async fn a_review_of_a_vast_game_ends_and_says_what_it_left_out() {
    let asker = asker_with(|limits| limits.review_nodes = 50_000);
    let request = json!({ "record": vast(), "truth": "full", "seat": 0 });
    let begun = asker.post("/api/reviews", request).await;
    assert_eq!(begun.status, StatusCode::ACCEPTED, "{}", begun.json());
    let report = at_rest(&asker, &begun.json()).await;
    assert_eq!(report["state"], "done", "{report}");
    let review = &report["review"];
    assert_eq!(review["truth_cut"], true);
    let truths: Vec<bool> =
        review["plies"].as_array().unwrap().iter().map(|ply| ply["truth"].is_object()).collect();
    assert_eq!((truths[0], truths[8]), (false, true), "{truths:?}");
}

#[tokio::test]
async fn reviews_have_a_time_and_a_number() {
    let asker = asker_with(|limits| {
        (limits.job_time, limits.jobs_of_client, limits.jobs_waiting) = (Duration::ZERO, 2, 2);
    });
    let begin = async |address: &str| {
        let request = json!({ "record": small() });
        asker.at(address).post("/api/reviews", request).await
    };
    // Nothing is begun before this task waits for something.
    let begun = begin("10.0.0.1").await;
    assert_eq!(begin("10.0.0.1").await.status, StatusCode::ACCEPTED);
    refused(&begin("10.0.0.1").await, 429, "too many reviews under way from your address");
    refused(&begin("10.0.0.2").await, 503, "too many reviews at the moment");
    let report = at_rest(&asker, &begun.json()).await;
    assert_eq!(report["state"], "failed");
    assert!(report["error"].as_str().unwrap().contains("longer than the 0 s"), "{report}");
}

fn run(deals: u64, players: [&str; 2]) -> Value {
    json!({ "game": "love-letter", "players": players, "deals": deals, "seed": "7" })
}

#[tokio::test]
async fn the_laboratory_takes_so_much_and_no_more() {
    let asker = asker_with(|limits| {
        (limits.runs_of_client, limits.runs, limits.run_games) = (2, 3, 4000);
        limits.run_time = Duration::from_secs(60);
        limits.games_of_client = Rate { burst: 5000.0, per_second: 0.0 };
        limits.games = Rate { burst: 10_000.0, per_second: 0.0 };
    });
    let begin = async |address: &str, request: Value| {
        asker.at(address).post("/api/lab/runs", request).await
    };
    let slow = run(1000, ["random", "ismcts:sims=25000"]);
    refused(
        &begin("10.0.0.1", slow).await,
        400,
        "hours of thinking, and a run can take at most 0.0",
    );
    let large = run(2001, ["random", "easy"]);
    refused(&begin("10.0.0.1", large).await, 400, "more than 4000 games");
    let long = || run(1200, ["hard", "normal"]);
    let first = begin("10.0.0.1", long()).await;
    assert_eq!(first.status, StatusCode::CREATED, "{}", first.json());
    assert_eq!(begin("10.0.0.1", long()).await.status, StatusCode::CREATED);
    refused(&begin("10.0.0.1", long()).await, 429, "too many runs in line from your address");
    assert_eq!(begin("10.0.0.2", long()).await.status, StatusCode::CREATED);
    refused(&begin("10.0.0.3", long()).await, 503, "too many runs in line at the moment");
    // Who stops one may begin another, but not keep ever more games.
    let stop = format!("/api/lab/runs/{}/stop", first.json()["run"]);
    let own = asker.with_token(first.json()["token"].as_str().unwrap());
    let stopped = own.post(&stop, json!({})).await;
    assert!([204, 409].contains(&stopped.status.as_u16()));
    let again = async |address: &str, deals: u64| {
        loop {
            let answer = begin(address, run(deals, ["hard", "normal"])).await;
            // The game under way is played to its end first.
            if !answer.status.is_client_error() || !answer.error().contains("runs in line") {
                return answer;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    refused(&again("10.0.0.1", 200).await, 429, "too many games to be kept from your address");
}

/// Matches have a number of their own, and games are bounded for all clients together.
#[tokio::test]
async fn matches_and_all_games_together_are_bounded() {
    let asker = asker_with(|limits| {
        limits.run_matches = 10;
        limits.games = Rate { burst: 100.0, per_second: 0.0 };
    });
    let begin =
        async |address: &str, asked: Value| asker.at(address).post("/api/lab/runs", asked).await;
    let matches = |deals: u64| {
        let mut asked = run(deals, ["random", "easy"]);
        asked["match"] = json!(true);
        asked
    };
    refused(&begin("10.0.0.1", matches(6)).await, 400, "more than 10 matches");
    assert_eq!(begin("10.0.0.1", matches(5)).await.status, StatusCode::CREATED);
    let games = || run(30, ["random", "easy"]);
    assert_eq!(begin("10.0.0.2", games()).await.status, StatusCode::CREATED);
    refused(&begin("10.0.0.3", games()).await, 503, "too many games to be kept at the moment");
}

#[tokio::test]
async fn records_beyond_the_last_are_none() {
    let asker = asker_with(|_| ());
    let begun = asker.post("/api/lab/runs", run(1, ["random", "easy"])).await.json();
    for first in [i64::MAX as u64, i64::MAX as u64 + 1, u64::MAX] {
        let answer =
            asker.get(&format!("/api/lab/runs/{}/records?first={first}", begun["run"])).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.json());
        assert_eq!(answer.json()["records"], json!([]));
    }
}

/// Runs that let each other in between come to the same end as alone.
#[tokio::test]
async fn runs_take_turns() {
    let mut ends = Vec::new();
    for turn in [Duration::ZERO, Duration::from_secs(3600)] {
        let asker = asker_with(|limits| limits.run_turn = turn);
        let mut runs = Vec::new();
        for address in ["10.0.0.1", "10.0.0.2"] {
            let begun = asker.at(address).post("/api/lab/runs", run(20, ["normal", "easy"])).await;
            runs.push(begun.json()["run"].clone());
        }
        let mut found = Vec::new();
        for id in runs {
            let mut view = Value::Null;
            while view["state"] != "done" {
                let seen = view["version_seen"].as_str().unwrap_or_default().to_owned();
                view = asker.get(&format!("/api/lab/runs/{id}?after={seen}")).await.json();
                assert_ne!(view["state"], "stopped", "{view}");
            }
            assert_eq!(view["records"], 40);
            found.push(view["result"]["pairs"].clone());
        }
        ends.push(found);
    }
    assert_eq!(ends[0], ends[1]);
    assert_eq!(ends[0][0], ends[0][1]);
}

/// A run that takes too long is stopped, and can be gone on with.
#[tokio::test]
async fn a_run_that_takes_too_long_is_stopped() {
    let asker = asker_with(|limits| limits.run_time = Duration::from_nanos(1));
    let begun = asker.post("/api/lab/runs", run(3000, ["random", "easy"])).await;
    assert_eq!(begun.status, StatusCode::CREATED, "{}", begun.json());
    let begun = begun.json();
    let path = format!("/api/lab/runs/{}", begun["run"]);
    let mut view = Value::Null;
    while view["state"] != "stopped" {
        assert_ne!(view["state"], "done", "{view}");
        let seen = view["version_seen"].as_str().unwrap_or_default().to_owned();
        view = asker.get(&format!("{path}?after={seen}")).await.json();
    }
    let own = asker.with_token(begun["token"].as_str().unwrap());
    assert_eq!(own.post(&format!("{path}/resume"), json!({})).await.status, StatusCode::NO_CONTENT);
}
