//! How both dialects keep tables; a macro over the driver for the reason given in `dialect`.

/// A table's row: game, rules, seed, practice, whole match, revision.
pub(crate) type TableRow =
    (String, sqlx::types::Json<adut_kernel::Rules>, Option<String>, bool, bool, i64);

/// Entrants in one announcement: well below the 8000 bytes that a server passes on at once.
pub(crate) const ANNOUNCED: usize = 200;

/// A round's row: number, seed, seating, deck.
pub(crate) type RoundRow =
    (i64, String, sqlx::types::Json<Vec<usize>>, Option<sqlx::types::Json<Vec<String>>>);

/// An entrant's row: name, token, what the person is called.
pub(crate) type EntrantRow = (String, Option<Vec<u8>>, Option<String>);

/// A table from its rows.
pub(crate) fn stored_table(
    id: &str,
    row: TableRow,
    entrants: Vec<EntrantRow>,
    rounds: Vec<RoundRow>,
    moves: Vec<(i64, String)>,
) -> crate::StoredTable {
    let (game, rules, seed, practice, whole_match, revision) = row;
    let round = |(number, seed, seating, deck): RoundRow| crate::StoredRound {
        seed,
        seating: seating.0,
        deck: deck.map(|deck| deck.0),
        moves: moves.iter().filter(|(of, _)| *of == number).map(|(_, text)| text.clone()).collect(),
    };
    crate::StoredTable {
        id: id.to_owned(),
        game,
        rules: rules.0,
        seed,
        practice,
        whole_match,
        entrants: entrants
            .into_iter()
            .map(|(name, token, called)| crate::StoredEntrant { name, token, called })
            .collect(),
        rounds: rounds.into_iter().map(round).collect(),
        revision: revision.unsigned_abs(),
    }
}

/// `$tell` passes on what others should hear, once the transaction is certain. `$look` begins a
/// transaction that sees everything as it was at one moment, whatever others change meanwhile.
macro_rules! implement_tables {
    ($store:ident, $driver:ty, $tell:path, $look:literal) => {
        impl $crate::Tables for $store {
            fn keep(&mut self, changes: &[$crate::Happened]) -> Result<(), StoreError> {
                // Two processes that lock the same tables in the same order do not wait for each
                // other in a circle.
                let mut changes: Vec<&$crate::Happened> = changes.iter().collect();
                changes.sort_by_key(|happened| &happened.table);
                for happened in &changes {
                    $crate::dialect::plain(happened.texts())?;
                }
                let kept = self.write("keep a table", async |connection| {
                    for happened in &changes {
                        if !keep_one(connection, happened).await? {
                            return Ok(Err(StoreError::Overtaken));
                        }
                    }
                    if changes.is_empty() {
                        sqlx::query("UPDATE clock SET reached = reached")
                            .execute(&mut *connection)
                            .await?;
                    }
                    let news = changes.iter().map(|happened| $crate::Notification::of(happened));
                    $tell(connection, news.collect()).await?;
                    Ok(Ok(()))
                });
                match kept {
                    Err(StoreError::Refused { source: sqlx::Error::Database(error), .. })
                        if error.is_unique_violation() =>
                    {
                        Err(StoreError::Overtaken)
                    }
                    kept => kept,
                }
            }

            fn table(&mut self, id: &str) -> Result<Option<$crate::StoredTable>, StoreError> {
                if id.contains('\0') {
                    return Ok(None);
                }
                self.read("look for a table", async |connection| {
                    let mut moment = sqlx::Connection::begin_with(connection, $look).await?;
                    let row: Option<$crate::tables_dialect::TableRow> = sqlx::query_as(
                        "SELECT game, rules, seed, practice, whole_match, revision FROM tables \
                         WHERE id = $1",
                    )
                    .bind(id)
                    .fetch_optional(&mut *moment)
                    .await?;
                    let Some(row) = row else {
                        moment.rollback().await?;
                        return Ok(None);
                    };
                    let entrants = sqlx::query_as(
                        "SELECT table_entrants.name, token, people.name FROM table_entrants \
                         LEFT JOIN people ON people.id = person \
                         WHERE table_id = $1 ORDER BY place",
                    )
                    .bind(id)
                    .fetch_all(&mut *moment)
                    .await?;
                    let rounds = sqlx::query_as(
                        "SELECT number, seed, seating, deck FROM table_rounds \
                         WHERE table_id = $1 ORDER BY number",
                    )
                    .bind(id)
                    .fetch_all(&mut *moment)
                    .await?;
                    let moves = sqlx::query_as(
                        "SELECT number, text FROM table_moves WHERE table_id = $1 \
                         ORDER BY number, ply",
                    )
                    .bind(id)
                    .fetch_all(&mut *moment)
                    .await?;
                    moment.rollback().await?;
                    let stored = $crate::tables_dialect::stored_table;
                    Ok(Some(stored(id, row, entrants, rounds, moves)))
                })
            }

            fn revision(&mut self, id: &str) -> Result<Option<u64>, StoreError> {
                if id.contains('\0') {
                    return Ok(None);
                }
                let found: Option<i64> =
                    self.read("look for a table's changes", async |connection| {
                        sqlx::query_scalar("SELECT revision FROM tables WHERE id = $1")
                            .bind(id)
                            .fetch_optional(connection)
                            .await
                    })?;
                Ok(found.map(i64::unsigned_abs))
            }

            fn announce(&mut self, present: &[(String, usize)]) -> Result<(), StoreError> {
                let parts = present.chunks($crate::tables_dialect::ANNOUNCED);
                let mut news: Vec<_> =
                    parts.map(|part| $crate::Notification::Present(part.to_vec())).collect();
                if news.is_empty() {
                    // Who listens learns from this that the connection lives.
                    news.push($crate::Notification::Present(Vec::new()));
                }
                // Nothing is kept of it, and who hears it twice is none the wiser.
                self.read("tell who is present", async |connection| {
                    $tell(connection, news.clone()).await
                })
            }

            fn pass_on(
                &mut self,
                table: &str,
                entrant: usize,
                what: &str,
            ) -> Result<(), StoreError> {
                let (table, what) = (table.to_owned(), what.to_owned());
                let said = $crate::Notification::Said { table, entrant, what };
                self.read("pass on what somebody said", async |connection| {
                    $tell(connection, vec![said.clone()]).await
                })
            }

            fn forget(&mut self, untouched_since: time::OffsetDateTime) -> Result<u64, StoreError> {
                self.write("forget old tables", async |connection| {
                    let done = sqlx::query("DELETE FROM tables WHERE touched < $1")
                        .bind(untouched_since.unix_timestamp())
                        .execute(connection)
                        .await?;
                    Ok(Ok(done.rows_affected()))
                })
            }

            fn clock(&mut self) -> Result<$crate::Clock, StoreError> {
                let (reached, latest) = self.read("tell the time", async |connection| {
                    sqlx::query_as("SELECT reached, latest FROM clock").fetch_one(connection).await
                })?;
                Ok($crate::Clock { reached, latest })
            }

            fn advance(&mut self, clock: &$crate::Clock) -> Result<(), StoreError> {
                self.write("note the time", async |connection| {
                    sqlx::query("UPDATE clock SET reached = $1 WHERE reached < $1")
                        .bind(clock.reached)
                        .execute(&mut *connection)
                        .await?;
                    sqlx::query("UPDATE clock SET latest = $1 WHERE latest < $1")
                        .bind(clock.latest)
                        .execute(connection)
                        .await?;
                    Ok(Ok(()))
                })
            }
        }

        /// Whether the change still fitted.
        async fn keep_one(
            connection: &mut <$driver as sqlx::Database>::Connection,
            happened: &$crate::Happened,
        ) -> Result<bool, sqlx::Error> {
            use $crate::Change;
            let $crate::Happened { table, at, after, change } = happened;
            if !matches!(change, Change::Open(_)) {
                // This comes first, for it locks the table against everybody else until the end.
                let next = sqlx::query(
                    "UPDATE tables SET touched = $2, revision = revision + 1 \
                     WHERE id = $1 AND revision = $3",
                )
                .bind(table)
                .bind(at.unix_timestamp())
                .bind(*after as i64)
                .execute(&mut *connection)
                .await?;
                if next.rows_affected() == 0 {
                    return Ok(false);
                }
            }
            let done = match change {
                Change::Open(opened) => {
                    let done = sqlx::query(
                        "INSERT INTO tables \
                         (id, game, rules, seed, practice, whole_match, touched, revision) \
                         VALUES ($1, $2, $3, $4, $5, $6, $7, 1)",
                    )
                    .bind(table)
                    .bind(&opened.game)
                    .bind(sqlx::types::Json(&opened.rules))
                    .bind(&opened.seed)
                    .bind(opened.practice)
                    .bind(opened.whole_match)
                    .bind(at.unix_timestamp())
                    .execute(&mut *connection)
                    .await?;
                    for (place, entrant) in (0i64..).zip(&opened.entrants) {
                        sqlx::query(
                            "INSERT INTO table_entrants (table_id, place, name, token) \
                             VALUES ($1, $2, $3, $4)",
                        )
                        .bind(table)
                        .bind(place)
                        .bind(&entrant.name)
                        .bind(&entrant.token)
                        .execute(&mut *connection)
                        .await?;
                    }
                    done
                }
                Change::Sit { entrant, token } => {
                    sqlx::query(
                        "UPDATE table_entrants SET token = $3 \
                         WHERE table_id = $1 AND place = $2 AND token IS NULL",
                    )
                    .bind(table)
                    .bind(*entrant as i64)
                    .bind(token)
                    .execute(&mut *connection)
                    .await?
                }
                Change::Begin { number, round } => {
                    sqlx::query(
                        "INSERT INTO table_rounds (table_id, number, seed, seating, deck) \
                         VALUES ($1, $2, $3, $4, $5)",
                    )
                    .bind(table)
                    .bind(*number as i64)
                    .bind(&round.seed)
                    .bind(sqlx::types::Json(&round.seating))
                    .bind(round.deck.as_ref().map(sqlx::types::Json))
                    .execute(&mut *connection)
                    .await?
                }
                Change::Move { number, ply, text, results } => {
                    let done = sqlx::query(
                        "INSERT INTO table_moves (table_id, number, ply, text) \
                         SELECT $1, $2, $3, $4 WHERE $3 = (SELECT COUNT(*) FROM table_moves \
                         WHERE table_id = $1 AND number = $2)",
                    )
                    .bind(table)
                    .bind(*number as i64)
                    .bind(*ply as i64)
                    .bind(text)
                    .execute(&mut *connection)
                    .await?;
                    for result in results {
                        count_result(connection, table, *number, result).await?;
                    }
                    done
                }
                Change::Undo { number, left } => {
                    sqlx::query(
                        "DELETE FROM table_moves \
                         WHERE table_id = $1 AND number = $2 AND ply >= $3",
                    )
                    .bind(table)
                    .bind(*number as i64)
                    .bind(*left as i64)
                    .execute(&mut *connection)
                    .await?
                }
                Change::Claim { entrant, person } => {
                    sqlx::query(
                        "UPDATE table_entrants SET person = $3 WHERE table_id = $1 \
                         AND place = $2 AND (person IS NULL OR person = $3)",
                    )
                    .bind(table)
                    .bind(*entrant as i64)
                    .bind(person)
                    .execute(&mut *connection)
                    .await?
                }
            };
            Ok(done.rows_affected() > 0)
        }

        /// Where nobody is known there is nothing to count.
        async fn count_result(
            connection: &mut <$driver as sqlx::Database>::Connection,
            table: &str,
            number: u64,
            result: &$crate::StoredResult,
        ) -> Result<(), sqlx::Error> {
            sqlx::query(
                "INSERT INTO results \
                 (person, table_id, number, game, against, verdict, difference) \
                 SELECT person, $1, $3, game, $4, $5, $6 FROM table_entrants \
                 JOIN tables ON tables.id = table_id \
                 WHERE table_id = $1 AND place = $2 AND person IS NOT NULL",
            )
            .bind(table)
            .bind(result.entrant as i64)
            .bind(number as i64)
            .bind(&result.against)
            .bind(result.verdict.name())
            .bind(result.difference)
            .execute(&mut *connection)
            .await?;
            Ok(())
        }
    };
}
pub(crate) use implement_tables;
