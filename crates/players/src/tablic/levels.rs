//! Tablić's difficulty levels: fixed budgets, so that results repeat.

use adut_games::tablic::Tablic;
use adut_kernel::{Player, RulesError, RulesReader};

use super::{greedy, meant_only, search};

type Made = Result<Player<Tablic>, RulesError>;

/// For the catalogue.
pub(super) fn easy(game: &Tablic, read: &RulesReader<'_>) -> Made {
    meant_only(game, read)?;
    Ok(greedy::lapsing(game, 0.6))
}

/// For the catalogue.
pub(super) fn normal(game: &Tablic, read: &RulesReader<'_>) -> Made {
    meant_only(game, read)?;
    Ok(greedy::lapsing(game, 0.25))
}

/// For the catalogue.
pub(super) fn hard(game: &Tablic, read: &RulesReader<'_>) -> Made {
    meant_only(game, read)?;
    Ok(greedy::lapsing(game, 0.0))
}

/// For the catalogue.
pub(super) fn best(game: &Tablic, read: &RulesReader<'_>) -> Made {
    meant_only(game, read)?;
    Ok(search::pimc_within(game, 40, 5))
}
