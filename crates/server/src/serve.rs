//! The site on a socket.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;

use tokio::net::TcpListener;

use crate::house::House;
use crate::http::app;

/// Serves until `stop` comes; then no more is taken on, and what is under way is finished.
pub async fn serve(
    house: Arc<House>,
    listener: TcpListener,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let site = app(house).into_make_service_with_connect_info::<SocketAddr>();
    axum::serve(listener, site).with_graceful_shutdown(stop).await
}
