//! Requests about finished games.

use std::sync::Arc;

use adut_kernel::Record;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use super::extract::{Body, Client, Path};
use crate::Refusal;
use crate::app_state::AppState;
use crate::jobs::{JobReport, Pace, Phase, Work};
use crate::refusal::Complaint;
use crate::study::{self, Replay};

type Shared = State<Arc<AppState>>;

/// A game to be stepped through.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct Played {
    /// The record of a finished game.
    #[schema(value_type = Object)]
    record: Record,
    /// Whether it is told what could have been done at each step.
    #[serde(default)]
    choices: bool,
}

/// Steps through a finished game, with what each seat saw.
#[utoipa::path(post, path = "/api/replay", request_body = Played, responses(
    (status = 200, body = Replay), (status = 400, body = Complaint),
    (status = 409, body = Complaint)))]
pub(super) async fn replay(Body(played): Body<Played>) -> Result<Json<Replay>, Refusal> {
    study::replay(&played.record, played.choices).map(Json)
}

/// A game to be reviewed.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct NewReview {
    /// The record of a finished game.
    #[schema(value_type = Object)]
    record: Record,
    /// The seat whose game is told; all unless said.
    seat: Option<usize>,
    /// How much is solved with open cards.
    #[serde(default)]
    truth: Truth,
}

/// How much is solved with open cards.
#[derive(Clone, Copy, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(super) enum Truth {
    /// What takes moments.
    #[default]
    Quick,
    /// Everything, as far as the server's limit reaches; one game at a time. Whether it did
    /// is told by the review's `truth_cut`.
    Full,
}

/// Work that was taken on.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Begun {
    /// The name under which it can be asked for.
    review: String,
}

/// Has a finished game reviewed.
#[utoipa::path(post, path = "/api/reviews", request_body = NewReview, responses(
    (status = 202, body = Begun), (status = 400, body = Complaint),
    (status = 409, body = Complaint), (status = 503, body = Complaint)))]
pub(super) async fn begin_review(
    State(state): Shared,
    client: Client,
    Body(request): Body<NewReview>,
) -> Result<(StatusCode, Json<Begun>), Refusal> {
    let fully = matches!(request.truth, Truth::Full);
    let pace = if fully { Pace::Long } else { Pace::Quick };
    begin(&state, client, pace, study::review(request.record, request.seat, fully, state.limits())?)
}

/// How far a review is, and the review once it is done.
#[utoipa::path(get, path = "/api/reviews/{id}", responses(
    (status = 200, body = ReviewState), (status = 404, body = Complaint)))]
pub(super) async fn look_at_review(
    State(state): Shared,
    Path(id): Path<String>,
) -> Result<Json<ReviewState>, Refusal> {
    let report = state.jobs().look(&id).ok_or_else(|| Refusal::unknown("review", &id))?;
    let JobReport { state, done, of, result, error } = report;
    Ok(Json(ReviewState { state, done, of, review: result, error }))
}

/// How far a review is.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct ReviewState {
    state: Phase,
    done: usize,
    of: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    review: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
}

/// A hand to be played by others.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct NewSameHand {
    /// The record of a finished game.
    #[schema(value_type = Object)]
    record: Record,
    /// Whose hand.
    seat: usize,
    /// Who plays it.
    players: Vec<String>,
}

/// Lets each of several players play a seat's hand on the same deal.
#[utoipa::path(post, path = "/api/same-hand", request_body = NewSameHand, responses(
    (status = 202, body = Begun), (status = 400, body = Complaint),
    (status = 409, body = Complaint), (status = 503, body = Complaint)))]
pub(super) async fn begin_same_hand(
    State(state): Shared,
    client: Client,
    Body(request): Body<NewSameHand>,
) -> Result<(StatusCode, Json<Begun>), Refusal> {
    begin(
        &state,
        client,
        Pace::Quick,
        study::same_hand(request.record, request.seat, request.players)?,
    )
}

/// How far the others are with the hand, and what came of it.
#[utoipa::path(get, path = "/api/same-hand/{id}", responses(
    (status = 200, body = JobReport), (status = 404, body = Complaint)))]
pub(super) async fn look_at_same_hand(
    State(state): Shared,
    Path(id): Path<String>,
) -> Result<Json<JobReport>, Refusal> {
    state.jobs().look(&id).map(Json).ok_or_else(|| Refusal::unknown("hand", &id))
}

fn begin(
    state: &AppState,
    Client(client): Client,
    pace: Pace,
    work: Work,
) -> Result<(StatusCode, Json<Begun>), Refusal> {
    state.admits_job(client)?;
    let review = state.fresh_name();
    state.jobs().begin(review.clone(), client, pace, work)?;
    state.meters().jobs.increment(1);
    Ok((StatusCode::ACCEPTED, Json(Begun { review })))
}
