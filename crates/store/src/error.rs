//! What can go wrong with a store.

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

/// Says what was being done when a database refused.
pub(crate) trait Doing<T> {
    fn doing(self, doing: &'static str) -> Result<T, StoreError>;
}

impl<T> Doing<T> for Result<T, sqlx::Error> {
    fn doing(self, doing: &'static str) -> Result<T, StoreError> {
        self.map_err(|source| StoreError::Refused { doing, source })
    }
}
