//! Tablić's difficulty levels: fixed budgets, so that results repeat.

use adut_games::tablic::Tablic;
use adut_kernel::{Player, RulesError, RulesReader};

use super::{greedy, search};

type Made = Result<Player<Tablic>, RulesError>;

/// For the catalogue.
pub(super) fn easy(_: &Tablic, _: &RulesReader<'_>) -> Made {
    Ok(greedy::lapsing(0.6))
}

/// For the catalogue.
pub(super) fn normal(_: &Tablic, _: &RulesReader<'_>) -> Made {
    Ok(greedy::lapsing(0.25))
}

/// For the catalogue.
pub(super) fn hard(_: &Tablic, _: &RulesReader<'_>) -> Made {
    Ok(greedy::lapsing(0.0))
}

/// For the catalogue.
pub(super) fn best(_: &Tablic, _: &RulesReader<'_>) -> Made {
    Ok(search::pimc_within(30, 4))
}
