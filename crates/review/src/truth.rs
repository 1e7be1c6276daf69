//! What a move was worth with all cards open.

use adut_kernel::{Course, Turn};
use adut_search::solver::Question;
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

/// What came of solving a game.
pub(crate) struct Truths {
    /// The truth of every move, where it is wanted and known.
    pub(crate) of_moves: Vec<Option<Truth>>,
    /// Whether positions were left out because too many had been looked at.
    pub(crate) is_cut: bool,
}

/// The truth of every move. The last positions are the quickest to solve, so they come first.
pub(crate) fn truths<G: Reviewable>(
    course: &Course<G>,
    settings: &Settings,
    pace: &mut Pace<'_, '_>,
) -> Result<Truths, ReviewError> {
    let moves = course.played().len();
    if settings.truth == TruthPass::Off {
        return Ok(Truths { of_moves: vec![None; moves], is_cut: false });
    }
    let game = course.game();
    let is_full = settings.truth == TruthPass::Full;
    let (mut solver, mut solved, mut is_cut) = (PatientSolver::new(), Vec::new(), false);
    for state in states(course).iter().rev() {
        let left = settings.truth_nodes.saturating_sub(solver.nodes());
        let limit = if is_full { left } else { QUICK_NODES };
        let wanted = if is_full { !is_cut } else { game.solves_quickly(state) };
        let found = if wanted { solve(&mut solver, game, state, limit, pace)? } else { None };
        // From here on back they only take longer.
        is_cut |= is_full && found.is_none() && solver.nodes() >= settings.truth_nodes;
        solved.push(found);
        pace.advance()?;
    }
    solved.reverse();
    let truth = |ply: usize| {
        let (before, after) = (solved[ply].as_ref()?, solved[ply + 1].as_ref()?);
        let after = if after.side == before.side { after.value } else { -after.value };
        let cost = (before.value - after).max(0);
        Some(Truth { value: before.value, after, cost, best: before.best.clone() })
    };
    Ok(Truths { of_moves: (0..moves).map(truth).collect(), is_cut })
}

fn solve<G: Reviewable>(
    solver: &mut PatientSolver<G>,
    game: &G,
    state: &G::State,
    limit: u64,
    pace: &mut Pace<'_, '_>,
) -> Result<Option<Solved>, ReviewError> {
    let Turn::Seat(seat) = game.turn(state) else {
        let value = game.final_difference(state, 0);
        return Ok((game.sides() == 2).then_some(Solved { side: 0, value, best: None }));
    };
    let answer = solver.solve(game, state, Question::default(), limit, pace)?;
    Ok(answer.and_then(|answer| {
        let best = answer.best.map(|action| game.write_action(action));
        Some(Solved { side: game.side(seat), value: answer.value()?, best })
    }))
}
