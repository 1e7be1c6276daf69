//! The exact solver, as long as one wants to wait for it.

use std::ops::ControlFlow;

use adut_solvers::{Answer, Exact, Means, Progress, Question};

use crate::facts::Reviewable;
use crate::settings::{Pace, ReviewError};

/// The game's solver, if it has one.
pub(crate) struct PatientSolver<G: Reviewable>(Option<Box<dyn Exact<G>>>);

impl<G: Reviewable> PatientSolver<G> {
    pub(crate) fn new() -> Self {
        Self(G::exact_solver(&Means::default()).ok())
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
        let Some(solver) = &mut self.0 else { return Ok(None) };
        let mut stopped = Ok(());
        let mut control = |progress: Progress| {
            stopped = pace.poll();
            if stopped.is_ok() && progress.nodes < limit {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        };
        let answer = solver.answer(game, state, question, &mut control);
        stopped?;
        Ok(answer.ok().filter(|answer| answer.value().is_some()))
    }
}
