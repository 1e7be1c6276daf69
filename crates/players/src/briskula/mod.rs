//! Briškula's players, and what can be measured of them.

mod habits;
mod learning;
mod levels;
mod loose;
mod net;
mod published;
mod rules;
mod search;
mod solved;
mod studies;
#[cfg(test)]
mod tests;

pub use habits::{Habit, Habits, habits};
pub use learning::{labelled_positions, learning_curve};
pub use studies::{Certainty, Swaps, certainty, swaps};

use adut_games::briskula::Briskula;
use adut_solvers::briskula::Solver;
use adut_solvers::{Exact, Means, Unsolvable};

use crate::catalogue::{Entry, Playable};
use crate::random::random;

/// What a point of difference is worth beside winning.
const POINT: f64 = 1.0 / 240.0;

impl Playable for Briskula {
    fn catalogue() -> &'static [Entry<Self>] {
        CATALOGUE
    }

    fn exact_solver(means: &Means) -> Result<Box<dyn Exact<Self>>, Unsolvable> {
        Ok(Box::new(Solver::with_means(means)))
    }
}

const CATALOGUE: &[Entry<Briskula>] = &[
    Entry::honest("random", "any card of the hand, each equally likely", &[], random),
    Entry::honest(
        "rules",
        "the simple person at the table: cheapest card, or the trick if it is worth it (ours)",
        rules::SETTINGS,
        rules::rules,
    ),
    Entry::honest(
        "ismcts",
        "information-set tree search with playouts of rules; solves imagined deals towards the end (ours)",
        search::ISMCTS,
        search::ismcts,
    ),
    Entry::honest(
        "pimc",
        "searches imagined deals with open cards, takes the best in the mean; solves them towards the end (ours)",
        search::PIMC,
        search::pimc,
    ),
    Entry::all_knowing(
        "serious",
        "knows all cards and plays perfectly by the exact solver (Blaić 2024, as meant)",
        &[],
        solved::serious,
    ),
    Entry::all_knowing(
        "serious-published",
        "knows all cards; alpha–beta a few cards deep that swaps maximum and minimum after every card (Blaić 2024, as printed)",
        published::SERIOUS,
        published::serious,
    ),
    Entry::honest(
        "easy",
        "level: any card of the hand, each equally likely (Blaić 2024, as meant)",
        &[],
        random,
    ),
    Entry::honest(
        "easy-published",
        "any card of the hand but never the fourth of four (Blaić 2024, as printed)",
        &[],
        published::easy,
    ),
    Entry::honest(
        "normal",
        "level: a net that learned from exact play (Blaić 2024, as meant); for three or four players rules stands in",
        levels::NORMAL,
        levels::normal,
    ),
    Entry::honest(
        "normal-published",
        "a net of 10 raw numbers and saturated sigmoids (Blaić 2024, as published); for three or four players rules stands in",
        levels::NORMAL,
        levels::normal_published,
    ),
    Entry::honest(
        "hard",
        "level: the net of normal, then expectiminimax when few cards are unknown (Blaić 2024, as meant); for three or four players a small ismcts stands in",
        levels::HARD,
        levels::hard,
    ),
    Entry::honest(
        "hard-published",
        "the net of normal-published, then expectiminimax when few cards are unknown (Blaić 2024, as published)",
        levels::HARD,
        levels::hard_published,
    ),
    Entry::honest(
        "best",
        "level: the strongest honest player, a large ismcts, then imagined deals solved, then expectiminimax (ours)",
        levels::BEST,
        levels::best,
    ),
];
