//! What the server lets a client do, and have at a time.

use std::net::IpAddr;
use std::sync::Arc;

use tokio::time::Instant;

use crate::app_state::AppState;
use crate::limits::{Held, RateLimiter};
use crate::{Limits, Refusal};

/// What each client has done lately, and has now.
#[derive(Debug)]
pub(crate) struct Admission {
    requests: RateLimiter,
    tables: RateLimiter,
    jobs: RateLimiter,
    people: RateLimiter,
    sockets: Held,
    hints: Held,
}

impl Admission {
    pub(crate) fn new(limits: &Limits) -> Self {
        Self {
            requests: RateLimiter::new(limits.requests),
            tables: RateLimiter::new(limits.tables),
            jobs: RateLimiter::new(limits.jobs),
            people: RateLimiter::new(limits.people),
            sockets: Held::default(),
            hints: Held::default(),
        }
    }
}

fn admitted(limiter: &RateLimiter, client: IpAddr, what: &'static str) -> Result<(), Refusal> {
    if limiter.admits(client, Instant::now()) { Ok(()) } else { Err(Refusal::TooMany(what)) }
}

impl AppState {
    /// Whether a client may ask for anything.
    pub(crate) fn admits_request(&self, client: IpAddr) -> Result<(), Refusal> {
        admitted(&self.admission().requests, client, "requests")
    }

    /// Whether a client may set up a table.
    pub(crate) fn admits_table(&self, client: IpAddr) -> Result<(), Refusal> {
        admitted(&self.admission().tables, client, "tables")
    }

    /// Whether a client may ask for long work.
    pub(crate) fn admits_job(&self, client: IpAddr) -> Result<(), Refusal> {
        admitted(&self.admission().jobs, client, "long tasks")
    }

    /// Whether a client may choose a name.
    pub(crate) fn admits_person(&self, client: IpAddr) -> Result<(), Refusal> {
        admitted(&self.admission().people, client, "names")
    }

    /// Lets a client hold one more socket, until what is returned is dropped.
    pub(crate) fn admit_socket(self: &Arc<Self>, client: IpAddr) -> Result<HeldSocket, Refusal> {
        if !self.admission().sockets.take(client, self.limits().sockets) {
            return Err(Refusal::TooMany("sockets"));
        }
        self.meters().sockets.increment(1);
        Ok(HeldSocket { state: Arc::clone(self), client })
    }

    /// Lets a client wait for one more hint, until what is returned is dropped.
    pub(crate) fn admit_hint(self: &Arc<Self>, client: IpAddr) -> Result<HeldHint, Refusal> {
        if self.pool().hints() >= self.limits().hints {
            return Err(Refusal::Full("hints"));
        }
        if !self.admission().hints.take(client, self.limits().hints_of_client) {
            return Err(Refusal::TooMany("hints"));
        }
        Ok(HeldHint { state: Arc::clone(self), client })
    }
}

/// A socket that a client holds.
pub(crate) struct HeldSocket {
    pub(crate) state: Arc<AppState>,
    pub(crate) client: IpAddr,
}

impl Drop for HeldSocket {
    fn drop(&mut self) {
        self.state.admission().sockets.give_back(self.client);
        self.state.meters().sockets.decrement(1);
    }
}

/// A hint that a client waits for.
pub(crate) struct HeldHint {
    state: Arc<AppState>,
    client: IpAddr,
}

impl Drop for HeldHint {
    fn drop(&mut self) {
        self.state.admission().hints.give_back(self.client);
    }
}
