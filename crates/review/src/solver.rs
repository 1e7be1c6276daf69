//! The exact solver, as long as one wants to wait for it.

use std::ops::ControlFlow;

use adut_search::solver::{Answer, Exact, Means, Progress, Question};

use crate::facts::Reviewable;
use crate::settings::{Pace, ReviewError};

/// The game's solver, if it has one.
pub(crate) struct PatientSolver<G: Reviewable> {
    solver: Option<Box<dyn Exact<G>>>,
    /// Positions that were looked at so far.
    nodes: u64,
}

impl<G: Reviewable> PatientSolver<G> {
    pub(crate) fn new() -> Self {
        Self { solver: G::exact_solver(&Means::default()).ok(), nodes: 0 }
    }

    /// Positions that were looked at so far, as far as they were told of.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Solves a state unless that takes more than so many nodes.
    pub(crate) fn solve(
        &mut self,
        game: &G,
        state: &G::State,
        question: Question,
        limit: u64,
        pace: &mut Pace<'_, '_>,
    ) -> Result<Option<Answer<G::Action>>, ReviewError> {
        // A solver asks for leave only now and then, and many an ending takes it less long than that.
        if limit == 0 {
            return Ok(None);
        }
        let Some(solver) = &mut self.solver else { return Ok(None) };
        let (mut stopped, mut nodes) = (Ok(()), 0);
        let mut control = |progress: Progress| {
            nodes = progress.nodes;
            stopped = pace.poll();
            if stopped.is_ok() && progress.nodes < limit {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        };
        let answer = solver.answer(game, state, question, &mut control);
        self.nodes += answer.as_ref().map_or(nodes, |answer| answer.nodes);
        stopped?;
        Ok(answer.ok().filter(|answer| answer.value().is_some()))
    }
}
