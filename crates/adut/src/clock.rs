//! The clock. Only the edges of the program look at it.

use std::time::{Duration, Instant};

#[expect(clippy::disallowed_methods, reason = "measuring and waiting for people need it")]
pub(crate) fn now() -> Instant {
    Instant::now()
}

/// What came of something, and how long it took.
pub(crate) fn timed<T>(act: impl FnOnce() -> T) -> (T, Duration) {
    let started = now();
    let result = act();
    (result, now() - started)
}
