//! The laboratory: comparisons and sequential tests that are begun on the page.
//!
//! Runs live in the database. They are played one at a time on a few threads of their own, so that
//! the tables do not notice; the others wait in line, in which clients take turns, and a long run
//! lets them in between. Records are kept batch by batch, so a fall
//! loses the last batch at most, and a run that was stopped, by a person or by a fall, goes on to
//! the same result. Who begins a run gets a token that lets him stop, go on with, keep or delete
//! it. Runs that nobody keeps are forgotten like tables to which nobody comes back.

mod leaderboard;
mod live;
mod request;
mod run_store;
mod view;
mod worker;

use std::collections::HashMap;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use adut_kernel::Record;
use adut_players::Programs;
use adut_run::{Order, Prepared};
use adut_store::{Filter, RunId, StoreError, StoredOrder, StoredRun};
use serde_json::Value;
use time::OffsetDateTime;
use tokio::time::Instant;

pub(crate) use self::leaderboard::{LeaderboardView, leaderboards};
pub(crate) use self::request::{Caps, RunRequest, is_offered};
pub use self::run_store::RunsOpener;
pub(crate) use self::view::{RunLine, RunView};

use self::live::{Live, Phase};
use self::run_store::RunStore;
use self::worker::Worker;
use crate::fair::Line;
use crate::limits::{RateLimiter, network};
use crate::token::{Token, TokenDigest};
use crate::{Limits, Refusal};

/// How long somebody waits for news of a run at most.
const PATIENCE: Duration = Duration::from_secs(15);

/// The runs that are played or wait for it.
type LiveRuns = Arc<Mutex<HashMap<RunId, Arc<Live>>>>;

/// The runs that wait for their turn.
type Waiting = Arc<Mutex<Line<Arc<Live>>>>;

/// The laboratory.
pub(crate) struct Lab {
    run_store: RunStore,
    live: LiveRuns,
    waiting: Waiting,
    /// Says that one more waits.
    news: std::sync::mpsc::Sender<()>,
    places: AtomicU64,
    limits: Limits,
    games_of_client: RateLimiter,
    games: RateLimiter,
    now: fn() -> OffsetDateTime,
}

/// A run that was begun.
pub(crate) struct Begun {
    pub(crate) run: RunId,
    pub(crate) token: Token,
}

impl Lab {
    /// Opens the laboratory; `threads` play.
    pub(crate) fn open(
        database: RunsOpener,
        threads: usize,
        limits: Limits,
        now: fn() -> OffsetDateTime,
    ) -> Result<Self, StoreError> {
        let run_store = RunStore::open(database)?;
        let (live, waiting) = (LiveRuns::default(), Waiting::default());
        let (news, heard) = std::sync::mpsc::channel();
        let worker =
            Worker::new(run_store.clone(), Arc::clone(&live), Arc::clone(&waiting), limits);
        worker.start(heard, threads, now)?;
        Ok(Self {
            run_store,
            live,
            waiting,
            news,
            places: AtomicU64::new(0),
            limits,
            games_of_client: RateLimiter::new(limits.games_of_client),
            games: RateLimiter::new(limits.games),
            now,
        })
    }

    /// Enters a client's run and puts it in line; `entered` is the time by which it grows old.
    pub(crate) async fn begin(
        &self,
        request: RunRequest,
        client: IpAddr,
        token: Token,
        entered: OffsetDateTime,
    ) -> Result<Begun, Refusal> {
        let prepared = request.prepare(&self.limits)?;
        self.has_room(client)?;
        let (games, now) = (prepared.layout().games() as f64, Instant::now());
        if !self.games_of_client.admits_many(client, games, now) {
            return Err(Refusal::TooMany("games to be kept"));
        }
        if !self.games.admits_many(IpAddr::V4(Ipv4Addr::UNSPECIFIED), games, now) {
            return Err(Refusal::Full("games to be kept"));
        }
        let kept = StoredOrder {
            settings: serde_json::to_value(prepared.order()).map_err(|_| Refusal::Internal)?,
            token: Token::digest(token.as_str()).as_bytes().to_vec(),
            entered,
        };
        let start = prepared.run_start((self.now)(), Some(kept));
        let run = self.run_store.ask(move |store| store.begin(&start)).await?;
        self.enqueue(run, client, prepared);
        Ok(Begun { run, token })
    }

    fn has_room(&self, client: IpAddr) -> Result<(), Refusal> {
        let live = self.live();
        let own = live.values().filter(|run| network(run.client()) == network(client));
        if own.count() >= self.limits.runs_of_client {
            return Err(Refusal::TooMany("runs in line"));
        }
        if live.len() >= self.limits.runs {
            return Err(Refusal::Full("runs in line"));
        }
        Ok(())
    }

    fn enqueue(&self, run: RunId, client: IpAddr, prepared: Prepared) {
        let place = self.places.fetch_add(1, Ordering::Relaxed);
        let live = Arc::new(Live::new(run, client, place, prepared));
        self.live().insert(live.id(), Arc::clone(&live));
        self.waiting().push(client, live);
        // The worker lives as long as the laboratory.
        let _ = self.news.send(());
    }

    /// How a run stands. With `after`, waits a while for something newer than that.
    pub(crate) async fn look(&self, id: RunId, after: Option<&str>) -> Result<RunView, Refusal> {
        if let Some(live) = self.find_live(id) {
            live.news_after(after, PATIENCE).await;
        }
        // Asked before the database: a run that ends in between is told as running once more, never
        // as one that was stopped.
        let live = self.find_live(id);
        let (stored, noted) = self
            .run_store
            .ask(move |store| Ok((store.run(id)?, store.result(id)?)))
            .await
            .map_err(|refusal| unknown(refusal, id))?;
        let Some(live) = live else { return Ok(RunView::of_stored(stored, noted)) };
        let ahead = self.live().values().filter(|other| other.is_before(&live)).count();
        let look = move || RunView::of_live(stored, &live, ahead);
        tokio::task::spawn_blocking(look).await.map_err(|_| Refusal::Internal)
    }

    /// The latest runs that pass a filter.
    pub(crate) async fn list(&self, filter: Filter) -> Result<Vec<RunLine>, Refusal> {
        let live = self.live().clone();
        let runs = self.run_store.ask(move |store| store.runs(&filter)).await?;
        let line = |run: StoredRun| {
            let live = live.get(&run.id);
            RunLine::new(run, live.map(Arc::as_ref))
        };
        Ok(runs.into_iter().map(line).collect())
    }

    /// Some records of a run, and how many there are.
    pub(crate) async fn records(
        &self,
        id: RunId,
        first: u64,
        count: u64,
    ) -> Result<(Vec<Record>, u64), Refusal> {
        let page = move |store: &mut dyn adut_store::Store| {
            Ok((store.records(id, first, count)?, store.run(id)?.records))
        };
        self.run_store.ask(page).await.map_err(|refusal| unknown(refusal, id))
    }

    /// The result of a run, complete or as it was last noted.
    pub(crate) async fn result(&self, id: RunId) -> Result<Value, Refusal> {
        let result = self.run_store.ask(move |store| store.result(id)).await;
        let result = result.map_err(|refusal| unknown(refusal, id))?;
        result.ok_or_else(|| Refusal::unknown("result of a run", &id.to_string()))
    }

    /// Stops a run as soon as the games under way are over.
    pub(crate) async fn stop(&self, id: RunId, token: Option<&str>) -> Result<(), Refusal> {
        self.own(id, token).await?;
        let live = self.find_live(id).ok_or(Refusal::NotRunning)?;
        live.stop();
        if live.phase() == Phase::Queued {
            // Nobody waits for its turn to come only to see it stopped.
            self.live().remove(&id);
            self.waiting().retain(|waiting| !Arc::ptr_eq(waiting, &live));
            live.tell();
        }
        Ok(())
    }

    /// Goes on with a run.
    pub(crate) async fn resume(
        &self,
        id: RunId,
        client: IpAddr,
        token: Option<&str>,
    ) -> Result<(), Refusal> {
        let is_played = self.find_live(id).is_some();
        let (run, order) = self.own(id, token).await?;
        if run.finished.is_some() || is_played {
            return Err(Refusal::NotStopped);
        }
        let order: Order = serde_json::from_value(order.settings).map_err(|_| Refusal::Internal)?;
        let prepared = order.prepare(Programs::Refused);
        let prepared = prepared.map_err(|error| Refusal::BadRequest(error.to_string()))?;
        if prepared.provenance().version != run.start.version {
            let version = run.start.version;
            let sentence = format!("version {version} began this run, and only it can go on");
            return Err(Refusal::BadRequest(sentence));
        }
        self.has_room(client)?;
        self.enqueue(id, client, prepared);
        Ok(())
    }

    /// Keeps a run until it is deleted, or no longer.
    pub(crate) async fn keep(
        &self,
        id: RunId,
        token: Option<&str>,
        kept: bool,
    ) -> Result<(), Refusal> {
        self.own(id, token).await?;
        self.run_store.ask(move |store| store.keep_run(id, kept)).await
    }

    /// Deletes a run with its records.
    pub(crate) async fn delete(&self, id: RunId, token: Option<&str>) -> Result<(), Refusal> {
        self.own(id, token).await?;
        if self.find_live(id).is_some() {
            return Err(Refusal::StillRunning);
        }
        self.run_store.ask(move |store| store.delete_run(id)).await
    }

    /// Drops the runs that nobody keeps and that were entered before.
    pub(crate) async fn forget(&self, entered_before: OffsetDateTime) -> Result<u64, Refusal> {
        self.run_store.ask(move |store| store.forget_runs(entered_before)).await
    }

    /// A run, if the token is the one that opens it.
    async fn own(
        &self,
        id: RunId,
        token: Option<&str>,
    ) -> Result<(StoredRun, StoredOrder), Refusal> {
        let token = token.ok_or(Refusal::NoToken)?;
        let found = self.run_store.ask(move |store| store.run(id)).await;
        let mut run = found.map_err(|refusal| unknown(refusal, id))?;
        let order = run.start.order.take().ok_or(Refusal::NotYourRun)?;
        let digest = TokenDigest::from_bytes(&order.token).ok_or(Refusal::Internal)?;
        if !digest.matches(&Token::digest(token)) {
            return Err(Refusal::NotYourRun);
        }
        Ok((run, order))
    }

    fn find_live(&self, id: RunId) -> Option<Arc<Live>> {
        self.live().get(&id).cloned()
    }

    fn waiting(&self) -> MutexGuard<'_, Line<Arc<Live>>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn live(&self) -> MutexGuard<'_, HashMap<RunId, Arc<Live>>> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Nothing was there to refuse: the number is nobody's.
fn unknown(refusal: Refusal, id: RunId) -> Refusal {
    match refusal {
        Refusal::Nothing => Refusal::unknown("run", &id.to_string()),
        other => other,
    }
}
