//! PostgreSQL: a server.

use std::str::FromStr as _;

use sqlx::migrate::Migrator;
use sqlx::postgres::PgConnectOptions;
use sqlx::{ConnectOptions as _, PgConnection};
use tokio::runtime::Runtime;

use crate::dialect::{implement_store, runtime};
use crate::news::CHANNEL;
use crate::people_dialect::implement_people;
use crate::tables_dialect::implement_tables;
use crate::{Heard, StoreError};

static MIGRATIONS: Migrator = sqlx::migrate!("migrations/postgres");

/// A store on a server.
pub(crate) struct Postgres {
    runtime: Runtime,
    connection: PgConnection,
}

impl Postgres {
    pub(crate) fn open(url: &str) -> Result<Self, StoreError> {
        let runtime = runtime()?;
        let options = PgConnectOptions::from_str(url)
            .map_err(|source| StoreError::Open { at: without_password(url), source })?;
        let connection = runtime.block_on(async {
            let mut connection = options
                .connect()
                .await
                .map_err(|source| StoreError::Open { at: without_password(url), source })?;
            MIGRATIONS
                .run(&mut connection)
                .await
                .map_err(|source| StoreError::Migrate { at: without_password(url), source })?;
            Ok::<_, StoreError>(connection)
        })?;
        Ok(Self { runtime, connection })
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
async fn tell(connection: &mut PgConnection, news: Vec<Heard>) -> Result<(), sqlx::Error> {
    let news: Vec<String> = news.iter().map(Heard::written).collect();
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
