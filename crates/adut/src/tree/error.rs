//! What can go wrong, with the file it went wrong with.

use std::io;

use adut_games::tree::ReadError;
use adut_games::tree::modes::Unsuited;
use adut_server::TreeFault;
use thiserror::Error;

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
