//! What experiments need from outside.

use std::time::Duration;

use anyhow::Result;

/// Who runs the experiments: has a clock and a place for findings, shows how far they are and may
/// stop them.
pub trait Host: Sync {
    /// The time since some moment that stays the same.
    fn now(&self) -> Duration;

    /// The most bytes in use at once while this is done, beyond those before. Nothing else should
    /// run at the time.
    fn peak_bytes(&self, act: &mut dyn FnMut()) -> u64;

    /// Whether it is time to stop.
    fn is_stopped(&self) -> bool;

    /// So much is done of [`seconds`](super::seconds).
    fn reached(&self, seconds: u64);

    /// An experiment of this title begins.
    fn begins(&self, title: &'static str);

    /// What was stored under this name by an earlier run, if anything.
    fn load(&self, id: &str) -> Result<Option<Stored>>;

    /// Sees to it that what an experiment finds can be stored later.
    fn prepare(&self, id: &str) -> Result<()>;

    /// Stores what an experiment found.
    fn store(&self, id: &str, finding: &str) -> Result<()>;
}

/// What an earlier run has stored.
#[derive(Clone, Debug)]
pub struct Stored {
    /// Where, as it is told to people.
    pub place: String,
    /// The text.
    pub text: String,
}

/// The host's clock, for the threads of an experiment.
#[derive(Clone, Copy)]
pub(super) struct Clock<'a>(pub(super) &'a dyn Host);

impl Clock<'_> {
    /// What came of something, and how long it took.
    pub(super) fn timed<T>(self, act: impl FnOnce() -> T) -> (T, Duration) {
        let started = self.0.now();
        let result = act();
        (result, self.0.now().saturating_sub(started))
    }
}
