//! Tablić's players.

use adut_games::tablic::Tablic;
use adut_kernel::Sees;

use crate::catalogue::{Entry, Playable};
use crate::random::random;

impl Playable for Tablic {
    fn catalogue() -> &'static [Entry<Self>] {
        &[Entry {
            name: "random",
            line: "any listed move, each equally likely",
            sees: Sees::Honest,
            settings: &[],
            make: random,
        }]
    }
}
