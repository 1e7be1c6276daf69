//! The house: all its tables, and what they share.

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
use crate::herald::{Herald, NewsSource};
use crate::jobs::Jobs;
use crate::keeper::{Keeper, Opener};
use crate::lab::{Lab, RunsOpener};
use crate::limits::{Gate, Held, Limits};
use crate::meters::Meters;
use crate::pool::Pool;
use crate::room::Room;
use crate::table::{PERSON, open, restore};
use crate::token::{self, Entropy, Token};

/// How long an empty room stays in memory.
const EMPTY: Duration = Duration::from_secs(600);
/// How long a table is kept after something last happened at it.
const FORGOTTEN: Duration = Duration::from_secs(30 * 24 * 3600);
/// How often the house is swept.
const SWEPT: Duration = Duration::from_secs(60);

/// What the house needs from outside.
pub struct Furnishing {
    /// Where tokens and seeds come from.
    pub entropy: Entropy,
    /// What the time is.
    pub now: fn() -> OffsetDateTime,
    /// Where the tables are kept.
    pub database: Opener,
    /// What other processes do at the same tables, if there can be others.
    pub news: Option<NewsSource>,
    /// Where the runs of the laboratory are kept.
    pub runs: RunsOpener,
    /// How many programs think at once.
    pub thinkers: usize,
    /// What one client may do.
    pub limits: Limits,
    /// After how long a program plays for somebody who has left the others alone.
    pub patience: Duration,
}

/// Everything that the server holds.
pub struct House {
    rooms: Mutex<HashMap<String, Arc<Room>>>,
    pool: Pool,
    jobs: Jobs,
    keeper: Keeper,
    herald: Herald,
    has_company: bool,
    lab: Lab,
    meters: Meters,
    entropy: Entropy,
    now: fn() -> OffsetDateTime,
    patience: Duration,
    limits: Limits,
    requests: Gate,
    new_tables: Gate,
    new_jobs: Gate,
    new_people: Gate,
    sockets: Held,
    numbers: AtomicU64,
    closing: watch::Sender<bool>,
}

/// What is asked for with a new table.
pub(crate) struct Wish {
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

impl House {
    /// A house with nobody in it yet; the tables of the database are found when they are asked
    /// for.
    pub fn new(furnishing: Furnishing) -> Result<Arc<Self>, StoreError> {
        let Furnishing { entropy, now, database, news, runs, thinkers, limits, patience } =
            furnishing;
        Ok(Arc::new(Self {
            rooms: Mutex::default(),
            pool: Pool::new(thinkers),
            jobs: Jobs::default(),
            keeper: Keeper::start(database)?,
            has_company: news.is_some(),
            herald: Herald::start(news)?,
            // Whoever plays comes first: the laboratory has half of the processors.
            lab: Lab::open(runs, thinkers / 2, now)?,
            meters: Meters::new(),
            entropy,
            now,
            patience,
            limits,
            requests: Gate::new(limits.requests),
            new_tables: Gate::new(limits.tables),
            new_jobs: Gate::new(limits.jobs),
            new_people: Gate::new(limits.people),
            sockets: Held::default(),
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

    pub(crate) fn jobs(&self) -> &Jobs {
        &self.jobs
    }

    pub(crate) fn keeper(&self) -> &Keeper {
        &self.keeper
    }

    pub(crate) fn herald(&self) -> &Herald {
        &self.herald
    }

    /// Whether other processes may serve the same tables.
    pub(crate) fn has_company(&self) -> bool {
        self.has_company
    }

    pub(crate) fn lab(&self) -> &Lab {
        &self.lab
    }

    pub(crate) fn meters(&self) -> &Meters {
        &self.meters
    }

    pub(crate) fn limits(&self) -> &Limits {
        &self.limits
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

    /// Whether a client may ask for anything.
    pub(crate) fn admits_request(&self, client: IpAddr) -> Result<(), Refusal> {
        if self.requests.admits(client, Instant::now()) {
            Ok(())
        } else {
            Err(Refusal::TooMany("requests"))
        }
    }

    /// Whether a client may ask for long work.
    pub(crate) fn admits_job(&self, client: IpAddr) -> Result<(), Refusal> {
        if self.new_jobs.admits(client, Instant::now()) {
            Ok(())
        } else {
            Err(Refusal::TooMany("long tasks"))
        }
    }

    /// Whether a client may choose a name.
    pub(crate) fn admits_person(&self, client: IpAddr) -> Result<(), Refusal> {
        if self.new_people.admits(client, Instant::now()) {
            Ok(())
        } else {
            Err(Refusal::TooMany("names"))
        }
    }

    /// Lets a client hold one more socket, until what is returned is dropped.
    pub(crate) fn admit_socket(self: &Arc<Self>, client: IpAddr) -> Result<HeldSocket, Refusal> {
        if !self.sockets.take(client, self.limits.sockets) {
            return Err(Refusal::TooMany("sockets"));
        }
        self.meters.sockets.increment(1);
        Ok(HeldSocket { house: Arc::clone(self), client })
    }

    /// Sets up a table; who asks for it gets the first seat for a person.
    pub(crate) async fn open(&self, wish: Wish, client: IpAddr) -> Result<Ticket, Refusal> {
        let Wish { game, rules, seats, seed, practice, whole_match } = wish;
        let persons = seats.iter().filter(|name| *name == PERSON).count();
        if seed.is_some() && persons > 1 {
            let sentence = "a seed can be chosen only by who plays alone: it tells all cards";
            return Err(Refusal::Senseless(sentence.to_owned()));
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
        let table = open(&kept, seed.unwrap_or_else(|| self.fresh_seed()))?;
        let seat = first.ok_or(Refusal::NoFreeSeat)?;
        if !self.new_tables.admits(client, Instant::now()) {
            return Err(Refusal::TooMany("tables"));
        }
        if self.rooms().len() >= self.limits.rooms {
            return Err(Refusal::Full("tables"));
        }
        let token = self.fresh_token();
        let digest = Token::digest(token.as_str());
        kept.entrants[seat].token = Some(digest.as_bytes().to_vec());
        let begin = Change::Begin { number: 0, round: table.beginning() };
        let opening = [Change::Open(Box::new(kept.clone())), begin];
        kept.revision = self.keep(&kept.id, 0, opening).await?;
        let room = Arc::new(Room::new(table, &kept, self.has_company));
        self.rooms().insert(kept.id, Arc::clone(&room));
        self.meters.tables.increment(1);
        Ok(Ticket { room, seat, token })
    }

    /// The table of this name, from memory or from the database.
    pub(crate) async fn room(&self, id: &str) -> Result<Arc<Room>, Refusal> {
        if let Some(room) = self.rooms().get(id) {
            return Ok(Arc::clone(room));
        }
        let kept = self.find(id).await?;
        let table = restore(&kept)?;
        // Somebody else may have been faster; there is one room for each table.
        let mut rooms = self.rooms();
        let room = rooms.entry(kept.id.clone());
        Ok(Arc::clone(room.or_insert_with(|| Arc::new(Room::new(table, &kept, self.has_company)))))
    }

    /// A table as it is kept.
    pub(crate) async fn find(&self, id: &str) -> Result<StoredTable, Refusal> {
        self.keeper.find(id).await?.ok_or_else(|| Refusal::unknown("table", id))
    }

    /// Keeps what happened at a table after so many other changes, and says how many there are
    /// then; once this returns, no fall undoes it.
    pub(crate) async fn keep(
        &self,
        table: &str,
        revision: u64,
        changes: impl IntoIterator<Item = Change>,
    ) -> Result<u64, Refusal> {
        let (began, at) = (Instant::now(), (self.now)());
        let changes = (revision..).zip(changes);
        let happened = |(after, change)| Happened { table: table.to_owned(), at, after, change };
        let changes: Vec<Happened> = changes.map(happened).collect();
        let revision = revision + changes.len() as u64;
        self.keeper.keep(changes).await?;
        self.meters.kept(began.elapsed());
        Ok(revision)
    }

    /// Whether the database answers.
    pub(crate) async fn is_well(&self) -> Result<(), Refusal> {
        self.keeper.find("").await.map(|_| ())
    }

    /// Takes rooms out of memory that nobody is in, and forgets tables that nobody comes back to,
    /// until the house closes.
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
            let _ = self.keeper.forget((self.now)() - FORGOTTEN).await;
            let _ = self.lab.forget((self.now)() - FORGOTTEN).await;
        }
    }

    fn clear_rooms(&self) {
        let mut rooms = self.rooms();
        // A room that somebody else holds on to stays: there must not be two of one table.
        rooms.retain(|_, room| Arc::strong_count(room) > 1 || !room.is_deserted(EMPTY));
        self.meters.rooms.set(rooms.len() as f64);
    }

    /// Tells everybody that the house closes.
    pub(crate) fn close(&self) {
        self.closing.send_replace(true);
    }

    pub(crate) fn is_closing(&self) -> bool {
        *self.closing.borrow()
    }

    /// Waits until the house closes.
    pub(crate) async fn closing(&self) {
        // The sender lives as long as the house, so this ends only by closing.
        let _ = self.closing.subscribe().wait_for(|closing| *closing).await;
    }

    pub(crate) fn rooms(&self) -> MutexGuard<'_, HashMap<String, Arc<Room>>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A socket that a client holds.
pub(crate) struct HeldSocket {
    house: Arc<House>,
    client: IpAddr,
}

impl Drop for HeldSocket {
    fn drop(&mut self) {
        self.house.sockets.give_back(self.client);
        self.house.meters.sockets.decrement(1);
    }
}
