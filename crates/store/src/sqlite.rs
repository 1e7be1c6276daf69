//! SQLite: one file.

use std::path::Path;

use sqlx::migrate::Migrator;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sqlx::{ConnectOptions as _, SqliteConnection};

use crate::dialect::implement_store;
use crate::link::{Dialect, Link};
use crate::people_dialect::implement_people;
use crate::tables_dialect::implement_tables;
use crate::{Missing, Notification, StoreError};

static MIGRATIONS: Migrator = sqlx::migrate!("migrations/sqlite");

/// A store in a file.
pub(crate) type Sqlite = Link<File>;

/// Where the file is.
pub(crate) struct File {
    path: String,
    options: SqliteConnectOptions,
    missing: Missing,
}

impl Sqlite {
    pub(crate) fn at(path: &str, missing: Missing) -> Result<Self, StoreError> {
        if missing == Missing::Refuse && !Path::new(path).exists() {
            return Err(StoreError::Absent(path.to_owned()));
        }
        // With a write-ahead log a batch costs one write to the disk, and a listing can be read
        // while a run goes on.
        let options = SqliteConnectOptions::new()
            .filename(path)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true);
        Self::open(File { path: path.to_owned(), options, missing })
    }
}

impl File {
    async fn connect(&self, missing: Missing) -> Result<SqliteConnection, StoreError> {
        let options = self.options.clone().create_if_missing(missing == Missing::Create);
        let connection = options.connect().await;
        connection.map_err(|source| StoreError::Open { at: self.path.clone(), source })
    }
}

impl Dialect for File {
    type Driver = sqlx::Sqlite;
    type Mark = Vec<u8>;

    // Whoever will write waits for his turn at once. Who only reads first and writes then may find
    // that somebody else has written in between.
    const WRITE: &'static str = "BEGIN IMMEDIATE";

    async fn open(&self) -> Result<SqliteConnection, StoreError> {
        let mut connection = self.connect(self.missing).await?;
        let migrated = MIGRATIONS.run(&mut connection).await;
        migrated.map_err(|source| StoreError::Migrate { at: self.path.clone(), source })?;
        Ok(connection)
    }

    /// A file that has vanished is not made again: nothing would be in it.
    async fn reopen(&self) -> Result<SqliteConnection, StoreError> {
        self.connect(Missing::Refuse).await
    }

    async fn mark(connection: &mut SqliteConnection) -> Result<Vec<u8>, sqlx::Error> {
        // Nobody is in doubt about so many transactions at once.
        sqlx::query("DELETE FROM marks WHERE id <= (SELECT MAX(id) FROM marks) - 1000")
            .execute(&mut *connection)
            .await?;
        sqlx::query_scalar("INSERT INTO marks (mark) VALUES (randomblob(16)) RETURNING mark")
            .fetch_one(connection)
            .await
    }

    async fn is_kept(
        connection: &mut SqliteConnection,
        mark: &Vec<u8>,
    ) -> Result<bool, sqlx::Error> {
        sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM marks WHERE mark = $1)")
            .bind(mark)
            .fetch_one(connection)
            .await
    }

    /// A file does not go away in between.
    fn is_lost(error: &sqlx::Error) -> bool {
        !matches!(error, sqlx::Error::Database(_))
    }
}

implement_store!(Sqlite, sqlx::Sqlite);
implement_tables!(Sqlite, sqlx::Sqlite, tell, "BEGIN");
implement_people!(Sqlite);

/// A file is for one process: there is nobody to tell.
async fn tell(_: &mut SqliteConnection, _: Vec<Notification>) -> Result<(), sqlx::Error> {
    Ok(())
}
