//! Love Letter's difficulty levels: fixed budgets, so that results repeat.

use adut_games::love_letter::LoveLetter;
use adut_kernel::{Game as _, Player, RulesError, RulesReader};

use super::response::Effort;
use super::{greedy, respond};

type Made = Result<Player<LoveLetter>, RulesError>;

/// For the catalogue.
pub(super) fn normal(_: &LoveLetter, _: &RulesReader<'_>) -> Made {
    Ok(greedy::lapsing(0.45))
}

/// For the catalogue.
pub(super) fn hard(_: &LoveLetter, _: &RulesReader<'_>) -> Made {
    Ok(greedy::lapsing(0.0))
}

/// For the catalogue. People lapse as well; a model that never did would take a single play that
/// it does not expect for a proof. With more players a simulation takes longer: there is more to
/// deduce about more hands.
pub(super) fn best(game: &LoveLetter, _: &RulesReader<'_>) -> Made {
    let (worlds, simulations) = match game.seats() {
        2 => (300, 3000),
        3 => (80, 500),
        _ => (40, 200),
    };
    Ok(respond::to_almost_greedy(0.2, Effort { worlds, simulations, exploration: 0.7 }))
}
