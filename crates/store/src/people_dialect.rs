//! How both dialects keep people; a macro over the driver for the reason given in `dialect`.

/// A tally's row: game, against, won, drawn, lost, mean difference.
pub(crate) type TallyRow = (String, String, i64, i64, i64, f64);

/// A person from its row.
pub(crate) fn stored_person((id, name, since): (i64, String, i64)) -> crate::StoredPerson {
    crate::StoredPerson { id, name, since }
}

/// A tally from its row.
pub(crate) fn tally(row: TallyRow) -> crate::Tally {
    let (game, against, won, drawn, lost, difference) = row;
    let [won, drawn, lost] = [won, drawn, lost].map(i64::unsigned_abs);
    crate::Tally { game, against, won, drawn, lost, difference }
}

macro_rules! implement_people {
    ($store:ident) => {
        impl $crate::People for $store {
            fn take_in(
                &mut self,
                newcomer: &$crate::Newcomer,
            ) -> Result<Option<$crate::StoredPerson>, StoreError> {
                $crate::dialect::plain([&newcomer.name, &newcomer.folded])?;
                let found = self.write("take a person in", async |connection| {
                    let row = sqlx::query_as(
                        "INSERT INTO people (name, folded, key, since) SELECT $1, $2, $3, $4 \
                         WHERE NOT EXISTS (SELECT 1 FROM people WHERE folded = $5) \
                         ON CONFLICT (folded) DO NOTHING RETURNING id, name, since",
                    )
                    .bind(&newcomer.name)
                    .bind(&newcomer.folded)
                    .bind(&newcomer.key)
                    .bind(newcomer.at.unix_timestamp())
                    .bind(&newcomer.formerly_folded)
                    .fetch_optional(connection)
                    .await?;
                    Ok(Ok(row))
                })?;
                Ok(found.map($crate::people_dialect::stored_person))
            }

            fn person(&mut self, key: &[u8]) -> Result<Option<$crate::StoredPerson>, StoreError> {
                let found = self.read("look for a person", async |connection| {
                    sqlx::query_as("SELECT id, name, since FROM people WHERE key = $1")
                        .bind(key)
                        .fetch_optional(connection)
                        .await
                })?;
                Ok(found.map($crate::people_dialect::stored_person))
            }

            fn tallies(
                &mut self,
                person: $crate::PersonId,
            ) -> Result<Vec<$crate::Tally>, StoreError> {
                let rows = self.read("count results", async |connection| {
                    sqlx::query_as(
                        "SELECT game, against, SUM(CASE verdict WHEN 'won' THEN 1 ELSE 0 END), \
                         SUM(CASE verdict WHEN 'drawn' THEN 1 ELSE 0 END), \
                         SUM(CASE verdict WHEN 'lost' THEN 1 ELSE 0 END), AVG(difference) \
                         FROM results WHERE person = $1 GROUP BY game, against \
                         ORDER BY game, against",
                    )
                    .bind(person)
                    .fetch_all(connection)
                    .await
                })?;
                Ok(rows.into_iter().map($crate::people_dialect::tally).collect())
            }

            fn dismiss(&mut self, person: $crate::PersonId) -> Result<bool, StoreError> {
                self.write("forget a person", async |connection| {
                    let forget = sqlx::query("DELETE FROM people WHERE id = $1").bind(person);
                    Ok(Ok(forget.execute(connection).await?.rows_affected() > 0))
                })
            }
        }
    };
}
pub(crate) use implement_people;
