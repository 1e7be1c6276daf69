//! The laboratory: runs that are begun, watched, stopped, gone on with, kept and deleted.

use std::sync::Arc;

use crate::database::Server;
use crate::support::{Answer, Asker, config, in_memory, state};
use adut_server::AppState;
use adut_store::{Missing, open};
use axum::body::Body;
use axum::http::{Method, Request, StatusCode, header};
use serde_json::{Value, json};

fn comparison(deals: u64) -> Value {
    json!({ "game": "love-letter", "players": ["random", "hard", "easy"], "deals": deals, "seed": "7" })
}

fn test(players: [&str; 2], cap: u64) -> Value {
    let test = json!({ "elo0": 0, "elo1": 40, "alpha": 0.05, "beta": 0.05 });
    json!({ "game": "love-letter", "players": players, "deals": cap, "seed": "7", "test": test })
}

/// Somebody's run.
struct Mine {
    asker: Asker,
    id: i64,
}

impl Mine {
    async fn begin(asker: &Asker, request: Value) -> Self {
        let answer = asker.post("/api/lab/runs", request).await;
        assert_eq!(answer.status, StatusCode::CREATED, "{}", answer.json());
        let begun = answer.json();
        let asker = asker.with_token(begun["token"].as_str().unwrap());
        Self { asker, id: begun["run"].as_i64().unwrap() }
    }

    fn path(&self, rest: &str) -> String {
        format!("/api/lab/runs/{}{rest}", self.id)
    }

    async fn get(&self, rest: &str) -> Answer {
        self.asker.get(&self.path(rest)).await
    }

    async fn post(&self, rest: &str, body: Value) -> Answer {
        self.asker.post(&self.path(rest), body).await
    }

    async fn delete(&self) -> Answer {
        let mut request = Request::builder().method(Method::DELETE).uri(self.path(""));
        if let Some(token) = &self.asker.token {
            request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
        }
        self.asker.send(request.body(Body::empty()).unwrap()).await
    }

    /// The run once it rests.
    async fn at_rest(&self) -> Value {
        let mut seen = String::new();
        for _ in 0..2000 {
            let run = self.get(&format!("?after={seen}")).await.json();
            match run["state"].as_str().unwrap() {
                "done" | "stopped" => return run,
                _ => seen = run["version_seen"].as_str().unwrap().to_owned(),
            }
        }
        panic!("it never rests");
    }

    /// Stops it as soon as some games were played.
    async fn stopped(&self) -> Value {
        let mut seen = String::new();
        loop {
            let run = self.get(&format!("?after={seen}")).await.json();
            if run["games"].as_u64().unwrap() > 0 || run["state"] == "done" {
                break;
            }
            seen = run["version_seen"].as_str().unwrap().to_owned();
        }
        let answer = self.post("/stop", json!({})).await;
        assert!([204, 409].contains(&answer.status.as_u16()));
        self.at_rest().await
    }
}

/// A result without what the clock said.
fn timeless(run: &Value) -> Value {
    let mut result = run["result"].clone();
    result["timing"] = Value::Null;
    for agent in result["agents"].as_array_mut().unwrap() {
        agent["ms_per_game"] = Value::Null;
        agent["us_per_move"] = Value::Null;
    }
    result
}

#[tokio::test]
async fn a_comparison_is_watched_to_its_end() {
    let mine = Mine::begin(&Asker::new(&state()), comparison(30)).await;
    let run = mine.at_rest().await;
    assert_eq!((run["state"].as_str(), run["games"].as_u64()), (Some("done"), Some(180)));
    assert_eq!(run["records"], 180);
    assert_eq!(run["result"]["pairs"].as_array().unwrap().len(), 3);
    assert_eq!(run["result"]["ladder"][0]["name"], "hard");
    assert!(run["result"]["agreement"]["matrix"].is_array());
    let command = "adut compare love-letter random hard easy --deals 30 --seed 7";
    assert_eq!(run["command"], command);

    let page = mine.get("/records?first=178&count=10").await.json();
    assert_eq!((page["of"].as_u64(), page["records"].as_array().unwrap().len()), (Some(180), 2));
    let record = page["records"][1].clone();
    let replay = mine.asker.post("/api/replay", json!({ "record": record })).await;
    assert_eq!(replay.json()["over"]["winner"], record["winner"]);
    let lines = mine.get("/records.jsonl").await;
    assert!(lines.headers.contains("attachment"));
    assert_eq!(String::from_utf8(lines.body).unwrap().lines().count(), 180);
    assert_eq!(mine.get("/result.json").await.json(), run["result"]);
    let report = mine.get("/report.html").await;
    assert!(report.headers.contains("sandbox") && report.headers.contains("attachment"));
    let report = String::from_utf8(report.body).unwrap();
    assert!(report.starts_with("<!doctype html>") && report.contains(command));
    let body = String::from_utf8(mine.get("/report").await.body).unwrap();
    assert!(body.contains("<svg") && !body.contains("<style"));
}

#[tokio::test]
async fn a_player_that_crashes_forfeits_and_the_laboratory_goes_on() {
    let asker = Asker::new(&state());
    let request = json!({
        "game": "connect4", "players": ["panics", "random"], "deals": 2, "seed": "1"
    });
    let run = Mine::begin(&asker, request).await.at_rest().await;
    assert_eq!((run["state"].as_str(), run["records"].as_u64()), (Some("done"), Some(4)));
    assert_eq!(run["result"]["pairs"][0]["forfeits"], json!([4, 0]));
    let next = Mine::begin(&asker, comparison(2)).await.at_rest().await;
    assert_eq!(next["state"], "done");
}

#[tokio::test]
async fn a_stopped_run_comes_to_the_same_end() {
    let asker = Asker::new(&state());
    let matches = json!({
        "game": "connect4", "players": ["easy", "random"], "deals": 60, "seed": "3", "match": true
    });
    for request in [comparison(400), test(["easy", "random"], 900), matches] {
        let whole = Mine::begin(&asker, request.clone()).await.at_rest().await;
        let mine = Mine::begin(&asker, request).await;
        let mut run = mine.stopped().await;
        for _ in 0..3 {
            if run["state"] != "stopped" {
                break;
            }
            assert_eq!(run["result"]["complete"], false);
            assert_eq!(mine.post("/resume", json!({})).await.status, 204);
            run = mine.stopped().await;
        }
        if run["state"] == "stopped" {
            mine.post("/resume", json!({})).await;
            run = mine.at_rest().await;
        }
        assert_eq!(run["state"], "done");
        assert_eq!(timeless(&run), timeless(&whole));
        assert_eq!(run["records"], whole["records"]);
    }
}

#[tokio::test]
async fn a_test_shows_its_ratio_between_the_bounds() {
    let mine = Mine::begin(&Asker::new(&state()), test(["hard", "random"], 5000)).await;
    let run = mine.at_rest().await;
    let told = &run["result"]["test"];
    assert_eq!(told["verdict"], "elo1");
    assert!(told["llr"].as_f64().unwrap() >= told["bounds"][1].as_f64().unwrap());
    let curve = told["curve"].as_array().unwrap();
    assert_eq!(curve.first(), Some(&json!([0, 0.0])));
    assert_eq!(curve.last(), Some(&json!([told["blocks"], told["llr"]])));
    assert!(run["command"].as_str().unwrap().starts_with("adut sprt love-letter hard random"));
    let report = String::from_utf8(mine.get("/report.html").await.body).unwrap();
    assert!(report.contains("Sequential test"));
}

#[tokio::test]
async fn runs_are_found_kept_and_deleted() {
    let asker = Asker::new(&state());
    let first = Mine::begin(&asker, comparison(2)).await;
    let request = json!({ "game": "connect4", "players": ["random", "mcts:sims=50"], "deals": 1, "seed": "x" });
    let second = Mine::begin(&asker, request).await;
    first.at_rest().await;
    second.at_rest().await;
    let found = async |question: &str| -> Vec<i64> {
        let runs = asker.get(&format!("/api/lab/runs{question}")).await.json();
        runs.as_array().unwrap().iter().map(|run| run["id"].as_i64().unwrap()).collect()
    };
    assert_eq!(found("").await, [second.id, first.id]);
    assert_eq!(found("?game=love-letter").await, [first.id]);
    assert_eq!(found("?player=mcts").await, [second.id]);
    assert_eq!(found("?text=SEED%207").await, [first.id]);
    assert_eq!(found("?text=nothing&game=").await, [] as [i64; 0]);
    assert_eq!(found(&format!("?before={}&count=1", second.id)).await, [first.id]);

    assert_eq!(first.post("/keep", json!({ "kept": true })).await.status, 204);
    assert_eq!(first.get("").await.json()["kept"], true);
    let stranger = Mine { asker: asker.with_token("wrong"), id: first.id };
    assert_eq!(stranger.delete().await.status, 401);
    assert_eq!(stranger.post("/resume", json!({})).await.status, 401);
    let nobody = Mine { asker: asker.clone(), id: first.id };
    assert_eq!(nobody.delete().await.status, 401);
    assert_eq!(first.post("/resume", json!({})).await.status, 409, "it is complete");
    assert_eq!(first.post("/stop", json!({})).await.status, 409, "nobody plays it");
    assert_eq!(first.delete().await.status, 204);
    assert_eq!(first.get("").await.status, 404);
    assert_eq!(first.get("/records").await.status, 404);
    assert_eq!(found("").await, [second.id]);
}

#[tokio::test]
async fn a_run_in_line_is_stopped_at_once() {
    let asker = Asker::new(&state());
    let request =
        json!({ "game": "tablic", "players": ["best", "best"], "deals": 50, "seed": "1" });
    let first = Mine::begin(&asker, request.clone()).await;
    let second = Mine::begin(&asker, request).await;
    let waiting = second.get("").await.json();
    assert_eq!((waiting["state"].as_str(), waiting["ahead"].as_u64()), (Some("queued"), Some(1)));
    assert_eq!(second.post("/stop", json!({})).await.status, 204);
    assert_eq!(second.get("").await.json()["state"], "stopped");
    assert_eq!(second.post("/resume", json!({})).await.status, 204);
    assert_eq!(second.get("").await.json()["state"], "queued");
    assert_eq!(first.delete().await.status, 409, "it is being played");
    for mine in [second, first] {
        mine.post("/stop", json!({})).await;
        assert_eq!(mine.at_rest().await["state"], "stopped");
        assert_eq!(mine.delete().await.status, 204);
    }
}

#[tokio::test]
async fn impossible_requests_are_refused_in_a_sentence() {
    let asker = Asker::new(&state());
    let with = |field: &str, value: Value| {
        let mut request = comparison(10);
        request[field] = value;
        request
    };
    let cases = [
        (with("game", json!("chess")), "no game called"),
        (with("players", json!(["random"])), "two players or more"),
        (with("players", json!(["random", "nobody"])), "no player called"),
        (with("players", json!(["random", "cmd:sh -c id"])), "programs from outside"),
        (with("players", json!(["random", "ismcts:sims=9999999"])), "at most 25000"),
        (with("players", json!(["random", "ismcts:sims=x"])), "sims"),
        (with("players", json!(vec!["random"; 13])), "at most 12 players"),
        (with("deals", json!(0)), "one deal or more"),
        (with("deals", json!(1_000_000)), "at most 16666 deals"),
        (with("deals", json!(-1)), "deals"),
        (with("seed", json!(" ")), "seed"),
        (with("rules", json!({ "guards": "many" })), "guards"),
        (with("test", json!({ "elo0": 0, "elo1": 9, "alpha": 0.05, "beta": 0.05 })), "two players"),
        (with("surprise", json!(1)), "surprise"),
        (
            json!({ "game": "briskula", "players": ["easy", "normal:net=/etc/passwd"], "deals": 1, "seed": "1" }),
            "names a file",
        ),
        (
            json!({ "game": "tablic", "players": ["easy", "genetic:genes=x"], "deals": 1, "seed": "1" }),
            "names a file",
        ),
    ];
    for (request, said) in cases {
        let answer = asker.post("/api/lab/runs", request.clone()).await;
        assert_eq!(answer.status, 400, "{request}");
        assert!(answer.error().contains(said), "{request}: {}", answer.error());
    }
    for path in ["/api/lab/runs/99", "/api/lab/runs/99/records", "/api/lab/runs/99/report"] {
        let answer = asker.get(path).await;
        assert_eq!(answer.status, 404, "{path}");
        assert!(answer.error().contains("no run called `99`"), "{}", answer.error());
    }
    assert_eq!(asker.get("/api/lab/runs/x").await.status, 400);
    assert_eq!(asker.get("/api/lab/runs").await.json(), json!([]), "nothing was begun");
}

fn open_server(url: &str) -> Arc<AppState> {
    let url = url.to_owned();
    let mut config = config(in_memory());
    config.runs = Box::new(move || open(&url, Missing::Create));
    AppState::new(config).unwrap()
}

/// A server that falls shows the run as stopped, and goes on to the same result.
async fn survives_a_fall(url: &str) {
    let whole = Mine::begin(&Asker::new(&state()), comparison(700)).await.at_rest().await;
    let (token, id) = {
        let mine = Mine::begin(&Asker::new(&open_server(url)), comparison(700)).await;
        let run = mine.stopped().await;
        assert!(run["records"].as_u64().unwrap() > 0);
        (mine.asker.token.clone().unwrap(), mine.id)
    };
    let asker = Asker::new(&open_server(url)).with_token(&token);
    let mine = Mine { asker, id };
    let before = mine.get("").await.json();
    if before["state"] == "stopped" {
        assert_eq!(mine.post("/resume", json!({})).await.status, 204);
    }
    let run = mine.at_rest().await;
    assert_eq!(timeless(&run), timeless(&whole));
}

#[tokio::test]
async fn runs_survive_a_fall_with_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    survives_a_fall(&format!("sqlite:{}", folder.path().join("runs.db").display())).await;
}

#[tokio::test]
async fn runs_survive_a_fall_with_postgresql() {
    {
        let server = Server::start();
        survives_a_fall(&server.url()).await;
    }
}

#[tokio::test]
async fn the_leaderboard_shows_a_run_of_this_server_instead() {
    let asker = Asker::new(&state());
    let before = asker.get("/api/leaderboard").await.json();
    let games: Vec<&str> =
        before.as_array().unwrap().iter().map(|of| of["game"].as_str().unwrap()).collect();
    assert_eq!(games, ["tablic", "briskula", "love-letter", "connect4"]);
    assert!(before.as_array().unwrap().iter().all(|of| of["run"].is_null()));
    let reproduction = String::from_utf8(asker.get("/api/lab/reproduction").await.body).unwrap();
    for source in ["Tablić", "Briškula", "Love Letter"] {
        assert!(reproduction.contains(source), "{source}");
    }
    assert!(asker.get("/api/lab").await.json()["players"].as_u64().unwrap() > 2);
    // Too few decks, or other players, are not the same.
    let run = Mine::begin(&asker, comparison(1)).await;
    run.at_rest().await;
    assert_eq!(asker.get("/api/leaderboard").await.json(), before);
}
