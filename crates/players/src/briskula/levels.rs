//! Briškula's difficulty levels: fixed budgets, so that results repeat.

use adut_games::briskula::Briskula;
use adut_kernel::{Player, RulesError, RulesReader};
use adut_search::montecarlo::Growth;

use super::rules;
use super::search::{self, Solving};

type Made = Result<Player<Briskula>, RulesError>;

/// For the catalogue.
pub(super) fn normal(_: &Briskula, _: &RulesReader<'_>) -> Made {
    Ok(rules::lapsing(0.2))
}

/// For the catalogue.
pub(super) fn hard(_: &Briskula, _: &RulesReader<'_>) -> Made {
    Ok(search::ismcts_within(
        Growth::simulations(100).exploring(0.7),
        Solving { stock: 0, worlds: 1 },
    ))
}

/// For the catalogue.
pub(super) fn best(_: &Briskula, _: &RulesReader<'_>) -> Made {
    Ok(search::ismcts_within(
        Growth::simulations(4000).exploring(0.7),
        Solving { stock: 8, worlds: 20 },
    ))
}
