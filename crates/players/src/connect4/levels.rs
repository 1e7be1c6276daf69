//! Connect-4's difficulty levels: fixed budgets, so that results repeat.

use adut_games::connect4::Connect4;
use adut_kernel::{Player, RulesError, RulesReader};
use adut_search::montecarlo::Growth;

use super::search;
use super::solved::{self, Reach};

type Made = Result<Player<Connect4>, RulesError>;

/// For the catalogue.
pub(super) fn easy(_: &Connect4, _: &RulesReader<'_>) -> Made {
    Ok(search::mcts_within(Growth::simulations(30)))
}

/// For the catalogue.
pub(super) fn normal(_: &Connect4, _: &RulesReader<'_>) -> Made {
    Ok(search::mcts_within(Growth::simulations(200)))
}

/// For the catalogue.
pub(super) fn hard(_: &Connect4, _: &RulesReader<'_>) -> Made {
    Ok(search::mcts_within(Growth::simulations(1500)))
}

/// For the catalogue.
pub(super) fn best(_: &Connect4, _: &RulesReader<'_>) -> Made {
    Ok(solved::solver_within(Reach { stones: 6, nodes: 400_000 }, Growth::simulations(12_000)))
}
