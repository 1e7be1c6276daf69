//! How large Love Letter for two is, counted exactly.
//!
//! Three things are counted, turn by turn. The order of the three face-up cards and of what nobody
//! has drawn yet makes no difference in any of them.
//!
//! - **Situations**: all that has happened so far, hidden cards included, at a moment where a player
//!   is to play. Two that differ in any dealt, drawn or played card, target or named card are two.
//! - **Positions**: situations that are the same for what is to come: the cards in both hands, the
//!   cards that nobody has drawn, who is protected, whose turn it is. Sums of discards, which matter
//!   only on a tie, are left out.
//! - **Information sets**: situations that the player to play cannot tell apart.
//!
//! A *scenario* is a situation at the end of a round. Nothing is listed: positions, or what a player
//! can deduce, are few, and each carries the number of pasts that lead to it.

pub mod equilibrium;
pub mod exploit;
mod hands;
#[cfg(test)]
mod plain;
mod positions;
mod seen;
#[cfg(test)]
mod tests;

use crate::rules::{Card, Counts};

pub use positions::{Situations, situations};
pub use seen::information_sets;

/// The number of different orders of a pack.
pub fn orders(pack: Counts) -> u128 {
    let factorial = |n: u32| (1..=u128::from(n)).product::<u128>();
    let alike: u128 = Card::ALL.iter().map(|&card| factorial(pack.of(card))).product();
    factorial(pack.total()) / alike
}

/// The kinds of which there is at least one.
fn kinds(of: Counts) -> impl Iterator<Item = Card> {
    Card::ALL.into_iter().filter(move |&card| of.of(card) > 0)
}

/// All sets of three face-up cards, with what is left of the pack.
fn face_ups(pack: Counts) -> Vec<([Card; 3], Counts)> {
    let mut all = Vec::new();
    for a in kinds(pack) {
        for b in kinds(pack.without(a)).filter(|&b| b >= a) {
            let rest = pack.without(a).without(b);
            all.extend(kinds(rest).filter(|&c| c >= b).map(|c| ([a, b, c], rest.without(c))));
        }
    }
    all
}
