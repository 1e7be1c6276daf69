//! What people around a table are told.

use axum::extract::ws::Utf8Bytes;
use serde::Serialize;
use serde_json::Value;
use tokio::sync::mpsc;

use crate::Refusal;
use crate::refusal::Complaint;
use crate::table::{Checked, Hint, Snapshot, Viewer};

/// How many messages wait for a slow reader before it is dropped.
const BACKLOG: usize = 32;

/// A message to the page.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub(crate) enum Notice<'a> {
    Snapshot(&'a Snapshot),
    Thinking { seat: usize },
    Hint(&'a Hint),
    Checked(&'a Checked),
    Emote { seat: usize, emote: &'a str },
    Error(Refused),
}

impl Notice<'_> {
    pub(crate) fn written(&self) -> Utf8Bytes {
        serde_json::to_string(self).unwrap_or_default().into()
    }
}

/// Something that was asked for and not done.
#[derive(Serialize)]
pub(crate) struct Refused {
    /// One sentence in English.
    message: String,
    /// What it is called, as in an answer to a request.
    code: &'static str,
    /// What is put into the message of this code.
    args: Value,
}

impl From<&Refusal> for Refused {
    fn from(refusal: &Refusal) -> Self {
        let Complaint { error: message, code, args } = refusal.told();
        Self { message, code, args }
    }
}

/// What a subscriber hears.
pub(crate) struct Line {
    pub(crate) number: u64,
    pub(crate) messages: mpsc::Receiver<Utf8Bytes>,
}

/// Somebody who is told of every change.
pub(super) struct Subscriber {
    pub(super) number: u64,
    pub(super) viewer: Viewer,
    line: mpsc::Sender<Utf8Bytes>,
    /// What the subscriber was last told, so that a move which it may not notice sends nothing.
    told: Option<Snapshot>,
    told_thinking: bool,
}

impl Subscriber {
    pub(super) fn new(number: u64, viewer: Viewer) -> (Self, Line) {
        let (line, messages) = mpsc::channel(BACKLOG);
        let subscriber = Self { number, viewer, line, told: None, told_thinking: false };
        (subscriber, Line { number, messages })
    }

    /// Whether the subscriber keeps up.
    pub(super) fn tell(&self, notice: &Notice<'_>) -> bool {
        self.line.try_send(notice.written()).is_ok()
    }

    pub(super) fn tell_snapshot(&mut self, snapshot: &Snapshot) -> bool {
        // Who comes and goes to watch is no news: with a crowd there would be no end of it.
        let standing = Snapshot { last: None, watching: 0, ..snapshot.clone() };
        if self.told.as_ref() == Some(&standing) {
            return true;
        }
        self.told = Some(standing);
        self.told_thinking = false;
        self.tell(&Notice::Snapshot(snapshot))
    }

    /// Says once that a program thinks: how often it does may tell of moves that are not seen.
    pub(super) fn tell_thinking(&mut self, seat: usize) -> bool {
        let told = std::mem::replace(&mut self.told_thinking, true);
        told || self.tell(&Notice::Thinking { seat })
    }
}
