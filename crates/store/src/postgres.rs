//! PostgreSQL: a server.

use std::str::FromStr as _;

use sqlx::migrate::Migrator;
use sqlx::postgres::PgConnectOptions;
use sqlx::{ConnectOptions as _, PgConnection};
use tokio::runtime::Runtime;

use crate::StoreError;
use crate::dialect::{implement_store, runtime};
use crate::people_dialect::implement_people;
use crate::tables_dialect::implement_tables;

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
implement_tables!(Postgres, sqlx::Postgres);
implement_people!(Postgres);

/// The address as it may be shown: everything before the host is left out.
fn without_password(url: &str) -> String {
    url.rsplit_once('@').map_or(url, |(_, rest)| rest).to_owned()
}
