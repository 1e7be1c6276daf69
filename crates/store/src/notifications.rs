//! NotificationListener of what other processes do at the same tables. A server passes them on; a file is for one
//! process, which has nobody to hear from.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use sqlx::postgres::PgListener;
use tokio::runtime::Runtime;
use tokio::time::timeout;

use crate::dialect::runtime;
use crate::{Address, Happened, StoreError};

/// The channel on which everything is told.
pub(crate) const CHANNEL: &str = "adut_tables";

/// Who is present is told several times a minute, also to oneself. After so long a silence the
/// connection must be dead, even if nobody said so.
const SILENCE: Duration = Duration::from_secs(60);

/// What was heard.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Notification {
    /// A table was changed.
    Changed {
        /// The table's name.
        table: String,
        /// Its [revision](crate::StoredTable::revision) since then.
        revision: u64,
    },
    /// These entrants are at these tables, by way of some process.
    Present(Vec<(String, usize)>),
    /// An entrant has said something at a table that is for now only, and not kept.
    Said {
        /// The table's name.
        table: String,
        /// Who.
        entrant: usize,
        /// What, in the words of the server.
        what: String,
    },
    /// One did not listen for a while: anything may have happened.
    Anything,
}

impl Notification {
    /// What is told of a change.
    pub(crate) fn of(happened: &Happened) -> Self {
        Self::Changed { table: happened.table.clone(), revision: happened.after + 1 }
    }

    /// As it goes over the channel.
    pub(crate) fn written(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// What a newer version may tell beyond this one's understanding, may be anything.
    fn read(text: &str) -> Self {
        serde_json::from_str(text).unwrap_or(Self::Anything)
    }
}

/// Somebody who listens.
#[derive(Debug)]
pub struct NotificationListener {
    url: String,
    runtime: Runtime,
    /// None before the first wait, and when the connection was lost.
    listener: Option<PgListener>,
}

impl NotificationListener {
    /// Waits for the next thing to be heard. Whenever the listening has begun, at first or anew,
    /// that is [`Notification::Anything`].
    pub fn wait(&mut self) -> Result<Notification, StoreError> {
        loop {
            let Some(listener) = &mut self.listener else {
                let connected = self.runtime.block_on(connect(&self.url));
                let doing = "tell what other processes do";
                let refused = |source| StoreError::Refused { doing, source };
                self.listener = Some(connected.map_err(refused)?);
                return Ok(Notification::Anything);
            };
            let heard = async { timeout(SILENCE, listener.try_recv()).await };
            match self.runtime.block_on(heard) {
                Ok(Ok(Some(told))) => return Ok(Notification::read(told.payload())),
                Ok(Ok(None) | Err(_)) | Err(_) => self.hang_up(),
            }
        }
    }

    fn hang_up(&mut self) {
        // The driver says goodbye in a task of its own, and needs a runtime for it.
        let _inside = self.runtime.enter();
        self.listener = None;
    }
}

impl Drop for NotificationListener {
    fn drop(&mut self) {
        self.hang_up();
    }
}

async fn connect(url: &str) -> Result<PgListener, sqlx::Error> {
    let mut listener = PgListener::connect(url).await?;
    // What is missed in between has to be noticed, so this is not left to the driver.
    listener.eager_reconnect(false);
    listener.listen(CHANNEL).await?;
    Ok(listener)
}

/// What other processes do in the database at this address; none for a file.
pub fn listen(url: &str) -> Result<Option<NotificationListener>, StoreError> {
    match Address::of(url)? {
        Address::File(_) => Ok(None),
        Address::Server(url) => Ok(Some(NotificationListener {
            url: url.to_owned(),
            runtime: runtime()?,
            listener: None,
        })),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn news_are_read_as_they_are_told() {
        for heard in [
            Notification::Changed { table: "abc".to_owned(), revision: 17 },
            Notification::Present(vec![("abc".to_owned(), 3), ("def".to_owned(), 0)]),
            Notification::Said { table: "abc".to_owned(), entrant: 1, what: "next".to_owned() },
        ] {
            assert_eq!(Notification::read(&heard.written()), heard);
        }
        assert_eq!(Notification::read(r#"{"moon":1}"#), Notification::Anything);
    }
}
