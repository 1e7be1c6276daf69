//! The last deal, solved. Whoever has seen all other cards knows the opponent's.

use std::ops::ControlFlow;

use adut_kernel::{Agent, Determinize as _, Rng, Scale, Thought, View};

use super::greedy::action;
use crate::rules::{Action, Tablic};
use crate::solver::{Position, Question, Solution, Solver};

/// Most deals need a few thousand; where this is not enough the table is heaped with cards.
const MOST_NODES: u64 = 400_000;
const TABLE_BYTES: usize = 1 << 20;

/// Solves the deal where it can and else plays as another player.
pub(super) struct LastDeal<A> {
    /// Who plays where the deal cannot be solved.
    pub(super) otherwise: A,
}

/// The solution of the one deal that is possible; none where the solver does not know the rules or
/// the deal is too much for it.
fn solved(view: &View<'_, Tablic>, rng: &mut Rng, every_action: bool) -> Option<Solution> {
    let game = view.game();
    let world = game.draw_world(&game.worlds(view.seen()), rng);
    let position = Position::of_state(game, &world).ok()?;
    let mut control = |progress: adut_search::solver::Progress| {
        if progress.nodes < MOST_NODES { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    };
    let question = Question { every_action, ..Question::default() };
    Solver::new(TABLE_BYTES).solve(&position, question, &mut control).ok()
}

impl<A: Agent<Tablic>> Agent<Tablic> for LastDeal<A> {
    fn act(&mut self, view: &View<'_, Tablic>, rng: &mut Rng) -> Action {
        match solved(view, rng, false).and_then(|solution| solution.best) {
            Some(best) => action(best),
            None => self.otherwise.act(view, rng),
        }
    }

    /// The final difference that each action leads to.
    fn values(&mut self, view: &View<'_, Tablic>, rng: &mut Rng) -> Vec<f64> {
        let moves = solved(view, rng, true).map(|solution| solution.moves).unwrap_or_default();
        let value = |wanted: &Action| {
            let found = moves.iter().find(|(played, _)| action(*played) == *wanted);
            found.map(|&(_, value)| f64::from(value))
        };
        let values: Option<Vec<f64>> = view.actions().iter().map(value).collect();
        values.unwrap_or_else(|| self.otherwise.values(view, rng))
    }

    /// The move that is made, with the final difference that each action leads to; where finding those
    /// takes too long, 1 for the move alone.
    fn decide(&mut self, view: &View<'_, Tablic>, rng: &mut Rng) -> Thought<Action> {
        let Some(best) = solved(view, rng, false).and_then(|solution| solution.best) else {
            return self.otherwise.decide(view, rng);
        };
        let best = action(best);
        let moves = solved(view, rng, true).map(|solution| solution.moves).unwrap_or_default();
        let value = |wanted: &Action| {
            let found = moves.iter().find(|(played, _)| action(*played) == *wanted);
            found.map(|&(_, value)| f64::from(value))
        };
        let values: Option<Vec<f64>> = view.actions().iter().map(value).collect();
        let scale = if values.is_some() { Scale::Points } else { Scale::Own };
        let alone = || view.actions().iter().map(|a| f64::from(u8::from(*a == best))).collect();
        Thought { action: best, values: values.unwrap_or_else(alone), scale }
    }

    fn restart(&mut self) {
        self.otherwise.restart();
    }
}
