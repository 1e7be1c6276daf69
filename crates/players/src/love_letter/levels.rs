//! Love Letter's difficulty levels: fixed budgets, so that results repeat.

use adut_games::love_letter::LoveLetter;
use adut_kernel::{Player, RulesError, RulesReader};
use adut_search::Budget;

use super::{greedy, search};

type Made = Result<Player<LoveLetter>, RulesError>;

/// For the catalogue.
pub(super) fn normal(_: &LoveLetter, _: &RulesReader<'_>) -> Made {
    Ok(greedy::lapsing(0.5))
}

/// For the catalogue.
pub(super) fn hard(_: &LoveLetter, _: &RulesReader<'_>) -> Made {
    Ok(greedy::lapsing(0.2))
}

/// For the catalogue.
pub(super) fn best(_: &LoveLetter, _: &RulesReader<'_>) -> Made {
    Ok(search::flat_within(Budget::steps(4000)))
}
