//! A person as the server sees one: somebody at a page who plays game after game.

use std::net::SocketAddr;
use std::time::Duration;

use adut_kernel::Rng;
use anyhow::{Context as _, Result, bail};
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::sync::mpsc::UnboundedSender;
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

pub(super) type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// What a person saw.
pub(super) enum Seen {
    /// It was one's turn again, so long after one's move.
    Answer(Duration),
    /// A game came to its end.
    Finished,
    /// Something that should not be.
    Error(String),
}

pub(super) struct Client {
    address: SocketAddr,
    seen: UnboundedSender<Seen>,
    think: Duration,
    rng: Rng,
}

impl Client {
    pub(super) fn new(
        address: SocketAddr,
        seen: UnboundedSender<Seen>,
        think: Duration,
        rng: Rng,
    ) -> Self {
        Self { address, seen, think, rng }
    }

    pub(super) async fn play(mut self, game: String, vs: String) {
        if let Err(error) = self.play_on(&game, &vs).await {
            // Whoever counts may have gone home.
            let _ = self.seen.send(Seen::Error(format!("{error:#}")));
        }
    }

    async fn play_on(&mut self, game: &str, vs: &str) -> Result<()> {
        let request = json!({ "game": game, "seats": ["person", vs] });
        let ticket = open_table(self.address, &request).await?;
        let (table, token) = (text(&ticket, "table")?, text(&ticket, "token")?);
        let mut socket = enter(self.address, table, Some(token)).await?;
        let mut asked: Option<Instant> = None;
        loop {
            let heard = hear(&mut socket).await?;
            match heard["type"].as_str() {
                Some("snapshot") => {}
                Some("thinking") => continue,
                _ => bail!("{heard}"),
            }
            let is_over = heard["over"].is_object();
            if !is_over && heard["turn"] != heard["seat"] {
                continue;
            }
            if let Some(asked) = asked.take() {
                self.seen.send(Seen::Answer(asked.elapsed()))?;
            }
            self.ponder().await;
            let message = if is_over {
                self.seen.send(Seen::Finished)?;
                json!({ "type": "next" })
            } else {
                let legal = heard["legal"].as_array().context("the moves are a list")?;
                let choice = self.rng.choose(legal).context("there is a move")?;
                json!({ "type": "move", "move": choice, "ply": heard["ply"] })
            };
            asked = Some(Instant::now());
            say(&mut socket, &message).await?;
        }
    }

    /// Some time between none and twice the average.
    async fn ponder(&mut self) {
        let part = f64::from(self.rng.below(2001)) / 1000.0;
        sleep(self.think.mul_f64(part)).await;
    }
}

/// Sets up a table, and returns the ticket.
pub(super) async fn open_table(address: SocketAddr, request: &Value) -> Result<Value> {
    let mut stream = TcpStream::connect(address).await?;
    let body = request.to_string();
    let request = format!(
        "POST /api/tables HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let (_, body) = answer.split_once("\r\n\r\n").context("an answer has a body")?;
    Ok(serde_json::from_str(body)?)
}

/// The text of a field.
pub(super) fn text<'a>(value: &'a Value, field: &str) -> Result<&'a str> {
    value[field].as_str().with_context(|| format!("expected `{field}` in {value}"))
}

/// Sits down at a socket; without a token one watches.
pub(super) async fn enter(address: SocketAddr, table: &str, token: Option<&str>) -> Result<Socket> {
    let (mut socket, _) =
        connect_async(format!("ws://{address}/api/tables/{table}/socket")).await?;
    say(&mut socket, &json!({ "type": "hello", "token": token })).await?;
    Ok(socket)
}

/// Somebody who watches and does nothing, as long as the server lets him.
pub(super) async fn watch(address: SocketAddr, table: &str) -> Result<JoinHandle<()>> {
    let mut socket = enter(address, table, None).await?;
    hear(&mut socket).await?;
    // A browser answers pings by itself; here they are answered while reading.
    Ok(tokio::spawn(async move { while let Some(Ok(_)) = socket.next().await {} }))
}

pub(super) async fn say(socket: &mut Socket, message: &Value) -> Result<()> {
    Ok(socket.send(Message::Text(message.to_string().into())).await?)
}

pub(super) async fn hear(socket: &mut Socket) -> Result<Value> {
    loop {
        match socket.next().await.context("the server closed the socket")?? {
            Message::Text(text) => return Ok(serde_json::from_str(&text)?),
            Message::Ping(_) | Message::Pong(_) => {}
            other => bail!("the server said {other:?}"),
        }
    }
}
