//! Love Letter's difficulty levels: fixed budgets, so that results repeat.

use adut_kernel::{Game as _, Player, RulesError, RulesReader};

use super::model::AlmostGreedy;
use super::response::{Effort, Response};
use super::solution::Solution;
use super::{greedy, respond};
use crate::rules::LoveLetter;

type Made = Result<Player<LoveLetter>, RulesError>;

pub(super) fn normal(_: &LoveLetter, _: &RulesReader<'_>) -> Made {
    Ok(greedy::lapsing(0.45))
}

pub(super) fn hard(_: &LoveLetter, _: &RulesReader<'_>) -> Made {
    Ok(greedy::lapsing(0.0))
}

/// For the catalogue: an equilibrium where one is known, and the answer to a model elsewhere. With
/// three and four players nothing is known of an equilibrium that would protect against anything.
pub(super) fn best(game: &LoveLetter, _: &RulesReader<'_>) -> Made {
    let answer = answer_to_greedy(game.seats());
    Ok(if game.is_solved_round() {
        Player::honest(Solution::new(answer))
    } else {
        Player::honest(answer)
    })
}

/// The answer to greedy players who seldom look away. People lapse as well; a model that never did
/// would take a single play that it does not expect for a proof. With more players a simulation
/// takes longer: there is more to deduce about more hands.
pub(super) fn answer_to_greedy(seats: usize) -> Response<AlmostGreedy> {
    let (worlds, simulations) = match seats {
        2 => (300, 3000),
        3 => (80, 500),
        _ => (40, 200),
    };
    respond::to_almost_greedy(0.2, Effort { worlds, simulations, exploration: 0.7 })
}
