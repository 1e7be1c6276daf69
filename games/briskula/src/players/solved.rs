//! Briškula with all cards known, solved exactly.

use std::ops::ControlFlow;

use adut_kernel::{Game as _, Player, Rng, RulesError, RulesReader};
use adut_search::{Peeking, Searcher};

use super::POINT;
use crate::rules::{Action, Briskula, State};
use crate::solver::{Goal, Position, Solver};

/// What a player who knows all cards plays for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Aim {
    /// To win, else to draw, and then no more: every card that wins is as good, and the first is
    /// thrown. Where all is lost against best play, for points: the other may still err.
    Win,
    /// Winning first, then points.
    #[default]
    Points,
}

/// Values every card exactly. For two players; where the solver does not know the variant all
/// actions are alike.
#[derive(Debug, Default)]
pub struct Solved {
    solver: Solver,
    aim: Aim,
}

impl Solved {
    /// Values cards by this.
    pub fn aiming(aim: Aim) -> Self {
        Self { aim, ..Self::default() }
    }

    /// The exact final difference after each action; 0 where the solver does not know it.
    fn differences(&mut self, game: &Briskula, state: &State, actions: &[Action]) -> Vec<i32> {
        self.exact(game, state, actions, Goal::Value)
    }

    fn exact(
        &mut self,
        game: &Briskula,
        state: &State,
        actions: &[Action],
        goal: Goal,
    ) -> Vec<i32> {
        let mut differences = vec![0; actions.len()];
        let Ok(position) = Position::of_state(game, state) else { return differences };
        let cards = self.solver.all_moves(&position, goal, &mut |_| ControlFlow::Continue(()));
        for (card, solution) in cards {
            let action = Action::Throw(card);
            if let Some(at) = actions.iter().position(|&other| other == action) {
                differences[at] = solution.lower;
            }
        }
        differences
    }

    /// What each action costs beside the best, in points.
    pub fn costs(&mut self, game: &Briskula, state: &State, actions: &[Action]) -> Vec<u64> {
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
        if self.aim == Aim::Win {
            let ends = self.exact(game, state, actions, Goal::WinDrawLoss);
            if ends.iter().any(|&end| end >= 0) {
                values.extend(ends.into_iter().map(f64::from));
                return;
            }
        }
        let differences = self.differences(game, state, actions);
        values.extend(differences.into_iter().map(|difference| settled(f64::from(difference))));
    }
}

/// What a final difference is worth: winning first, then points.
pub(super) fn settled(difference: f64) -> f64 {
    let won = if difference == 0.0 { 0.0 } else { difference.signum() };
    won + POINT * difference
}

type Made = Result<Player<Briskula>, RulesError>;

fn all_knowing(game: &Briskula, read: &RulesReader<'_>, aim: Aim) -> Made {
    if game.seats() != 2 {
        return Err(read.conflict("serious plays the game for two only"));
    }
    Ok(Player::all_knowing(Peeking(Solved::aiming(aim))))
}

pub(super) fn serious(game: &Briskula, read: &RulesReader<'_>) -> Made {
    all_knowing(game, read, Aim::Win)
}

pub(super) fn serious_points(game: &Briskula, read: &RulesReader<'_>) -> Made {
    all_knowing(game, read, Aim::Points)
}
