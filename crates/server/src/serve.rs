//! The site on a socket.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;

use tokio::net::TcpListener;

use crate::house::House;
use crate::http::app;

/// Serves until `stop` comes; then no more is taken on, sockets are told, and what is under way is
/// finished.
pub async fn serve(
    house: Arc<House>,
    listener: TcpListener,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    tokio::spawn(Arc::clone(&house).sweep());
    tokio::spawn(Arc::clone(&house).follow());
    let site = app(Arc::clone(&house)).into_make_service_with_connect_info::<SocketAddr>();
    let closed = async move {
        stop.await;
        tracing::info!("closing");
        house.close();
    };
    axum::serve(listener, site).with_graceful_shutdown(closed).await
}
