//! A database that fails when it is told to.

use std::io;
use std::sync::{Arc, Mutex};

use adut_server::Opener;
use adut_store::{
    Clock, Happened, Newcomer, People, PersonId, StoreError, StoredPerson, StoredTable, Tables,
    Tally,
};
use time::OffsetDateTime;

/// What the database does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Fault {
    #[default]
    Well,
    /// It keeps nothing.
    Full,
    /// It keeps one more change, and is gone before it says so.
    KeepsAndFalls,
    /// It is gone in the middle of a change, which it does not keep.
    Falls,
    /// It does not answer.
    Gone,
}

/// Tells a database what to do.
#[derive(Clone, Default)]
pub(crate) struct FaultSwitch(Arc<Mutex<Fault>>);

impl FaultSwitch {
    pub(crate) fn set(&self, fault: Fault) {
        *self.0.lock().unwrap() = fault;
    }

    fn get(&self) -> Fault {
        *self.0.lock().unwrap()
    }

    fn answers(&self) -> Result<(), StoreError> {
        if self.get() == Fault::Gone { Err(gone()) } else { Ok(()) }
    }
}

fn gone() -> StoreError {
    StoreError::Runtime(io::Error::other("gone"))
}

/// The same database, and what tells it to fail.
pub(crate) fn faulty(open: Opener) -> (Opener, FaultSwitch) {
    let switch = FaultSwitch::default();
    let fault = switch.clone();
    let open = move || {
        let faulty = Faulty { store: open()?, fault: fault.clone() };
        Ok(Box::new(faulty) as Box<dyn Tables>)
    };
    (Box::new(open), switch)
}

struct Faulty {
    store: Box<dyn Tables>,
    fault: FaultSwitch,
}

impl Tables for Faulty {
    fn keep(&mut self, changes: &[Happened]) -> Result<(), StoreError> {
        let fault = self.fault.get();
        match fault {
            Fault::Well => return self.store.keep(changes),
            Fault::Full | Fault::Gone => return Err(gone()),
            Fault::KeepsAndFalls => self.store.keep(changes)?,
            Fault::Falls => {}
        }
        self.fault.set(Fault::Gone);
        let source = Arc::new(io::Error::other("gone"));
        Err(StoreError::Unknown { doing: "keep a table", source })
    }

    fn table(&mut self, id: &str) -> Result<Option<StoredTable>, StoreError> {
        self.fault.answers()?;
        self.store.table(id)
    }

    fn revision(&mut self, id: &str) -> Result<Option<u64>, StoreError> {
        self.fault.answers()?;
        self.store.revision(id)
    }

    fn announce(&mut self, present: &[(String, usize)]) -> Result<(), StoreError> {
        self.store.announce(present)
    }

    fn pass_on(&mut self, table: &str, entrant: usize, what: &str) -> Result<(), StoreError> {
        self.store.pass_on(table, entrant, what)
    }

    fn forget(&mut self, untouched_since: OffsetDateTime) -> Result<u64, StoreError> {
        self.store.forget(untouched_since)
    }

    fn clock(&mut self) -> Result<Clock, StoreError> {
        self.store.clock()
    }

    fn advance(&mut self, clock: &Clock) -> Result<(), StoreError> {
        self.store.advance(clock)
    }
}

impl People for Faulty {
    fn take_in(&mut self, newcomer: &Newcomer) -> Result<Option<StoredPerson>, StoreError> {
        self.store.take_in(newcomer)
    }

    fn person(&mut self, key: &[u8]) -> Result<Option<StoredPerson>, StoreError> {
        self.store.person(key)
    }

    fn tallies(&mut self, person: PersonId) -> Result<Vec<Tally>, StoreError> {
        self.store.tallies(person)
    }

    fn dismiss(&mut self, person: PersonId) -> Result<bool, StoreError> {
        self.store.dismiss(person)
    }
}
