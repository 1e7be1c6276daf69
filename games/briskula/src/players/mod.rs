//! Briškula's players.

mod encoding;
mod heeding;
#[cfg(test)]
mod kit;
pub(crate) mod levels;
mod loose;
pub(crate) mod net;
mod policy;
mod rules;
mod search;
mod sight;
mod solved;
#[cfg(test)]
mod tests;

pub use encoding::Encoding;
pub use rules::lapsing as lapsing_rules;
pub use sight::Sight;
pub use solved::{Aim, Solved};

use adut_kernel::Sees;
use adut_players::{Entry, Playable, learned, random};
use adut_search::solver::{Exact, Means, Unsolvable};

use crate::published;
use crate::rules::Briskula;
use crate::solver::Solver;

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
    Entry::loaded(
        Sees::Honest,
        "net",
        "a policy learned by self-play, without search; for three or four players a file has to be named (ours)",
        learned::SETTINGS,
        policy::prepare,
    ),
    Entry::all_knowing(
        "serious",
        "level: knows all cards, wins by the exact solver whatever can be won, and cares for no point beyond (Blaić 2024, as meant)",
        &[],
        solved::serious,
    ),
    Entry::all_knowing(
        "serious-points",
        "knows all cards and plays for the most points by the exact solver (ours)",
        &[],
        solved::serious_points,
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
    Entry::loaded(
        Sees::Honest,
        "normal",
        "level: a net that learned from exact play (Blaić 2024, as meant); for three or four players rules stands in",
        levels::NORMAL,
        levels::normal,
    ),
    Entry::loaded(
        Sees::Honest,
        "normal-published",
        "a net of 10 raw numbers and saturated sigmoids (Blaić 2024, as published); for three or four players rules stands in",
        levels::NORMAL,
        published::normal,
    ),
    Entry::loaded(
        Sees::Honest,
        "hard",
        "level: the net of normal, then expectiminimax when few cards are unknown (Blaić 2024, as meant); for three or four players a small ismcts stands in",
        levels::HARD,
        levels::hard,
    ),
    Entry::loaded(
        Sees::Honest,
        "hard-published",
        "the net of normal-published, then expectiminimax when few cards are unknown (Blaić 2024, as published)",
        levels::HARD,
        published::hard,
    ),
    Entry::honest(
        "best",
        "level: the strongest honest player, a large ismcts, then imagined deals solved, then expectiminimax (ours)",
        levels::BEST,
        levels::best,
    ),
    Entry::honest(
        "best-0.1",
        "the best level of version 0.1, kept as it was to measure others by (ours)",
        levels::BEST,
        levels::best_0_1,
    ),
];
