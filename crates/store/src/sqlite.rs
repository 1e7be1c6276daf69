//! SQLite: one file.

use std::path::Path;

use sqlx::migrate::Migrator;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sqlx::{ConnectOptions as _, SqliteConnection};
use tokio::runtime::Runtime;

use crate::dialect::{implement_store, runtime};
use crate::people_dialect::implement_people;
use crate::tables_dialect::implement_tables;
use crate::{Heard, Missing, StoreError};

static MIGRATIONS: Migrator = sqlx::migrate!("migrations/sqlite");

/// A store in a file.
pub(crate) struct Sqlite {
    runtime: Runtime,
    connection: SqliteConnection,
}

impl Sqlite {
    pub(crate) fn open(path: &str, missing: Missing) -> Result<Self, StoreError> {
        if missing == Missing::Refuse && !Path::new(path).exists() {
            return Err(StoreError::Absent(path.to_owned()));
        }
        let runtime = runtime()?;
        // With a write-ahead log a batch costs one write to the disk, and a listing can be read
        // while a run goes on.
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(missing == Missing::Create)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true);
        let connection = runtime.block_on(async {
            let mut connection = options
                .connect()
                .await
                .map_err(|source| StoreError::Open { at: path.to_owned(), source })?;
            MIGRATIONS
                .run(&mut connection)
                .await
                .map_err(|source| StoreError::Migrate { at: path.to_owned(), source })?;
            Ok::<_, StoreError>(connection)
        })?;
        Ok(Self { runtime, connection })
    }
}

implement_store!(Sqlite, sqlx::Sqlite);
implement_tables!(Sqlite, sqlx::Sqlite, tell, "BEGIN");
implement_people!(Sqlite);

/// A file is for one process: there is nobody to tell.
async fn tell(_: &mut SqliteConnection, _: Vec<Heard>) -> Result<(), sqlx::Error> {
    Ok(())
}
