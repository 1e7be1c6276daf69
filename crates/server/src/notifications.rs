//! Who tells of what other processes do at the same tables: a thread that listens.

use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use adut_store::{Notification, StoreError};
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};

/// Waits for the next news.
pub type NotificationSource = Box<dyn FnMut() -> Result<Notification, StoreError> + Send>;

/// How long to wait after a failure.
const PAUSE: Duration = Duration::from_secs(1);

/// What is heard, until somebody wants to follow it.
#[derive(Debug, Default)]
pub(crate) struct Notifications(Mutex<Option<UnboundedReceiver<Notification>>>);

impl Notifications {
    /// Begins to listen, if there is something to listen to.
    pub(crate) fn start(source: Option<NotificationSource>) -> Result<Self, StoreError> {
        let Some(mut wait) = source else { return Ok(Self::default()) };
        let (tell, heard) = unbounded_channel();
        thread::Builder::new().name("notifications".to_owned()).spawn(move || {
            // Once the server has ended nobody wants to know.
            while !tell.is_closed() {
                match wait() {
                    Ok(news) => {
                        let _ = tell.send(news);
                    }
                    Err(error) => {
                        tracing::error!(%error, "other processes are not heard of");
                        thread::sleep(PAUSE);
                    }
                }
            }
        })?;
        Ok(Self(Mutex::new(Some(heard))))
    }

    /// What is heard from now on; it can be had once.
    pub(crate) fn news(&self) -> Option<UnboundedReceiver<Notification>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}
