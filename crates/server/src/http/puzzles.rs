//! Requests about puzzles.

use axum::Json;
use serde::Deserialize;
use utoipa::ToSchema;

use super::extract::{Body, Path};
use crate::Refusal;
use crate::puzzles::{self, Answered, Listed, Posed};
use crate::refusal::Complaint;

/// The puzzles of a game, the easiest first.
#[utoipa::path(get, path = "/api/puzzles/{game}", responses(
    (status = 200, body = Vec<Listed>), (status = 404, body = Complaint)))]
pub(super) async fn list(Path(game): Path<String>) -> Result<Json<Vec<Listed>>, Refusal> {
    puzzles::list(&game).map(Json)
}

/// A puzzle: the table as the seat that is to move sees it.
#[utoipa::path(get, path = "/api/puzzles/{game}/{id}", responses(
    (status = 200, body = Posed), (status = 404, body = Complaint)))]
pub(super) async fn look(Path((game, id)): Path<(String, String)>) -> Result<Json<Posed>, Refusal> {
    puzzles::pose(&game, &id).map(Json)
}

/// An answer to a puzzle.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct Answer {
    /// The move.
    #[serde(rename = "move")]
    action: String,
}

/// What comes of a move, and what every move is worth.
#[utoipa::path(post, path = "/api/puzzles/{game}/{id}", request_body = Answer, responses(
    (status = 200, body = Answered), (status = 404, body = Complaint),
    (status = 422, body = Complaint)))]
pub(super) async fn answer(
    Path((game, id)): Path<(String, String)>,
    Body(answer): Body<Answer>,
) -> Result<Json<Answered>, Refusal> {
    puzzles::answer(&game, &id, &answer.action).map(Json)
}
