//! Tablić's difficulty levels: fixed budgets, so that results repeat.

use adut_games::tablic::Tablic;
use adut_kernel::{Player, RulesError, RulesReader};
use adut_search::montecarlo::Growth;

use super::{greedy, search};

type Made = Result<Player<Tablic>, RulesError>;

/// For the catalogue.
pub(super) fn easy(_: &Tablic, _: &RulesReader<'_>) -> Made {
    Ok(greedy::lapsing(0.5))
}

/// For the catalogue.
pub(super) fn normal(_: &Tablic, _: &RulesReader<'_>) -> Made {
    Ok(greedy::lapsing(0.0))
}

/// For the catalogue.
pub(super) fn hard(_: &Tablic, _: &RulesReader<'_>) -> Made {
    Ok(search::ismcts_within(Growth::simulations(100).exploring(0.7)))
}

/// For the catalogue.
pub(super) fn best(_: &Tablic, _: &RulesReader<'_>) -> Made {
    Ok(search::ismcts_within(Growth::simulations(1000).exploring(0.7)))
}
