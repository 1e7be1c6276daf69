//! How long a search may go on.

use std::fmt;
use std::sync::Arc;

/// Says whether to stop. The library has no clock; a caller who wants a time limit reads the
/// clock in here.
pub type StopHook = Arc<dyn Fn() -> bool + Send + Sync>;

/// How many steps go by between two calls of the stop hook.
const STEPS_PER_POLL: u64 = 64;

/// A limit in steps: nodes for tree searches, simulations for Monte Carlo. A search that is
/// bounded by steps alone gives the same answer on every machine.
#[derive(Clone)]
pub struct Budget {
    steps: u64,
    stop: Option<StopHook>,
}

impl Budget {
    /// No limit.
    pub fn unlimited() -> Self {
        Self { steps: u64::MAX, stop: None }
    }

    /// At most this many steps.
    pub fn steps(steps: u64) -> Self {
        Self { steps, stop: None }
    }

    /// The same limit, and an end as soon as `stop` says so. It is asked now and then, not at
    /// every step.
    #[must_use]
    pub fn or_when(self, stop: impl Fn() -> bool + Send + Sync + 'static) -> Self {
        Self { stop: Some(Arc::new(stop)), ..self }
    }

    /// Begins to use the budget up.
    pub(crate) fn meter(&self) -> Meter {
        self.meter_polling_every(STEPS_PER_POLL)
    }

    /// The same for steps that take so long that the hook is better asked before each.
    pub(crate) fn meter_of_long_steps(&self) -> Meter {
        self.meter_polling_every(1)
    }

    fn meter_polling_every(&self, stride: u64) -> Meter {
        let poll_at = if self.stop.is_some() { 0 } else { self.steps };
        let (limit, stop) = (self.steps, self.stop.clone());
        Meter { used: 0, poll_at, stride, limit, stop, spent: false }
    }
}

impl Default for Budget {
    fn default() -> Self {
        Self::unlimited()
    }
}

impl fmt::Debug for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Budget")
            .field("steps", &self.steps)
            .field("has_stop", &self.stop.is_some())
            .finish()
    }
}

/// A budget being used up.
pub(crate) struct Meter {
    used: u64,
    poll_at: u64,
    stride: u64,
    limit: u64,
    stop: Option<StopHook>,
    spent: bool,
}

impl Meter {
    /// Takes one step; false, and from then on always false, when none is left.
    #[inline]
    pub(crate) fn step(&mut self) -> bool {
        if self.used >= self.poll_at && !self.goes_on() {
            return false;
        }
        self.used += 1;
        true
    }

    fn goes_on(&mut self) -> bool {
        self.spent =
            self.spent || self.used >= self.limit || self.stop.as_ref().is_some_and(|stop| stop());
        self.poll_at = if self.spent { 0 } else { self.limit.min(self.used + self.stride) };
        !self.spent
    }

    /// Whether so many steps are left and nobody said stop.
    pub(crate) fn has(&mut self, steps: u64) -> bool {
        self.limit.saturating_sub(self.used) >= steps && self.goes_on()
    }

    /// Whether a step has been refused.
    pub(crate) fn is_spent(&self) -> bool {
        self.spent
    }

    /// The steps taken.
    pub(crate) fn used(&self) -> u64 {
        self.used
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU64, Ordering};

    use super::*;

    fn taken(budget: &Budget) -> u64 {
        let mut meter = budget.meter();
        while meter.used() < 10_000 && meter.step() {}
        meter.used()
    }

    #[test]
    fn steps_are_counted_exactly() {
        for steps in [0, 1, 63, 64, 65, 1000] {
            assert_eq!(taken(&Budget::steps(steps)), steps);
            assert_eq!(taken(&Budget::steps(steps).or_when(|| false)), steps);
        }
        assert_eq!(taken(&Budget::unlimited()), 10_000);
    }

    #[test]
    fn the_hook_ends_the_search_for_good() {
        let calls = Arc::new(AtomicU64::new(0));
        let counted = Arc::clone(&calls);
        let budget =
            Budget::unlimited().or_when(move || counted.fetch_add(1, Ordering::Relaxed) == 3);
        let mut meter = budget.meter();
        while meter.step() {}
        assert_eq!(meter.used(), 3 * STEPS_PER_POLL);
        assert!(meter.is_spent() && !meter.step());
        assert_eq!(calls.load(Ordering::Relaxed), 4);
        let mut meter = Budget::steps(5).or_when(|| true).meter_of_long_steps();
        assert!(!meter.step());
    }
}
