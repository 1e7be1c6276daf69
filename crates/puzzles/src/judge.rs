//! What moves are worth with all cards known.

use std::ops::ControlFlow;

use adut_kernel::{Actions, Game, Seat, Turn};
use adut_search::solver::{Exact, Goal, Means, Progress, Question};

use crate::Puzzling;

/// Positions looked at before a position counts as out of reach.
const REACH: u64 = 2_000_000;
/// Memory for the solver's table; the positions are late ones.
const TABLE_BYTES: usize = 16 << 20;

/// Every legal action with its value.
pub(crate) type Values<A> = Vec<(A, i32)>;

/// Values moves exactly: by the game's solver, or else by searching all play to the end.
pub(crate) struct Judge<G: Puzzling> {
    solver: Option<Box<dyn Exact<G>>>,
}

impl<G: Puzzling> Judge<G> {
    pub(crate) fn new() -> Self {
        let means = Means { table_bytes: Some(TABLE_BYTES), ..Means::default() };
        Self { solver: G::exact_solver(&means).ok() }
    }

    /// What each legal action leads to for the seat to move, as a difference of scores, with all
    /// cards known; nothing where that is out of reach.
    pub(crate) fn differences(&mut self, game: &G, state: &G::State) -> Option<Values<G::Action>> {
        self.values(game, state, Goal::Value)
    }

    /// The same as 1 for a win, 0 for a draw and −1 for a loss.
    pub(crate) fn results(&mut self, game: &G, state: &G::State) -> Option<Values<G::Action>> {
        self.values(game, state, Goal::WinDrawLoss)
    }

    fn values(&mut self, game: &G, state: &G::State, goal: Goal) -> Option<Values<G::Action>> {
        let Some(solver) = &mut self.solver else { return exhaust(game, state) };
        let question = Question { goal, every_action: true, line: false };
        let mut control = |progress: Progress| match progress.nodes < REACH {
            true => ControlFlow::Continue(()),
            false => ControlFlow::Break(()),
        };
        let answer = solver.answer(game, state, question, &mut control).ok()?;
        answer.value()?;
        let mut actions = Actions::new();
        game.actions(state, &mut actions);
        (answer.actions.len() == actions.len()).then_some(answer.actions)
    }
}

/// Values every action by all play to the end.
fn exhaust<G: Game>(game: &G, state: &G::State) -> Option<Values<G::Action>> {
    let Turn::Seat(seat) = game.turn(state) else { return None };
    let mut actions = Actions::new();
    game.actions(state, &mut actions);
    let mut left = REACH;
    let value = |&action: &G::Action| {
        let mut next = state.clone();
        game.apply(&mut next, action);
        Some((action, best_result(game, &next, seat, [-1, 1], &mut left)?))
    };
    actions.iter().map(value).collect()
}

/// Alpha–beta to the end, for `seat`; nothing if that takes more than so many positions.
fn best_result<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    [mut low, mut high]: [i32; 2],
    left: &mut u64,
) -> Option<i32> {
    *left = left.checked_sub(1)?;
    let is_own = match game.turn(state) {
        Turn::Over => return Some(result(game, state, seat)),
        Turn::Seat(mover) => game.side(mover) == game.side(seat),
        Turn::Chance => return None,
    };
    let mut actions = Actions::new();
    game.actions(state, &mut actions);
    for &action in actions.iter() {
        let mut next = state.clone();
        game.apply(&mut next, action);
        let value = best_result(game, &next, seat, [low, high], left)?;
        if is_own {
            low = low.max(value);
        } else {
            high = high.min(value);
        }
        if low >= high {
            break;
        }
    }
    Some(if is_own { low } else { high })
}

/// The result of a game that is over: 1 won, 0 drawn, −1 lost.
pub(crate) fn result<G: Game>(game: &G, state: &G::State, seat: Seat) -> i32 {
    let payoff = game.payoff(state, seat);
    i32::from(payoff > 0.0) - i32::from(payoff < 0.0)
}
