//! Who keeps the tables: one thread with a database.
//!
//! Changes of many tables that come at the same time are kept in one transaction, so a disk that
//! takes its time with each holds nobody up for long. An answer comes only once all is certain.

use std::io;
use std::sync::Arc;
use std::thread;

use adut_store::{
    Clock, Happened, Newcomer, PersonId, StoreError, StoredPerson, StoredTable, Tables, Tally,
};
use time::OffsetDateTime;
use tokio::sync::{mpsc, oneshot};

use crate::Refusal;

/// Opens the database.
pub type Opener = Box<dyn Fn() -> Result<Box<dyn Tables>, StoreError> + Send>;

/// Orders that wait before askers have to.
const WAITING: usize = 1024;
/// Changes in one transaction.
const TOGETHER: usize = 256;

/// Takes requests for the thread that keeps.
#[derive(Clone, Debug)]
pub(crate) struct Storage(mpsc::Sender<Request>);

type Answer<T> = oneshot::Sender<Result<T, StoreError>>;

#[derive(Debug)]
enum Request {
    Keep(Vec<Happened>, Answer<()>),
    Find(String, Answer<Option<StoredTable>>),
    Revision(String, Answer<Option<u64>>),
    Announce(Vec<(String, usize)>, Answer<()>),
    PassOn(String, usize, String, Answer<()>),
    Forget(OffsetDateTime, Answer<u64>),
    Advance(Clock, Answer<()>),
    TakeIn(Newcomer, Answer<Option<StoredPerson>>),
    Person(Vec<u8>, Answer<Option<StoredPerson>>),
    Tallies(PersonId, Answer<Vec<Tally>>),
    Dismiss(PersonId, Answer<bool>),
}

impl Storage {
    /// Opens the database and begins to keep; says how far time was known to have passed, which in a
    /// new database is the time that the machine shows, `wall`.
    pub(crate) fn start(open: Opener, wall: OffsetDateTime) -> Result<(Self, Clock), StoreError> {
        let (requests, inbox) = mpsc::channel(WAITING);
        let (opened, answer) = std::sync::mpsc::channel();
        let open = move || {
            let mut store = open()?;
            let mut clock = store.clock()?;
            if clock == Clock::default() {
                // Kept before anything else is: tables without a clock would be as old as whatever
                // the machine shows at the next start.
                let now = wall.unix_timestamp();
                clock = Clock { reached: now, latest: now };
                store.advance(&clock)?;
            }
            Ok::<_, StoreError>((store, clock))
        };
        thread::Builder::new().name("storage".to_owned()).spawn(move || match open() {
            Ok((store, clock)) => {
                let _ = opened.send(Ok(clock));
                StorageThread { store }.work(inbox);
            }
            Err(error) => {
                let _ = opened.send(Err(error));
            }
        })?;
        let clock = answer
            .recv()
            .map_err(|_| StoreError::Runtime(io::Error::other("the storage is gone")))??;
        Ok((Self(requests), clock))
    }

    /// Keeps changes, all or none. Without any it says whether any could be kept.
    pub(crate) async fn keep(&self, changes: Vec<Happened>) -> Result<(), Refusal> {
        self.ask(|answer| Request::Keep(changes, answer)).await
    }

    /// A table by its name.
    pub(crate) async fn find(&self, id: &str) -> Result<Option<StoredTable>, Refusal> {
        self.ask(|answer| Request::Find(id.to_owned(), answer)).await
    }

    /// How many changes of a table were kept.
    pub(crate) async fn revision(&self, id: &str) -> Result<Option<u64>, Refusal> {
        self.ask(|answer| Request::Revision(id.to_owned(), answer)).await
    }

    /// Tells other processes who is at which table.
    pub(crate) async fn announce(&self, present: Vec<(String, usize)>) -> Result<(), Refusal> {
        self.ask(|answer| Request::Announce(present, answer)).await
    }

    /// Tells all processes what an entrant has said at a table.
    pub(crate) async fn pass_on(
        &self,
        table: String,
        entrant: usize,
        what: String,
    ) -> Result<(), Refusal> {
        self.ask(|answer| Request::PassOn(table, entrant, what, answer)).await
    }

    /// Drops the tables at which nothing has happened since.
    pub(crate) async fn forget(&self, untouched_since: OffsetDateTime) -> Result<u64, Refusal> {
        self.ask(|answer| Request::Forget(untouched_since, answer)).await
    }

    /// Notes how far time has passed.
    pub(crate) async fn advance(&self, clock: Clock) -> Result<(), Refusal> {
        self.ask(|answer| Request::Advance(clock, answer)).await
    }

    /// Takes somebody in; none if the name is another's.
    pub(crate) async fn take_in(
        &self,
        newcomer: Newcomer,
    ) -> Result<Option<StoredPerson>, Refusal> {
        self.ask(|answer| Request::TakeIn(newcomer, answer)).await
    }

    /// Whom the key of this digest belongs to.
    pub(crate) async fn person(&self, key: &[u8]) -> Result<Option<StoredPerson>, Refusal> {
        self.ask(|answer| Request::Person(key.to_vec(), answer)).await
    }

    /// A person's games.
    pub(crate) async fn tallies(&self, person: PersonId) -> Result<Vec<Tally>, Refusal> {
        self.ask(|answer| Request::Tallies(person, answer)).await
    }

    /// Forgets a person.
    pub(crate) async fn dismiss(&self, person: PersonId) -> Result<bool, Refusal> {
        self.ask(|answer| Request::Dismiss(person, answer)).await
    }

    async fn ask<T>(&self, request: impl FnOnce(Answer<T>) -> Request) -> Result<T, Refusal> {
        let (answer, answered) = oneshot::channel();
        self.0.send(request(answer)).await.map_err(|_| Refusal::Storage)?;
        match answered.await {
            Ok(Ok(result)) => Ok(result),
            Ok(Err(error)) => Err(Refusal::of_store(error)),
            // The storage fell with the request in its hands.
            Err(_) => Err(Refusal::Unsure),
        }
    }
}

/// The thread's side.
struct StorageThread {
    store: Box<dyn Tables>,
}

impl StorageThread {
    fn work(mut self, mut inbox: mpsc::Receiver<Request>) {
        let mut together = Vec::new();
        while let Some(request) = inbox.blocking_recv() {
            let mut next = Some(request);
            while let Some(request) = next.take() {
                match request {
                    Request::Keep(changes, answer) => {
                        together.push((changes, answer));
                        if together.len() < TOGETHER {
                            next = inbox.try_recv().ok();
                        }
                    }
                    Request::Find(id, answer) => {
                        self.keep(&mut together);
                        // Whoever asked may be gone.
                        let _ = answer.send(self.store.table(&id));
                    }
                    Request::Revision(id, answer) => {
                        // Nobody asks for a table while a change of it waits, so those of others
                        // can come together meanwhile.
                        let _ = answer.send(self.store.revision(&id));
                        next = inbox.try_recv().ok();
                    }
                    Request::Announce(present, answer) => {
                        self.keep(&mut together);
                        let _ = answer.send(self.store.announce(&present));
                    }
                    Request::PassOn(table, entrant, what, answer) => {
                        let _ = answer.send(self.store.pass_on(&table, entrant, &what));
                    }
                    Request::Forget(since, answer) => {
                        self.keep(&mut together);
                        let _ = answer.send(self.store.forget(since));
                    }
                    Request::Advance(clock, answer) => {
                        let _ = answer.send(self.store.advance(&clock));
                    }
                    Request::TakeIn(newcomer, answer) => {
                        let _ = answer.send(self.store.take_in(&newcomer));
                    }
                    Request::Person(key, answer) => {
                        let _ = answer.send(self.store.person(&key));
                    }
                    Request::Tallies(person, answer) => {
                        self.keep(&mut together);
                        let _ = answer.send(self.store.tallies(person));
                    }
                    Request::Dismiss(person, answer) => {
                        let _ = answer.send(self.store.dismiss(person));
                    }
                }
            }
            self.keep(&mut together);
        }
    }

    /// Keeps all that has come together. If that is refused, each for itself, so that one which was
    /// overtaken does not take the others with it.
    fn keep(&mut self, together: &mut Vec<(Vec<Happened>, Answer<()>)>) {
        if together.is_empty() {
            return;
        }
        let all: Vec<Happened> =
            together.iter().flat_map(|(changes, _)| changes.iter().cloned()).collect();
        let done = self.store.keep(&all);
        if together.len() == 1
            && let Some((_, answer)) = together.pop()
        {
            let _ = answer.send(done);
            return;
        }
        for (changes, answer) in together.drain(..) {
            let _ = answer.send(match &done {
                Ok(()) => Ok(()),
                Err(StoreError::Unknown { doing, source }) => {
                    Err(StoreError::Unknown { doing, source: Arc::clone(source) })
                }
                Err(_) => self.store.keep(&changes),
            });
        }
    }
}
