//! The comparison on the command line: `compare`, `merge`, `sprt`, `runs`, and outside players.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking, its helpers too")]

mod common;
#[cfg(unix)]
mod interrupt;
mod matches;
mod outputs;
mod outside;
mod programs;
mod results;
mod sprt;
mod store;
