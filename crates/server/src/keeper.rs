//! Who keeps the tables: one thread with a database.
//!
//! Changes of many tables that come at the same time are kept in one transaction, so a disk that
//! takes its time with each holds nobody up for long. An answer comes only once all is certain.

use std::io;
use std::thread;

use adut_store::{
    Happened, Newcomer, PersonId, StoreError, StoredPerson, StoredTable, Tables, Tally,
};
use time::OffsetDateTime;
use tokio::sync::{mpsc, oneshot};

use crate::Refusal;

/// Opens the database, also anew when it was lost.
pub type Opener = Box<dyn Fn() -> Result<Box<dyn Tables>, StoreError> + Send>;

/// Orders that wait before askers have to.
const WAITING: usize = 1024;
/// Changes in one transaction.
const TOGETHER: usize = 256;

/// Takes orders for the thread that keeps.
#[derive(Clone, Debug)]
pub(crate) struct Keeper(mpsc::Sender<Order>);

type Answer<T> = oneshot::Sender<Result<T, StoreError>>;

#[derive(Debug)]
enum Order {
    Keep(Vec<Happened>, Answer<()>),
    Find(String, Answer<Option<StoredTable>>),
    Revision(String, Answer<Option<u64>>),
    Announce(Vec<(String, usize)>, Answer<()>),
    Forget(OffsetDateTime, Answer<u64>),
    TakeIn(Newcomer, Answer<Option<StoredPerson>>),
    Person(Vec<u8>, Answer<Option<StoredPerson>>),
    Tallies(PersonId, Answer<Vec<Tally>>),
    Dismiss(PersonId, Answer<bool>),
}

impl Keeper {
    /// Opens the database and begins to keep.
    pub(crate) fn start(open: Opener) -> Result<Self, StoreError> {
        let (orders, inbox) = mpsc::channel(WAITING);
        let (opened, answer) = std::sync::mpsc::channel();
        thread::Builder::new().name("keeper".to_owned()).spawn(move || match open() {
            Ok(store) => {
                let _ = opened.send(Ok(()));
                Archive { open, store }.work(inbox);
            }
            Err(error) => {
                let _ = opened.send(Err(error));
            }
        })?;
        answer
            .recv()
            .map_err(|_| StoreError::Runtime(io::Error::other("the keeper is gone")))??;
        Ok(Self(orders))
    }

    /// Keeps changes, all or none.
    pub(crate) async fn keep(&self, changes: Vec<Happened>) -> Result<(), Refusal> {
        self.ask(|answer| Order::Keep(changes, answer)).await
    }

    /// A table by its name.
    pub(crate) async fn find(&self, id: &str) -> Result<Option<StoredTable>, Refusal> {
        self.ask(|answer| Order::Find(id.to_owned(), answer)).await
    }

    /// How many changes of a table were kept.
    pub(crate) async fn revision(&self, id: &str) -> Result<Option<u64>, Refusal> {
        self.ask(|answer| Order::Revision(id.to_owned(), answer)).await
    }

    /// Tells other processes who is at which table.
    pub(crate) async fn announce(&self, present: Vec<(String, usize)>) -> Result<(), Refusal> {
        self.ask(|answer| Order::Announce(present, answer)).await
    }

    /// Drops the tables at which nothing has happened since.
    pub(crate) async fn forget(&self, untouched_since: OffsetDateTime) -> Result<u64, Refusal> {
        self.ask(|answer| Order::Forget(untouched_since, answer)).await
    }

    /// Takes somebody in; none if the name is another's.
    pub(crate) async fn take_in(
        &self,
        newcomer: Newcomer,
    ) -> Result<Option<StoredPerson>, Refusal> {
        self.ask(|answer| Order::TakeIn(newcomer, answer)).await
    }

    /// Whom the key of this digest belongs to.
    pub(crate) async fn person(&self, key: &[u8]) -> Result<Option<StoredPerson>, Refusal> {
        self.ask(|answer| Order::Person(key.to_vec(), answer)).await
    }

    /// A person's games.
    pub(crate) async fn tallies(&self, person: PersonId) -> Result<Vec<Tally>, Refusal> {
        self.ask(|answer| Order::Tallies(person, answer)).await
    }

    /// Forgets a person.
    pub(crate) async fn dismiss(&self, person: PersonId) -> Result<bool, Refusal> {
        self.ask(|answer| Order::Dismiss(person, answer)).await
    }

    async fn ask<T>(&self, order: impl FnOnce(Answer<T>) -> Order) -> Result<T, Refusal> {
        let (answer, answered) = oneshot::channel();
        self.0.send(order(answer)).await.map_err(|_| Refusal::Storage)?;
        match answered.await {
            Ok(Ok(result)) => Ok(result),
            Ok(Err(StoreError::Overtaken)) => Err(Refusal::Overtaken),
            Ok(Err(error)) => {
                tracing::error!(%error, "the database refused");
                Err(Refusal::Storage)
            }
            Err(_) => Err(Refusal::Storage),
        }
    }
}

/// The thread's side.
struct Archive {
    open: Opener,
    store: Box<dyn Tables>,
}

impl Archive {
    fn work(mut self, mut inbox: mpsc::Receiver<Order>) {
        let mut together = Vec::new();
        while let Some(order) = inbox.blocking_recv() {
            let mut next = Some(order);
            while let Some(order) = next.take() {
                match order {
                    Order::Keep(changes, answer) => {
                        together.push((changes, answer));
                        if together.len() < TOGETHER {
                            next = inbox.try_recv().ok();
                        }
                    }
                    Order::Find(id, answer) => {
                        self.keep(&mut together);
                        // Whoever asked may be gone.
                        let _ = answer.send(self.again_if_lost(|store| store.table(&id)));
                    }
                    Order::Revision(id, answer) => {
                        // Nobody asks for a table while a change of it waits, so those of others
                        // can come together meanwhile.
                        let _ = answer.send(self.again_if_lost(|store| store.revision(&id)));
                        next = inbox.try_recv().ok();
                    }
                    Order::Announce(present, answer) => {
                        self.keep(&mut together);
                        let _ = answer.send(self.again_if_lost(|store| store.announce(&present)));
                    }
                    Order::Forget(since, answer) => {
                        self.keep(&mut together);
                        let _ = answer.send(self.again_if_lost(|store| store.forget(since)));
                    }
                    Order::TakeIn(newcomer, answer) => {
                        let _ = answer.send(self.again_if_lost(|store| store.take_in(&newcomer)));
                    }
                    Order::Person(key, answer) => {
                        let _ = answer.send(self.again_if_lost(|store| store.person(&key)));
                    }
                    Order::Tallies(person, answer) => {
                        self.keep(&mut together);
                        let _ = answer.send(self.again_if_lost(|store| store.tallies(person)));
                    }
                    Order::Dismiss(person, answer) => {
                        let _ = answer.send(self.again_if_lost(|store| store.dismiss(person)));
                    }
                }
            }
            self.keep(&mut together);
        }
    }

    /// Keeps all that has come together. If that fails, each for itself, so that one which was
    /// overtaken does not take the others with it.
    fn keep(&mut self, together: &mut Vec<(Vec<Happened>, Answer<()>)>) {
        if together.is_empty() {
            return;
        }
        let all: Vec<Happened> =
            together.iter().flat_map(|(changes, _)| changes.iter().cloned()).collect();
        let is_one = together.len() == 1;
        let done = self.store.keep(&all);
        for (changes, answer) in together.drain(..) {
            let result = match &done {
                Ok(()) => Ok(()),
                Err(StoreError::Overtaken) if is_one => Err(StoreError::Overtaken),
                Err(_) => self.again_if_lost(|store| store.keep(&changes)),
            };
            let _ = answer.send(result);
        }
    }

    /// Does something, once more on a new connection if the old one seems lost.
    fn again_if_lost<T>(
        &mut self,
        mut act: impl FnMut(&mut dyn Tables) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        match act(&mut *self.store) {
            Err(StoreError::Refused { .. }) => {
                self.store = (self.open)()?;
                act(&mut *self.store)
            }
            result => result,
        }
    }
}
