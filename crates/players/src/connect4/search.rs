//! Connect-4's searching players.

use adut_games::connect4::Connect4;
use adut_kernel::{Player, RuleOption, RulesError, RulesReader};
use adut_search::Open;
use adut_search::exact::{AlphaBeta, Minimax};
use adut_search::montecarlo::{Growth, Uct};

use super::lines::Lines;
use crate::settings;

pub(super) const MINIMAX: &[RuleOption] = &[settings::depth("4")];
pub(super) const ALPHABETA: &[RuleOption] = &[settings::depth("6")];
pub(super) const MCTS: &[RuleOption] =
    &[settings::simulations("2000"), settings::exploration("1.4")];

type Made = Result<Player<Connect4>, RulesError>;

/// For the catalogue.
pub(super) fn minimax(game: &Connect4, read: &RulesReader<'_>) -> Made {
    let search = Minimax::to_depth(settings::read_depth(read)?).with_insight(Lines::of(game));
    Ok(Player::honest(Open::new(search)))
}

/// For the catalogue.
pub(super) fn alphabeta(game: &Connect4, read: &RulesReader<'_>) -> Made {
    let search = AlphaBeta::to_depth(settings::read_depth(read)?).with_insight(Lines::of(game));
    Ok(Player::honest(Open::new(search)))
}

/// Tree search of this size; what was learned is kept from move to move.
pub(super) fn mcts_within(growth: Growth) -> Player<Connect4> {
    Player::honest(Open::new(Uct::new(growth.reusing())))
}

/// For the catalogue.
pub(super) fn mcts(_: &Connect4, read: &RulesReader<'_>) -> Made {
    Ok(mcts_within(settings::read_growth(read)?))
}
