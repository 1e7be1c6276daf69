//! The subcommand `tree` of the main command.

use std::path::PathBuf;

use adut_trees::tool::{Task, TreeError, convert};
use clap::{Args, Subcommand};

use super::compare::{CompareArgs, compare};
use super::kit::{GradeArgs, TestsArgs, grade, tests};
use super::show::{ShowArgs, show};

/// Arguments of `adut tree`.
#[derive(Debug, Args)]
pub struct TreeArgs {
    #[command(subcommand)]
    action: Action,
}

#[derive(Debug, Subcommand)]
enum Action {
    /// Write the game tree of a board of Connect-4 or of X and O
    C1(Files),
    /// Give every node of a tree its minimax value
    C2(Files),
    /// Keep of a tree what alpha-beta visits, with the values it finds
    C3(Files),
    /// Give every node of a tree for several players its paranoid value
    B(Files),
    /// Value a tree in many ways and count the leaves that each looks at
    Compare(CompareArgs),
    /// Write cases of rising size with their answers, for a course
    Tests(TestsArgs),
    /// Run a student's `minimax` on such cases and give points
    Grade(GradeArgs),
    /// Draw a tree: a page that plays an algorithm, or a picture of its result
    Show(ShowArgs),
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
    let convert = |task, files: &Files| convert(task, &files.input, &files.output);
    match &args.action {
        Action::C1(files) => convert(Task::GameTree, files),
        Action::C2(files) => convert(Task::Minimax, files),
        Action::C3(files) => convert(Task::AlphaBeta, files),
        Action::B(files) => convert(Task::Paranoid, files),
        Action::Compare(args) => compare(args),
        Action::Tests(args) => tests(args),
        Action::Grade(args) => grade(args),
        Action::Show(args) => show(args),
    }
}
