//! Keeping a run in a database.

use adut_arena::compare::Comparison;
use adut_kernel::Record;
use adut_lab::Batches;
use adut_store::{Missing, RunId, RunStart, Store, open};
use anyhow::Result;
use time::OffsetDateTime;

use super::keepers::Keeper;

/// A run in a database, which grows batch by batch.
pub(super) struct StoredRecords {
    store: Box<dyn Store>,
    run: RunId,
    batches: Batches,
}

impl StoredRecords {
    /// Enters a run. One that was broken off is gone on with if it is resumed.
    pub(super) fn enter(url: &str, start: &RunStart, resume: bool) -> Result<Self> {
        let mut store = open(url, Missing::Create)?;
        let unfinished = if resume { store.unfinished(start)? } else { None };
        let run = match unfinished {
            Some(run) => run,
            None => store.begin(start)?,
        };
        Ok(Self { store, run, batches: Batches::after(0) })
    }
}

impl Keeper for StoredRecords {
    fn write(&mut self, record: &Record) -> Result<()> {
        if self.batches.push(record.clone()) { self.sync() } else { Ok(()) }
    }

    fn sync(&mut self) -> Result<()> {
        let Self { store, run, batches } = self;
        Ok(batches.hand_on(|first, records| store.append(*run, first, records))?)
    }

    fn finish(mut self: Box<Self>, result: &Comparison) -> Result<()> {
        if result.complete {
            self.store.finish(self.run, now(), &serde_json::to_value(result)?)?;
        }
        Ok(())
    }
}

#[expect(clippy::disallowed_methods, reason = "a run is stored with its time")]
pub(super) fn now() -> OffsetDateTime {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    let seconds = since.map_or(0, |since| since.as_secs());
    let seconds = i64::try_from(seconds).unwrap_or(i64::MAX);
    OffsetDateTime::from_unix_timestamp(seconds).unwrap_or(OffsetDateTime::UNIX_EPOCH)
}
