//! The four tasks of the homework: a file in, a file out.

use std::path::Path;

use super::error::TreeError;
use super::files;
use crate::{Board, TupleTree, alpha_beta, minimax, paranoid, write_game_tree};

/// What to make of the input.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Task {
    /// `-c1`: a board of Connect-4, or of X and O, becomes its game tree.
    GameTree,
    /// `-c2`: a tree gets its minimax values.
    Minimax,
    /// `-c3`: a tree keeps what alpha–beta visits, with the values found.
    AlphaBeta,
    /// `-b`: a tree for several players gets its paranoid values.
    Paranoid,
}

impl Task {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::GameTree, Self::Minimax, Self::AlphaBeta, Self::Paranoid];

    /// The option of the command that asks for it.
    pub fn mode(self) -> &'static str {
        match self {
            Self::GameTree => "-c1",
            Self::Minimax => "-c2",
            Self::AlphaBeta => "-c3",
            Self::Paranoid => "-b",
        }
    }
}

/// Reads `input`, does the task and writes `output`; `-` is standard input or output.
pub fn convert(task: Task, input: &Path, output: &Path) -> Result<(), TreeError> {
    match task {
        Task::GameTree => {
            let board = files::read(input, |source| Board::read(source))?;
            files::write(output, |out| write_game_tree(board, out))
        }
        Task::Minimax => {
            let mut tree = files::read_values(input)?;
            minimax(&mut tree);
            files::write(output, |out| tree.write(out, |_| true))
        }
        Task::AlphaBeta => {
            let mut tree = files::read_values(input)?;
            let visited = alpha_beta(&mut tree);
            files::write(output, |out| tree.write(out, |node| visited.contains(node)))
        }
        Task::Paranoid => {
            let mut tree = files::read(input, |source| TupleTree::read(source))?;
            paranoid(&mut tree);
            files::write(output, |out| tree.write(out))
        }
    }
}
