//! The one way to a database: every read and every write goes through a [`Link`].
//!
//! A connection on which anything has failed is thrown away, and the next thing is done on a new
//! one, for it cannot be known what state it is in. SQLite, for one, rolls a transaction back by
//! itself when the disk is full. The driver's `ROLLBACK` fails then, and it goes on believing itself
//! within a transaction, so that the next one it begins is a savepoint. Releasing that commits, as
//! long as it is the outermost. But once one is rolled back, or cannot be released because the disk
//! is still full, SQLite stays within a transaction that nobody ends: all that follows seems to
//! succeed, nothing of it is committed, and with the connection it is gone.
//!
//! A write is kept only if its `COMMIT` was seen to succeed. If that went wrong, a new connection
//! is asked whether the transaction is there, by a [mark](Dialect::Mark) that it left; if nobody
//! answers that, nobody pretends to know.

use std::sync::Arc;
use std::time::Duration;

use sqlx::{Connection as _, Database};
use tokio::runtime::Runtime;
use tokio::time::timeout;

use crate::StoreError;
use crate::dialect::runtime;

/// How long a connection that is thrown away may take to end what it does.
const CLOSING: Duration = Duration::from_secs(2);

/// What differs between databases in the way to them.
pub(crate) trait Dialect {
    /// The driver.
    type Driver: Database;
    /// What a transaction leaves so that one can ask for it afterwards.
    type Mark;

    /// Begins a transaction that writes. It is given in full, for the driver refuses that within
    /// another transaction, where its own `BEGIN` would silently become a savepoint.
    const WRITE: &'static str;

    /// Connects for the first time: a database that is missing may be made, and tables are brought
    /// up to date.
    async fn open(&self) -> Result<Connected<Self>, StoreError>;

    /// Connects anew.
    async fn reopen(&self) -> Result<Connected<Self>, StoreError>;

    /// Marks the transaction under way.
    async fn mark(connection: &mut Connected<Self>) -> Result<Self::Mark, sqlx::Error>;

    /// Whether the transaction of this mark was committed.
    async fn is_kept(
        connection: &mut Connected<Self>,
        mark: &Self::Mark,
    ) -> Result<bool, sqlx::Error>;

    /// Whether the connection was at fault, and not what was to be done on it.
    fn is_lost(error: &sqlx::Error) -> bool;
}

/// A connection of a dialect's driver.
pub(crate) type Connected<D> = <<D as Dialect>::Driver as Database>::Connection;

/// A database that is spoken to from this thread, which waits for every answer.
pub(crate) struct Link<D: Dialect> {
    runtime: Runtime,
    session: Session<D>,
}

struct Session<D: Dialect> {
    dialect: D,
    /// None after a failure.
    connection: Option<Connected<D>>,
    /// How many answers to a `COMMIT` are lost on the way.
    #[cfg(test)]
    lost: usize,
}

/// Why a write did not succeed.
enum Failure {
    /// Nothing of it was kept.
    NotKept(sqlx::Error),
    /// Nobody can say whether it was.
    Unknown(sqlx::Error),
    /// The database cannot be connected to.
    Unconnected(StoreError),
}

impl Failure {
    fn of(self, doing: &'static str) -> StoreError {
        match self {
            Self::NotKept(source) => StoreError::Refused { doing, source },
            Self::Unknown(source) => StoreError::Unknown { doing, source: Arc::new(source) },
            Self::Unconnected(error) => error,
        }
    }
}

impl<D: Dialect> Link<D> {
    pub(crate) fn open(dialect: D) -> Result<Self, StoreError> {
        let runtime = runtime()?;
        let connection = Some(runtime.block_on(dialect.open())?);
        let session = Session {
            dialect,
            connection,
            #[cfg(test)]
            lost: 0,
        };
        Ok(Self { runtime, session })
    }

    /// Reads; once more if the connection was lost since it was last used.
    pub(crate) fn read<T>(
        &mut self,
        doing: &'static str,
        mut act: impl AsyncFnMut(&mut Connected<D>) -> Result<T, sqlx::Error>,
    ) -> Result<T, StoreError> {
        let Self { runtime, session } = self;
        let found = runtime.block_on(async {
            match session.look(&mut act).await {
                Err(Failure::NotKept(error)) if D::is_lost(&error) => session.look(&mut act).await,
                found => found,
            }
        });
        found.map_err(|failure| failure.of(doing))
    }

    /// Writes in one transaction, which is rolled back if `act` finds an objection. Once this has
    /// returned something, no fall undoes it. Tried once more if the connection was lost and nothing
    /// was kept.
    pub(crate) fn write<T>(
        &mut self,
        doing: &'static str,
        mut act: impl AsyncFnMut(&mut Connected<D>) -> Result<Result<T, StoreError>, sqlx::Error>,
    ) -> Result<T, StoreError> {
        let Self { runtime, session } = self;
        let done = runtime.block_on(async {
            match session.transact(&mut act).await {
                Err(Failure::NotKept(error)) if D::is_lost(&error) => {
                    session.transact(&mut act).await
                }
                done => done,
            }
        });
        done.map_err(|failure| failure.of(doing))?
    }
}

impl<D: Dialect> Session<D> {
    /// The connection, to be [put back](Self::put_back) only if nothing went wrong on it.
    async fn take(&mut self) -> Result<Connected<D>, Failure> {
        match self.connection.take() {
            Some(connection) => Ok(connection),
            None => self.dialect.reopen().await.map_err(Failure::Unconnected),
        }
    }

    fn put_back(&mut self, connection: Connected<D>) {
        if !connection.is_in_transaction() {
            self.connection = Some(connection);
        }
    }

    async fn look<T>(
        &mut self,
        act: &mut impl AsyncFnMut(&mut Connected<D>) -> Result<T, sqlx::Error>,
    ) -> Result<T, Failure> {
        let mut connection = self.take().await?;
        match act(&mut connection).await {
            Ok(found) => {
                self.put_back(connection);
                Ok(found)
            }
            Err(error) => {
                throw_away(connection).await;
                Err(Failure::NotKept(error))
            }
        }
    }

    async fn transact<T>(
        &mut self,
        act: &mut impl AsyncFnMut(&mut Connected<D>) -> Result<Result<T, StoreError>, sqlx::Error>,
    ) -> Result<Result<T, StoreError>, Failure> {
        let mut connection = self.take().await?;
        let prepared = async {
            let mut transaction = connection.begin_with(D::WRITE).await?;
            match act(&mut transaction).await? {
                Ok(done) => {
                    let mark = D::mark(&mut transaction).await?;
                    Ok(Ok((done, mark, transaction.commit().await)))
                }
                Err(objection) => {
                    transaction.rollback().await?;
                    Ok(Err(objection))
                }
            }
        };
        let (done, mark, committed) = match prepared.await {
            Ok(Ok(prepared)) => prepared,
            Ok(Err(objection)) => {
                self.put_back(connection);
                return Ok(Err(objection));
            }
            Err(error) => {
                throw_away(connection).await;
                return Err(Failure::NotKept(error));
            }
        };
        #[cfg(test)]
        let committed = committed.and_then(|()| self.lose());
        let Err(error) = committed else {
            self.put_back(connection);
            return Ok(Ok(done));
        };
        throw_away(connection).await;
        match self.is_kept(&mark).await {
            Some(true) => Ok(Ok(done)),
            Some(false) => Err(Failure::NotKept(error)),
            None => Err(Failure::Unknown(error)),
        }
    }

    /// Whether a transaction was committed; none if that cannot be found out.
    async fn is_kept(&mut self, mark: &D::Mark) -> Option<bool> {
        let mut connection = self.take().await.ok()?;
        match D::is_kept(&mut connection, mark).await {
            Ok(is_kept) => {
                self.put_back(connection);
                Some(is_kept)
            }
            Err(_) => {
                throw_away(connection).await;
                None
            }
        }
    }

    #[cfg(test)]
    fn lose(&mut self) -> Result<(), sqlx::Error> {
        match self.lost.checked_sub(1) {
            None => Ok(()),
            Some(left) => {
                self.lost = left;
                Err(sqlx::Error::WorkerCrashed)
            }
        }
    }
}

/// Ends a connection that cannot be trusted. It is waited for: while it is there, it may hold locks.
async fn throw_away<C: sqlx::Connection>(connection: C) {
    // Whether it ends in order is no matter, and one that hangs is left behind.
    let _ = timeout(CLOSING, connection.close()).await;
}

#[cfg(test)]
mod tests {
    use adut_kernel::Rules;
    use sqlx::Executor as _;
    use time::OffsetDateTime;

    use super::*;
    use crate::sqlite::Sqlite;
    use crate::{Filter, Missing, Newcomer, People as _, RunStart, Store as _};

    fn store() -> (tempfile::TempDir, Sqlite) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("store.db");
        let store = Sqlite::at(path.to_str().unwrap(), Missing::Create).unwrap();
        (folder, store)
    }

    fn run() -> RunStart {
        RunStart {
            command: "adut compare".to_owned(),
            version: "0".to_owned(),
            game: "connect4".to_owned(),
            rules: Rules::new(),
            seed: "7".to_owned(),
            deals: 1,
            players: vec!["random".to_owned()],
            started: OffsetDateTime::UNIX_EPOCH,
            order: None,
        }
    }

    /// A `COMMIT` that fails may have been done all the same: it is looked for, not repeated.
    #[test]
    fn what_was_committed_is_found_again() {
        let (_folder, mut store) = store();
        store.session.lost = 1;
        let id = store.begin(&run()).unwrap();
        let ids = |runs: Vec<crate::StoredRun>| runs.iter().map(|run| run.id).collect::<Vec<_>>();
        assert_eq!(ids(store.runs(&Filter::default()).unwrap()), [id]);
        store.session.lost = 1;
        let name = "Ana".to_owned();
        let at = OffsetDateTime::UNIX_EPOCH;
        let (folded, formerly_folded) = (name.clone(), name.clone());
        let ana = Newcomer { folded, formerly_folded, key: vec![7], name, at };
        assert!(store.take_in(&ana).unwrap().is_some(), "the name is not her own rival's");
    }

    /// Within a transaction that somebody has left open nothing is ever begun.
    #[test]
    fn a_transaction_is_never_a_part_of_another() {
        let (folder, mut store) = store();
        let left = store.read("leave a transaction open", async |connection| {
            connection.execute("BEGIN").await.map(|_| ())
        });
        left.unwrap();
        // The driver does not know of it, and the database refuses to begin another.
        assert!(store.begin(&run()).is_err());
        let id = store.begin(&run()).unwrap();
        let path = folder.path().join("store.db");
        let mut other = Sqlite::at(path.to_str().unwrap(), Missing::Refuse).unwrap();
        assert_eq!(other.run(id).unwrap().id, id, "it is there for others, too");
    }

    #[test]
    fn a_file_that_has_vanished_is_not_made_anew() {
        let (folder, mut store) = store();
        let failed =
            store.read("fail", async |connection| connection.execute("nonsense").await.map(|_| ()));
        assert!(failed.is_err());
        folder.close().unwrap();
        assert!(matches!(store.begin(&run()), Err(StoreError::Open { .. })));
    }
}
