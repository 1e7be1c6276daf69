//! The table's socket: the page says what it does and hears of every change.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::WebSocketUpgrade;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use serde::Deserialize;
use tokio::time::{Instant, interval, timeout};

use crate::Refusal;
use crate::admission::HeldSocket;
use crate::app_state::AppState;
use crate::limits::Bucket;
use crate::room::{Line, Notice, Room};
use crate::table::Proposal;

/// The largest message that is read.
pub(crate) const LARGEST: usize = 64 << 10;

/// What is set aside for reading: what a page says is short, and there may be thousands who say
/// nothing.
const READ_AT_ONCE: usize = 2 << 10;
/// How much may wait to be written; more than any snapshot.
const LARGEST_WRITTEN: usize = 4 << 20;

/// How long the other side may take to say hello, or to read what it is sent.
const PATIENCE: Duration = Duration::from_secs(10);
/// How often the other side is asked whether it is there.
const ASKED: Duration = Duration::from_secs(15);
/// After which silence it is not.
const GONE: Duration = Duration::from_secs(50);

/// A socket that holds no more memory than it needs.
pub(crate) fn bounded(upgrade: WebSocketUpgrade) -> WebSocketUpgrade {
    upgrade
        .max_message_size(LARGEST)
        .max_frame_size(LARGEST)
        .read_buffer_size(READ_AT_ONCE)
        .write_buffer_size(0)
        .max_write_buffer_size(LARGEST_WRITTEN)
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
    Check {
        #[serde(rename = "move")]
        action: String,
    },
    Undo,
    Hint,
    Next {
        #[serde(default)]
        same_cards: bool,
    },
    Finish,
    Emote {
        emote: String,
    },
}

/// Serves one socket until either side has had enough. `held` counts against its client.
pub(crate) async fn serve(
    mut socket: WebSocket,
    room: Arc<Room>,
    state: Arc<AppState>,
    held: HeldSocket,
) {
    let greeting = timeout(PATIENCE, greet(&mut socket, &room, &state));
    let Ok(Some((token, line))) = greeting.await else { return };
    let number = line.number;
    let farewell = converse(&mut socket, &room, &held, token.as_deref(), line).await;
    room.leave(&state, token.as_deref(), number).await;
    if let Some((code, reason)) = farewell {
        let frame = CloseFrame { code, reason: reason.into() };
        // The other side may be gone, or not reading.
        let _ = timeout(PATIENCE, socket.send(Message::Close(Some(frame)))).await;
    }
}

/// The first message says who is there; without a token one watches.
async fn greet(
    socket: &mut WebSocket,
    room: &Arc<Room>,
    state: &Arc<AppState>,
) -> Option<(Option<String>, Line)> {
    let said = socket.recv().await?.ok()?;
    let refusal = match said.to_text().map(serde_json::from_str) {
        Ok(Ok(Request::Hello { token })) => match room.enter(state, token.as_deref()).await {
            Ok(line) => return Some((token, line)),
            Err(refusal) => refusal,
        },
        _ => Refusal::BadRequest("the first message must be a hello".to_owned()),
    };
    let message = Notice::Error((&refusal).into()).written();
    // The other side may be gone already.
    let _ = socket.send(Message::Text(message)).await;
    None
}

/// Speaks and listens until something ends it; what is returned is said last.
async fn converse(
    socket: &mut WebSocket,
    room: &Arc<Room>,
    held: &HeldSocket,
    token: Option<&str>,
    mut line: Line,
) -> Option<(u16, &'static str)> {
    let state = &held.state;
    let rate = state.limits().messages;
    let mut allowance = Bucket::full(rate, Instant::now());
    let mut ticks = interval(ASKED);
    let mut heard = Instant::now();
    loop {
        let answer = tokio::select! {
            message = line.messages.recv() => match message {
                Some(message) => Some(Message::Text(message)),
                None => return Some((close_code::AGAIN, "you do not keep up")),
            },
            said = socket.recv() => {
                heard = Instant::now();
                if !allowance.take(rate, heard) {
                    state.meters().dropped.increment(1);
                    return Some((close_code::POLICY, "too many messages"));
                }
                match said {
                    Some(Ok(Message::Text(text))) => {
                        respond(&text, token, room, held).await.map(Message::Text)
                    }
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => None,
                    _ => return None,
                }
            },
            _ = ticks.tick() => {
                if heard.elapsed() > GONE {
                    state.meters().dropped.increment(1);
                    return Some((close_code::AWAY, "you do not answer"));
                }
                Some(Message::Ping(Vec::new().into()))
            },
            () = state.closing() => return Some((close_code::AWAY, "the server closes")),
        };
        if let Some(message) = answer {
            match timeout(PATIENCE, socket.send(message)).await {
                Ok(Ok(())) => {}
                Ok(Err(_)) => return None,
                Err(_) => {
                    state.meters().dropped.increment(1);
                    return None;
                }
            }
        }
    }
}

/// Does what is asked. What changes the table is told to everybody, so only the rest has an answer
/// of its own.
async fn respond(
    text: &str,
    token: Option<&str>,
    room: &Arc<Room>,
    HeldSocket { state, client }: &HeldSocket,
) -> Option<Utf8Bytes> {
    let done = match serde_json::from_str(text) {
        Ok(Request::Hello { .. }) => Ok(()),
        Ok(Request::Move { action, ply }) => {
            room.play(state, token, &action, ply).await.map(|_| ())
        }
        Ok(Request::Undo) => room.undo(state, token).await.map(|_| ()),
        Ok(Request::Next { same_cards }) => {
            room.propose(state, token, Proposal::again(same_cards)).await.map(|_| ())
        }
        Ok(Request::Finish) => room.propose(state, token, Proposal::Finish).await.map(|_| ()),
        Ok(Request::Emote { emote }) => room.greet(state, token, emote).await,
        Ok(Request::Hint) => match room.hint(state, token, *client).await {
            Ok(hint) => return Some(Notice::Hint(&hint).written()),
            Err(refusal) => Err(refusal),
        },
        Ok(Request::Check { action }) => match room.check_move(state, token, &action).await {
            Ok(checked) => return Some(Notice::Checked(&checked).written()),
            Err(refusal) => Err(refusal),
        },
        Err(error) => Err(Refusal::BadRequest(format!("the message cannot be read: {error}"))),
    };
    done.err().map(|refusal| Notice::Error((&refusal).into()).written())
}
