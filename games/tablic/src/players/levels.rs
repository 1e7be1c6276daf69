//! Tablić's difficulty levels: fixed budgets, so that results repeat.

use adut_kernel::{Player, RulesError, RulesReader};

use super::{greedy, meant_only, search};
use crate::rules::Tablic;

type Made = Result<Player<Tablic>, RulesError>;

pub(super) fn easy(game: &Tablic, read: &RulesReader<'_>) -> Made {
    meant_only(game, read)?;
    Ok(greedy::lapsing(game, 0.6))
}

pub(super) fn normal(game: &Tablic, read: &RulesReader<'_>) -> Made {
    meant_only(game, read)?;
    Ok(greedy::lapsing(game, 0.25))
}

pub(super) fn hard(game: &Tablic, read: &RulesReader<'_>) -> Made {
    meant_only(game, read)?;
    Ok(greedy::lapsing(game, 0.0))
}

/// For the catalogue. As yet nothing was measured to be better than the player of version 0.1.
pub(super) fn best(game: &Tablic, read: &RulesReader<'_>) -> Made {
    best_0_1(game, read)
}

/// For the catalogue. It stays as it is, for later ones to be measured by.
pub(super) fn best_0_1(game: &Tablic, read: &RulesReader<'_>) -> Made {
    meant_only(game, read)?;
    Ok(search::pimc_within(game, 40, 5))
}
