//! Requests about the server itself.

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
use crate::app_state::AppState;
use crate::catalogue::{self, GameDescription};
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
pub(super) async fn health(State(state): State<Arc<AppState>>) -> Result<Json<Value>, Refusal> {
    state.is_well().await?;
    Ok(Json(serde_json::json!({ "status": "ok" })))
}

/// The counters, for Prometheus.
#[utoipa::path(get, path = "/metrics", responses((status = 200, body = String)))]
pub(super) async fn metrics(State(state): State<Arc<AppState>>) -> impl IntoResponse {
    let kind = HeaderValue::from_static("text/plain; version=0.0.4; charset=utf-8");
    ([(header::CONTENT_TYPE, kind)], state.meters().shown())
}
