//! The requests that are answered, each in a few lines.

mod extract;
mod page;
mod tables;

use std::sync::Arc;

use axum::extract::DefaultBodyLimit;
use axum::http::{HeaderName, HeaderValue, header};
use axum::{Json, Router};
use tower::ServiceBuilder;
use tower_http::compression::CompressionLayer;
use tower_http::set_header::SetResponseHeaderLayer;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::Refusal;
use crate::catalogue::{self, GameDescription};
use crate::house::House;
use crate::socket::LARGEST;

/// Everything comes from here, and nothing that is not in a file of ours is run.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
     img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; \
     base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// The whole site.
pub fn app(house: Arc<House>) -> Router {
    let (router, _description) = OpenApiRouter::new()
        .routes(routes!(games))
        .routes(routes!(tables::create))
        .routes(routes!(tables::look))
        .routes(routes!(tables::play))
        .routes(routes!(tables::undo))
        .routes(routes!(tables::next))
        .routes(routes!(tables::hint))
        .routes(routes!(tables::record))
        .routes(routes!(tables::socket))
        .with_state(house)
        .split_for_parts();
    let fixed = |name: HeaderName, value: &'static str| {
        SetResponseHeaderLayer::if_not_present(name, HeaderValue::from_static(value))
    };
    let layers = ServiceBuilder::new()
        .layer(CompressionLayer::new())
        .layer(fixed(header::CONTENT_SECURITY_POLICY, POLICY))
        .layer(fixed(header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(fixed(header::REFERRER_POLICY, "no-referrer"))
        .layer(fixed(header::CACHE_CONTROL, "no-store"))
        .layer(DefaultBodyLimit::max(LARGEST));
    router.fallback(page::file).method_not_allowed_fallback(wrong_method).layer(layers)
}

/// The games, their rules and their players.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = Vec<GameDescription>)))]
async fn games() -> Json<Vec<GameDescription>> {
    Json(catalogue::games())
}

async fn wrong_method() -> Refusal {
    Refusal::Nothing
}
