//! What a move was worth with all cards open.

use adut_kernel::{Course, Turn};
use adut_solvers::Question;
use serde::Serialize;

use crate::facts::Reviewable;
use crate::run::states;
use crate::settings::{Pace, ReviewError, Settings, TruthPass};
use crate::solver::PatientSolver;

/// Positions that are looked at before a position counts as out of quick reach.
const QUICK_NODES: u64 = 4_000_000;

/// The exact value with all cards open, for the player of the move: the final difference if both
/// sides play perfectly from there on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Truth {
    /// Before the move.
    pub value: i32,
    /// After the move.
    pub after: i32,
    /// What the move cost; never below 0.
    pub cost: i32,
    /// A best move, if one was proven.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub best: Option<String>,
}

/// A solved position: its value to a side, and a best move.
struct Solved {
    side: usize,
    value: i32,
    best: Option<String>,
}

/// How many steps [`truths`] takes.
pub(crate) fn steps<G: Reviewable>(course: &Course<G>, settings: &Settings) -> usize {
    match settings.truth {
        TruthPass::Off => 0,
        TruthPass::Quick | TruthPass::Full => course.played().len() + 1,
    }
}

/// The truth of every move, where it is wanted and known.
pub(crate) fn truths<G: Reviewable>(
    course: &Course<G>,
    settings: &Settings,
    pace: &mut Pace<'_, '_>,
) -> Result<Vec<Option<Truth>>, ReviewError> {
    if settings.truth == TruthPass::Off {
        return Ok(vec![None; course.played().len()]);
    }
    let game = course.game();
    let (mut solver, mut solved) = (PatientSolver::new(), Vec::new());
    for state in states(course) {
        let wanted = settings.truth == TruthPass::Full || game.solves_quickly(&state);
        solved.push(if wanted { solve(&mut solver, game, &state, settings, pace)? } else { None });
        pace.advance()?;
    }
    let truth = |ply: usize| {
        let (before, after) = (solved[ply].as_ref()?, solved[ply + 1].as_ref()?);
        let after = if after.side == before.side { after.value } else { -after.value };
        let cost = (before.value - after).max(0);
        Some(Truth { value: before.value, after, cost, best: before.best.clone() })
    };
    Ok((0..course.played().len()).map(truth).collect())
}

fn solve<G: Reviewable>(
    solver: &mut PatientSolver<G>,
    game: &G,
    state: &G::State,
    settings: &Settings,
    pace: &mut Pace<'_, '_>,
) -> Result<Option<Solved>, ReviewError> {
    let Turn::Seat(seat) = game.turn(state) else {
        let value = game.final_difference(state, 0);
        return Ok((game.sides() == 2).then_some(Solved { side: 0, value, best: None }));
    };
    let limit = if settings.truth == TruthPass::Full { u64::MAX } else { QUICK_NODES };
    let answer = solver.solve(game, state, Question::default(), limit, pace)?;
    Ok(answer.and_then(|answer| {
        let best = answer.best.map(|action| game.write_action(action));
        Some(Solved { side: game.side(seat), value: answer.value()?, best })
    }))
}
