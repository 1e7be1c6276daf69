//! The site on a socket.

use std::future::Future;
use std::io::{self, Read as _, Write as _};
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};
use tower::ServiceExt as _;

use crate::Refusal;
use crate::app_state::AppState;
use crate::connections::{Connection, Connections};
use crate::hosts::Hosts;
use crate::http::guarded_app;

/// How long to wait when no connection can be taken on: nearly always files are short, and some
/// are closed soon.
const PAUSE: Duration = Duration::from_millis(100);
/// The largest head of a request, and the most of a request that is held at a time.
const LARGEST_HEAD: usize = 16 << 10;

/// Serves until `stop` comes. Then no more is taken on, sockets are told, and what is under way is
/// finished, for as long as [`Limits::closing`](crate::Limits::closing) lets it.
pub async fn serve(
    state: Arc<AppState>,
    listener: TcpListener,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    tokio::spawn(Arc::clone(&state).sweep());
    tokio::spawn(Arc::clone(&state).follow());
    let hosts = Hosts::new(listener.local_addr()?.ip(), state.hosts());
    let site = guarded_app(Arc::clone(&state), hosts);
    let connections = Connections::new(Arc::clone(&state));
    let mut attended = JoinSet::new();
    let mut stop = pin!(stop);
    loop {
        tokio::select! {
            () = &mut stop => break,
            accepted = listener.accept() => match accepted {
                Ok((stream, address)) => match connections.admit(address.ip()) {
                    Ok(held) => {
                        let patience = state.limits().patience;
                        let connection = Connection::new(stream, patience, held);
                        attended.spawn(attend(site.clone(), Arc::clone(&state), connection, address));
                    }
                    Err(refusal) => {
                        state.meters().dropped.increment(1);
                        // Who is turned away may not listen.
                        let _ = turn_away(stream, &refusal);
                    }
                },
                Err(error) if is_of_one_connection(&error) => {}
                Err(error) => {
                    tracing::error!(%error, "no connection can be taken on");
                    sleep(PAUSE).await;
                }
            },
            Some(_) = attended.join_next() => {}
        }
    }
    drop(listener);
    tracing::info!("closing");
    state.close();
    if timeout(state.limits().closing, connections.all_closed()).await.is_err() {
        tracing::warn!(open = connections.open(), "connections are cut off");
        attended.abort_all();
    }
    Ok(())
}

/// Answers what is asked on one connection, until it is idle for too long or the server closes.
async fn attend(site: Router, state: Arc<AppState>, connection: Connection, address: SocketAddr) {
    let answer = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(address));
        site.clone().oneshot(request)
    });
    let serving = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(state.limits().patience)
        .max_buf_size(LARGEST_HEAD)
        .serve_connection(TokioIo::new(connection), answer)
        .with_upgrades();
    let mut serving = pin!(serving);
    let ended = tokio::select! {
        ended = serving.as_mut() => ended,
        () = state.closing() => {
            serving.as_mut().graceful_shutdown();
            serving.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection failed");
    }
}

/// Says why, as far as that can be said without waiting.
fn turn_away(stream: TcpStream, refusal: &Refusal) -> io::Result<()> {
    let mut stream = stream.into_std()?;
    // What is not read would have the answer thrown away.
    let _ = stream.read(&mut [0; 1024]);
    let (status, body) = (refusal.status(), refusal.complaint());
    write!(
        stream,
        "HTTP/1.1 {status}\r\nContent-Type: application/json\r\nConnection: close\r\n\
         Content-Length: {}\r\n\r\n{body}",
        body.len()
    )
}

/// Whether only the one connection is lost that would have been taken on.
fn is_of_one_connection(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset, Interrupted};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset | Interrupted)
}
