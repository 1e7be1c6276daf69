//! A page's side of the socket, over a real connection.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use adut_server::{AppState, serve};
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// Puts a server on a socket of this machine until the test ends.
pub(crate) async fn listening(state: &Arc<AppState>) -> SocketAddr {
    listening_by(state, TcpListener::bind("127.0.0.1:0").await.unwrap())
}

/// As [`listening`], by way of a socket that was set up in a special way.
pub(crate) fn listening_by(state: &Arc<AppState>, listener: TcpListener) -> SocketAddr {
    let address = listener.local_addr().unwrap();
    tokio::spawn(serve(Arc::clone(state), listener, std::future::pending()));
    address
}

/// Somebody at a socket.
pub(crate) struct Listener {
    pub(crate) stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    seen: Option<Value>,
}

/// Longer than anything takes.
const LONG: Duration = Duration::from_secs(30);

impl Listener {
    pub(crate) async fn connect(address: SocketAddr, table: &str) -> Self {
        let url = format!("ws://{address}/api/tables/{table}/socket");
        let (stream, _) = connect_async(url).await.unwrap();
        Self { stream, seen: None }
    }

    /// Connects and says who it is.
    pub(crate) async fn enter(address: SocketAddr, table: &str, token: Option<&str>) -> Self {
        let mut listener = Self::connect(address, table).await;
        listener.say(json!({ "type": "hello", "token": token })).await;
        listener
    }

    pub(crate) async fn say(&mut self, message: Value) {
        self.stream.send(Message::Text(message.to_string().into())).await.unwrap();
    }

    /// The next text; none once the socket is closed.
    pub(crate) async fn hear_text(&mut self) -> Option<String> {
        let text = async {
            loop {
                match self.stream.next().await {
                    Some(Ok(Message::Text(text))) => return Some(text.to_string()),
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                    _ => return None,
                }
            }
        };
        tokio::time::timeout(LONG, text).await.expect("in time")
    }

    pub(crate) async fn hear(&mut self) -> Value {
        serde_json::from_str(&self.hear_text().await.expect("a message")).unwrap()
    }

    /// The next snapshot of another position; those that only tell who comes and goes are passed
    /// over.
    pub(crate) async fn see(&mut self) -> Value {
        loop {
            let heard = self.hear().await;
            match heard["type"].as_str() {
                Some("snapshot") => {
                    let position = json!([heard["number"], heard["ply"]]);
                    if self.seen.replace(position.clone()) != Some(position) {
                        return heard;
                    }
                }
                Some("thinking") => {}
                _ => panic!("{heard}"),
            }
        }
    }

    /// The next snapshot in which a seat's presence is as told.
    pub(crate) async fn until_presence(&mut self, seat: usize, presence: &str) -> Value {
        loop {
            let heard = self.hear().await;
            if heard["type"] == "snapshot" && heard["players"][seat]["presence"] == presence {
                return heard;
            }
        }
    }

    /// Makes a move.
    pub(crate) async fn play(&mut self, action: &Value, ply: impl Into<Value>) {
        self.say(json!({ "type": "move", "move": action, "ply": ply.into() })).await;
    }

    /// All that was said up to now: asks for what is refused, and listens until it is.
    pub(crate) async fn hear_all(&mut self) -> Vec<String> {
        self.say(json!({ "type": "nonsense" })).await;
        let mut heard = Vec::new();
        while let Some(text) = self.hear_text().await {
            let is_end = text.contains("nonsense");
            heard.push(text);
            if is_end {
                break;
            }
        }
        heard
    }
}
