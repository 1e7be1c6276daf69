//! The thread that plays runs, one after the other.

use std::ops::ControlFlow;
use std::sync::mpsc::Receiver;
use std::sync::{Arc, MutexGuard, PoisonError};
use std::time::Duration;

use adut_arena::compare::{Comparison, Timing};
use adut_kernel::{Record, guarded};
use adut_run::{Finished, Monitor, RecordStore, RunError, Standing, Status};
use adut_session::SinkError;
use adut_store::StoreError;
use serde_json::Value;
use time::OffsetDateTime;
use tokio::time::Instant;

use super::live::Live;
use super::run_store::RunStore;
use super::{LiveRuns, Waiting};
use crate::Limits;
use crate::fair::Line;

/// Records that are read back at a time.
const PAGE: u64 = 1000;
/// How often it is noted how a run stands, for whoever looks after a fall.
const NOTED: Duration = Duration::from_secs(10);

/// Plays the runs in line.
pub(super) struct Worker {
    run_store: RunStore,
    live: LiveRuns,
    waiting: Waiting,
    limits: Limits,
}

impl Worker {
    pub(super) fn new(
        run_store: RunStore,
        live: LiveRuns,
        waiting: Waiting,
        limits: Limits,
    ) -> Self {
        Self { run_store, live, waiting, limits }
    }

    /// Begins to work, each time when it is told that one more run waits.
    pub(super) fn start(
        self,
        news: Receiver<()>,
        threads: usize,
        now: fn() -> OffsetDateTime,
    ) -> Result<(), StoreError> {
        let threads = rayon::ThreadPoolBuilder::new()
            .num_threads(threads.max(1))
            .thread_name(|i| format!("laboratory-{i}"))
            .start_handler(|_| give_way())
            .build()
            .map_err(std::io::Error::other)?;
        let thread = std::thread::Builder::new().name("laboratory".to_owned());
        thread.spawn(move || self.serve(&news, &threads, now))?;
        Ok(())
    }

    fn serve(&self, news: &Receiver<()>, threads: &rayon::ThreadPool, now: fn() -> OffsetDateTime) {
        // Who has had a turn and waits again is no news.
        while !self.waiting().is_empty() || news.recv().is_ok() {
            let Some(live) = self.waiting().pop() else { continue };
            if !live.is_to_stop() {
                // The next run must not pay for what is wrong with this one.
                match guarded(|| threads.install(|| self.play(&live, now))) {
                    Ok(Ok(Turn::Over)) if !live.is_to_stop() => {
                        live.waits();
                        self.waiting().push(live.client(), live);
                        continue;
                    }
                    Ok(Ok(_)) => {}
                    Ok(Err(error)) => {
                        tracing::error!(run = live.id(), %error, "a run cannot go on");
                    }
                    Err(crash) => tracing::error!(run = live.id(), %crash, "a run crashed"),
                }
            }
            let mut all = self.live.lock().unwrap_or_else(PoisonError::into_inner);
            // It may have been stopped and put in line again.
            if all.get(&live.id()).is_some_and(|now| Arc::ptr_eq(now, &live)) {
                all.remove(&live.id());
            }
            drop(all);
            live.tell();
        }
    }

    fn play(&self, live: &Live, now: fn() -> OffsetDateTime) -> Result<Turn, RunError> {
        live.runs();
        let began = Instant::now();
        let mut watch = Watch { live, worker: self, began, noted: began, turn: Turn::Last };
        let mut stores: [Box<dyn RecordStore + '_>; 1] =
            [Box::new(Archived { live, run_store: &self.run_store })];
        let Finished { result, status } = live.prepared().run(&mut stores, true, &mut watch)?;
        let (id, at, value, turn) = (live.id(), now(), written(&result), watch.turn);
        live.note_played(began.elapsed());
        let kept = self.run_store.ask_and_wait(move |store| match status {
            Status::Complete => store.finish(id, at, &value),
            Status::Stopped => store.note(id, &value),
        });
        kept.map_err(|refusal| RunError::Store(refusal.into()))?;
        Ok(turn)
    }

    fn waiting(&self) -> MutexGuard<'_, Line<Arc<Live>>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Whether a run has another turn.
#[derive(Clone, Copy)]
enum Turn {
    /// It is complete, or was stopped.
    Last,
    /// Others come first now.
    Over,
}

/// Lets everything else on the machine come first, where a thread can be told to.
fn give_way() {
    #[cfg(target_os = "linux")]
    // Where it may not, it takes its share like the others.
    let _ = rustix::process::nice(19);
}

/// A run's records in the run_store.
struct Archived<'a> {
    live: &'a Live,
    run_store: &'a RunStore,
}

impl RecordStore for Archived<'_> {
    fn read(&mut self, first: u64) -> Result<Vec<Record>, SinkError> {
        let id = self.live.id();
        Ok(self.run_store.ask_and_wait(move |store| store.records(id, first, PAGE))?)
    }

    fn append(&mut self, first: u64, records: &[Record]) -> Result<(), SinkError> {
        let (id, records) = (self.live.id(), records.to_vec());
        Ok(self.run_store.ask_and_wait(move |store| store.append(id, first, &records))?)
    }
}

/// Hears how a run stands, and says when its turn is over.
struct Watch<'a> {
    live: &'a Live,
    worker: &'a Worker,
    began: Instant,
    noted: Instant,
    turn: Turn,
}

impl Watch<'_> {
    /// Whether it has been played for long enough, for now or at all.
    fn is_to_stop(&mut self, timing: &Timing) -> bool {
        let (turn, limits) = (self.began.elapsed(), &self.worker.limits);
        if self.live.is_to_stop() || self.live.played() + turn >= limits.run_time {
            return true;
        }
        // Reading what was played before is no turn: some of it must be play.
        let is_long = timing.games > 0 && turn >= limits.run_turn;
        let is_over = is_long && !self.worker.waiting().is_empty();
        if is_over {
            self.turn = Turn::Over;
        }
        is_over
    }
}

impl Monitor for Watch<'_> {
    fn stands(&mut self, standing: &Standing<'_>) -> ControlFlow<()> {
        self.live.stands(standing);
        if self.noted.elapsed() >= NOTED {
            self.noted = Instant::now();
            let (id, value) = (self.live.id(), written(&standing.result()));
            // What is not noted now is noted later; the records are what counts.
            let _ = self.worker.run_store.ask_and_wait(move |store| store.note(id, &value));
        }
        if self.is_to_stop(standing.timing) {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    }
}

fn written(result: &Comparison) -> Value {
    serde_json::to_value(result).unwrap_or_default()
}
