//! Past runs and their records, kept in a database.
//!
//! A [`Store`] is a file of SQLite or a PostgreSQL server; [`open`] tells which from the address.
//! Both keep the same tables, each made by migrations in its own dialect. A run is entered when it
//! begins, its records follow batch by batch, each batch in a transaction, and its result closes
//! it. What is written twice stands once, so a run that was broken off can be gone on with.
//!
//! Databases are spoken to asynchronously; that stays in here. Outwards every call waits.

mod dialect;
mod error;
mod postgres;
mod run;
mod sqlite;

pub use error::StoreError;
pub use run::{Filter, RunStart, StoredRun};

use adut_kernel::Record;
use serde_json::Value;
use time::OffsetDateTime;

use crate::postgres::Postgres;
use crate::sqlite::Sqlite;

/// The number of a run in its store.
pub type RunId = i64;

/// Where runs are kept.
pub trait Store {
    /// Enters a run that begins.
    fn begin(&mut self, run: &RunStart) -> Result<RunId, StoreError>;

    /// The latest run of the same command and version that was not finished.
    fn unfinished(&mut self, run: &RunStart) -> Result<Option<RunId>, StoreError>;

    /// Adds records to a run, all or none of them; `first` is the number of the first within the
    /// run. Numbers that are there already are left alone.
    fn append(&mut self, run: RunId, first: u64, records: &[Record]) -> Result<(), StoreError>;

    /// Closes a run.
    fn finish(&mut self, run: RunId, at: OffsetDateTime, result: &Value) -> Result<(), StoreError>;

    /// The runs that pass a filter, the latest first.
    fn runs(&mut self, filter: &Filter) -> Result<Vec<StoredRun>, StoreError>;

    /// A run by its number.
    fn run(&mut self, id: RunId) -> Result<StoredRun, StoreError>;

    /// The result of a run; none while it is not finished.
    fn result(&mut self, id: RunId) -> Result<Option<Value>, StoreError>;

    /// At most `count` records of a run from number `first` on, in order.
    fn records(&mut self, run: RunId, first: u64, count: u64) -> Result<Vec<Record>, StoreError>;
}

/// Whether a store that is not there yet is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// It is made.
    Create,
    /// It is an error.
    Refuse,
}

/// Opens the store at an address: `sqlite:FILE` or `postgres://USER@HOST/DATABASE`. Tables that an
/// older version made are brought up to date. A database on a server is never made, its tables
/// are.
pub fn open(url: &str, missing: Missing) -> Result<Box<dyn Store>, StoreError> {
    if let Some(path) = url.strip_prefix("sqlite:") {
        Ok(Box::new(Sqlite::open(path.trim_start_matches("//"), missing)?))
    } else if url.starts_with("postgres:") || url.starts_with("postgresql:") {
        Ok(Box::new(Postgres::open(url)?))
    } else {
        Err(StoreError::Address(url.to_owned()))
    }
}
