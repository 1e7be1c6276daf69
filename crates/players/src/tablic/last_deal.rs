//! The last deal, solved. Whoever has seen all other cards knows the opponent's.

use std::ops::ControlFlow;

use adut_games::tablic::{Action, Tablic};
use adut_kernel::{Agent, Determinize as _, Rng, View};
use adut_solvers::tablic::{Position, Request, Solution, Solver};

use super::greedy::action;

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
fn solved(view: &View<'_, Tablic>, rng: &mut Rng, all_moves: bool) -> Option<Solution> {
    let game = view.game();
    let world = game.draw_world(&game.worlds(view.seen()), rng);
    let position = Position::of_state(game, &world).ok()?;
    let mut control = |progress: adut_solvers::Progress| {
        if progress.nodes < MOST_NODES { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    };
    let request = Request { all_moves, ..Request::default() };
    Solver::new(TABLE_BYTES).solve(&position, request, &mut control).ok()
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

    fn restart(&mut self) {
        self.otherwise.restart();
    }
}
