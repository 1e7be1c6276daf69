//! Requests about tables.

use std::sync::Arc;

use adut_kernel::{Record, Rules};
use axum::Json;
use axum::extract::{State, WebSocketUpgrade};
use axum::http::StatusCode;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::extract::{Bearer, Body, Client, Path, Query};
use crate::app_state::{AppState, TableRequest};
use crate::refusal::Complaint;
use crate::table::{Hint, Proposal, Snapshot};
use crate::{Refusal, socket};

type Shared = State<Arc<AppState>>;

/// Does something to its end, even if who asked for it hangs up meanwhile: a change that is half
/// made would be in memory and not in the database, or the other way round.
pub(super) async fn to_the_end<T: Send + 'static>(
    work: impl Future<Output = Result<T, Refusal>> + Send + 'static,
) -> Result<T, Refusal> {
    tokio::spawn(work).await.unwrap_or(Err(Refusal::Internal))
}

/// A table to be set up.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct NewTable {
    /// The game's name.
    game: String,
    /// Options that differ from their defaults.
    #[serde(default)]
    #[schema(value_type = Object)]
    rules: Rules,
    /// For each seat a player's name, or `person`.
    seats: Vec<String>,
    /// What the cards come from; a new one every time unless said.
    seed: Option<String>,
    /// Whether hints can be asked for and, by who plays alone with programs, moves taken back.
    #[serde(default)]
    practice: bool,
    /// Whether a whole match is played.
    #[serde(default, rename = "match")]
    whole_match: bool,
}

/// A seat that was taken.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Seated {
    /// The table's name.
    table: String,
    /// The seat in the first game.
    seat: usize,
    /// What opens the seat; it is given once.
    token: String,
}

/// Sets up a table; who does gets the first seat for a person.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable, responses(
    (status = 201, body = Seated), (status = 400, body = Complaint)))]
pub(super) async fn create(
    State(state): Shared,
    Client(client): Client,
    Body(request): Body<NewTable>,
) -> Result<(StatusCode, Json<Seated>), Refusal> {
    let NewTable { game, rules, seats, seed, practice, whole_match } = request;
    let request = TableRequest { game, rules, seats, seed, practice, whole_match };
    let ticket = state.open(request, client).await?;
    let token = ticket.token.as_str().to_owned();
    let seated = Seated { table: ticket.room.id.clone(), seat: ticket.seat, token };
    Ok((StatusCode::CREATED, Json(seated)))
}

/// How to look.
#[derive(Debug, Deserialize, IntoParams)]
pub(super) struct Look {
    /// Wait, for a while, until no program is to move.
    #[serde(default)]
    settled: bool,
}

/// The table as the token's seat sees it; without a token, as one sees it who only watches.
#[utoipa::path(get, path = "/api/tables/{id}", params(Look), responses(
    (status = 200, body = Snapshot), (status = 401, body = Complaint),
    (status = 404, body = Complaint)))]
pub(super) async fn look(
    State(state): Shared,
    Client(client): Client,
    Path(id): Path<String>,
    Query(how): Query<Look>,
    bearer: Bearer,
) -> Result<Json<Snapshot>, Refusal> {
    state.room(&id, client).await?.look(&state, bearer.token(), how.settled).await.map(Json)
}

/// Takes a free seat at a table whose name one was told.
#[utoipa::path(post, path = "/api/tables/{id}/join", responses(
    (status = 200, body = Seated), (status = 404, body = Complaint),
    (status = 409, body = Complaint)))]
pub(super) async fn join(
    State(state): Shared,
    Client(client): Client,
    Path(id): Path<String>,
) -> Result<Json<Seated>, Refusal> {
    let room = state.room(&id, client).await?;
    let (seat, token) = to_the_end(async move { room.join(&state).await }).await?;
    Ok(Json(Seated { table: id, seat, token: token.as_str().to_owned() }))
}

/// A move to be made.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct NewMove {
    /// The move.
    #[serde(rename = "move")]
    action: String,
    /// The position it is meant for; a move for another one is refused.
    ply: Option<usize>,
}

/// Makes a move.
#[utoipa::path(post, path = "/api/tables/{id}/moves", request_body = NewMove, responses(
    (status = 200, body = Snapshot), (status = 401, body = Complaint),
    (status = 409, body = Complaint), (status = 422, body = Complaint)))]
pub(super) async fn play(
    State(state): Shared,
    Client(client): Client,
    Path(id): Path<String>,
    bearer: Bearer,
    Body(made): Body<NewMove>,
) -> Result<Json<Snapshot>, Refusal> {
    let room = state.room(&id, client).await?;
    let play = async move { room.play(&state, bearer.token(), &made.action, made.ply).await };
    to_the_end(play).await.map(Json)
}

/// Takes back the last own move, at a practice table where one plays alone with programs.
#[utoipa::path(post, path = "/api/tables/{id}/undo", responses(
    (status = 200, body = Snapshot), (status = 403, body = Complaint),
    (status = 409, body = Complaint)))]
pub(super) async fn undo(
    State(state): Shared,
    Client(client): Client,
    Path(id): Path<String>,
    bearer: Bearer,
) -> Result<Json<Snapshot>, Refusal> {
    let room = state.room(&id, client).await?;
    to_the_end(async move { room.undo(&state, bearer.token()).await }).await.map(Json)
}

/// How the next game is dealt.
#[derive(Debug, Default, Deserialize, ToSchema)]
pub(super) struct Next {
    /// The same cards once more, everybody one seat further. Not in a match.
    #[serde(default)]
    same_cards: bool,
}

/// Begins the next game of the match, or a rematch; with other people at the table it asks them.
#[utoipa::path(post, path = "/api/tables/{id}/next", request_body = Option<Next>, responses(
    (status = 200, body = Snapshot), (status = 409, body = Complaint)))]
pub(super) async fn next(
    State(state): Shared,
    Client(client): Client,
    Path(id): Path<String>,
    bearer: Bearer,
    how: Option<Body<Next>>,
) -> Result<Json<Snapshot>, Refusal> {
    let Next { same_cards } = how.map(|Body(how)| how).unwrap_or_default();
    let room = state.room(&id, client).await?;
    let proposal = Proposal::again(same_cards);
    let next = async move { room.propose(&state, bearer.token(), proposal).await };
    to_the_end(next).await.map(Json)
}

/// Lets a game that is decided play itself out; with other people at the table it asks them.
#[utoipa::path(post, path = "/api/tables/{id}/finish", responses(
    (status = 200, body = Snapshot), (status = 409, body = Complaint)))]
pub(super) async fn finish(
    State(state): Shared,
    Client(client): Client,
    Path(id): Path<String>,
    bearer: Bearer,
) -> Result<Json<Snapshot>, Refusal> {
    let room = state.room(&id, client).await?;
    let finish = async move { room.propose(&state, bearer.token(), Proposal::Finish).await };
    to_the_end(finish).await.map(Json)
}

/// What each move is worth to a strong player, at a practice table.
#[utoipa::path(get, path = "/api/tables/{id}/hint", responses(
    (status = 200, body = Hint), (status = 403, body = Complaint),
    (status = 409, body = Complaint)))]
pub(super) async fn hint(
    State(state): Shared,
    Client(client): Client,
    Path(id): Path<String>,
    bearer: Bearer,
) -> Result<Json<Hint>, Refusal> {
    state.room(&id, client).await?.hint(&state, bearer.token(), client).await.map(Json)
}

/// The record of the game, once it is over.
#[utoipa::path(get, path = "/api/tables/{id}/record", responses(
    (status = 200, body = Object), (status = 409, body = Complaint)))]
pub(super) async fn record(
    State(state): Shared,
    Client(client): Client,
    Path(id): Path<String>,
    bearer: Bearer,
) -> Result<Json<Record>, Refusal> {
    state.room(&id, client).await?.record(&state, bearer.token()).await.map(Json)
}

/// The table's socket. The first message is `{"type":"hello","token":"…"}`, or one without a token
/// to watch.
#[utoipa::path(get, path = "/api/tables/{id}/socket", responses(
    (status = 101), (status = 403, body = Complaint), (status = 404, body = Complaint)))]
pub(super) async fn socket(
    State(state): Shared,
    Client(client): Client,
    Path(id): Path<String>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Refusal> {
    let room = state.room(&id, client).await?;
    let held = state.admit_socket(client)?;
    Ok(socket::bounded(upgrade).on_upgrade(move |socket| socket::serve(socket, room, state, held)))
}
