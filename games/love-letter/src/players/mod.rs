//! Love Letter's players.

mod by_solution;
mod final_card;
mod fixed;
pub(crate) mod greedy;
#[cfg(test)]
mod kit;
mod levels;
mod model;
mod odds;
mod playout;
mod random;
mod respond;
mod response;
mod search;
mod solution;

use crate::published;
use crate::rules::LoveLetter;

pub(crate) use by_solution::BySolution;
pub use fixed::{FixedPlayer, NotFixed};
pub use solution::{EFFORT, blueprint, solved_kinds};

use adut_players::{Entry, Playable, learned};

impl Playable for LoveLetter {
    fn catalogue() -> &'static [Entry<Self>] {
        CATALOGUE
    }
}

const CATALOGUE: &[Entry<LoveLetter>] = &[
    Entry::honest(
        "random",
        "either card with equal chance, never the Princess by choice; target and guess at random (Malarczyk)",
        &[],
        random::random,
    ),
    Entry::honest(
        "probabilistic",
        "as random, but a Guard names each card with the probability that it is held (Malarczyk)",
        &[],
        random::probabilistic,
    ),
    Entry::honest(
        "greedy-2015",
        "plays the card with the larger criterion, draft of 2015 (Malarczyk), reckoning with all that is known",
        greedy::SETTINGS,
        greedy::of_2015,
    ),
    Entry::honest(
        "greedy-2015-bluff",
        "greedy-2015 counting its own cards among the unseen (Malarczyk)",
        greedy::SETTINGS,
        greedy::of_2015_bluff,
    ),
    Entry::honest(
        "greedy-2016",
        "plays the card with the larger criterion, later draft (Malarczyk), reckoning with all that is known",
        greedy::SETTINGS,
        greedy::of_2016,
    ),
    Entry::honest(
        "greedy-2016-bluff",
        "greedy-2016 counting its own cards among the unseen (our cross of both drafts)",
        greedy::SETTINGS,
        greedy::of_2016_bluff,
    ),
    Entry::honest(
        "greedy-2015-published",
        "greedy-2015 as published: counts unseen cards and knows nothing else",
        greedy::SETTINGS,
        published::of_2015,
    ),
    Entry::honest(
        "greedy-2015-bluff-published",
        "greedy-2015-bluff as published: counts unseen cards and knows nothing else",
        greedy::SETTINGS,
        published::of_2015_bluff,
    ),
    Entry::honest(
        "greedy-2016-published",
        "greedy-2016 as published: counts unseen cards and knows nothing else",
        greedy::SETTINGS,
        published::of_2016,
    ),
    Entry::honest(
        "greedy-2016-bluff-published",
        "greedy-2016-bluff counting unseen cards alone (our cross of both drafts)",
        greedy::SETTINGS,
        published::of_2016_bluff,
    ),
    Entry::honest(
        "flat",
        "flat Monte Carlo: plays every choice out equally often (ours)",
        search::FLAT,
        search::flat,
    ),
    Entry::honest(
        "mcts",
        "determinised tree search: a tree in each of several imagined deals (named by Malarczyk, ours)",
        search::MCTS,
        search::mcts,
    ),
    Entry::honest(
        "ismcts",
        "information-set tree search: one tree over what it can tell apart (ours)",
        search::ISMCTS,
        search::ismcts,
    ),
    Entry::honest(
        "final-card",
        "wants to hold a high card at the end, whoever wins: the later draft's model as a player (Malarczyk)",
        search::ISMCTS,
        final_card::final_card,
    ),
    Entry::honest(
        "response",
        "searches the best answer to opponents of whom it knows how they play, greedy unless said (ours)",
        respond::SETTINGS,
        respond::response,
    ),
    learned::entry(),
    Entry::honest("easy", "level: random, the beginner's opponent (ours)", &[], random::random),
    Entry::honest(
        "normal",
        "level: greedy-2016 that looks away almost every other time (ours)",
        &[],
        levels::normal,
    ),
    Entry::honest("hard", "level: greedy-2016, always attentive (Malarczyk)", &[], levels::hard),
    Entry::honest(
        "best",
        "level: the strongest honest player; for two an equilibrium where it is solved, else as response (ours)",
        &[],
        levels::best,
    ),
];
