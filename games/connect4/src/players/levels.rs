//! Connect-4's difficulty levels: fixed budgets, so that results repeat.

use adut_kernel::{Player, RulesError, RulesReader};
use adut_search::montecarlo::Growth;

use super::search;
use super::solved::{self, Reach};
use crate::rules::Connect4;
use crate::solver::{Book, Shape};

type Made = Result<Player<Connect4>, RulesError>;

pub(super) fn easy(_: &Connect4, _: &RulesReader<'_>) -> Made {
    Ok(search::mcts_within(Growth::simulations(30)))
}

pub(super) fn normal(_: &Connect4, _: &RulesReader<'_>) -> Made {
    Ok(search::mcts_within(Growth::simulations(200)))
}

pub(super) fn hard(_: &Connect4, _: &RulesReader<'_>) -> Made {
    Ok(search::mcts_within(Growth::simulations(1500)))
}

/// For the catalogue. Where the book ends almost everything is solved at once, so what is not may
/// take up to a second; without a book most moves would take all that they are given.
pub(super) fn best(game: &Connect4, _: &RulesReader<'_>) -> Made {
    let shape = Shape::new(game.rows() as u32, game.cols() as u32, game.connect() as u32);
    let reach = match shape == Ok(Book::shipped().shape()) {
        true => Reach { stones: 0, nodes: 1_600_000 },
        false => Reach { stones: 6, nodes: 20_000 },
    };
    Ok(solved::solver_within(reach, Growth::simulations(12_000)))
}
