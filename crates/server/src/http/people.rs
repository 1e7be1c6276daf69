//! Requests about people who have chosen a name.

use std::sync::Arc;

use adut_store::{StoredPerson, Tally};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::extract::{Bearer, Body, Client, Path};
use super::tables::to_the_end;
use crate::Refusal;
use crate::app_state::AppState;
use crate::refusal::Complaint;
use crate::table::Snapshot;

type Shared = State<Arc<AppState>>;

/// A name that somebody chooses.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct NewPerson {
    /// At most 24 characters: letters, digits, spaces and the marks -_.'’
    name: String,
}

/// A name that was given.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct KnownPerson {
    /// The name.
    name: String,
    /// Who holds it is this person; it is given once.
    key: String,
}

/// A person's own record.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct PersonRecord {
    /// The name.
    name: String,
    /// Since when, in seconds since 1970.
    since: i64,
    /// The games by game and opponent.
    tallies: Vec<TallyLine>,
}

/// The games against one kind of opponent.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct TallyLine {
    /// The game's name.
    game: String,
    /// The opponents' name; people are `person`, those of several kinds `several`.
    against: String,
    /// Games won.
    won: u64,
    /// Games drawn.
    drawn: u64,
    /// Games lost.
    lost: u64,
    /// The mean difference of points.
    difference: f64,
}

impl From<Tally> for TallyLine {
    fn from(tally: Tally) -> Self {
        let Tally { game, against, won, drawn, lost, difference } = tally;
        Self { game, against, won, drawn, lost, difference }
    }
}

/// Chooses a name. The key is all that opens it again; no account, no password.
#[utoipa::path(post, path = "/api/people", request_body = NewPerson, responses(
    (status = 201, body = KnownPerson), (status = 400, body = Complaint),
    (status = 409, body = Complaint)))]
pub(super) async fn enter(
    State(state): Shared,
    Client(client): Client,
    Body(request): Body<NewPerson>,
) -> Result<(StatusCode, Json<KnownPerson>), Refusal> {
    let (StoredPerson { name, .. }, key) = state.take_in(&request.name, client).await?;
    let known = KnownPerson { name, key: key.as_str().to_owned() };
    Ok((StatusCode::CREATED, Json(known)))
}

/// The name and the games of whoever holds the key, sent as `Authorization: Bearer KEY`.
#[utoipa::path(get, path = "/api/people/me", responses(
    (status = 200, body = PersonRecord), (status = 401, body = Complaint)))]
pub(super) async fn me(State(state): Shared, key: Bearer) -> Result<Json<PersonRecord>, Refusal> {
    let (StoredPerson { name, since, .. }, tallies) = state.record_of(key.token()).await?;
    let tallies = tallies.into_iter().map(TallyLine::from).collect();
    Ok(Json(PersonRecord { name, since, tallies }))
}

/// Forgets the name and the games of whoever holds the key.
#[utoipa::path(delete, path = "/api/people/me", responses(
    (status = 204), (status = 401, body = Complaint)))]
pub(super) async fn leave(State(state): Shared, key: Bearer) -> Result<StatusCode, Refusal> {
    state.dismiss(key.token()).await.map(|()| StatusCode::NO_CONTENT)
}

/// Who sits at a seat.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct Claim {
    /// The person's key.
    key: String,
}

/// Says who sits at the token's seat: the others see the name, and games that end from now on
/// count for the person.
#[utoipa::path(post, path = "/api/tables/{id}/person", request_body = Claim, responses(
    (status = 200, body = Snapshot), (status = 401, body = Complaint),
    (status = 409, body = Complaint)))]
pub(super) async fn claim(
    State(state): Shared,
    Client(client): Client,
    Path(id): Path<String>,
    bearer: Bearer,
    Body(claim): Body<Claim>,
) -> Result<Json<Snapshot>, Refusal> {
    let person = state.person(Some(&claim.key)).await?;
    let room = state.room(&id, client).await?;
    let claim = async move { room.claim(&state, bearer.token(), &person).await };
    to_the_end(claim).await.map(Json)
}
