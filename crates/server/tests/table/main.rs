//! The whole site from outside: asked directly, over sockets, and after a fall.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking, its helpers too")]
#![allow(clippy::print_stderr, reason = "a test that is left out says so")]

mod agreement;
mod away;
#[path = "../../../store/tests/server/mod.rs"]
mod database;
mod fairness;
mod faults;
mod fuzz;
mod hidden;
mod lab;
mod peers;
mod people;
mod play;
mod puzzles;
mod refusals;
mod restart;
mod site;
mod sockets;
mod study;
mod support;
mod trees;
mod visitors;
