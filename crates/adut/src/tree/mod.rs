//! `adut tree`: the game-tree tool on the command line.

mod command;
mod compare;
mod kit;
mod show;

pub use command::{TreeArgs, run};
