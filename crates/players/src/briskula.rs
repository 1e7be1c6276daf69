//! Briškula's players.

use adut_games::briskula::Briskula;
use adut_kernel::Sees;

use crate::catalogue::{Entry, Playable};
use crate::random::random;

impl Playable for Briskula {
    fn catalogue() -> &'static [Entry<Self>] {
        &[Entry {
            name: "random",
            line: "any card of the hand, each equally likely",
            sees: Sees::Honest,
            settings: &[],
            make: random,
        }]
    }
}
