//! Requests to the laboratory.

use std::sync::Arc;

use adut_arena::compare::Comparison;
use adut_arena::report as report_of;
use adut_store::{Filter, RunId};
use axum::Json;
use axum::body::Body as Bytes;
use axum::extract::State;
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::response::IntoResponse;
use futures_util::stream;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::{IntoParams, ToSchema};

use super::extract::{Bearer, Body, Client, Path, Query};
use super::tables::to_the_end;
use crate::Refusal;
use crate::app_state::AppState;
use crate::lab::{self, Caps, LeaderboardView, RunLine, RunRequest, RunView};
use crate::refusal::Complaint;

type Shared = State<Arc<AppState>>;

/// How many runs or records are listed unless said otherwise, and at most.
const LISTED: u64 = 20;
const MOST_LISTED: u64 = 200;
/// Records that are sent at a time.
const PAGE: u64 = 500;

/// The sources' experiments, run again: what `adut reproduce` wrote.
const REPRODUCTION: &str = include_str!("../../../../docs/reproduction/reproduction.html");

/// A document of ours may have its style in it, and nothing else.
const DOCUMENT_POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; \
     base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/// A run that was taken on.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Begun {
    /// Its number.
    #[schema(value_type = i64)]
    run: RunId,
    /// What lets one stop it, go on with it, keep it and delete it.
    token: String,
}

/// How much may be asked for.
#[utoipa::path(get, path = "/api/lab", responses((status = 200, body = Caps)))]
pub(super) async fn caps(State(state): Shared) -> Json<Caps> {
    Json(Caps::of(state.limits()))
}

/// Begins a comparison or a sequential test.
#[utoipa::path(post, path = "/api/lab/runs", request_body = RunRequest, responses(
    (status = 201, body = Begun), (status = 400, body = Complaint),
    (status = 429, body = Complaint), (status = 503, body = Complaint)))]
pub(super) async fn begin(
    State(state): Shared,
    Client(client): Client,
    Body(request): Body<RunRequest>,
) -> Result<(StatusCode, Json<Begun>), Refusal> {
    state.admits_job(client)?;
    let begin = async move {
        let (token, entered) = (state.fresh_token(), state.reached());
        state.lab().begin(request, client, token, entered).await
    };
    let begun = to_the_end(begin).await?;
    let token = begun.token.as_str().to_owned();
    Ok((StatusCode::CREATED, Json(Begun { run: begun.run, token })))
}

/// Which runs to list.
#[derive(Debug, Deserialize, IntoParams)]
pub(super) struct Listing {
    /// Only of this game.
    game: Option<String>,
    /// Only with this player, whatever its settings.
    player: Option<String>,
    /// Only those whose command holds this text.
    text: Option<String>,
    /// Only those with a smaller number.
    #[param(value_type = Option<i64>)]
    before: Option<RunId>,
    /// How many.
    count: Option<u64>,
}

/// The runs, the latest first.
#[utoipa::path(get, path = "/api/lab/runs", params(Listing), responses(
    (status = 200, body = Vec<RunLine>)))]
pub(super) async fn list(
    State(state): Shared,
    Query(listing): Query<Listing>,
) -> Result<Json<Vec<RunLine>>, Refusal> {
    let said = |text: Option<String>| text.filter(|text| !text.trim().is_empty());
    let filter = Filter {
        game: said(listing.game),
        player: said(listing.player),
        text: said(listing.text).map(|text| text.trim().to_owned()),
        before: listing.before,
        count: Some(listing.count.unwrap_or(LISTED).min(MOST_LISTED)),
    };
    state.lab().list(filter).await.map(Json)
}

/// How long to wait.
#[derive(Debug, Deserialize, IntoParams)]
pub(super) struct Since {
    /// What was seen last; the answer waits some seconds for something newer.
    after: Option<String>,
}

/// How a run stands, with all that its games say so far.
#[utoipa::path(get, path = "/api/lab/runs/{id}", params(Since), responses(
    (status = 200, body = RunView), (status = 404, body = Complaint)))]
pub(super) async fn look(
    State(state): Shared,
    Path(id): Path<RunId>,
    Query(since): Query<Since>,
) -> Result<Json<RunView>, Refusal> {
    state.lab().look(id, since.after.as_deref()).await.map(Json)
}

/// Stops a run; nothing of it is lost.
#[utoipa::path(post, path = "/api/lab/runs/{id}/stop", responses(
    (status = 204), (status = 401, body = Complaint), (status = 409, body = Complaint)))]
pub(super) async fn stop(
    State(state): Shared,
    Path(id): Path<RunId>,
    bearer: Bearer,
) -> Result<StatusCode, Refusal> {
    state.lab().stop(id, bearer.token()).await.map(|()| StatusCode::NO_CONTENT)
}

/// Goes on with a run that was stopped.
#[utoipa::path(post, path = "/api/lab/runs/{id}/resume", responses(
    (status = 204), (status = 401, body = Complaint), (status = 409, body = Complaint)))]
pub(super) async fn resume(
    State(state): Shared,
    Client(client): Client,
    Path(id): Path<RunId>,
    bearer: Bearer,
) -> Result<StatusCode, Refusal> {
    state.admits_job(client)?;
    state.lab().resume(id, client, bearer.token()).await.map(|()| StatusCode::NO_CONTENT)
}

/// Whether a run stays.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct Keeping {
    /// Until it is deleted; others are forgotten after 30 days.
    kept: bool,
}

/// Keeps a run until it is deleted, or no longer.
#[utoipa::path(post, path = "/api/lab/runs/{id}/keep", request_body = Keeping, responses(
    (status = 204), (status = 401, body = Complaint), (status = 404, body = Complaint)))]
pub(super) async fn keep(
    State(state): Shared,
    Path(id): Path<RunId>,
    bearer: Bearer,
    Body(Keeping { kept }): Body<Keeping>,
) -> Result<StatusCode, Refusal> {
    state.lab().keep(id, bearer.token(), kept).await.map(|()| StatusCode::NO_CONTENT)
}

/// Deletes a run with its records.
#[utoipa::path(delete, path = "/api/lab/runs/{id}", responses(
    (status = 204), (status = 401, body = Complaint), (status = 409, body = Complaint)))]
pub(super) async fn delete(
    State(state): Shared,
    Path(id): Path<RunId>,
    bearer: Bearer,
) -> Result<StatusCode, Refusal> {
    state.lab().delete(id, bearer.token()).await.map(|()| StatusCode::NO_CONTENT)
}

/// Which records.
#[derive(Debug, Deserialize, IntoParams)]
pub(super) struct Piece {
    /// The number of the first, from 0.
    #[serde(default)]
    first: u64,
    /// How many.
    count: Option<u64>,
}

/// Some records of a run.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Records {
    /// How many there are in all.
    of: u64,
    #[schema(value_type = Vec<Object>)]
    records: Vec<adut_kernel::Record>,
}

/// Records of a run, in the order in which they were played.
#[utoipa::path(get, path = "/api/lab/runs/{id}/records", params(Piece), responses(
    (status = 200, body = Records), (status = 404, body = Complaint)))]
pub(super) async fn records(
    State(state): Shared,
    Path(id): Path<RunId>,
    Query(piece): Query<Piece>,
) -> Result<Json<Records>, Refusal> {
    let count = piece.count.unwrap_or(LISTED).min(MOST_LISTED);
    // No run has more records than that.
    let first = piece.first.min(i64::MAX as u64);
    let (records, of) = state.lab().records(id, first, count).await?;
    Ok(Json(Records { of, records }))
}

/// All records of a run as JSON Lines.
#[utoipa::path(get, path = "/api/lab/runs/{id}/records.jsonl", responses(
    (status = 200, body = String), (status = 404, body = Complaint)))]
pub(super) async fn all_records(
    State(state): Shared,
    Path(id): Path<RunId>,
) -> Result<impl IntoResponse, Refusal> {
    let (_, of) = state.lab().records(id, 0, 0).await?;
    let pages = stream::unfold((state, 0), move |(state, first)| async move {
        if first >= of {
            return None;
        }
        let page = state.lab().records(id, first, PAGE.min(of - first)).await;
        let page = page.map_err(|refusal| std::io::Error::other(refusal.to_string()));
        let lines = page.map(|(records, _)| {
            records.iter().map(|record| format!("{record}\n")).collect::<String>()
        });
        // After a failure nothing more is read.
        let next = if lines.is_ok() { first + PAGE } else { of };
        Some((lines, (state, next)))
    });
    let headers = file("application/jsonl", &format!("adut-run-{id}.jsonl"));
    Ok((headers, Bytes::from_stream(pages)))
}

/// The result of a run, as `adut compare --json` writes it.
#[utoipa::path(get, path = "/api/lab/runs/{id}/result.json", responses(
    (status = 200, body = Object), (status = 404, body = Complaint)))]
pub(super) async fn result(
    State(state): Shared,
    Path(id): Path<RunId>,
) -> Result<impl IntoResponse, Refusal> {
    let result = state.lab().result(id).await?;
    let written = serde_json::to_string_pretty(&result).map_err(|_| Refusal::Internal)?;
    Ok((file("application/json", &format!("adut-run-{id}.json")), written))
}

/// The report of a run: one page that needs nothing else.
#[utoipa::path(get, path = "/api/lab/runs/{id}/report.html", responses(
    (status = 200, body = String), (status = 404, body = Complaint)))]
pub(super) async fn report(
    State(state): Shared,
    Path(id): Path<RunId>,
) -> Result<impl IntoResponse, Refusal> {
    let page = adut_report::page(&report_of(&comparison(state.lab().result(id).await?)?));
    let policy = [(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(DOCUMENT_POLICY))];
    let headers = file("text/html; charset=utf-8", &format!("adut-run-{id}.html"));
    Ok((policy, headers, page))
}

/// The tables and figures of a run's report, for a page that has a style of its own.
#[utoipa::path(get, path = "/api/lab/runs/{id}/report", responses(
    (status = 200, body = String), (status = 404, body = Complaint)))]
pub(super) async fn report_body(
    State(state): Shared,
    Path(id): Path<RunId>,
) -> Result<impl IntoResponse, Refusal> {
    let body = adut_report::body(&report_of(&comparison(state.lab().result(id).await?)?));
    Ok(document(body))
}

/// The sources' experiments, run again.
#[utoipa::path(get, path = "/api/lab/reproduction", responses((status = 200, body = String)))]
pub(super) async fn reproduction() -> impl IntoResponse {
    document(REPRODUCTION)
}

/// How the built-in players of each game stand.
#[utoipa::path(get, path = "/api/leaderboard", responses((status = 200, body = Vec<LeaderboardView>)))]
pub(super) async fn leaderboards(
    State(state): Shared,
) -> Result<Json<Vec<LeaderboardView>>, Refusal> {
    lab::leaderboards(state.lab()).await.map(Json)
}

fn comparison(result: Value) -> Result<Comparison, Refusal> {
    let unread = "the result of this run is not one that this version reads";
    serde_json::from_value(result).map_err(|_| Refusal::BadRequest(unread.to_owned()))
}

fn document(html: impl Into<Bytes>) -> impl IntoResponse {
    let headers = [
        (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(DOCUMENT_POLICY)),
        (header::CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8")),
    ];
    (headers, html.into())
}

/// The headers of something to be saved.
fn file(kind: &'static str, name: &str) -> [(HeaderName, HeaderValue); 2] {
    let saved = HeaderValue::from_str(&format!("attachment; filename=\"{name}\""));
    [
        (header::CONTENT_TYPE, HeaderValue::from_static(kind)),
        (header::CONTENT_DISPOSITION, saved.unwrap_or(HeaderValue::from_static("attachment"))),
    ]
}
