//! PostgreSQL: a server.

use std::str::FromStr as _;
use std::time::Duration;

use sqlx::migrate::Migrator;
use sqlx::postgres::PgConnectOptions;
use sqlx::{ConnectOptions as _, PgConnection};
use tokio::time::sleep;

use crate::dialect::implement_store;
use crate::link::{Dialect, Link};
use crate::notifications::CHANNEL;
use crate::people_dialect::implement_people;
use crate::tables_dialect::implement_tables;
use crate::{Notification, StoreError};

static MIGRATIONS: Migrator = sqlx::migrate!("migrations/postgres");

/// How often a server is asked about a transaction that is still under way, and how long is waited
/// in between: ten seconds in all.
const ASKED: usize = 200;
const PAUSE: Duration = Duration::from_millis(50);

/// A store on a server.
pub(crate) type Postgres = Link<Address>;

/// Where the server is.
pub(crate) struct Address {
    /// As it may be shown.
    shown: String,
    options: PgConnectOptions,
}

impl Postgres {
    pub(crate) fn at(url: &str) -> Result<Self, StoreError> {
        let shown = without_password(url);
        match PgConnectOptions::from_str(url) {
            Ok(options) => Self::open(Address { shown, options }),
            Err(source) => Err(StoreError::Open { at: shown, source }),
        }
    }
}

impl Dialect for Address {
    type Driver = sqlx::Postgres;
    /// The number of the transaction.
    type Mark = i64;

    const WRITE: &'static str = "BEGIN";

    async fn open(&self) -> Result<PgConnection, StoreError> {
        let mut connection = self.reopen().await?;
        let migrated = MIGRATIONS.run(&mut connection).await;
        migrated.map_err(|source| StoreError::Migrate { at: self.shown.clone(), source })?;
        Ok(connection)
    }

    async fn reopen(&self) -> Result<PgConnection, StoreError> {
        let connection = self.options.connect().await;
        connection.map_err(|source| StoreError::Open { at: self.shown.clone(), source })
    }

    async fn mark(connection: &mut PgConnection) -> Result<i64, sqlx::Error> {
        sqlx::query_scalar("SELECT txid_current()").fetch_one(connection).await
    }

    /// The server may not have noticed yet that nobody waits for its answer.
    async fn is_kept(connection: &mut PgConnection, mark: &i64) -> Result<bool, sqlx::Error> {
        for _ in 0..ASKED {
            let status: Option<String> = sqlx::query_scalar("SELECT txid_status($1)")
                .bind(mark)
                .fetch_one(&mut *connection)
                .await?;
            match status.as_deref() {
                Some("committed") => return Ok(true),
                Some("aborted") => return Ok(false),
                _ => sleep(PAUSE).await,
            }
        }
        Err(sqlx::Error::PoolTimedOut)
    }

    /// A server says farewell with codes of these classes.
    fn is_lost(error: &sqlx::Error) -> bool {
        let sqlx::Error::Database(error) = error else { return true };
        error.code().is_some_and(|code| code.starts_with("57P") || code.starts_with("08"))
    }
}

implement_store!(Postgres, sqlx::Postgres);
implement_tables!(
    Postgres,
    sqlx::Postgres,
    tell,
    "BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY"
);
implement_people!(Postgres);

/// Tells all who listen; what is told within a transaction is heard when it is certain.
async fn tell(connection: &mut PgConnection, news: Vec<Notification>) -> Result<(), sqlx::Error> {
    let news: Vec<String> = news.iter().map(Notification::written).collect();
    sqlx::query("SELECT pg_notify($1, told) FROM unnest($2::text[]) AS told")
        .bind(CHANNEL)
        .bind(news)
        .execute(connection)
        .await?;
    Ok(())
}

/// The address as it may be shown: everything before the host is left out.
fn without_password(url: &str) -> String {
    url.rsplit_once('@').map_or(url, |(_, rest)| rest).to_owned()
}
