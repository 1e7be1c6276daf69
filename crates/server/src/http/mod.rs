//! The requests that are answered, each in a few lines.

mod about;
mod extract;
mod lab;
mod page;
mod people;
mod studies;
mod tables;
mod trees;

use std::sync::Arc;

use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{HeaderName, HeaderValue, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use axum::{Json, Router};
use tower::ServiceBuilder;
use tower_http::compression::CompressionLayer;
use tower_http::set_header::SetResponseHeaderLayer;
use tower_http::trace::{DefaultMakeSpan, DefaultOnResponse, TraceLayer};
use tracing::Level;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use self::extract::Client;
use crate::Refusal;
use crate::house::House;
use crate::socket::LARGEST;

pub use page::page_file;

/// Everything comes from here, and nothing that is not in a file of ours is run.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
     img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; \
     base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

#[derive(OpenApi)]
#[openapi(info(
    title = "Adut",
    description = "Tables at which people and programs play cards. A seat is opened by its token, \
        sent as `Authorization: Bearer TOKEN`."
))]
struct Description;

/// The whole site.
pub fn app(house: Arc<House>) -> Router {
    let (router, description) = OpenApiRouter::with_openapi(Description::openapi())
        .routes(routes!(about::games))
        .routes(routes!(about::messages))
        .routes(routes!(about::health))
        .routes(routes!(about::metrics))
        .routes(routes!(tables::create))
        .routes(routes!(tables::look))
        .routes(routes!(tables::join))
        .routes(routes!(tables::play))
        .routes(routes!(tables::undo))
        .routes(routes!(tables::next))
        .routes(routes!(tables::hint))
        .routes(routes!(tables::record))
        .routes(routes!(tables::socket))
        .routes(routes!(people::enter))
        .routes(routes!(people::me, people::leave))
        .routes(routes!(people::claim))
        .routes(routes!(studies::replay))
        .routes(routes!(studies::begin_review))
        .routes(routes!(studies::look_at_review))
        .routes(routes!(studies::begin_same_hand))
        .routes(routes!(studies::look_at_same_hand))
        .merge(trees::routes())
        .routes(routes!(lab::caps))
        .routes(routes!(lab::begin, lab::list))
        .routes(routes!(lab::look, lab::delete))
        .routes(routes!(lab::stop))
        .routes(routes!(lab::resume))
        .routes(routes!(lab::keep))
        .routes(routes!(lab::records))
        .routes(routes!(lab::all_records))
        .routes(routes!(lab::result))
        .routes(routes!(lab::report))
        .routes(routes!(lab::report_body))
        .routes(routes!(lab::reproduction))
        .routes(routes!(lab::ladders))
        .split_for_parts();
    let description = Json(description);
    let fixed = |name: HeaderName, value: &'static str| {
        SetResponseHeaderLayer::if_not_present(name, HeaderValue::from_static(value))
    };
    let trace = TraceLayer::new_for_http()
        .make_span_with(DefaultMakeSpan::new().level(Level::INFO))
        .on_response(DefaultOnResponse::new().level(Level::INFO));
    let layers = ServiceBuilder::new()
        .layer(trace)
        .layer(CompressionLayer::new())
        .layer(fixed(header::CONTENT_SECURITY_POLICY, POLICY))
        .layer(fixed(header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(fixed(header::REFERRER_POLICY, "no-referrer"))
        .layer(fixed(HeaderName::from_static("cross-origin-opener-policy"), "same-origin"))
        .layer(fixed(HeaderName::from_static("cross-origin-resource-policy"), "same-origin"))
        .layer(fixed(header::CACHE_CONTROL, "no-store"))
        .layer(middleware::from_fn_with_state(Arc::clone(&house), admit))
        .layer(DefaultBodyLimit::max(LARGEST));
    router
        .route("/api/openapi.json", get(async move || description))
        .fallback(page::file)
        .method_not_allowed_fallback(async || Refusal::WrongMethod)
        .layer(layers)
        .with_state(house)
}

/// Turns clients away that ask for too much, and counts the answers of all.
async fn admit(
    State(house): State<Arc<House>>,
    Client(client): Client,
    request: Request,
    next: Next,
) -> Response {
    let response = match house.admits_request(client) {
        Ok(()) => next.run(request).await,
        Err(refusal) => refusal.into_response(),
    };
    house.meters().answered(response.status().as_u16());
    response
}
