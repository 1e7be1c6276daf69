//! What can go wrong, with the file it went wrong with.

use std::io;

use adut_games::tree::ReadError;
use thiserror::Error;

/// Why the tool stopped.
#[derive(Debug, Error)]
pub enum TreeError {
    /// The input cannot be read or breaks its format.
    #[error("{file}: {source}")]
    Input {
        /// Its name.
        file: String,
        /// What is wrong with it.
        source: ReadError,
    },
    /// The output cannot be written.
    #[error("{file}: cannot write: {source}")]
    Output {
        /// Its name.
        file: String,
        /// What the system said.
        source: io::Error,
    },
}

impl TreeError {
    /// What the process ends with: 2 for what the person can put right in the input, 1 for the
    /// rest. Nobody reading the output any more is no failure.
    pub fn exit_status(&self) -> u8 {
        match self {
            Self::Input { .. } => 2,
            Self::Output { .. } => 1,
        }
    }
}
