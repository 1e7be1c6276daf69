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

impl Solved {
    /// The exact final difference after each action; 0 where the solver does not know it.
    fn differences(&mut self, game: &Briskula, state: &State, actions: &[Action]) -> Vec<i32> {
        let mut differences = vec![0; actions.len()];
        let Ok(position) = Position::of_state(game, state) else { return differences };
        let cards =
            self.0.all_moves(&position, Goal::Difference, &mut |_| ControlFlow::Continue(()));
        for (card, solution) in cards {
            let action = Action::Throw(card);
            if let Some(at) = actions.iter().position(|&other| other == action) {
                differences[at] = solution.lower;
            }
        }
        differences
    }

    /// What each action costs beside the best, in points.
    pub(super) fn costs(&mut self, game: &Briskula, state: &State, actions: &[Action]) -> Vec<u64> {
        let differences = self.differences(game, state, actions);
        let best = differences.iter().copied().max().unwrap_or(0);
        differences.iter().map(|difference| best.abs_diff(*difference).into()).collect()
    }
}

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
        let differences = self.differences(game, state, actions);
        values.extend(differences.into_iter().map(|difference| settled(f64::from(difference))));
    }
}

/// What a final difference is worth: winning first, then points.
pub(super) fn settled(difference: f64) -> f64 {
    let won = if difference == 0.0 { 0.0 } else { difference.signum() };
    won + POINT * difference
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
