//! The server: all its tables, and what they share.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use adut_kernel::Rules;
use adut_store::{Change, Happened, StoreError, StoredEntrant, StoredTable};
use time::OffsetDateTime;
use tokio::sync::watch;
use tokio::time::Instant;

use crate::Refusal;
use crate::admission::Admission;
use crate::jobs::Jobs;
use crate::lab::{Lab, RunsOpener};
use crate::limits::Limits;
use crate::meters::Meters;
use crate::notifications::{NotificationSource, Notifications};
use crate::pool::Pool;
use crate::retention::RetentionClock;
use crate::room::Room;
use crate::storage::{Opener, Storage};
use crate::table::{HostedTable, PERSON};
use crate::token::{self, Entropy, Token};

/// How long an empty room stays in memory.
const EMPTY: Duration = Duration::from_secs(600);
/// How long a table is kept after something last happened at it, by the clock that was seen to
/// pass.
const FORGOTTEN: Duration = Duration::from_secs(30 * 24 * 3600);
/// How often old rooms, jobs, tables and runs are dropped.
const SWEPT: Duration = Duration::from_secs(60);

/// What the server needs from outside.
pub struct AppConfig {
    /// Where tokens and seeds come from.
    pub entropy: Entropy,
    /// What the time is.
    pub now: fn() -> OffsetDateTime,
    /// Where the tables are kept.
    pub database: Opener,
    /// What other processes do at the same tables, if there can be others.
    pub news: Option<NotificationSource>,
    /// Where the runs of the laboratory are kept.
    pub runs: RunsOpener,
    /// How many programs think at once.
    pub thinkers: usize,
    /// What one client may do.
    pub limits: Limits,
    /// After how long a program plays for somebody who has left the others alone.
    pub patience: Duration,
    /// The names by which the server may be asked, besides its addresses and those of this machine.
    pub hosts: Vec<String>,
}

/// Everything that the server holds.
pub struct AppState {
    rooms: Mutex<HashMap<String, Arc<Room>>>,
    pool: Pool,
    jobs: Jobs,
    storage: Storage,
    notifications: Notifications,
    has_peers: bool,
    lab: Lab,
    meters: Meters,
    entropy: Entropy,
    now: fn() -> OffsetDateTime,
    clock: RetentionClock,
    patience: Duration,
    limits: Limits,
    admission: Admission,
    hosts: Vec<String>,
    numbers: AtomicU64,
    closing: watch::Sender<bool>,
}

/// What is asked for with a new table.
pub(crate) struct TableRequest {
    pub(crate) game: String,
    pub(crate) rules: Rules,
    pub(crate) seats: Vec<String>,
    pub(crate) seed: Option<String>,
    pub(crate) practice: bool,
    pub(crate) whole_match: bool,
}

/// A seat that somebody has got.
pub(crate) struct Ticket {
    pub(crate) room: Arc<Room>,
    pub(crate) seat: usize,
    pub(crate) token: Token,
}

impl AppState {
    /// A server with nobody at it yet; the tables of the database are found when they are asked
    /// for.
    pub fn new(config: AppConfig) -> Result<Arc<Self>, StoreError> {
        let AppConfig { entropy, now, database, news, runs, thinkers, limits, patience, hosts } =
            config;
        let (storage, clock) = Storage::start(database, now())?;
        let pool = Pool::new(thinkers);
        Ok(Arc::new(Self {
            rooms: Mutex::default(),
            jobs: Jobs::new(pool.clone(), limits),
            pool,
            storage,
            has_peers: news.is_some(),
            notifications: Notifications::start(news)?,
            // Whoever plays comes first: the laboratory has half of the processors.
            lab: Lab::open(runs, thinkers / 2, limits, now)?,
            meters: Meters::new(),
            entropy,
            now,
            clock: RetentionClock::resume(clock, now(), Instant::now()),
            patience,
            limits,
            admission: Admission::new(&limits),
            hosts,
            numbers: AtomicU64::new(0),
            closing: watch::Sender::new(false),
        }))
    }

    pub(crate) fn pool(&self) -> &Pool {
        &self.pool
    }

    pub(crate) fn now(&self) -> OffsetDateTime {
        (self.now)()
    }

    /// The time by which tables and runs grow old.
    pub(crate) fn reached(&self) -> OffsetDateTime {
        self.clock.reached(Instant::now())
    }

    pub(crate) fn jobs(&self) -> &Jobs {
        &self.jobs
    }

    pub(crate) fn storage(&self) -> &Storage {
        &self.storage
    }

    pub(crate) fn notifications(&self) -> &Notifications {
        &self.notifications
    }

    /// Whether other processes may serve the same tables.
    pub(crate) fn has_peers(&self) -> bool {
        self.has_peers
    }

    pub(crate) fn lab(&self) -> &Lab {
        &self.lab
    }

    pub(crate) fn admission(&self) -> &Admission {
        &self.admission
    }

    pub(crate) fn meters(&self) -> &Meters {
        &self.meters
    }

    pub(crate) fn limits(&self) -> &Limits {
        &self.limits
    }

    pub(crate) fn hosts(&self) -> &[String] {
        &self.hosts
    }

    pub(crate) fn patience(&self) -> Duration {
        self.patience
    }

    pub(crate) fn fresh_seed(&self) -> String {
        token::seed(&self.entropy)
    }

    pub(crate) fn fresh_token(&self) -> Token {
        Token::draw(&self.entropy)
    }

    pub(crate) fn fresh_name(&self) -> String {
        token::name(&self.entropy)
    }

    /// A number that nobody else has got.
    pub(crate) fn number(&self) -> u64 {
        self.numbers.fetch_add(1, Ordering::Relaxed)
    }

    /// Sets up a table; who asks for it gets the first seat for a person.
    pub(crate) async fn open(
        &self,
        request: TableRequest,
        client: IpAddr,
    ) -> Result<Ticket, Refusal> {
        let TableRequest { game, rules, seats, seed, practice, whole_match } = request;
        let persons = seats.iter().filter(|name| *name == PERSON).count();
        if seed.is_some() && persons > 1 {
            return Err(Refusal::SeedWithFriends);
        }
        let first = seats.iter().position(|name| name == PERSON);
        let entrant = |name| StoredEntrant { name, token: None, called: None };
        let mut kept = StoredTable {
            id: self.fresh_name(),
            game,
            rules,
            seed: seed.clone(),
            practice,
            whole_match,
            entrants: seats.into_iter().map(entrant).collect(),
            rounds: Vec::new(),
            revision: 0,
        };
        let table = HostedTable::open(&kept, seed.unwrap_or_else(|| self.fresh_seed()))?;
        let seat = first.ok_or(Refusal::NoFreeSeat)?;
        self.admits_table(client)?;
        if self.rooms().len() >= self.limits.rooms {
            return Err(Refusal::Full("tables"));
        }
        let token = self.fresh_token();
        let digest = Token::digest(token.as_str());
        kept.entrants[seat].token = Some(digest.as_bytes().to_vec());
        let begin = Change::Begin { number: 0, round: table.beginning() };
        let opening = [Change::Open(Box::new(kept.clone())), begin];
        kept.revision = self.keep(&kept.id, 0, opening).await?;
        let room = Arc::new(Room::new(table, &kept, client, self.has_peers));
        self.rooms().insert(kept.id, Arc::clone(&room));
        self.meters.tables.increment(1);
        Ok(Ticket { room, seat, token })
    }

    /// The table of this name, from memory or from the database, for a client that asks for it.
    pub(crate) async fn room(&self, id: &str, client: IpAddr) -> Result<Arc<Room>, Refusal> {
        if let Some(room) = self.rooms().get(id) {
            return Ok(Arc::clone(room));
        }
        let kept = self.find(id).await?;
        let table = HostedTable::restore(&kept)?;
        // Somebody else may have been faster; there is one room for each table.
        let mut rooms = self.rooms();
        let room = rooms.entry(kept.id.clone());
        Ok(Arc::clone(
            room.or_insert_with(|| Arc::new(Room::new(table, &kept, client, self.has_peers))),
        ))
    }

    /// A table as it is kept.
    pub(crate) async fn find(&self, id: &str) -> Result<StoredTable, Refusal> {
        // Names that cannot be given are not worth a question.
        if !token::is_name(id) {
            return Err(Refusal::unknown("table", id));
        }
        self.storage.find(id).await?.ok_or_else(|| Refusal::unknown("table", id))
    }

    /// Keeps what happened at a table after so many other changes, and says how many there are
    /// then; once this returns, no fall undoes it.
    pub(crate) async fn keep(
        &self,
        table: &str,
        revision: u64,
        changes: impl IntoIterator<Item = Change>,
    ) -> Result<u64, Refusal> {
        let (began, at) = (Instant::now(), self.reached());
        let changes = (revision..).zip(changes);
        let happened = |(after, change)| Happened { table: table.to_owned(), at, after, change };
        let changes: Vec<Happened> = changes.map(happened).collect();
        let revision = revision + changes.len() as u64;
        self.storage.keep(changes).await?;
        self.meters.kept(began.elapsed());
        Ok(revision)
    }

    /// Whether the database keeps what it is given.
    pub(crate) async fn is_well(&self) -> Result<(), Refusal> {
        self.storage.keep(Vec::new()).await
    }

    /// Takes rooms out of memory that nobody is in, and forgets tables that nobody comes back to,
    /// until the server closes.
    pub(crate) async fn sweep(self: Arc<Self>) {
        let mut ticks = tokio::time::interval(SWEPT);
        loop {
            tokio::select! {
                _ = ticks.tick() => {}
                () = self.closing() => return,
            }
            self.clear_rooms();
            self.jobs.clear();
            // What the database refuses is in the log, and tried again in a minute.
            let _ = self.storage.advance(self.clock.kept((self.now)(), Instant::now())).await;
            let _ = self.storage.forget(self.reached() - FORGOTTEN).await;
            let _ = self.lab.forget(self.reached() - FORGOTTEN).await;
        }
    }

    fn clear_rooms(&self) {
        let mut rooms = self.rooms();
        // A room that somebody else holds on to stays: there must not be two of one table.
        rooms.retain(|_, room| Arc::strong_count(room) > 1 || !room.is_deserted(EMPTY));
        self.meters.rooms.set(rooms.len() as f64);
    }

    /// Tells everybody that the server closes.
    pub(crate) fn close(&self) {
        self.closing.send_replace(true);
    }

    pub(crate) fn is_closing(&self) -> bool {
        *self.closing.borrow()
    }

    /// Waits until the server closes.
    pub(crate) async fn closing(&self) {
        // The sender lives as long as the server, so this ends only by closing.
        let _ = self.closing.subscribe().wait_for(|closing| *closing).await;
    }

    pub(crate) fn rooms(&self) -> MutexGuard<'_, HashMap<String, Arc<Room>>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
