//! What is kept of a solved kind: enough to play it.
//!
//! The average strategies of a kind take gigabytes. Kept are those of the first turns, at every
//! public position from which a play leads to more than a limit of slots. Where such a play leads
//! to less, what follows is solved anew when it comes up. So that this cannot make a strategy
//! worse, the opponent's values are kept as well: what each of his pairs of cards can win at most
//! against the strategy, at every position where he is to move, and what each of his hands can where
//! a play of the strategy itself leads out of the blueprint (see `subgame`).
//!
//! The positions are found by the rules, so a file holds nothing but numbers: of each position, in
//! depth-first order, which plays lead to positions that are in the file too, the strategy of the
//! pairs that the mover's own strategy can have there, and the values of the pairs that the
//! opponent's strategy lets him have. Positions that neither strategy leads to are left out.

mod bits;
mod capture;
mod cut;
mod entry;
mod file;
#[cfg(test)]
mod tests;

pub use file::{Blueprint, BlueprintError, Blueprints};

pub(crate) use entry::Spot;
pub(crate) use file::full_reach;

use super::graph::{MAX_PLAYS, Vector};
use super::public::{Pair, Public, ways};
use crate::rules::{Card, KINDS};

/// Shares of a strategy are kept in units of one in so many.
pub(crate) const WHOLE: u32 = 255;
const SHARE_BITS: u32 = 8;
/// Bits of a value between a loss and a win.
const VALUE_BITS: u32 = 12;

/// How often each choice of a pair is made, in units of one in [`WHOLE`].
pub(crate) type Shares = [u8; MAX_PLAYS];

/// Rounds shares that add up to one.
fn quantised(shares: &[f32]) -> Shares {
    let mut out = [0; MAX_PLAYS];
    let mut left = WHOLE;
    for (to, &share) in out.iter_mut().zip(shares) {
        let units = ((share * WHOLE as f32).round() as u32).min(left);
        *to = units as u8;
        left -= units;
    }
    // What rounding left over goes where it changes least.
    let largest = (0..shares.len()).max_by_key(|&i| out[i]).unwrap_or(0);
    out[largest] += left as u8;
    out
}

fn value_bits(value: f64) -> u32 {
    let most = f64::from((1u32 << VALUE_BITS) - 1);
    (f64::midpoint(value.clamp(-1.0, 1.0), 1.0) * most).round() as u32
}

fn value_of(bits: u32) -> f32 {
    let most = f64::from((1u32 << VALUE_BITS) - 1);
    (f64::from(bits) / most * 2.0 - 1.0) as f32
}

/// In how many ways the mover has these two cards, with how likely the other makes his hands.
pub(crate) fn pair_weight(at: &Public, low: Card, high: Card, other: &Vector<f32>) -> f64 {
    let left = at.unseen.without(low);
    let hands = at.other.iter();
    let all: f64 =
        hands.map(|hand| f64::from(ways(left, high, hand)) * f64::from(other[hand.index()])).sum();
    all * f64::from(at.unseen.of(low)) / f64::from(at.undrawn())
}

/// In how many ways the mover has this hand, with how likely the other makes his hands.
pub(crate) fn hand_weight(at: &Public, hand: Card, other: &Vector<f32>) -> f64 {
    let others = at.other.iter();
    others.map(|card| f64::from(at.ways(hand, card)) * f64::from(other[card.index()])).sum()
}

/// How likely the mover's own strategy makes it that he has a pair.
pub(crate) fn own_weight(pair: &Pair, mover: &Vector<f32>) -> f32 {
    let high = if pair.low == pair.high { 0.0 } else { mover[pair.high.index()] };
    mover[pair.low.index()] + high
}

pub(crate) fn is_nothing(reach: &[f32; KINDS]) -> bool {
    reach.iter().all(|&r| r == 0.0)
}
