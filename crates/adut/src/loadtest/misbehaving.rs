//! Those who misbehave: each should be refused or dropped.

use std::net::SocketAddr;
use std::time::Duration;

use anyhow::{Result, ensure};
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::time::{Instant, timeout};
use tokio_tungstenite::tungstenite::Message;

use super::client::{self, Socket, enter, hear, text};

/// By then everybody who misbehaves should be out.
const AT_MOST: Duration = Duration::from_secs(90);

/// A table that everybody may look at.
pub(super) async fn open_table(address: SocketAddr) -> Result<String> {
    let request = json!({ "game": "connect4", "seats": ["person", "easy"] });
    Ok(text(&client::open_table(address, &request).await?, "table")?.to_owned())
}

/// All of them at once; how long each was borne, in milliseconds.
pub(super) async fn all(address: SocketAddr) -> Result<Value> {
    let table = open_table(address).await?;
    let flood = async {
        let mut socket = enter(address, &table, None).await?;
        until_dropped("who floods", async {
            let message = Message::Text(r#"{"type":"undo"}"#.into());
            while socket.send(message.clone()).await.is_ok() {}
            ended(&mut socket).await;
        })
        .await
    };
    let frames = async {
        let mut socket = enter(address, &table, None).await?;
        until_dropped("who sends 10 MB", async {
            // It may be cut off before all of it is sent.
            let _ = socket.send(Message::Text("x".repeat(10 << 20).into())).await;
            ended(&mut socket).await;
        })
        .await
    };
    let deaf = async {
        let mut socket = enter(address, &table, None).await?;
        hear(&mut socket).await?;
        until_dropped("who never reads", async {
            // Pings are answered while reading, so who does not read does not answer.
            let stream = socket.get_ref();
            let tokio_tungstenite::MaybeTlsStream::Plain(stream) = stream else { return };
            let mut all = [0; 4096];
            loop {
                tokio::time::sleep(Duration::from_secs(1)).await;
                // The end comes as nothing to read after what was sent; peeking takes nothing out.
                match stream.peek(&mut all).await {
                    Ok(n) if all[..n].contains(&CLOSE) => return,
                    Ok(0) | Err(_) => return,
                    Ok(_) => {}
                }
            }
        })
        .await
    };
    let (flood, frames, deaf) = tokio::try_join!(flood, frames, deaf)?;
    Ok(
        json!({ "flood_dropped_ms": flood, "large_frame_dropped_ms": frames, "deaf_dropped_ms": deaf }),
    )
}

/// The first byte of a closing frame.
const CLOSE: u8 = 0x88;

async fn until_dropped(who: &str, misbehave: impl Future<Output = ()>) -> Result<u64> {
    let began = Instant::now();
    let dropped = timeout(AT_MOST, misbehave).await;
    ensure!(dropped.is_ok(), "{who} is still there after {} s", AT_MOST.as_secs());
    Ok(began.elapsed().as_millis() as u64)
}

/// Reads until the other side has closed.
async fn ended(socket: &mut Socket) {
    while let Some(Ok(message)) = socket.next().await {
        if message.is_close() {
            return;
        }
    }
}
