//! What both dialects have in common, which is nearly all.
//!
//! The statements are the same text for both; the drivers' types are not, and bounds that say
//! "either driver" would be longer than the code. So the implementation is written once, as a
//! macro over the driver.

use tokio::runtime::{Builder, Runtime};

/// The runtime that a store waits on: this thread, and nothing running in between calls.
pub(crate) fn runtime() -> std::io::Result<Runtime> {
    Builder::new_current_thread().enable_all().build()
}

/// Rows in one statement: three values each, well below what either database takes.
pub(crate) const ROWS: usize = 1000;

/// The columns of a run, in the order in which rows are read.
macro_rules! run_columns {
    () => {
        "SELECT id, command, version, game, rules, seed, deals, started, finished, \
         (SELECT COALESCE(MAX(number) + 1, 0) FROM records WHERE run = runs.id) FROM runs "
    };
}
pub(crate) use run_columns;

/// A run's row, before its players are known.
pub(crate) type RunRow = (
    i64,
    String,
    String,
    String,
    sqlx::types::Json<adut_kernel::Rules>,
    String,
    i64,
    time::OffsetDateTime,
    Option<time::OffsetDateTime>,
    i64,
);

/// A run from its row and its players.
pub(crate) fn stored_run(row: RunRow, players: Vec<String>) -> crate::StoredRun {
    let (id, command, version, game, rules, seed, deals, started, finished, records) = row;
    let (rules, deals, records) = (rules.0, deals.unsigned_abs(), records.unsigned_abs());
    let start = crate::RunStart { command, version, game, rules, seed, deals, players, started };
    crate::StoredRun { id, start, finished, records }
}

macro_rules! implement_store {
    ($store:ident, $driver:ty) => {
        impl $crate::Store for $store {
            fn begin(&mut self, run: &$crate::RunStart) -> Result<$crate::RunId, StoreError> {
                use $crate::error::Doing as _;
                let deals = $crate::run::signed(run.deals)?;
                let enter = async {
                    let mut transaction = sqlx::Connection::begin(&mut self.connection).await?;
                    let id: i64 = sqlx::query_scalar(
                        "INSERT INTO runs (command, version, game, rules, seed, deals, started) \
                         VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id",
                    )
                    .bind(&run.command)
                    .bind(&run.version)
                    .bind(&run.game)
                    .bind(sqlx::types::Json(&run.rules))
                    .bind(&run.seed)
                    .bind(deals)
                    .bind(run.started)
                    .fetch_one(&mut *transaction)
                    .await?;
                    for (place, name) in (0i64..).zip(&run.players) {
                        sqlx::query(
                            "INSERT INTO run_players (run, place, name) VALUES ($1, $2, $3)",
                        )
                        .bind(id)
                        .bind(place)
                        .bind(name)
                        .execute(&mut *transaction)
                        .await?;
                    }
                    transaction.commit().await?;
                    Ok(id)
                };
                self.runtime.block_on(enter).doing("enter a run")
            }

            fn unfinished(
                &mut self,
                run: &$crate::RunStart,
            ) -> Result<Option<$crate::RunId>, StoreError> {
                use $crate::error::Doing as _;
                let look = sqlx::query_scalar(
                    "SELECT id FROM runs \
                     WHERE command = $1 AND version = $2 AND finished IS NULL \
                     ORDER BY id DESC LIMIT 1",
                )
                .bind(&run.command)
                .bind(&run.version)
                .fetch_optional(&mut self.connection);
                self.runtime.block_on(look).doing("look for an unfinished run")
            }

            fn append(
                &mut self,
                run: $crate::RunId,
                first: u64,
                records: &[adut_kernel::Record],
            ) -> Result<(), StoreError> {
                use $crate::error::Doing as _;
                let first = $crate::run::signed(first)?;
                let add = async {
                    let mut transaction = sqlx::Connection::begin(&mut self.connection).await?;
                    let mut numbers = first..;
                    for rows in records.chunks($crate::dialect::ROWS) {
                        let mut insert = sqlx::QueryBuilder::<$driver>::new(
                            "INSERT INTO records (run, number, record) ",
                        );
                        insert.push_values(
                            rows.iter().zip(&mut numbers),
                            |mut row, (record, n)| {
                                row.push_bind(run)
                                    .push_bind(n)
                                    .push_bind(sqlx::types::Json(record));
                            },
                        );
                        insert.push(" ON CONFLICT DO NOTHING");
                        insert.build().execute(&mut *transaction).await?;
                    }
                    transaction.commit().await
                };
                self.runtime.block_on(add).doing("add records")
            }

            fn finish(
                &mut self,
                run: $crate::RunId,
                at: time::OffsetDateTime,
                result: &serde_json::Value,
            ) -> Result<(), StoreError> {
                use $crate::error::Doing as _;
                let close = sqlx::query("UPDATE runs SET finished = $2, result = $3 WHERE id = $1")
                    .bind(run)
                    .bind(at)
                    .bind(sqlx::types::Json(result))
                    .execute(&mut self.connection);
                let done = self.runtime.block_on(close).doing("close a run")?;
                if done.rows_affected() == 0 {
                    return Err(StoreError::NoSuchRun(run));
                }
                Ok(())
            }

            fn runs(
                &mut self,
                filter: &$crate::Filter,
            ) -> Result<Vec<$crate::StoredRun>, StoreError> {
                use $crate::error::Doing as _;
                let list = async {
                    let rows: Vec<$crate::dialect::RunRow> = sqlx::query_as(concat!(
                        $crate::dialect::run_columns!(),
                        "WHERE ($1 IS NULL OR game = $1) AND ($2 IS NULL OR EXISTS (\
                         SELECT 1 FROM run_players WHERE run = runs.id AND (name = $2 \
                         OR SUBSTR(name, 1, LENGTH($2) + 1) = $2 || ':'))) ORDER BY id DESC"
                    ))
                    .bind(&filter.game)
                    .bind(&filter.player)
                    .fetch_all(&mut self.connection)
                    .await?;
                    let ids = rows.iter().map(|row| row.0);
                    let (least, most) = (ids.clone().min(), ids.max());
                    let names: Vec<(i64, String)> = sqlx::query_as(
                        "SELECT run, name FROM run_players WHERE run BETWEEN $1 AND $2 \
                         ORDER BY run, place",
                    )
                    .bind(least.unwrap_or(0))
                    .bind(most.unwrap_or(0))
                    .fetch_all(&mut self.connection)
                    .await?;
                    Ok((rows, names))
                };
                let (rows, names) = self.runtime.block_on(list).doing("list runs")?;
                let mut players = std::collections::HashMap::<i64, Vec<String>>::new();
                for (run, name) in names {
                    players.entry(run).or_default().push(name);
                }
                let whole = |row: $crate::dialect::RunRow| {
                    let players = players.remove(&row.0).unwrap_or_default();
                    $crate::dialect::stored_run(row, players)
                };
                Ok(rows.into_iter().map(whole).collect())
            }

            fn run(&mut self, id: $crate::RunId) -> Result<$crate::StoredRun, StoreError> {
                use $crate::error::Doing as _;
                let look = async {
                    let row: Option<$crate::dialect::RunRow> =
                        sqlx::query_as(concat!($crate::dialect::run_columns!(), "WHERE id = $1"))
                            .bind(id)
                            .fetch_optional(&mut self.connection)
                            .await?;
                    let players: Vec<String> = sqlx::query_scalar(
                        "SELECT name FROM run_players WHERE run = $1 ORDER BY place",
                    )
                    .bind(id)
                    .fetch_all(&mut self.connection)
                    .await?;
                    Ok(row.map(|row| $crate::dialect::stored_run(row, players)))
                };
                let found = self.runtime.block_on(look).doing("show a run")?;
                found.ok_or(StoreError::NoSuchRun(id))
            }

            fn result(
                &mut self,
                id: $crate::RunId,
            ) -> Result<Option<serde_json::Value>, StoreError> {
                use $crate::error::Doing as _;
                let look = sqlx::query_scalar("SELECT result FROM runs WHERE id = $1")
                    .bind(id)
                    .fetch_optional(&mut self.connection);
                let found: Option<Option<serde_json::Value>> =
                    self.runtime.block_on(look).doing("show a result")?;
                found.ok_or(StoreError::NoSuchRun(id))
            }

            fn records(
                &mut self,
                run: $crate::RunId,
                first: u64,
                count: u64,
            ) -> Result<Vec<adut_kernel::Record>, StoreError> {
                use $crate::error::Doing as _;
                let (first, count) = ($crate::run::signed(first)?, $crate::run::signed(count)?);
                let read = sqlx::query_scalar(
                    "SELECT record FROM records WHERE run = $1 AND number >= $2 \
                     ORDER BY number LIMIT $3",
                )
                .bind(run)
                .bind(first)
                .bind(count)
                .fetch_all(&mut self.connection);
                let rows: Vec<sqlx::types::Json<adut_kernel::Record>> =
                    self.runtime.block_on(read).doing("read records")?;
                Ok(rows.into_iter().map(|row| row.0).collect())
            }
        }
    };
}
pub(crate) use implement_store;
