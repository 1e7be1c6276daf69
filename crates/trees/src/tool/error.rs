//! What can go wrong, with the file it went wrong with.

use std::io;

use thiserror::Error;

use adut_output::OutputError;

use crate::ReadError;
use crate::modes::Unsuited;
use crate::steps::TreeFault;

/// Why the tool stopped. Each message is whole: the reason is part of it and no further source.
#[derive(Debug, Error)]
pub enum TreeError {
    /// The input cannot be read or breaks its format.
    #[error("{file}: {reason}")]
    Input {
        /// Its name.
        file: String,
        /// What is wrong with it.
        reason: ReadError,
    },
    /// The output cannot be written.
    #[error("{file}: cannot write: {reason}")]
    Output {
        /// Its name.
        file: String,
        /// What the system said.
        reason: io::Error,
    },
    /// The output is not to be written.
    #[error("{0}")]
    Refused(String),
    /// The mode does not suit the tree.
    #[error("{file}: {reason}")]
    Unsuited {
        /// Where the tree is from.
        file: String,
        /// Why not.
        reason: Unsuited,
    },
    /// The tree cannot be drawn.
    #[error("{file}: {reason}")]
    Undrawable {
        /// Where the tree is from.
        file: String,
        /// Why not.
        reason: TreeFault,
    },
}

impl TreeError {
    /// What the process ends with: 1 where the output cannot be written, 2 for what is wrong
    /// with the input or what was asked of it.
    pub fn exit_status(&self) -> u8 {
        match self {
            Self::Output { .. } => 1,
            _ => 2,
        }
    }
}

impl From<OutputError> for TreeError {
    fn from(error: OutputError) -> Self {
        match error {
            OutputError::System { path, source } => Self::Output { file: path, reason: source },
            refused => Self::Refused(refused.to_string()),
        }
    }
}
