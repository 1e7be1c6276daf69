//! What a card takes by the thesis's published code: cards none of which counts more than it, and
//! whose sum it divides. That they split into groups is not asked, so a six takes 5, 5 and 2.

use adut_cards::french::{Card, CardSet};
use arrayvec::ArrayVec;

use super::{ACE, value};

/// Sets of remainders on division by the played card's value, a bit for each.
type Remainders = u16;
const ZERO: Remainders = 1;

/// Whether these cards can be taken together.
pub(super) fn is_divisible(cards: CardSet, target: usize) -> bool {
    let sums = cards.iter().try_fold(ZERO, |sums, card| added(sums, card, target));
    sums.is_some_and(|sums| sums & ZERO != 0)
}

/// What remains when a card is added to sums with these remainders; `None` if it counts more than
/// the target. An ace counts 1 or, where that is not too much, 11.
fn added(sums: Remainders, card: Card, target: usize) -> Option<Remainders> {
    let plus = |number: usize| {
        let by = number % target;
        (sums << by | sums >> (target - by)) & ((1 << target) - 1)
    };
    match card.rank() {
        ACE if target >= 11 => Some(plus(1) | plus(11)),
        rank if value(rank) <= target => Some(plus(value(rank))),
        _ => None,
    }
}

/// The captures, one after the other, those with more of the lower ranks first.
#[derive(Clone, Debug)]
pub(super) struct DivisibleSums {
    target: usize,
    /// The cards that may be taken at all.
    cards: ArrayVec<Card, 52>,
    /// From each card on, the remainders that the cards from there can complete.
    completable: [Remainders; 53],
    /// Beginnings of captures: the next card to decide on, what is taken, what the sum may leave.
    open: ArrayVec<(usize, CardSet, Remainders), 54>,
}

impl DivisibleSums {
    pub(super) fn new(table: CardSet, target: usize) -> Self {
        let fits = |card: &Card| added(ZERO, *card, target).is_some();
        let cards: ArrayVec<Card, 52> = table.iter().filter(fits).collect();
        let mut completable = [ZERO; 53];
        for at in (0..cards.len()).rev() {
            let later = completable[at + 1];
            let completes = |remainder: &usize| {
                let sums = added(1 << remainder, cards[at], target);
                sums.is_some_and(|sums| sums & later != 0)
            };
            let with = (0..target).filter(completes).fold(0, |set, remainder| set | 1 << remainder);
            completable[at] = later | with;
        }
        let mut open = ArrayVec::new();
        open.push((0, CardSet::EMPTY, ZERO));
        Self { target, cards, completable, open }
    }
}

impl Iterator for DivisibleSums {
    type Item = CardSet;

    fn next(&mut self) -> Option<CardSet> {
        while let Some((at, taken, sums)) = self.open.pop() {
            let Some(&card) = self.cards.get(at) else {
                if taken.is_empty() {
                    continue;
                }
                return Some(taken);
            };
            let with = added(sums, card, self.target).unwrap_or(0);
            for (taken, sums) in [(taken, sums), (taken.with(card), with)] {
                if sums & self.completable[at + 1] != 0 {
                    self.open.push((at + 1, taken, sums));
                }
            }
        }
        None
    }
}
