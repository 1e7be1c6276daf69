//! A run that is played, or waits for it.

use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use adut_arena::compare::{Comparison, Run, Sequential, Timing};
use adut_run::{Prepared, Standing};
use adut_store::RunId;
use serde::Serialize;
use tokio::sync::watch;
use utoipa::ToSchema;

/// How far a run is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Phase {
    /// It waits for others.
    Queued,
    /// It is played.
    Running,
    /// It was stopped, and can be gone on with.
    Stopped,
    /// It is complete.
    Done,
}

/// A run with what is known of it this moment.
pub(crate) struct Live {
    id: RunId,
    client: IpAddr,
    /// Its place in line: whoever has a smaller one comes first.
    place: u64,
    prepared: Prepared,
    stop: AtomicBool,
    state: Mutex<State>,
    version: watch::Sender<u64>,
}

struct State {
    phase: Phase,
    /// For how long it was played before its present turn.
    played: Duration,
    count: Option<Arc<Count>>,
    /// What the count of a version says, worked out when somebody asked.
    told: Option<(u64, Arc<Comparison>)>,
}

/// What was counted when a batch was over.
struct Count {
    run: Run,
    timing: Timing,
    test: Option<Sequential>,
}

/// How many games were counted, of how many, and when it will be over.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Progress {
    pub(crate) games: u64,
    pub(crate) of: u64,
    pub(crate) seconds_left: Option<f64>,
}

impl Live {
    pub(crate) fn new(id: RunId, client: IpAddr, place: u64, prepared: Prepared) -> Self {
        let (played, count, told) = (Duration::ZERO, None, None);
        let state = State { phase: Phase::Queued, played, count, told };
        Self {
            id,
            client,
            place,
            prepared,
            stop: AtomicBool::new(false),
            state: Mutex::new(state),
            version: watch::Sender::new(0),
        }
    }

    pub(crate) fn id(&self) -> RunId {
        self.id
    }

    /// Who began it, or went on with it.
    pub(crate) fn client(&self) -> IpAddr {
        self.client
    }

    pub(crate) fn is_before(&self, other: &Self) -> bool {
        self.place < other.place
    }

    pub(crate) fn prepared(&self) -> &Prepared {
        &self.prepared
    }

    pub(crate) fn phase(&self) -> Phase {
        self.state().phase
    }

    /// Asks it to stop.
    pub(crate) fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    pub(crate) fn is_to_stop(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Notes how it stands.
    pub(crate) fn stands(&self, standing: &Standing<'_>) {
        let Standing { run, timing, test, .. } = *standing;
        let count = Count { run: run.clone(), timing: timing.clone(), test: test.cloned() };
        self.state().count = Some(Arc::new(count));
        self.tell();
    }

    pub(crate) fn runs(&self) {
        self.state().phase = Phase::Running;
        self.tell();
    }

    /// It has had its turn and waits for the next.
    pub(crate) fn waits(&self) {
        self.state().phase = Phase::Queued;
        self.tell();
    }

    /// For how long it was played before its present turn.
    pub(crate) fn played(&self) -> Duration {
        self.state().played
    }

    pub(crate) fn note_played(&self, turn: Duration) {
        self.state().played += turn;
    }

    /// Tells everybody that there is news.
    pub(crate) fn tell(&self) {
        self.version.send_modify(|version| *version += 1);
    }

    /// The name of what there is to know this moment.
    pub(crate) fn version(&self) -> String {
        format!("live-{}", *self.version.borrow())
    }

    /// Waits until there is something newer than `seen`, or no longer than that.
    pub(crate) async fn news_after(&self, seen: Option<&str>, at_most: Duration) {
        let Some(seen) = seen else { return };
        let mut versions = self.version.subscribe();
        let is_news = |version: &u64| format!("live-{version}") != seen;
        let _ = tokio::time::timeout(at_most, versions.wait_for(is_news)).await;
    }

    pub(crate) fn progress(&self) -> Progress {
        let of = self.prepared.layout().games();
        let Some(count) = self.state().count.clone() else {
            return Progress { of, ..Progress::default() };
        };
        let (games, timing) = (count.run.games(), &count.timing);
        let seconds = timing.wall.as_secs_f64();
        let rate = timing.games as f64 / seconds;
        let left = (of - games.min(of)) as f64 / rate;
        Progress { games, of, seconds_left: Some(left).filter(|left| left.is_finite()) }
    }

    /// What was counted so far, in the words of a result. This takes a moment.
    pub(crate) fn result(&self) -> Option<Arc<Comparison>> {
        let version = *self.version.borrow();
        let (count, told) = {
            let state = self.state();
            (state.count.clone()?, state.told.clone())
        };
        match told {
            Some((of, told)) if of == version => Some(told),
            _ => {
                let Count { run, timing, test } = &*count;
                let told = self.prepared.standing(run, timing, test.as_ref()).result();
                let told = Arc::new(told);
                self.state().told = Some((version, Arc::clone(&told)));
                Some(told)
            }
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
