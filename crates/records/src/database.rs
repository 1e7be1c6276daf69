//! Keeping a run in a database.

use adut_arena::compare::Comparison;
use adut_kernel::Record;
use adut_run::{Prepared, RecordStore};
use adut_session::SinkError;
use adut_store::{Missing, RunId, Store, open};
use anyhow::Result;
use time::OffsetDateTime;

/// A run in a database, which grows batch by batch.
pub struct StoredRecords {
    store: Box<dyn Store>,
    run: RunId,
}

impl StoredRecords {
    /// Enters a run. One that was broken off is gone on with if it is resumed.
    pub fn enter(url: &str, prepared: &Prepared, resume: bool) -> Result<Self> {
        let start = &prepared.run_start(now(), None);
        let mut store = open(url, Missing::Create)?;
        let unfinished = if resume { store.unfinished(start)? } else { None };
        let run = match unfinished {
            Some(run) => run,
            None => store.begin(start)?,
        };
        Ok(Self { store, run })
    }
}

impl RecordStore for StoredRecords {
    fn append(&mut self, first: u64, records: &[Record]) -> Result<(), SinkError> {
        Ok(self.store.append(self.run, first, records)?)
    }

    fn finish(&mut self, result: &Comparison) -> Result<(), SinkError> {
        if result.complete {
            self.store.finish(self.run, now(), &serde_json::to_value(result)?)?;
        }
        Ok(())
    }
}

#[expect(clippy::disallowed_methods, reason = "a run is stored with its time")]
fn now() -> OffsetDateTime {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    let seconds = since.map_or(0, |since| since.as_secs());
    let seconds = i64::try_from(seconds).unwrap_or(i64::MAX);
    OffsetDateTime::from_unix_timestamp(seconds).unwrap_or(OffsetDateTime::UNIX_EPOCH)
}
