//! What can go wrong with a store.

use std::sync::Arc;

use thiserror::Error;

use crate::RunId;

/// Why a store did not do what was asked.
#[derive(Debug, Error)]
pub enum StoreError {
    /// An address of neither kind.
    #[error(
        "`{0}` is not the address of a database (expected sqlite:FILE or postgres://USER@HOST/NAME)"
    )]
    Address(String),
    /// There is no such file.
    #[error("there is no database {0}")]
    Absent(String),
    /// No database answers there.
    #[error("cannot open the database {at}: {source}")]
    Open {
        /// The file or server, without any password.
        at: String,
        /// Why not.
        source: sqlx::Error,
    },
    /// The tables cannot be brought up to date.
    #[error("cannot bring the tables of the database {at} up to date: {source}")]
    Migrate {
        /// The file or server, without any password.
        at: String,
        /// Why not.
        source: sqlx::migrate::MigrateError,
    },
    /// The database refused.
    #[error("the database cannot {doing}: {source}")]
    Refused {
        /// What was to be done.
        doing: &'static str,
        /// Why not.
        source: sqlx::Error,
    },
    /// The database went away before it said whether it has done it, and has not come back.
    #[error("it is not known whether the database did {doing}: {source}")]
    Unknown {
        /// What was to be done.
        doing: &'static str,
        /// Why not.
        source: Arc<dyn std::error::Error + Send + Sync>,
    },
    /// A text that not every database keeps.
    #[error("a text with a NUL character in it cannot be kept")]
    Nul,
    /// There is no such run.
    #[error("the database has no run {0}")]
    NoSuchRun(RunId),
    /// Something else happened at the same place before.
    #[error("the table has changed in the meantime")]
    Overtaken,
    /// A number that no database holds.
    #[error("{0} is too large a number for a database")]
    TooLarge(u64),
    /// The machine is out of something.
    #[error("cannot speak to databases: {0}")]
    Runtime(#[from] std::io::Error),
}
