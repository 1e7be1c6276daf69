//! What is kept in a database: past runs with their records, the tables at which people play, and
//! the people who have a name.
//!
//! A [`Store`] is a file of SQLite or a PostgreSQL server; [`open`] tells which from the address.
//! The same database holds [`Tables`] and the [`People`] at them, which [`open_tables`] opens.
//! Both keep the same tables, each made by migrations in its own dialect. A run is entered when it
//! begins, its records follow batch by batch, each batch in a transaction, and its result closes
//! it. What is written twice stands once, so a run that was broken off can be gone on with.
//!
//! Several processes can share the tables on a server: each change is told to all who [`listen`],
//! with the transaction that keeps it.
//!
//! What a call has written when it returns is there for good, and what it was refused is not there
//! at all; if neither can be found out, it [says so](StoreError::Unknown). After a failure a store
//! connects anew by itself.
//!
//! Databases are spoken to asynchronously; that stays in here. Outwards every call waits.

mod dialect;
mod error;
mod link;
mod notifications;
mod people;
mod people_dialect;
mod postgres;
mod run;
mod sqlite;
mod tables;
mod tables_dialect;

pub use error::StoreError;
pub use notifications::{Notification, NotificationListener, listen};
pub use people::{Newcomer, People, PersonId, StoredPerson, StoredResult, Tally, Verdict};
pub use run::{Filter, RunStart, StoredOrder, StoredRun};
pub use tables::{Change, Clock, Happened, StoredEntrant, StoredRound, StoredTable, Tables};

use adut_kernel::Record;
use serde_json::Value;
use time::OffsetDateTime;

use crate::postgres::Postgres;
use crate::sqlite::Sqlite;

/// The number of a run in its store.
pub type RunId = i64;

/// Where runs are kept.
pub trait Store: Send {
    /// Enters a run that begins.
    fn begin(&mut self, run: &RunStart) -> Result<RunId, StoreError>;

    /// The latest run of the same command and version that was not finished.
    fn unfinished(&mut self, run: &RunStart) -> Result<Option<RunId>, StoreError>;

    /// Adds records to a run, all or none of them; `first` is the number of the first within the
    /// run. Numbers that are there already are left alone.
    fn append(&mut self, run: RunId, first: u64, records: &[Record]) -> Result<(), StoreError>;

    /// Closes a run.
    fn finish(&mut self, run: RunId, at: OffsetDateTime, result: &Value) -> Result<(), StoreError>;

    /// Notes how a run stands that is not finished.
    fn note(&mut self, run: RunId, result: &Value) -> Result<(), StoreError>;

    /// Says whether a run stays until it is deleted.
    fn keep_run(&mut self, run: RunId, kept: bool) -> Result<(), StoreError>;

    /// Deletes a run with its records.
    fn delete_run(&mut self, run: RunId) -> Result<(), StoreError>;

    /// Deletes the runs that are not kept and were [entered](StoredOrder::entered) before; returns
    /// how many.
    fn forget_runs(&mut self, entered_before: OffsetDateTime) -> Result<u64, StoreError>;

    /// The runs that pass a filter, the latest first.
    fn runs(&mut self, filter: &Filter) -> Result<Vec<StoredRun>, StoreError>;

    /// A run by its number.
    fn run(&mut self, id: RunId) -> Result<StoredRun, StoreError>;

    /// The result of a run, or how it stood when that was last noted; none before.
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
    Ok(match Address::of(url)? {
        Address::File(path) => Box::new(Sqlite::at(path, missing)?),
        Address::Server(url) => Box::new(Postgres::at(url)?),
    })
}

/// As [`open`], for the tables at which people play.
pub fn open_tables(url: &str, missing: Missing) -> Result<Box<dyn Tables>, StoreError> {
    Ok(match Address::of(url)? {
        Address::File(path) => Box::new(Sqlite::at(path, missing)?),
        Address::Server(url) => Box::new(Postgres::at(url)?),
    })
}

/// Where a database is.
enum Address<'a> {
    File(&'a str),
    Server(&'a str),
}

impl<'a> Address<'a> {
    fn of(url: &'a str) -> Result<Self, StoreError> {
        if let Some(path) = url.strip_prefix("sqlite:") {
            Ok(Self::File(path.trim_start_matches("//")))
        } else if url.starts_with("postgres:") || url.starts_with("postgresql:") {
            Ok(Self::Server(url))
        } else {
            Err(StoreError::Address(url.to_owned()))
        }
    }
}
