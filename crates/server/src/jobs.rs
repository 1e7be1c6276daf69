//! Long work that somebody waits for: it is queued, done piece by piece, and given up when nobody
//! asks for it any more.

use std::collections::HashMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use adut_review::Step;
use serde::Serialize;
use serde_json::Value;
use tokio::sync::Semaphore;
use tokio::time::Instant;
use utoipa::ToSchema;

use crate::Refusal;

/// How long work goes on after it was last asked for.
const WANTED: Duration = Duration::from_secs(120);
/// How long a result is kept after it was last asked for.
const KEPT: Duration = Duration::from_secs(1800);
/// How many may wait in each line.
const WAITING: usize = 64;
/// How many results are kept.
const MOST: usize = 500;

/// The two lines: what takes moments does not wait behind what takes long. In each, one at a
/// time.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Pace {
    Quick,
    Long,
}

/// How far a piece of work is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Phase {
    /// It waits for others.
    Queued,
    /// It is under way.
    Running,
    /// The result is there.
    Done,
    /// There is no result.
    Failed,
}

/// A piece of work as it is told.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct JobReport {
    /// How far it is.
    pub(crate) state: Phase,
    /// Steps done.
    pub(crate) done: usize,
    /// Steps in all, as far as that is known.
    pub(crate) of: usize,
    /// What came of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    pub(crate) result: Option<Value>,
    /// Why there is no result.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) error: Option<String>,
}

/// Hears how far the work is, and says whether to go on.
pub(crate) type Progress<'a> = dyn FnMut(Step) -> ControlFlow<()> + Send + 'a;

/// The work itself.
pub(crate) type Work = Box<dyn FnOnce(&mut Progress<'_>) -> Result<Value, String> + Send>;

struct Job {
    report: Mutex<JobReport>,
    asked: Mutex<Instant>,
}

impl Job {
    fn report(&self) -> MutexGuard<'_, JobReport> {
        self.report.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn asked(&self) -> MutexGuard<'_, Instant> {
        self.asked.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_wanted(&self) -> bool {
        self.asked().elapsed() < WANTED
    }

    fn finish(&self, result: Result<Value, String>) {
        let mut report = self.report();
        match result {
            Ok(result) => {
                report.state = Phase::Done;
                report.done = report.of;
                report.result = Some(result);
            }
            Err(error) => {
                report.state = Phase::Failed;
                report.error = Some(error);
            }
        }
    }
}

#[derive(Clone)]
struct Queue {
    place: Arc<Semaphore>,
    waiting: Arc<AtomicUsize>,
}

impl Default for Queue {
    fn default() -> Self {
        Self { place: Arc::new(Semaphore::new(1)), waiting: Arc::default() }
    }
}

/// All work that is asked for.
#[derive(Default)]
pub(crate) struct Jobs {
    jobs: Mutex<HashMap<String, Arc<Job>>>,
    quick: Queue,
    long: Queue,
}

impl Jobs {
    /// Takes on a piece of work under a name.
    pub(crate) fn begin(&self, name: String, pace: Pace, work: Work) -> Result<(), Refusal> {
        let queue = match pace {
            Pace::Quick => self.quick.clone(),
            Pace::Long => self.long.clone(),
        };
        if queue.waiting.fetch_add(1, Ordering::Relaxed) >= WAITING || self.all().len() >= MOST {
            queue.waiting.fetch_sub(1, Ordering::Relaxed);
            return Err(Refusal::Full("reviews"));
        }
        let report = JobReport { state: Phase::Queued, done: 0, of: 0, result: None, error: None };
        let job = Arc::new(Job { report: report.into(), asked: Instant::now().into() });
        self.all().insert(name, Arc::clone(&job));
        tokio::spawn(async move {
            let place = queue.place.acquire_owned().await;
            queue.waiting.fetch_sub(1, Ordering::Relaxed);
            let done = tokio::task::spawn_blocking({
                let job = Arc::clone(&job);
                move || {
                    let _place = place;
                    job.finish(work_on(&job, work));
                }
            });
            if done.await.is_err() {
                job.finish(Err("the server made a mistake".to_owned()));
            }
        });
        Ok(())
    }

    /// How far a piece of work is.
    pub(crate) fn look(&self, name: &str) -> Option<JobReport> {
        let job = Arc::clone(self.all().get(name)?);
        *job.asked() = Instant::now();
        let report = job.report().clone();
        Some(report)
    }

    /// Drops results that nobody has asked for in a long time.
    pub(crate) fn clear(&self) {
        self.all().retain(|_, job| job.asked().elapsed() < KEPT);
    }

    fn all(&self) -> MutexGuard<'_, HashMap<String, Arc<Job>>> {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn work_on(job: &Job, work: Work) -> Result<Value, String> {
    if !job.is_wanted() {
        return Err("nobody waited for it any more".to_owned());
    }
    job.report().state = Phase::Running;
    work(&mut |step: Step| {
        let mut report = job.report();
        (report.done, report.of) = (step.done, step.of);
        drop(report);
        if job.is_wanted() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    })
}
