//! Connect-4's players.

#[cfg(test)]
mod kit;
mod levels;
mod lines;
mod search;
mod shorthand;
mod solved;

use adut_kernel::Rules;
use adut_players::{Entry, Playable, ShorthandError, learned, random};
use adut_search::solver::{Exact, Means, Unsolvable};

use crate::rules::{Connect4, State};
use crate::solver::Solver;

impl Playable for Connect4 {
    fn catalogue() -> &'static [Entry<Self>] {
        CATALOGUE
    }

    fn exact_solver(means: &Means) -> Result<Box<dyn Exact<Self>>, Unsolvable> {
        Ok(Box::new(Solver::with_means(means)?))
    }

    fn read_shorthand(rules: &Rules, text: &str) -> Option<Result<(Self, State), ShorthandError>> {
        shorthand::read(rules, text)
    }
}

const CATALOGUE: &[Entry<Connect4>] = &[
    Entry::honest("random", "any column that is not full, each equally likely", &[], random),
    Entry::honest(
        "minimax",
        "plain minimax to a depth, then counts lines that can still be filled (textbook)",
        search::MINIMAX,
        search::minimax,
    ),
    Entry::honest(
        "alphabeta",
        "minimax with alpha-beta cuts: the same values from far fewer positions (textbook)",
        search::ALPHABETA,
        search::alphabeta,
    ),
    Entry::honest(
        "mcts",
        "Monte Carlo tree search with random playouts (ours)",
        search::MCTS,
        search::mcts,
    ),
    Entry::honest(
        "solver",
        "plays exactly as soon as the solver reaches the end, before that by mcts (ours)",
        solved::SETTINGS,
        solved::solver,
    ),
    learned::entry(),
    Entry::honest(
        "easy",
        "level: a tree search of very few random playouts (ours)",
        &[],
        levels::easy,
    ),
    Entry::honest("normal", "level: a small tree search (ours)", &[], levels::normal),
    Entry::honest("hard", "level: a tree search that sees most traps (ours)", &[], levels::hard),
    Entry::honest(
        "best",
        "level: the strongest player, solver with a budget (ours)",
        &[],
        levels::best,
    ),
];
