//! Connect-4's searching players.

use adut_kernel::{Player, RuleOption, RulesError, RulesReader};
use adut_players::settings;
use adut_search::PerfectInformation;
use adut_search::exact::{AlphaBeta, Minimax};
use adut_search::montecarlo::{Growth, Uct};

use super::lines::Lines;
use crate::rules::Connect4;

pub(super) const MINIMAX: &[RuleOption] = &[settings::depth("4")];
pub(super) const ALPHABETA: &[RuleOption] = &[settings::depth("6")];
pub(super) const MCTS: &[RuleOption] =
    &[settings::simulations("2000"), settings::exploration("1.4")];

type Made = Result<Player<Connect4>, RulesError>;

pub(super) fn minimax(game: &Connect4, read: &RulesReader<'_>) -> Made {
    let search = Minimax::to_depth(settings::read_depth(read)?).with_insight(Lines::of(game));
    Ok(Player::honest(PerfectInformation::new(search)))
}

pub(super) fn alphabeta(game: &Connect4, read: &RulesReader<'_>) -> Made {
    let search = AlphaBeta::to_depth(settings::read_depth(read)?).with_insight(Lines::of(game));
    Ok(Player::honest(PerfectInformation::new(search)))
}

/// Tree search of this size; what was learned is kept from move to move.
pub(super) fn mcts_within(growth: Growth) -> Player<Connect4> {
    Player::honest(PerfectInformation::new(Uct::new(growth.reusing())))
}

pub(super) fn mcts(_: &Connect4, read: &RulesReader<'_>) -> Made {
    Ok(mcts_within(settings::read_growth(read)?))
}
