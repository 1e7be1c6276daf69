//! Long work that somebody waits for: it is queued, done piece by piece, and given up when nobody
//! asks for it any more or when it takes too long.

use std::collections::HashMap;
use std::net::IpAddr;
use std::ops::ControlFlow;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use adut_review::Step;
use serde::Serialize;
use serde_json::Value;
use tokio::time::Instant;
use utoipa::ToSchema;

use crate::fair::Line;
use crate::limits::Held;
use crate::pool::Pool;
use crate::{Limits, Refusal};

/// How long work goes on after it was last asked for.
const WANTED: Duration = Duration::from_secs(120);
/// How long a result is kept after it was last asked for.
const KEPT: Duration = Duration::from_secs(1800);
/// How many results are kept; beyond that the one goes that nobody has asked for the longest.
const MOST: usize = 500;
/// How long work gives way to programs that think, before it goes on for one step.
const GIVES_WAY: Duration = Duration::from_millis(200);
/// How often it looks whether they still do.
const LOOKS: Duration = Duration::from_millis(5);

/// The two lines: what takes moments does not wait behind what takes long. In each, one at a
/// time, and clients take turns.
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
    client: IpAddr,
    report: Mutex<JobReport>,
    asked: Mutex<Instant>,
}

impl Job {
    fn new(client: IpAddr) -> Self {
        let report = JobReport { state: Phase::Queued, done: 0, of: 0, result: None, error: None };
        Self { client, report: report.into(), asked: Instant::now().into() }
    }

    fn report(&self) -> MutexGuard<'_, JobReport> {
        self.report.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn asked(&self) -> MutexGuard<'_, Instant> {
        self.asked.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_wanted(&self) -> bool {
        self.asked().elapsed() < WANTED
    }

    fn is_at_rest(&self) -> bool {
        matches!(self.report().state, Phase::Done | Phase::Failed)
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

/// A line and whether somebody works it off.
#[derive(Default)]
struct Queue {
    line: Line<(String, Arc<Job>, Work)>,
    is_worked_off: bool,
}

/// All work that is asked for.
#[derive(Clone)]
pub(crate) struct Jobs(Arc<Shared>);

struct Shared {
    pool: Pool,
    limits: Limits,
    jobs: Mutex<HashMap<String, Arc<Job>>>,
    held: Held,
    quick: Mutex<Queue>,
    long: Mutex<Queue>,
}

impl Jobs {
    /// Work that gives way to a pool of thinkers.
    pub(crate) fn new(pool: Pool, limits: Limits) -> Self {
        Self(Arc::new(Shared {
            pool,
            limits,
            jobs: Mutex::default(),
            held: Held::default(),
            quick: Mutex::default(),
            long: Mutex::default(),
        }))
    }

    /// Takes on a client's piece of work under a name.
    pub(crate) fn begin(
        &self,
        name: String,
        client: IpAddr,
        pace: Pace,
        work: Work,
    ) -> Result<(), Refusal> {
        let shared = &self.0;
        let mut queue = shared.queue(pace);
        if !shared.held.take(client, shared.limits.jobs_of_client) {
            return Err(Refusal::TooMany("reviews under way"));
        }
        if queue.line.len() >= shared.limits.jobs_waiting {
            shared.held.give_back(client);
            return Err(Refusal::Full("reviews"));
        }
        let job = Arc::new(Job::new(client));
        shared.enter(name.clone(), Arc::clone(&job));
        queue.line.push(client, (name, job, work));
        if !queue.is_worked_off {
            queue.is_worked_off = true;
            tokio::spawn(Arc::clone(shared).work_off(pace));
        }
        Ok(())
    }

    /// How far a piece of work is.
    pub(crate) fn look(&self, name: &str) -> Option<JobReport> {
        let job = Arc::clone(self.0.all().get(name)?);
        *job.asked() = Instant::now();
        let report = job.report().clone();
        Some(report)
    }

    /// Drops results that nobody has asked for in a long time.
    pub(crate) fn clear(&self) {
        self.0.all().retain(|_, job| !job.is_at_rest() || job.asked().elapsed() < KEPT);
    }
}

impl Shared {
    fn enter(&self, name: String, job: Arc<Job>) {
        let mut all = self.all();
        if all.len() >= MOST {
            let at_rest = all.iter().filter(|(_, job)| job.is_at_rest());
            let oldest = at_rest.min_by_key(|(_, job)| *job.asked()).map(|(name, _)| name.clone());
            oldest.and_then(|name| all.remove(&name));
        }
        all.insert(name, job);
    }

    /// Does one piece after the other until none waits.
    async fn work_off(self: Arc<Self>, pace: Pace) {
        loop {
            let next = {
                let mut queue = self.queue(pace);
                let next = queue.line.pop();
                queue.is_worked_off = next.is_some();
                next
            };
            let Some((name, job, work)) = next else { return };
            let done = tokio::task::spawn_blocking({
                let (shared, job) = (Arc::clone(&self), Arc::clone(&job));
                move || job.finish(shared.work_on(&job, work))
            });
            if let Err(crash) = done.await {
                tracing::error!(job = name, %crash, "work crashed");
                job.finish(Err("the server made a mistake".to_owned()));
            }
            self.held.give_back(job.client);
        }
    }

    fn work_on(&self, job: &Job, work: Work) -> Result<Value, String> {
        if !job.is_wanted() {
            return Err("nobody waited for it any more".to_owned());
        }
        job.report().state = Phase::Running;
        let (began, most) = (Instant::now(), self.limits.job_time);
        let result = work(&mut |step: Step| {
            let mut report = job.report();
            (report.done, report.of) = (step.done, step.of);
            drop(report);
            self.give_way();
            let goes_on = job.is_wanted() && began.elapsed() < most;
            if goes_on { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        if result.is_err() && began.elapsed() >= most {
            let seconds = most.as_secs();
            return Err(format!("it took longer than the {seconds} s that it has here"));
        }
        result
    }

    /// Lets programs think first that somebody plays with.
    fn give_way(&self) {
        let began = Instant::now();
        while self.pool.is_busy() && began.elapsed() < GIVES_WAY {
            thread::sleep(LOOKS);
        }
    }

    fn queue(&self, pace: Pace) -> MutexGuard<'_, Queue> {
        let queue = match pace {
            Pace::Quick => &self.quick,
            Pace::Long => &self.long,
        };
        queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn all(&self) -> MutexGuard<'_, HashMap<String, Arc<Job>>> {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
