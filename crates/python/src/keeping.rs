//! Where the records of a run go.

use std::path::{Path, PathBuf};

use adut_output::{Output, OutputError, Outputs};
use adut_records::{GrowingFile, ParquetFile, StoredRecords, WholeFile};
use adut_run::{Prepared, RecordStore};
use anyhow::{Result, bail};

/// What a run is kept in, where that is wished for.
pub(crate) struct Keeping {
    pub(crate) record: Option<PathBuf>,
    pub(crate) database: Option<String>,
    pub(crate) parquet: Option<PathBuf>,
    /// Whether files that are there already may be replaced.
    pub(crate) force: bool,
}

/// Where the games are played.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Played {
    /// Here: the file of records grows with them.
    Here,
    /// Elsewhere, and kept there: the file of records has its place once all are counted. A run whose beginning the
    /// database has is gone on with if it is resumed.
    Elsewhere { resumed: bool },
}

impl Keeping {
    /// Opens all of it.
    pub(crate) fn open(
        &self,
        prepared: &Prepared,
        played: Played,
    ) -> Result<Vec<Box<dyn RecordStore>>> {
        let mut outputs = Outputs::new(self.force);
        if let Some(file) = self.database.as_deref().and_then(|url| url.strip_prefix("sqlite:")) {
            outputs.reads(Path::new(file));
        }
        let record = planned(&mut outputs, self.record.as_deref())?;
        let parquet = planned(&mut outputs, self.parquet.as_deref())?;
        let mut stores: Vec<Box<dyn RecordStore>> = Vec::new();
        if let Some(output) = &record {
            stores.push(match played {
                Played::Here => Box::new(GrowingFile::create(output)?),
                Played::Elsewhere { .. } => Box::new(WholeFile::create(output)?),
            });
        }
        if let Some(url) = &self.database {
            let resumed = played == Played::Elsewhere { resumed: true };
            stores.push(Box::new(StoredRecords::enter(url, prepared, resumed)?));
        }
        if let Some(output) = &parquet {
            stores.push(Box::new(ParquetFile::create(output)?));
        }
        Ok(stores)
    }
}

fn planned(outputs: &mut Outputs, path: Option<&Path>) -> Result<Option<Output>> {
    match outputs.may_write(path) {
        Err(OutputError::Exists(path)) => bail!("{path} is there already (force replaces it)"),
        planned => Ok(planned?),
    }
}
