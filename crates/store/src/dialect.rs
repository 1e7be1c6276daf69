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
         settings, token, entered, kept, (SELECT COALESCE(MAX(number) + 1, 0) FROM records WHERE run = runs.id) FROM runs "
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
    Option<sqlx::types::Json<serde_json::Value>>,
    Option<Vec<u8>>,
    Option<i64>,
    bool,
    i64,
);

/// A run from its row and its players.
pub(crate) fn stored_run(row: RunRow, players: Vec<String>) -> crate::StoredRun {
    let (id, command, version, game, rules, seed, deals, started, finished, ..) = row;
    let (.., settings, token, entered, kept, records) = row;
    let entered = entered.and_then(|at| time::OffsetDateTime::from_unix_timestamp(at).ok());
    let order = settings.zip(token).map(|(settings, token)| crate::StoredOrder {
        settings: settings.0,
        token,
        entered: entered.unwrap_or(started),
    });
    let start = crate::RunStart {
        command,
        version,
        game,
        rules: rules.0,
        seed,
        deals: deals.unsigned_abs(),
        players,
        started,
        order,
    };
    crate::StoredRun { id, start, finished, kept, records: records.unsigned_abs() }
}

/// Refuses texts that PostgreSQL does not know, so that both databases keep and find the same. A
/// statement that names one fails there, and costs the connection.
pub(crate) fn plain<'a>(
    texts: impl IntoIterator<Item = &'a String>,
) -> Result<(), crate::StoreError> {
    let is_plain = texts.into_iter().all(|text| !text.contains('\0'));
    if is_plain { Ok(()) } else { Err(crate::StoreError::Nul) }
}

/// A text that `LIKE` finds anywhere, with `\` as the sign that makes the next one plain.
pub(crate) fn anywhere(text: &str) -> String {
    let plain = text.replace('\\', "\\\\").replace('%', "\\%").replace('_', "\\_");
    format!("%{}%", plain.to_lowercase())
}

macro_rules! implement_store {
    ($store:ident, $driver:ty) => {
        impl $crate::Store for $store {
            fn begin(&mut self, run: &$crate::RunStart) -> Result<$crate::RunId, StoreError> {
                let deals = $crate::run::signed(run.deals)?;
                $crate::dialect::plain([&run.seed])?;
                self.write("enter a run", async |connection| {
                    let id: i64 = sqlx::query_scalar(
                        "INSERT INTO runs \
                         (command, version, game, rules, seed, deals, started, settings, token, entered, \
                         kept) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) RETURNING id",
                    )
                    .bind(&run.command)
                    .bind(&run.version)
                    .bind(&run.game)
                    .bind(sqlx::types::Json(&run.rules))
                    .bind(&run.seed)
                    .bind(deals)
                    .bind(run.started)
                    .bind(run.order.as_ref().map(|order| sqlx::types::Json(&order.settings)))
                    .bind(run.order.as_ref().map(|order| order.token.as_slice()))
                    .bind(run.order.as_ref().map(|order| order.entered.unix_timestamp()))
                    .bind(run.order.is_none())
                    .fetch_one(&mut *connection)
                    .await?;
                    for (place, name) in (0i64..).zip(&run.players) {
                        sqlx::query(
                            "INSERT INTO run_players (run, place, name) VALUES ($1, $2, $3)",
                        )
                        .bind(id)
                        .bind(place)
                        .bind(name)
                        .execute(&mut *connection)
                        .await?;
                    }
                    Ok(Ok(id))
                })
            }

            fn unfinished(
                &mut self,
                run: &$crate::RunStart,
            ) -> Result<Option<$crate::RunId>, StoreError> {
                self.read("look for an unfinished run", async |connection| {
                    sqlx::query_scalar(
                        "SELECT id FROM runs WHERE command = $1 AND version = $2 \
                         AND finished IS NULL AND settings IS NULL ORDER BY id DESC LIMIT 1",
                    )
                    .bind(&run.command)
                    .bind(&run.version)
                    .fetch_optional(connection)
                    .await
                })
            }

            fn append(
                &mut self,
                run: $crate::RunId,
                first: u64,
                records: &[adut_kernel::Record],
            ) -> Result<(), StoreError> {
                let first = $crate::run::signed(first)?;
                self.write("add records", async |connection| {
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
                        insert.build().execute(&mut *connection).await?;
                    }
                    Ok(Ok(()))
                })
            }

            fn finish(
                &mut self,
                run: $crate::RunId,
                at: time::OffsetDateTime,
                result: &serde_json::Value,
            ) -> Result<(), StoreError> {
                self.write("close a run", async |connection| {
                    let close = "UPDATE runs SET finished = $2, result = $3 WHERE id = $1";
                    let done = sqlx::query(close)
                        .bind(run)
                        .bind(at)
                        .bind(sqlx::types::Json(result))
                        .execute(connection)
                        .await?;
                    let is_there = done.rows_affected() > 0;
                    Ok(if is_there { Ok(()) } else { Err(StoreError::NoSuchRun(run)) })
                })
            }

            fn note(
                &mut self,
                run: $crate::RunId,
                result: &serde_json::Value,
            ) -> Result<(), StoreError> {
                self.write("note how a run stands", async |connection| {
                    sqlx::query("UPDATE runs SET result = $2 WHERE id = $1 AND finished IS NULL")
                        .bind(run)
                        .bind(sqlx::types::Json(result))
                        .execute(connection)
                        .await?;
                    Ok(Ok(()))
                })
            }

            fn keep_run(&mut self, run: $crate::RunId, kept: bool) -> Result<(), StoreError> {
                self.write("keep a run", async |connection| {
                    sqlx::query("UPDATE runs SET kept = $2 WHERE id = $1")
                        .bind(run)
                        .bind(kept)
                        .execute(connection)
                        .await?;
                    Ok(Ok(()))
                })
            }

            fn delete_run(&mut self, run: $crate::RunId) -> Result<(), StoreError> {
                self.write("delete a run", async |connection| {
                    let delete = sqlx::query("DELETE FROM runs WHERE id = $1").bind(run);
                    delete.execute(connection).await?;
                    Ok(Ok(()))
                })
            }

            fn forget_runs(
                &mut self,
                entered_before: time::OffsetDateTime,
            ) -> Result<u64, StoreError> {
                self.write("forget old runs", async |connection| {
                    let done = sqlx::query("DELETE FROM runs WHERE kept = FALSE AND entered < $1")
                        .bind(entered_before.unix_timestamp())
                        .execute(connection)
                        .await?;
                    Ok(Ok(done.rows_affected()))
                })
            }

            fn runs(
                &mut self,
                filter: &$crate::Filter,
            ) -> Result<Vec<$crate::StoredRun>, StoreError> {
                let count = filter.count.map_or(Ok(i64::MAX), $crate::run::signed)?;
                let texts = [&filter.game, &filter.player, &filter.text];
                if $crate::dialect::plain(texts.into_iter().flatten()).is_err() {
                    return Ok(Vec::new());
                }
                let (rows, names) = self.read("list runs", async |connection| {
                    let rows: Vec<$crate::dialect::RunRow> = sqlx::query_as(concat!(
                        $crate::dialect::run_columns!(),
                        "WHERE ($1 IS NULL OR game = $1) AND ($2 IS NULL OR EXISTS (\
                         SELECT 1 FROM run_players WHERE run = runs.id AND (name = $2 \
                         OR SUBSTR(name, 1, LENGTH($2) + 1) = $2 || ':'))) \
                         AND ($3 IS NULL OR LOWER(command) LIKE $3 ESCAPE '\\') \
                         AND ($4 IS NULL OR id < $4) ORDER BY id DESC LIMIT $5"
                    ))
                    .bind(&filter.game)
                    .bind(&filter.player)
                    .bind(filter.text.as_deref().map($crate::dialect::anywhere))
                    .bind(filter.before)
                    .bind(count)
                    .fetch_all(&mut *connection)
                    .await?;
                    let ids = rows.iter().map(|row| row.0);
                    let (least, most) = (ids.clone().min(), ids.max());
                    let names: Vec<(i64, String)> = sqlx::query_as(
                        "SELECT run, name FROM run_players WHERE run BETWEEN $1 AND $2 \
                         ORDER BY run, place",
                    )
                    .bind(least.unwrap_or(0))
                    .bind(most.unwrap_or(0))
                    .fetch_all(&mut *connection)
                    .await?;
                    Ok((rows, names))
                })?;
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
                let found = self.read("show a run", async |connection| {
                    let row: Option<$crate::dialect::RunRow> =
                        sqlx::query_as(concat!($crate::dialect::run_columns!(), "WHERE id = $1"))
                            .bind(id)
                            .fetch_optional(&mut *connection)
                            .await?;
                    let players: Vec<String> = sqlx::query_scalar(
                        "SELECT name FROM run_players WHERE run = $1 ORDER BY place",
                    )
                    .bind(id)
                    .fetch_all(&mut *connection)
                    .await?;
                    Ok(row.map(|row| $crate::dialect::stored_run(row, players)))
                })?;
                found.ok_or(StoreError::NoSuchRun(id))
            }

            fn result(
                &mut self,
                id: $crate::RunId,
            ) -> Result<Option<serde_json::Value>, StoreError> {
                let found: Option<Option<serde_json::Value>> =
                    self.read("show a result", async |connection| {
                        sqlx::query_scalar("SELECT result FROM runs WHERE id = $1")
                            .bind(id)
                            .fetch_optional(connection)
                            .await
                    })?;
                found.ok_or(StoreError::NoSuchRun(id))
            }

            fn records(
                &mut self,
                run: $crate::RunId,
                first: u64,
                count: u64,
            ) -> Result<Vec<adut_kernel::Record>, StoreError> {
                let (first, count) = ($crate::run::signed(first)?, $crate::run::signed(count)?);
                let rows: Vec<sqlx::types::Json<adut_kernel::Record>> =
                    self.read("read records", async |connection| {
                        sqlx::query_scalar(
                            "SELECT record FROM records WHERE run = $1 AND number >= $2 \
                             ORDER BY number LIMIT $3",
                        )
                        .bind(run)
                        .bind(first)
                        .bind(count)
                        .fetch_all(connection)
                        .await
                    })?;
                Ok(rows.into_iter().map(|row| row.0).collect())
            }
        }
    };
}
pub(crate) use implement_store;
