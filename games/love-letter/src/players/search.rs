//! Love Letter's Monte Carlo players.

use adut_kernel::{Player, RuleOption, RulesError, RulesReader};
use adut_players::settings;
use adut_search::montecarlo::{Flat, Growth, Guided, Ismcts, Uct};
use adut_search::{Budget, RulesOnly, Sampled};

use super::playout::playout;
use crate::rules::LoveLetter;

pub(super) const FLAT: &[RuleOption] = &[settings::simulations("1000")];
pub(super) const MCTS: &[RuleOption] =
    &[settings::simulations("2000"), settings::worlds("20"), settings::exploration("1.4")];
pub(super) const ISMCTS: &[RuleOption] =
    &[settings::simulations("2000"), settings::exploration("1.4")];

type Made = Result<Player<LoveLetter>, RulesError>;

pub(super) fn flat(_: &LoveLetter, read: &RulesReader<'_>) -> Made {
    let budget = Budget::steps(settings::read_simulations(read)?);
    Ok(Player::honest(Flat::<LoveLetter, _, _>::with(budget, Guided(playout), RulesOnly)))
}

/// For the catalogue: determinised UCT. The simulations are shared out among the worlds.
pub(super) fn mcts(_: &LoveLetter, read: &RulesReader<'_>) -> Made {
    let worlds = settings::read_worlds(read)?;
    let simulations = settings::read_simulations(read)?.div_ceil(worlds);
    let growth = Growth { budget: Budget::steps(simulations), ..settings::read_growth(read)? };
    let uct = Uct::<LoveLetter, _, _>::with(growth, Guided(playout), RulesOnly);
    Ok(Player::honest(Sampled::new(uct, worlds)))
}

pub(super) fn ismcts(_: &LoveLetter, read: &RulesReader<'_>) -> Made {
    let growth = settings::read_growth(read)?;
    Ok(Player::honest(Ismcts::<LoveLetter, _, _>::with(growth, Guided(playout), RulesOnly)))
}
