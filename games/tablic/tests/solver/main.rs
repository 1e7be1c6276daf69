//! The Tablić solver from outside.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod one_sided;
mod solver;
mod support;
