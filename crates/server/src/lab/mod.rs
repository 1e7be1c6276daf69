//! The laboratory: comparisons and sequential tests that are begun on the page.
//!
//! Runs live in the database. They are played one at a time on a few threads of their own, so that
//! the tables do not notice; the others wait in line. Records are kept batch by batch, so a fall
//! loses the last batch at most, and a run that was stopped, by a person or by a fall, goes on to
//! the same result. Who begins a run gets a token that lets him stop, go on with, keep or delete
//! it. Runs that nobody keeps are forgotten like tables to which nobody comes back.

mod archive;
mod ladder;
mod live;
mod view;
mod wish;
mod worker;

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use adut_kernel::Record;
use adut_lab::{Order, Prepared};
use adut_store::{Filter, RunId, RunStart, StoreError, StoredOrder, StoredRun};
use serde_json::Value;
use time::OffsetDateTime;

pub use self::archive::RunsOpener;
pub(crate) use self::ladder::{LadderView, ladders};
pub(crate) use self::view::{RunLine, RunView};
pub(crate) use self::wish::{Caps, Wish, is_offered};

use self::archive::Archive;
use self::live::{Live, Phase};
use self::worker::Worker;
use crate::Refusal;
use crate::token::{Token, TokenDigest};

/// How many runs may wait in line.
const WAITING: usize = 50;
/// How long somebody waits for news of a run at most.
const PATIENCE: Duration = Duration::from_secs(15);

/// The runs that are played or wait for it.
type LiveRuns = Arc<Mutex<HashMap<RunId, Arc<Live>>>>;

/// The laboratory.
pub(crate) struct Lab {
    archive: Archive,
    live: LiveRuns,
    queue: std::sync::mpsc::Sender<Arc<Live>>,
    places: AtomicU64,
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
        now: fn() -> OffsetDateTime,
    ) -> Result<Self, StoreError> {
        let archive = Archive::open(database)?;
        let live = LiveRuns::default();
        let queue = Worker::start(archive.clone(), Arc::clone(&live), threads, now)?;
        Ok(Self { archive, live, queue, places: AtomicU64::new(0), now })
    }

    /// Enters a run and puts it in line.
    pub(crate) async fn begin(&self, wish: Wish, token: Token) -> Result<Begun, Refusal> {
        let (order, prepared) = wish.order()?;
        self.has_room()?;
        let kept = StoredOrder {
            wish: serde_json::to_value(&order).map_err(|_| Refusal::Internal)?,
            token: Token::digest(token.as_str()).as_bytes().to_vec(),
        };
        let start = RunStart {
            command: prepared.provenance.command.clone(),
            version: prepared.provenance.version.clone(),
            game: prepared.layout.game.clone(),
            rules: prepared.layout.rules.clone(),
            seed: order.seed.clone(),
            deals: order.deals,
            players: order.players.clone(),
            started: (self.now)(),
            order: Some(kept),
        };
        let run = self.archive.ask(move |store| store.begin(&start)).await?;
        self.enqueue(run, order, prepared);
        Ok(Begun { run, token })
    }

    fn has_room(&self) -> Result<(), Refusal> {
        if self.live().len() < WAITING { Ok(()) } else { Err(Refusal::Full("runs in line")) }
    }

    fn enqueue(&self, run: RunId, order: Order, prepared: Prepared) {
        let place = self.places.fetch_add(1, Ordering::Relaxed);
        let live = Arc::new(Live::new(run, place, order, prepared));
        self.live().insert(live.id(), Arc::clone(&live));
        // The worker lives as long as the laboratory.
        let _ = self.queue.send(live);
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
            .archive
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
        let runs = self.archive.ask(move |store| store.runs(&filter)).await?;
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
        self.archive.ask(page).await.map_err(|refusal| unknown(refusal, id))
    }

    /// The result of a run, complete or as it was last noted.
    pub(crate) async fn result(&self, id: RunId) -> Result<Value, Refusal> {
        let result = self.archive.ask(move |store| store.result(id)).await;
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
            live.tell();
        }
        Ok(())
    }

    /// Goes on with a run.
    pub(crate) async fn resume(&self, id: RunId, token: Option<&str>) -> Result<(), Refusal> {
        let is_played = self.find_live(id).is_some();
        let (run, order) = self.own(id, token).await?;
        if run.finished.is_some() || is_played {
            return Err(Refusal::NotStopped);
        }
        let order: Order = serde_json::from_value(order.wish).map_err(|_| Refusal::Internal)?;
        let prepared = order.prepare().map_err(|error| Refusal::Senseless(error.to_string()))?;
        if prepared.provenance.version != run.start.version {
            let version = run.start.version;
            let sentence = format!("version {version} began this run, and only it can go on");
            return Err(Refusal::Senseless(sentence));
        }
        self.has_room()?;
        self.enqueue(id, order, prepared);
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
        self.archive.ask(move |store| store.keep_run(id, kept)).await
    }

    /// Deletes a run with its records.
    pub(crate) async fn delete(&self, id: RunId, token: Option<&str>) -> Result<(), Refusal> {
        self.own(id, token).await?;
        if self.find_live(id).is_some() {
            return Err(Refusal::StillRunning);
        }
        self.archive.ask(move |store| store.delete_run(id)).await
    }

    /// Drops the runs that nobody keeps and that were begun before.
    pub(crate) async fn forget(&self, begun_before: OffsetDateTime) -> Result<u64, Refusal> {
        self.archive.ask(move |store| store.forget_runs(begun_before)).await
    }

    /// A run, if the token is the one that opens it.
    async fn own(
        &self,
        id: RunId,
        token: Option<&str>,
    ) -> Result<(StoredRun, StoredOrder), Refusal> {
        let token = token.ok_or(Refusal::NoToken)?;
        let found = self.archive.ask(move |store| store.run(id)).await;
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
