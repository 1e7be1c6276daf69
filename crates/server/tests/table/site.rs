//! The site's own things: the page's files, what there is to play, languages, health.

use axum::body::Body;
use axum::http::{Request, header};
use serde_json::Value;

use crate::support::{Asker, state};

#[tokio::test]
async fn files_are_sent_once() {
    let asker = Asker::new(&state());
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
    let asker = Asker::new(&state());
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
    let games = Asker::new(&state()).get("/api/games").await.json();
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
async fn the_page_is_told_of_every_game_and_finds_its_module() {
    let asker = Asker::new(&state());
    let index = asker.get("/games/index.js").await;
    assert!(index.headers.contains("text/javascript"), "{}", index.headers);
    let index = String::from_utf8(index.body.to_vec()).unwrap();
    let mut after = 0;
    for name in adut_registry::names() {
        let listed = format!("\"{name}\": {{\"pack\":");
        after += index[after..].find(&listed).expect("the games stand in the registry's order");
        for file in ["index.js", "style.css"] {
            assert!(index.contains(&format!("/{name}/{file}")), "{name} brings no {file}");
            assert_eq!(asker.get(&format!("/games/{name}/{file}")).await.status, 200);
        }
    }
}

#[tokio::test]
async fn every_language_has_the_same_messages() {
    let asker = Asker::new(&state());
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
    let asker = Asker::new(&state());
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
