//! The thread that plays runs, one after the other.

use std::ops::ControlFlow;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use adut_arena::compare::Comparison;
use adut_kernel::Record;
use adut_lab::{Notebook, Standing, Stopped, WorkError, work};
use adut_store::StoreError;
use serde_json::Value;
use time::OffsetDateTime;
use tokio::time::Instant;

use super::LiveRuns;
use super::archive::Archive;
use super::live::Live;
use crate::Refusal;

/// Records that are read back at a time.
const PAGE: u64 = 1000;
/// How often it is noted how a run stands, for whoever looks after a fall.
const NOTED: Duration = Duration::from_secs(10);

/// Plays the runs in line.
pub(super) struct Worker {
    archive: Archive,
    live: LiveRuns,
    threads: rayon::ThreadPool,
    now: fn() -> OffsetDateTime,
}

impl Worker {
    /// Begins to work; runs are sent to what is returned.
    pub(super) fn start(
        archive: Archive,
        live: LiveRuns,
        threads: usize,
        now: fn() -> OffsetDateTime,
    ) -> Result<Sender<Arc<Live>>, StoreError> {
        let threads = rayon::ThreadPoolBuilder::new()
            .num_threads(threads.max(1))
            .thread_name(|i| format!("laboratory-{i}"))
            .build()
            .map_err(std::io::Error::other)?;
        let (queue, line) = channel();
        let worker = Self { archive, live, threads, now };
        let thread = std::thread::Builder::new().name("laboratory".to_owned());
        thread.spawn(move || worker.serve(&line))?;
        Ok(queue)
    }

    fn serve(&self, line: &Receiver<Arc<Live>>) {
        while let Ok(live) = line.recv() {
            if !live.is_to_stop()
                && let Err(error) = self.play(&live)
            {
                tracing::error!(run = live.id(), %error, "a run cannot go on");
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

    fn play(&self, live: &Live) -> Result<(), WorkError<Refusal>> {
        live.runs();
        let mut notebook = Pages { live, archive: &self.archive, noted: Instant::now() };
        let (result, stopped) = self.threads.install(|| work(live.order(), &mut notebook))?;
        let (id, at, value) = (live.id(), (self.now)(), written(&result));
        let kept = self.archive.ask_and_wait(move |store| match stopped {
            Stopped::AtTheEnd => store.finish(id, at, &value),
            Stopped::OnTheWay => store.note(id, &value),
        });
        kept.map_err(WorkError::Notebook)
    }
}

/// A run's pages in the archive.
struct Pages<'a> {
    live: &'a Live,
    archive: &'a Archive,
    noted: Instant,
}

impl Notebook for Pages<'_> {
    type Error = Refusal;

    fn read(&mut self, first: u64) -> Result<Vec<Record>, Refusal> {
        let id = self.live.id();
        self.archive.ask_and_wait(move |store| store.records(id, first, PAGE))
    }

    fn append(&mut self, first: u64, records: &[Record]) -> Result<(), Refusal> {
        let (id, records) = (self.live.id(), records.to_vec());
        self.archive.ask_and_wait(move |store| store.append(id, first, &records))
    }

    fn stands(&mut self, standing: &Standing<'_>) -> ControlFlow<()> {
        self.live.stands(standing);
        if self.noted.elapsed() >= NOTED {
            self.noted = Instant::now();
            let (id, value) = (self.live.id(), written(&standing.result(self.live.prepared())));
            // What is not noted now is noted later; the records are what counts.
            let _ = self.archive.ask_and_wait(move |store| store.note(id, &value));
        }
        if self.live.is_to_stop() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}

fn written(result: &Comparison) -> Value {
    serde_json::to_value(result).unwrap_or_default()
}
