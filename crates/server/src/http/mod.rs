//! The requests that are answered, each in a few lines.

mod about;
mod extract;
mod lab;
mod page;
mod people;
mod puzzles;
mod studies;
mod tables;
mod trees;

use std::sync::Arc;

use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
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
use crate::app_state::AppState;
use crate::hosts::{Hosts, is_named};
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
pub fn app(state: Arc<AppState>) -> Router {
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
        .routes(routes!(tables::finish))
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
        .routes(routes!(puzzles::list))
        .routes(routes!(puzzles::look, puzzles::answer))
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
        .routes(routes!(lab::leaderboards))
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
        .layer(middleware::from_fn_with_state(Arc::clone(&state), admit))
        .layer(DefaultBodyLimit::max(LARGEST));
    router
        .route("/api/openapi.json", get(async move || description))
        .fallback(page::file)
        .method_not_allowed_fallback(async || Refusal::WrongMethod)
        .layer(layers)
        .with_state(state)
}

/// The whole site for those who ask by its own names.
pub(crate) fn guarded_app(state: Arc<AppState>, hosts: Hosts) -> Router {
    app(state).layer(middleware::from_fn_with_state(Arc::new(hosts), guard))
}

/// Turns away whoever asks by another name.
async fn guard(State(hosts): State<Arc<Hosts>>, request: Request, next: Next) -> Response {
    let asked = request.uri().host().or_else(|| text(request.headers(), header::HOST));
    match asked {
        Some(host) if hosts.admits(host) => next.run(request).await,
        asked => {
            let name = asked.unwrap_or_default().chars().take(100).collect();
            Refusal::OtherHost(name).into_response()
        }
    }
}

/// Turns clients away that ask for too much or by way of another site's page, and counts the
/// answers of all.
async fn admit(
    State(state): State<Arc<AppState>>,
    Client(client): Client,
    request: Request,
    next: Next,
) -> Response {
    let admitted = state.admits_request(client).and_then(|()| check_origin(&state, &request));
    let response = match admitted {
        Ok(()) => next.run(request).await,
        Err(refusal) => refusal.into_response(),
    };
    state.meters().answered(response.status().as_u16());
    response
}

/// What changes something, and what opens a socket, is not for pages of other sites.
fn check_origin(state: &AppState, request: &Request) -> Result<(), Refusal> {
    let headers = request.headers();
    let only_looks = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let Some(origin) = headers.get(header::ORIGIN) else { return Ok(()) };
    if only_looks && !headers.contains_key(header::UPGRADE) {
        return Ok(());
    }
    let origin = origin.to_str().ok().and_then(|origin| origin.split_once("://"));
    match origin {
        Some((_, host))
            if Some(host) == text(headers, header::HOST) || is_named(state.hosts(), host) =>
        {
            Ok(())
        }
        _ => Err(Refusal::OtherOrigin),
    }
}

fn text(headers: &HeaderMap, name: HeaderName) -> Option<&str> {
    headers.get(name).and_then(|value| value.to_str().ok())
}
