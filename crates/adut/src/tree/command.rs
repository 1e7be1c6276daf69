//! The subcommand `tree` of the main command.

use std::path::PathBuf;

use clap::{Args, Subcommand};

use super::convert::{Task, convert};
use super::error::TreeError;

/// Arguments of `adut tree`.
#[derive(Debug, Args)]
pub struct TreeArgs {
    #[command(subcommand)]
    action: Action,
}

#[derive(Debug, Subcommand)]
enum Action {
    /// Write the game tree of a Connect-4 board
    C1(Files),
    /// Give every node of a tree its minimax value
    C2(Files),
    /// Keep of a tree what alpha-beta visits, with the values it finds
    C3(Files),
    /// Give every node of a tree for several players its paranoid value
    B(Files),
}

#[derive(Debug, Args)]
struct Files {
    /// The file to read; `-` is standard input
    #[arg(value_name = "IN")]
    input: PathBuf,
    /// The file to write; `-` is standard output
    #[arg(value_name = "OUT")]
    output: PathBuf,
}

/// Does what the arguments ask for.
pub fn run(args: &TreeArgs) -> Result<(), TreeError> {
    let (task, files) = match &args.action {
        Action::C1(files) => (Task::GameTree, files),
        Action::C2(files) => (Task::Minimax, files),
        Action::C3(files) => (Task::AlphaBeta, files),
        Action::B(files) => (Task::Paranoid, files),
    };
    convert(task, &files.input, &files.output)
}
