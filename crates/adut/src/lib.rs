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
mod eval;
mod games;
mod input;
mod interrupt;
mod loadtest;
mod move_time;
mod moves;
mod output;
mod play;
mod position;
mod referee;
mod reproduce;
mod runs;
mod sentence;
mod serve;
mod solve;
mod sprt;
mod train;
pub mod tree;
mod watch;

pub use cli::run;
