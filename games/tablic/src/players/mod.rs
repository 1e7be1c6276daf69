//! Tablić's players.

mod backtrack;
pub(crate) mod genetic;
pub(crate) mod greedy;
#[cfg(test)]
mod kit;
mod last_deal;
mod levels;
mod search;
mod serious;

use adut_kernel::{RulesError, RulesReader, Sees};
use adut_search::solver::{Exact, Means, Unsolvable};

use crate::published;
use crate::rules::Tablic;
use crate::solver::Solver;

pub use genetic::{new as genetic_player, weigh as weigh_by_genes};
pub use greedy::lapsing as lapsing_greedy;

use adut_players::{Entry, Playable, learned, random};

impl Playable for Tablic {
    fn catalogue() -> &'static [Entry<Self>] {
        CATALOGUE
    }

    fn exact_solver(means: &Means) -> Result<Box<dyn Exact<Self>>, Unsolvable> {
        Ok(Box::new(Solver::with_means(means)))
    }
}

/// Refuses the game of the thesis's program: whoever plays by the rules would play nonsense there.
fn meant_only(game: &Tablic, read: &RulesReader<'_>) -> Result<(), RulesError> {
    if game.is_published_code() {
        let reason = "it does not play by code=published; greedy-published, backtrack6-published, genetic-published and random do";
        return Err(read.conflict(reason));
    }
    Ok(())
}

const CATALOGUE: &[Entry<Tablic>] = &[
    Entry::honest("random", "any listed move, each equally likely", &[], random),
    Entry::honest(
        "greedy",
        "takes the most points, then cards; else lays what opens least (Milenković 2017, as meant)",
        greedy::SETTINGS,
        greedy::greedy,
    ),
    Entry::all_knowing(
        "backtrack6",
        "sees both hands and collects the most to the end of the deal against greedy replies (Milenković 2017, as meant)",
        &[],
        backtrack::backtrack6,
    ),
    Entry::all_knowing(
        "backtrack-deck",
        "knows the whole deck and collects the most to its end against greedy replies (Milenković 2017, as meant)",
        &[],
        backtrack::backtrack_deck,
    ),
    Entry::loaded(
        Sees::AllKnowing,
        "genetic",
        "sees the next hand and weighs its move against the greedy reply, by genes trained here (Milenković 2017, as meant)",
        genetic::SETTINGS,
        genetic::genetic,
    ),
    Entry::honest(
        "greedy-published",
        "the thesis's greedy with its mistakes, for code=published only (Milenković 2017, as published)",
        &[],
        published::greedy,
    ),
    Entry::all_knowing(
        "backtrack6-published",
        "the thesis's backtracking with its mistakes, for code=published only (Milenković 2017, as published)",
        &[],
        published::backtrack6,
    ),
    Entry::loaded(
        Sees::AllKnowing,
        "genetic-published",
        "the thesis's genetic player with its mistakes and genes, for code=published only (Milenković 2017, as published)",
        published::GENETIC,
        published::genetic,
    ),
    Entry::honest(
        "ismcts",
        "information-set tree search with greedy playouts; the last deal solved (ours)",
        search::ISMCTS,
        search::ismcts,
    ),
    Entry::honest(
        "pimc",
        "searches imagined deals with open cards, a few moves ahead; the last deal solved (ours)",
        search::PIMC,
        search::pimc,
    ),
    learned::entry(),
    Entry::honest(
        "easy",
        "level: greedy that looks away every other time (ours)",
        &[],
        levels::easy,
    ),
    Entry::honest(
        "normal",
        "level: greedy that looks away now and then (ours)",
        &[],
        levels::normal,
    ),
    Entry::honest("hard", "level: greedy (ours)", &[], levels::hard),
    Entry::honest("best", "level: the strongest honest player, pimc (ours)", &[], levels::best),
    Entry::all_knowing(
        "serious",
        "level: knows all cards and plays to win: solves the rest of the deck, or as many deals as a second or two allow (ours)",
        serious::SETTINGS,
        serious::serious,
    ),
    Entry::all_knowing(
        "serious-points",
        "knows all cards and plays for the most points, looking as far as serious (ours)",
        serious::SETTINGS,
        serious::serious_points,
    ),
    Entry::honest(
        "best-0.1",
        "the best level of version 0.1, kept as it was to measure others by (ours)",
        &[],
        levels::best_0_1,
    ),
];
