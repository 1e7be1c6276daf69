//! Briškula with all cards known, solved exactly.

use adut_games::briskula::{Action, Briskula, State};
use adut_kernel::{Game as _, Player, Rng, RulesError, RulesReader};
use adut_search::{Peeking, Searcher};
use adut_solvers::briskula::{Goal, Position, Solver};
use std::ops::ControlFlow;

use super::POINT;

/// Values every card by the exact final difference: winning first, then points. For two players;
/// where the solver does not know the variant all actions are alike.
#[derive(Debug, Default)]
pub(super) struct Solved(Solver);

impl Searcher<Briskula> for Solved {
    fn rank(
        &mut self,
        game: &Briskula,
        state: &State,
        actions: &[Action],
        _: &mut Rng,
        values: &mut Vec<f64>,
    ) {
        values.clear();
        values.resize(actions.len(), 0.0);
        let Ok(position) = Position::of_state(game, state) else { return };
        let cards =
            self.0.all_moves(&position, Goal::Difference, &mut |_| ControlFlow::Continue(()));
        for (card, solution) in cards {
            let difference = f64::from(solution.lower);
            let action = Action::Throw(card);
            if let Some(at) = actions.iter().position(|&other| other == action) {
                let won = if difference == 0.0 { 0.0 } else { difference.signum() };
                values[at] = won + POINT * difference;
            }
        }
    }
}

/// For the catalogue.
pub(super) fn serious(
    game: &Briskula,
    read: &RulesReader<'_>,
) -> Result<Player<Briskula>, RulesError> {
    if game.seats() != 2 {
        return Err(read.conflict("serious plays the game for two only"));
    }
    Ok(Player::all_knowing(Peeking(Solved::default())))
}
