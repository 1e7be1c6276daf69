//! Solvers of games whose type is known only at run time.

use std::any::Any;

use adut_search::solver::{Answer, Exact};

use crate::CardGame;

/// A solver with its memory, which answers one position of its game after the other (see
/// [`DynPosition::solve`](crate::DynPosition::solve)).
pub trait DynSolver: Any + Send {}

pub(crate) struct SolverOf<G: CardGame>(pub(crate) Box<dyn Exact<G>>);

impl<G: CardGame> DynSolver for SolverOf<G> {}

/// The solver behind it.
///
/// # Panics
/// If it is one of another game.
pub(crate) fn solver_of<G: CardGame>(solver: &mut dyn DynSolver) -> &mut dyn Exact<G> {
    let solver: &mut dyn Any = solver;
    &mut *solver.downcast_mut::<SolverOf<G>>().expect("a solver of this game").0
}

/// What a solver found, for the seat to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solved {
    /// The value is at least this.
    pub lower: i32,
    /// The value is at most this; the same as `lower` unless the search was stopped.
    pub upper: i32,
    /// A best move; none when the game is over, or the search was stopped before one was proven.
    pub best: Option<String>,
    /// Positions searched for all that was asked, re-searches included.
    pub nodes: u64,
    /// Every legal move with its value, if asked for.
    pub moves: Vec<(String, i32)>,
    /// Best play by both seats to the end, if asked for.
    pub line: Vec<String>,
}

impl Solved {
    pub(crate) fn new<A: Copy>(answer: Answer<A>, write: impl Fn(A) -> String) -> Self {
        let Answer { lower, upper, best, nodes, actions, line } = answer;
        Self {
            lower,
            upper,
            best: best.map(&write),
            nodes,
            moves: actions.into_iter().map(|(action, value)| (write(action), value)).collect(),
            line: line.into_iter().map(write).collect(),
        }
    }

    /// The value, unless the search was stopped before it was known.
    pub fn value(&self) -> Option<i32> {
        (self.lower == self.upper).then_some(self.lower)
    }
}
