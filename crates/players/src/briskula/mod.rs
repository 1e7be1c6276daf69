//! Briškula's players.

mod rules;
mod search;

use adut_games::briskula::Briskula;

use crate::catalogue::{Entry, Playable};
use crate::random::random;

impl Playable for Briskula {
    fn catalogue() -> &'static [Entry<Self>] {
        CATALOGUE
    }
}

const CATALOGUE: &[Entry<Briskula>] = &[
    Entry::honest("random", "any card of the hand, each equally likely", &[], random),
    Entry::honest(
        "rules",
        "the simple person at the table: cheapest card, or the trick if it is worth it (ours)",
        &[],
        rules::rules,
    ),
    Entry::honest(
        "ismcts",
        "information-set tree search with playouts of rules; exact once the stock is out (ours)",
        search::ISMCTS,
        search::ismcts,
    ),
    Entry::honest(
        "pimc",
        "searches imagined deals with open cards, a few tricks ahead; exact once the stock is out (ours)",
        search::PIMC,
        search::pimc,
    ),
];
