//! What holds of every review, whatever the game.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;
mod endings;
mod games;
mod hints;
mod laws;
