//! Thinking elsewhere, so that the screen stays alive.

use std::sync::mpsc::{Receiver, TryRecvError, sync_channel};
use std::thread;

use anyhow::{Result, bail};

/// Something that is being worked out on a thread of its own. Whoever drops it does not want to
/// know any more.
pub(crate) struct Thinking<T>(Receiver<T>);

impl<T: Send + 'static> Thinking<T> {
    /// Begins.
    pub(crate) fn about(work: impl FnOnce() -> T + Send + 'static) -> Self {
        let (send, receive) = sync_channel(1);
        thread::spawn(move || {
            // Nobody listens if the answer came too late to matter.
            let _ = send.send(work());
        });
        Self(receive)
    }

    /// The answer, once there is one.
    pub(crate) fn answer(&self) -> Result<Option<T>> {
        match self.0.try_recv() {
            Ok(answer) => Ok(Some(answer)),
            Err(TryRecvError::Empty) => Ok(None),
            Err(TryRecvError::Disconnected) => bail!("a player stopped thinking without a move"),
        }
    }
}
