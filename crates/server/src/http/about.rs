//! Requests about the house itself.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock};

use adut_words::Language;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::IntoResponse;
use serde_json::Value;

use super::extract::Path;
use crate::Refusal;
use crate::catalogue::{self, GameDescription};
use crate::house::House;
use crate::refusal::Complaint;

/// The games, their rules and their players.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = Vec<GameDescription>)))]
pub(super) async fn games() -> Json<Vec<GameDescription>> {
    Json(catalogue::games())
}

/// A language's messages as Fluent patterns in their syntax tree.
#[utoipa::path(get, path = "/api/messages/{lang}", responses(
    (status = 200, body = Object), (status = 404, body = Complaint)))]
pub(super) async fn messages(Path(lang): Path<String>) -> Result<impl IntoResponse, Refusal> {
    let written = MESSAGES.get(lang.as_str()).ok_or_else(|| Refusal::unknown("language", &lang))?;
    Ok(([(header::CONTENT_TYPE, JSON)], written.as_str()))
}

const JSON: HeaderValue = HeaderValue::from_static("application/json");

/// The messages by the code of their language, written once.
static MESSAGES: LazyLock<HashMap<&str, String>> = LazyLock::new(|| {
    Language::ALL.map(|language| (language.code(), adut_words::ast(language).to_string())).into()
});

/// Whether the server answers and its database does.
#[utoipa::path(get, path = "/health", responses(
    (status = 200, body = Object), (status = 503, body = Complaint)))]
pub(super) async fn health(State(house): State<Arc<House>>) -> Result<Json<Value>, Refusal> {
    house.is_well().await?;
    Ok(Json(serde_json::json!({ "status": "ok" })))
}

/// The counters, for Prometheus.
#[utoipa::path(get, path = "/metrics", responses((status = 200, body = String)))]
pub(super) async fn metrics(State(house): State<Arc<House>>) -> impl IntoResponse {
    let kind = HeaderValue::from_static("text/plain; version=0.0.4; charset=utf-8");
    ([(header::CONTENT_TYPE, kind)], house.meters().shown())
}
