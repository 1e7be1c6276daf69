//! Briškula's difficulty levels: fixed budgets, so that results repeat.

use adut_games::briskula::Briskula;
use adut_kernel::{Player, RulesError, RulesReader};
use adut_search::montecarlo::Growth;

use super::rules;
use super::search::{self, Solving};

type Made = Result<Player<Briskula>, RulesError>;

/// How much the searching levels explore.
const EXPLORATION: f64 = 1.0;

/// For the catalogue.
pub(super) fn normal(_: &Briskula, _: &RulesReader<'_>) -> Made {
    Ok(rules::lapsing(0.0))
}

/// For the catalogue.
pub(super) fn hard(_: &Briskula, _: &RulesReader<'_>) -> Made {
    let growth = Growth::simulations(80).exploring(EXPLORATION);
    Ok(search::ismcts_within(growth, Solving { stock: 0, worlds: 1 }))
}

/// For the catalogue.
pub(super) fn best(_: &Briskula, _: &RulesReader<'_>) -> Made {
    let growth = Growth::simulations(2500).exploring(EXPLORATION);
    Ok(search::ismcts_within(growth, Solving { stock: 12, worlds: 20 }))
}
