//! Thinking elsewhere, so that the screen stays alive.

use std::sync::mpsc::{Receiver, TryRecvError, sync_channel};
use std::thread;

use adut_kernel::{Crash, guarded};

/// Something that is being worked out on a thread of its own. Whoever drops it does not want to
/// know any more.
pub(crate) struct Thinking<T>(Receiver<Result<T, Crash>>);

impl<T: Send + 'static> Thinking<T> {
    /// Begins.
    pub(crate) fn about(work: impl FnOnce() -> T + Send + 'static) -> Self {
        let (send, receive) = sync_channel(1);
        thread::spawn(move || {
            // Nobody listens if the answer came too late to matter.
            let _ = send.send(guarded(work));
        });
        Self(receive)
    }

    /// The answer, once there is one, or why there will be none.
    pub(crate) fn answer(&self) -> Result<Option<T>, Crash> {
        match self.0.try_recv() {
            Ok(answer) => answer.map(Some),
            Err(TryRecvError::Empty) => Ok(None),
            Err(TryRecvError::Disconnected) => Err(Crash("without an answer".to_owned())),
        }
    }
}
