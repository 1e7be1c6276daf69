//! What is read from a request.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;

use axum::Json;
use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, OptionalFromRequest, Request};
use axum::http::request::Parts;
use axum::http::{HeaderValue, header};
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use crate::Refusal;
use crate::app_state::AppState;

/// A body of JSON that comes in time, refused in our own words.
pub(super) struct Body<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<Arc<AppState>> for Body<T> {
    type Rejection = Refusal;

    async fn from_request(request: Request, state: &Arc<AppState>) -> Result<Self, Refusal> {
        let read = <Json<T> as FromRequest<_>>::from_request(request, state);
        let read = timeout(state.limits().patience, read).await.map_err(|_| Refusal::Slow)?;
        let Json(body) = read?;
        Ok(Self(body))
    }
}

/// As [`Body`], where no body is one with nothing in it.
impl<T: DeserializeOwned + Default> OptionalFromRequest<Arc<AppState>> for Body<T> {
    type Rejection = Refusal;

    async fn from_request(
        request: Request,
        state: &Arc<AppState>,
    ) -> Result<Option<Self>, Refusal> {
        let read = <Json<T> as OptionalFromRequest<_>>::from_request(request, state);
        let read = timeout(state.limits().patience, read).await.map_err(|_| Refusal::Slow)?;
        Ok(read?.map(|Json(body)| Self(body)))
    }
}

/// A name in the path.
#[derive(FromRequestParts)]
#[from_request(via(axum::extract::Path), rejection(Refusal))]
pub(super) struct Path<T>(pub(super) T);

/// What follows on the question mark.
#[derive(FromRequestParts)]
#[from_request(via(axum::extract::Query), rejection(Refusal))]
pub(super) struct Query<T>(pub(super) T);

/// The token of a seat, if one is given.
pub(super) struct Bearer(Option<String>);

impl Bearer {
    pub(super) fn token(&self) -> Option<&str> {
        self.0.as_deref()
    }
}

impl<S: Sync> FromRequestParts<S> for Bearer {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        let given = parts.headers.get(header::AUTHORIZATION);
        // What cannot be read is a wrong token, not none: who means to sit must not just watch.
        let read = |value: &HeaderValue| {
            let token = value.to_str().ok().and_then(|value| value.strip_prefix("Bearer "));
            token.unwrap_or_default().trim().to_owned()
        };
        Ok(Self(given.map(read)))
    }
}

/// Where a request comes from; without a connection, from this machine.
#[derive(Clone, Copy)]
pub(super) struct Client(pub(super) IpAddr);

impl<S: Sync> FromRequestParts<S> for Client {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        let connection = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let here = IpAddr::V4(Ipv4Addr::LOCALHOST);
        Ok(Self(connection.map_or(here, |ConnectInfo(address)| address.ip())))
    }
}
