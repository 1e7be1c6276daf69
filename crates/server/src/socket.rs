//! The table's socket: the page says what it does and hears of every change.

use std::sync::Arc;

use axum::extract::ws::{Message, Utf8Bytes, WebSocket};
use serde::Deserialize;
use tokio::sync::mpsc;

use crate::Refusal;
use crate::house::House;
use crate::room::{Notice, Room};

/// The largest message that is read.
pub(crate) const LARGEST: usize = 64 << 10;

/// What a guest hears.
pub(crate) struct Line {
    pub(crate) number: u64,
    pub(crate) messages: mpsc::Receiver<Utf8Bytes>,
}

/// What the page says.
#[derive(Debug, Deserialize)]
#[serde(tag = "type", rename_all = "lowercase")]
enum Request {
    Hello {
        token: Option<String>,
    },
    Move {
        #[serde(rename = "move")]
        action: String,
        ply: Option<usize>,
    },
    Undo,
    Hint,
    Next {
        #[serde(default)]
        same_cards: bool,
    },
}

/// Serves one socket until either side has had enough.
pub(crate) async fn serve(mut socket: WebSocket, room: Arc<Room>, house: Arc<House>) {
    let Some((token, mut line)) = greet(&mut socket, &room, &house).await else { return };
    loop {
        let answer = tokio::select! {
            heard = line.messages.recv() => match heard {
                Some(message) => Some(message),
                None => break,
            },
            said = socket.recv() => match said {
                Some(Ok(Message::Text(text))) => respond(&text, &token, &room, &house).await,
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => None,
                _ => break,
            },
        };
        if let Some(message) = answer
            && socket.send(Message::Text(message)).await.is_err()
        {
            break;
        }
    }
    room.leave(line.number).await;
}

/// The first message says who is there.
async fn greet(
    socket: &mut WebSocket,
    room: &Arc<Room>,
    house: &Arc<House>,
) -> Option<(Option<String>, Line)> {
    let said = socket.recv().await?.ok()?;
    let refusal = match said.to_text().map(serde_json::from_str) {
        Ok(Ok(Request::Hello { token })) => match room.enter(house, token.as_deref()).await {
            Ok(line) => return Some((token, line)),
            Err(refusal) => refusal,
        },
        _ => Refusal::Senseless("the first message must be a hello with a token".to_owned()),
    };
    let message = Notice::Error { message: refusal.to_string() }.written();
    // The other side may be gone already.
    let _ = socket.send(Message::Text(message)).await;
    None
}

/// Does what is asked. What changes the table is told to everybody, so only the rest has an answer
/// of its own.
async fn respond(
    text: &str,
    token: &Option<String>,
    room: &Arc<Room>,
    house: &Arc<House>,
) -> Option<Utf8Bytes> {
    let token = token.as_deref();
    let done = match serde_json::from_str(text) {
        Ok(Request::Hello { .. }) => Ok(()),
        Ok(Request::Move { action, ply }) => {
            room.play(house, token, &action, ply).await.map(|_| ())
        }
        Ok(Request::Undo) => room.undo(house, token).await.map(|_| ()),
        Ok(Request::Next { same_cards }) => room.next(house, token, same_cards).await.map(|_| ()),
        Ok(Request::Hint) => match room.hint(house, token).await {
            Ok(hint) => return Some(Notice::Hint(&hint).written()),
            Err(refusal) => Err(refusal),
        },
        Err(error) => Err(Refusal::Senseless(format!("the message cannot be read: {error}"))),
    };
    done.err().map(|refusal| Notice::Error { message: refusal.to_string() }.written())
}
