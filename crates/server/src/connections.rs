//! The open connections: how many there are, whose they are, and how long one is waited for.

use std::io;
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio::time::{Sleep, sleep};

use crate::Refusal;
use crate::app_state::AppState;
use crate::limits::Held;

/// Counts the open connections, those of sockets included.
pub(crate) struct Connections {
    state: Arc<AppState>,
    held: Held,
    open: watch::Sender<usize>,
}

impl Connections {
    pub(crate) fn new(state: Arc<AppState>) -> Arc<Self> {
        Arc::new(Self { state, held: Held::default(), open: watch::Sender::new(0) })
    }

    /// Counts one more, until what is returned is dropped.
    pub(crate) fn admit(self: &Arc<Self>, client: IpAddr) -> Result<HeldConnection, Refusal> {
        let limits = self.state.limits();
        // However few there may be in all, one client leaves half of them to others.
        let most = limits.connections_of_client.min(limits.connections.div_ceil(2));
        if !self.held.take(client, most) {
            return Err(Refusal::TooMany("connections"));
        }
        if *self.open.borrow() >= limits.connections {
            self.held.give_back(client);
            return Err(Refusal::Full("connections"));
        }
        self.open.send_modify(|open| *open += 1);
        self.state.meters().connections.increment(1);
        Ok(HeldConnection { connections: Arc::clone(self), client })
    }

    pub(crate) fn open(&self) -> usize {
        *self.open.borrow()
    }

    /// Waits until none is open.
    pub(crate) async fn all_closed(&self) {
        // The sender is here, so this ends only when all are closed.
        let _ = self.open.subscribe().wait_for(|open| *open == 0).await;
    }
}

/// A connection that is counted.
pub(crate) struct HeldConnection {
    connections: Arc<Connections>,
    client: IpAddr,
}

impl Drop for HeldConnection {
    fn drop(&mut self) {
        self.connections.held.give_back(self.client);
        self.connections.open.send_modify(|open| *open -= 1);
        self.connections.state.meters().connections.decrement(1);
    }
}

/// A connection whose other side has to read what it is sent: one that takes nothing for as long
/// as `patience` has failed. It counts until it is closed, whoever has it then.
pub(crate) struct Connection {
    stream: TcpStream,
    patience: Duration,
    /// When what waits to be sent has waited for too long.
    late: Option<Pin<Box<Sleep>>>,
    held: HeldConnection,
}

impl Connection {
    pub(crate) fn new(stream: TcpStream, patience: Duration, held: HeldConnection) -> Self {
        Self { stream, patience, late: None, held }
    }

    fn in_time<T>(
        &mut self,
        polled: Poll<io::Result<T>>,
        context: &mut Context<'_>,
    ) -> Poll<io::Result<T>> {
        if polled.is_ready() {
            self.late = None;
            return polled;
        }
        let late = self.late.get_or_insert_with(|| Box::pin(sleep(self.patience)));
        ready!(late.as_mut().poll(context));
        self.late = None;
        self.held.connections.state.meters().dropped.increment(1);
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Connection {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Connection {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let polled = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.in_time(polled, context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let polled = Pin::new(&mut self.stream).poll_write_vectored(context, slices);
        self.in_time(polled, context)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let polled = Pin::new(&mut self.stream).poll_flush(context);
        self.in_time(polled, context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let polled = Pin::new(&mut self.stream).poll_shutdown(context);
        self.in_time(polled, context)
    }
}
