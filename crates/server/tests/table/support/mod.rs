//! A server for a test, and somebody who asks it.

pub(crate) mod faulty;
pub(crate) mod socket;

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use adut_kernel::Seed;
use adut_server::{AppConfig, AppState, Limits, Opener, Rate, RunsOpener, app};
use adut_store::{Missing, open, open_tables};
use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Method, Request, StatusCode, header};
use http_body_util::BodyExt as _;
use serde_json::{Value, json};
use time::OffsetDateTime;
use tower::ServiceExt as _;

/// Tables that are gone with the server.
pub(crate) fn in_memory() -> Opener {
    Box::new(|| open_tables("sqlite::memory:", Missing::Create))
}

/// Runs that are gone with the server.
pub(crate) fn runs_in_memory() -> RunsOpener {
    Box::new(|| open("sqlite::memory:", Missing::Create))
}

/// A server with repeatable secrets and limits that no test reaches by accident.
pub(crate) fn config(database: Opener) -> AppConfig {
    let drawn = AtomicU64::new(0);
    let plenty = Rate { burst: 1e9, per_second: 1e9 };
    AppConfig {
        entropy: Box::new(move |bytes| {
            let number = drawn.fetch_add(1, Ordering::Relaxed);
            let mut rng = Seed::from_text("entropy").nth(number).rng();
            bytes.iter_mut().for_each(|byte| *byte = rng.bits() as u8);
        }),
        now: || OffsetDateTime::from_unix_timestamp(1_800_000_000).unwrap(),
        database,
        news: None,
        runs: runs_in_memory(),
        thinkers: 2,
        limits: Limits {
            requests: plenty,
            tables: plenty,
            jobs: plenty,
            people: plenty,
            messages: plenty,
            jobs_of_client: 1000,
            hints_of_client: 1000,
            runs_of_client: 1000,
            games_of_client: plenty,
            games: plenty,
            ..Limits::default()
        },
        patience: Duration::from_secs(3600),
        hosts: Vec::new(),
    }
}

pub(crate) fn state() -> Arc<AppState> {
    AppState::new(config(in_memory())).unwrap()
}

/// An answer with everything that was sent.
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: String,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|error| {
            panic!("{error}: {}", String::from_utf8_lossy(&self.body));
        })
    }

    pub(crate) fn error(&self) -> String {
        self.json()["error"].as_str().unwrap_or_default().to_owned()
    }
}

/// Asks the site directly, without a socket.
#[derive(Clone)]
pub(crate) struct Asker {
    site: Router,
    pub(crate) token: Option<String>,
    /// Where it asks from; this machine unless said.
    client: Option<SocketAddr>,
}

impl Asker {
    pub(crate) fn new(state: &Arc<AppState>) -> Self {
        Self { site: app(Arc::clone(state)), token: None, client: None }
    }

    /// The same from another address.
    pub(crate) fn at(&self, address: &str) -> Self {
        let client = Some(SocketAddr::new(address.parse().unwrap(), 1));
        Self { client, ..self.clone() }
    }

    pub(crate) fn with_token(&self, token: &str) -> Self {
        Self { token: Some(token.to_owned()), ..self.clone() }
    }

    pub(crate) async fn send(&self, request: Request<Body>) -> Answer {
        let response = self.site.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        let headers =
            parts.headers.iter().map(|(name, value)| format!("{name}: {value:?}\n")).collect();
        let body = body.collect().await.unwrap().to_bytes().to_vec();
        Answer { status: parts.status, headers, body }
    }

    fn request(&self, method: Method, path: &str, body: Body) -> Request<Body> {
        let mut request = Request::builder().method(method).uri(path);
        if let Some(client) = self.client {
            request = request.extension(ConnectInfo(client));
        }
        if let Some(token) = &self.token {
            request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
        }
        request.header(header::CONTENT_TYPE, "application/json").body(body).unwrap()
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.send(self.request(Method::GET, path, Body::empty())).await
    }

    pub(crate) async fn post_bytes(&self, path: &str, body: impl Into<Body>) -> Answer {
        self.send(self.request(Method::POST, path, body.into())).await
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> Answer {
        self.post_bytes(path, body.to_string()).await
    }
}

/// Somebody's seat at a table.
#[derive(Clone)]
pub(crate) struct SeatedClient {
    pub(crate) asker: Asker,
    pub(crate) table: String,
}

impl SeatedClient {
    /// Sets up a table and sits down at it.
    pub(crate) async fn open(asker: &Asker, request: Value) -> Self {
        let answer = asker.post("/api/tables", request).await;
        assert_eq!(answer.status, StatusCode::CREATED, "{}", answer.json());
        Self::from_ticket(asker, &answer.json())
    }

    pub(crate) fn from_ticket(asker: &Asker, ticket: &Value) -> Self {
        let asker = asker.with_token(ticket["token"].as_str().unwrap());
        Self { asker, table: ticket["table"].as_str().unwrap().to_owned() }
    }

    pub(crate) fn token(&self) -> Option<&str> {
        self.asker.token.as_deref()
    }

    pub(crate) fn path(&self, rest: &str) -> String {
        format!("/api/tables/{}{rest}", self.table)
    }

    pub(crate) async fn get(&self, rest: &str) -> Answer {
        self.asker.get(&self.path(rest)).await
    }

    pub(crate) async fn post(&self, rest: &str, body: Value) -> Answer {
        self.asker.post(&self.path(rest), body).await
    }

    /// The table once no program is to move.
    pub(crate) async fn settled(&self) -> Value {
        let answer = self.get("?settled=true").await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.json());
        answer.json()
    }

    pub(crate) async fn play(&self, action: &str, ply: u64) -> Answer {
        self.post("/moves", json!({ "move": action, "ply": ply })).await
    }

    /// Plays the `pick`-th of the listed moves until the game is over.
    pub(crate) async fn play_to_the_end(&self, mut pick: impl FnMut(usize) -> usize) -> Value {
        loop {
            let snapshot = self.settled().await;
            if !snapshot["over"].is_null() {
                return snapshot;
            }
            assert_eq!(snapshot["turn"], snapshot["seat"], "programs have moved");
            let legal = snapshot["legal"].as_array().unwrap();
            let action = legal[pick(legal.len())].as_str().unwrap();
            let answer = self.play(action, snapshot["ply"].as_u64().unwrap()).await;
            assert_eq!(answer.status, StatusCode::OK, "{action}: {}", answer.json());
        }
    }
}

/// Every kind of game, with seats for programs; the first is a person's.
pub(crate) fn kinds() -> Vec<Value> {
    let kind = |game: &str, rules: Value, seats: &[&str]| {
        let seats: Vec<&str> = std::iter::once("person").chain(seats.iter().copied()).collect();
        json!({ "game": game, "rules": rules, "seats": seats })
    };
    vec![
        kind("tablic", json!({}), &["hard"]),
        kind("tablic", json!({ "players": 3, "cut_card": "on" }), &["easy", "greedy"]),
        kind("tablic", json!({ "players": 4 }), &["normal", "hard", "random"]),
        kind("briskula", json!({}), &["normal"]),
        kind("briskula", json!({ "variant": "obicna" }), &["hard"]),
        kind(
            "briskula",
            json!({ "variant": "obicna", "players": 4 }),
            &["random", "normal", "rules"],
        ),
        kind("love-letter", json!({}), &["greedy-2016"]),
        kind("love-letter", json!({ "players": 3 }), &["easy", "hard"]),
        kind("love-letter", json!({ "players": 4 }), &["random", "probabilistic", "normal"]),
        kind("connect4", json!({}), &["normal"]),
        kind("connect4", json!({ "rows": 4, "cols": 5, "connect": 3 }), &["easy"]),
    ]
}
