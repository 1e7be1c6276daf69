//! Requests for trees.

use std::sync::Arc;

use adut_trees::steps::{self, TreeData, TreeRequest};
use axum::Json;
use axum::extract::DefaultBodyLimit;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::extract::Body;
use crate::Refusal;
use crate::app_state::AppState;
use crate::refusal::Complaint;

/// The text of a tree as large as can be shown.
const LARGEST_TEXT: usize = 512 << 10;

/// These requests, which may be longer than others.
pub(super) fn routes() -> OpenApiRouter<Arc<AppState>> {
    OpenApiRouter::new().routes(routes!(grow)).layer(DefaultBodyLimit::max(LARGEST_TEXT))
}

/// Makes a tree to be stepped through.
#[utoipa::path(post, path = "/api/trees", request_body = TreeRequest, responses(
    (status = 200, body = TreeData), (status = 400, body = Complaint),
    (status = 422, body = Complaint)))]
async fn grow(Body(request): Body<TreeRequest>) -> Result<Json<TreeData>, Refusal> {
    let grown = tokio::task::spawn_blocking(move || steps::grow(&request)).await;
    Ok(Json(grown.map_err(|_| Refusal::Internal)??))
}
