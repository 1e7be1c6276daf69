//! Work that a person has stopped.

use thiserror::Error;

/// Ctrl-C came before the work was done, and this is what is left of it. Not a failure: what was
/// said to be kept is kept.
#[derive(Debug, Error)]
#[error("stopped {0}")]
pub(crate) struct Stopped(String);

impl Stopped {
    /// What a process ends with that a person has stopped.
    pub(crate) const STATUS: u8 = 130;

    /// Stopped somewhere, and all that was done is kept.
    pub(crate) fn resumable(place: impl std::fmt::Display) -> Self {
        Self::at(place, "the same command with --resume goes on from here")
    }

    /// Stopped somewhere, with what can be done to go on.
    pub(crate) fn at(place: impl std::fmt::Display, advice: impl std::fmt::Display) -> Self {
        Self(format!("{place}; {advice}"))
    }
}
