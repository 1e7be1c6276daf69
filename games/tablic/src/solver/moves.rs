//! The legal moves with real cards.

use std::fmt;

use adut_cards::french::{Card, CardSet};

use super::captures::Groups;
use super::counts::{Counts, RANKS};
use super::kind::counts_of;
use super::rules::Ace;

/// A card from the hand and what it takes; taking nothing, it is laid on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlayedMove {
    /// The card played.
    pub card: Card,
    /// The cards taken from the table.
    pub taken: CardSet,
}

impl fmt::Display for PlayedMove {
    /// `8h`, or `8h x 2d 6c`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.card)?;
        if self.taken.is_empty() { Ok(()) } else { write!(f, " x {}", self.taken) }
    }
}

/// Every set of cards that `card` can take from `table`, ascending.
pub fn captures(table: CardSet, card: Card, ace: Ace) -> Vec<CardSet> {
    let mut counts = Vec::new();
    Groups::under(ace).captures(counts_of(table.iter()), card.rank(), &mut counts);
    let mut sets: Vec<_> = counts.into_iter().flat_map(|counts| choices(table, counts)).collect();
    sets.sort_unstable();
    sets
}

/// Every legal move with a card of `hand`, ascending by card, the lay before the captures.
pub fn legal_moves(table: CardSet, hand: CardSet, ace: Ace) -> Vec<PlayedMove> {
    let with = |card: Card| {
        let lay = std::iter::once(CardSet::EMPTY);
        lay.chain(captures(table, card, ace)).map(move |taken| PlayedMove { card, taken })
    };
    hand.iter().flat_map(with).collect()
}

/// The ways to choose so many cards of each rank.
fn choices(table: CardSet, counts: Counts) -> Vec<CardSet> {
    let mut sets = vec![CardSet::EMPTY];
    for rank in (0..RANKS).filter(|&rank| counts.of(rank) > 0) {
        let of_rank = CardSet::from_bits(table.bits() & 0xf << (4 * rank));
        let subsets = (1_u64..16).map(|suits| CardSet::from_bits(suits << (4 * rank)));
        let chosen: Vec<_> = subsets
            .filter(|&set| of_rank.contains_all(set) && set.len() == counts.of(rank))
            .collect();
        sets = sets.iter().flat_map(|&set| chosen.iter().map(move |&more| set | more)).collect();
    }
    sets
}
