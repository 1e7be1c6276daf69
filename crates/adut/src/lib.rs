//! The command line: glue between a person and the crates that do the work.
//!
//! Results go to stdout, everything else to stderr. Bad input is one sentence there and exit
//! status 2.

mod agents;
mod analyse;
mod bench;
mod book;
mod cli;
mod clock;
mod compare;
#[cfg(feature = "parquet")]
mod data;
mod eval;
mod exploit;
mod games;
mod loadtest;
mod memory;
mod move_time;
mod moves;
mod output;
mod permission;
mod play;
mod position;
mod puzzles;
mod referee;
mod reports;
mod reproduce;
mod runs;
mod self_check;
mod sentence;
mod serve;
mod shell;
mod solve;
mod stopped;
pub mod terminal;
mod train;
pub mod tree;
mod unfinished;
mod watch;

pub use cli::run;
