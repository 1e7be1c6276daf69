//! The same question for every solver.

use std::error::Error;
use std::ops::ControlFlow;
use std::path::PathBuf;

use adut_kernel::Game;
use thiserror::Error;

/// Which value of a position is asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Goal {
    /// By how much the seat to move wins or loses.
    #[default]
    Value,
    /// Only who wins, which is quicker: 1, 0 or −1.
    WinDrawLoss,
}

/// What to find out about a position with all cards known, beside its value and a best action.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Question {
    /// Which value.
    pub goal: Goal,
    /// Also the value of every legal action.
    pub every_action: bool,
    /// Also a line of best play to the end.
    pub line: bool,
}

/// With what means a solver works.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Means {
    /// How many threads; with more than one the count of nodes may differ from run to run.
    pub threads: usize,
    /// How much memory the table may take; the solver's own choice unless said.
    pub table_bytes: Option<usize>,
    /// The opening book to look into, for games that have such.
    pub book: OpeningBook,
}

/// Where a solver looks first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum OpeningBook {
    /// Into the book that comes along, if there is one for the game.
    #[default]
    Shipped,
    /// Into the book in this file.
    File(PathBuf),
    /// Nowhere: all is searched.
    None,
}

impl Default for Means {
    /// One thread, and the book that comes along.
    fn default() -> Self {
        Self { threads: 1, table_bytes: None, book: OpeningBook::Shipped }
    }
}

/// How far a search has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Positions searched so far.
    pub nodes: u64,
    /// The value is at least this.
    pub lower: i32,
    /// The value is at most this.
    pub upper: i32,
}

/// Hears now and then how far a search has come, and says whether to go on.
pub type Control<'a> = dyn FnMut(Progress) -> ControlFlow<()> + Send + 'a;

/// What was found, for the seat to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer<A> {
    /// The value is at least this.
    pub lower: i32,
    /// The value is at most this; the same as `lower` unless the search was stopped.
    pub upper: i32,
    /// A best action; none when the game is over, or the search was stopped before one was proven.
    pub best: Option<A>,
    /// Positions searched for all that was asked, re-searches included.
    pub nodes: u64,
    /// Every legal action with its value, ascending, if asked for.
    pub actions: Vec<(A, i32)>,
    /// Best play by both seats to the end, if asked for.
    pub line: Vec<A>,
}

impl<A> Answer<A> {
    /// The value, unless the search was stopped before it was known.
    pub fn value(&self) -> Option<i32> {
        (self.lower == self.upper).then_some(self.lower)
    }
}

/// A solver of a game's positions, with its memory. It answers one position after the other, and
/// forgets each before the next.
pub trait Exact<G: Game>: Send {
    /// Solves a position. The value is the final difference of scores, the seat to move less the
    /// other.
    fn answer(
        &mut self,
        game: &G,
        state: &G::State,
        question: Question,
        control: &mut Control<'_>,
    ) -> Result<Answer<G::Action>, Unsolvable>;
}

/// Why a position cannot be solved.
#[derive(Debug, Error)]
pub enum Unsolvable {
    /// The variant is beyond the solver.
    #[error("the solver knows only {knows}")]
    Variant {
        /// What it knows.
        knows: &'static str,
    },
    /// The opening book cannot be used.
    #[error("the opening book {} cannot be used", path.display())]
    Book {
        /// The file.
        path: PathBuf,
        /// What is the matter with it.
        source: Box<dyn Error + Send + Sync>,
    },
    /// The position is not one that the solver takes.
    #[error("{0}")]
    Position(String),
}
