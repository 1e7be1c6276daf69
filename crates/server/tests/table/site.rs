//! The site's own things: the page's files, what there is to play, languages, health.

use axum::body::Body;
use axum::http::{Request, header};
use serde_json::Value;

use crate::support::{Asker, house};

#[tokio::test]
async fn files_are_sent_once() {
    let asker = Asker::new(&house());
    let first = asker.get("/robots.txt").await;
    assert_eq!(first.status, 200);
    assert!(first.headers.contains("nosniff"));
    let tag = first.headers.lines().find_map(|line| line.strip_prefix("etag: \"")).unwrap();
    let tag = tag.strip_suffix('"').unwrap().replace('\\', "");
    let again = Request::get("/robots.txt").header(header::IF_NONE_MATCH, tag);
    let again = asker.send(again.body(Body::empty()).unwrap()).await;
    assert_eq!((again.status.as_u16(), again.body.len()), (304, 0));
}

#[tokio::test]
async fn answers_are_compressed_for_who_can_read_it() {
    let asker = Asker::new(&house());
    let plain = asker.get("/api/games").await;
    for coding in ["br", "gzip"] {
        let request = Request::get("/api/games").header(header::ACCEPT_ENCODING, coding);
        let answer = asker.send(request.body(Body::empty()).unwrap()).await;
        assert!(answer.headers.contains(coding), "{}", answer.headers);
        assert!(answer.body.len() * 2 < plain.body.len());
    }
}

#[tokio::test]
async fn every_game_has_its_levels_first() {
    let games = Asker::new(&house()).get("/api/games").await.json();
    let games = games.as_array().unwrap();
    assert_eq!(games.len(), 4);
    for game in games {
        let names: Vec<&str> =
            game["players"].as_array().unwrap().iter().filter_map(|p| p["name"].as_str()).collect();
        assert_eq!(names[..4], ["easy", "normal", "hard", "best"]);
        assert!(!names.iter().any(|name| name.ends_with("-published")), "{names:?}");
        assert!(game["options"].as_array().unwrap().iter().any(|o| o["name"] == "players"));
    }
    let of = |game: &Value, name: &str| {
        let found = game["players"].as_array().unwrap().iter().find(|p| p["name"] == name);
        found.unwrap()["sees"].clone()
    };
    assert_eq!(of(&games[0], "backtrack6"), "all-knowing");
    assert_eq!(of(&games[0], "best"), "honest");
}

#[tokio::test]
async fn every_language_has_the_same_messages() {
    let asker = Asker::new(&house());
    let mut ids = Vec::new();
    for language in ["en", "sr", "sr-Latn", "hr", "pl", "ro"] {
        let answer = asker.get(&format!("/api/messages/{language}")).await.json();
        assert_eq!(answer["lang"], language);
        ids.push(answer["messages"].as_object().unwrap().keys().cloned().collect::<Vec<_>>());
    }
    assert!(ids[0].len() > 50);
    assert!(ids.iter().all(|other| *other == ids[0]));
}

#[tokio::test]
async fn the_site_describes_itself() {
    let asker = Asker::new(&house());
    assert_eq!(asker.get("/health").await.json()["status"], "ok");
    let metrics = String::from_utf8(asker.get("/metrics").await.body).unwrap();
    assert!(metrics.contains("adut_requests_total{status=\"2xx\"} 1"), "{metrics}");
    let description = asker.get("/api/openapi.json").await.json();
    let paths = description["paths"].as_object().unwrap();
    for path in [
        "/api/tables/{id}/moves",
        "/api/reviews/{id}",
        "/metrics",
        "/api/tables/{id}/join",
        "/api/tables/{id}/person",
        "/api/people",
        "/api/people/me",
    ] {
        assert!(paths.contains_key(path), "{path}");
    }
    assert!(
        description["components"]["schemas"]["Snapshot"]["properties"]["observation"].is_object()
    );
}
