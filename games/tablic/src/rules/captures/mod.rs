//! What a card can take.
//!
//! A card takes one or more disjoint groups of table cards, each of which sums to the card's
//! value. So a capture is a union of groups, and many unions can be made in several ways, which
//! are one capture. All work is done on the number of cards of each rank, where the four
//! suits of a rank fall together; suits are chosen at the very end.
//!
//! [`captures`] finds the captures one after the other, so that whoever needs one need not wait
//! for a million. [`is_capture`] tells whether cards can be taken without listing anything.
//! [`Layout`] does the same for several cards on one table, and [selects](Layout::selection) a
//! sensible part of the captures where all are too many.

mod counts;
mod divisible;
mod groups;
mod selection;
mod unions;

#[cfg(test)]
mod tests;

use adut_cards::french::{Card, CardSet};
use rustc_hash::FxHashSet;

use self::counts::{Counts, Suits};
use self::divisible::{DivisibleSums, is_divisible};
use self::groups::{Groups, Sums};
use self::unions::{Unions, splits};

/// At most so many captures of one card are listed as actions. Tables that people leave each other
/// offer a few dozen.
pub const MOST_CAPTURES: usize = 256;

pub(super) const ACE: usize = 0;
pub(super) const TEN: usize = 9;
pub(super) const JACK: usize = 10;

/// What an ace counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ace {
    /// 1 or 11, chosen for each ace on each move.
    OneOrEleven,
    /// 1.
    One,
}

/// What a played jack does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Jack {
    /// It takes groups that sum to 12.
    Twelve,
    /// It takes the whole table, or is laid. On the table it counts 12.
    Sweeps,
}

/// What the cards that are taken must be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Catch {
    /// Disjoint groups, each of which sums to the played card's value.
    Groups,
    /// Cards none of which counts more than the played card, with a sum that it divides: the test
    /// of the thesis's published code, which lets through more than groups.
    DivisibleSum,
}

/// The rules that decide what a card can take.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CaptureRules {
    /// What an ace counts.
    pub ace: Ace,
    /// What a played jack does.
    pub jack: Jack,
    /// What the cards that are taken must be.
    pub catch: Catch,
}

impl CaptureRules {
    /// Whether a card takes the whole table rather than groups.
    pub fn sweeps(self, card: Card) -> bool {
        self.jack == Jack::Sweeps && card.rank() == JACK
    }

    /// What each group must sum to that `card` takes. A played ace is worth 11 where it may be:
    /// as 1 it takes single aces only, which it takes as 11 too.
    pub fn target(self, card: Card) -> usize {
        match (card.rank(), self.ace) {
            (ACE, Ace::OneOrEleven) => 11,
            (rank, _) => value(rank),
        }
    }

    /// Whether cards that `card` can take are one group rather than several together.
    pub fn is_group(self, card: Card, taken: CardSet) -> bool {
        let aces = taken.iter().filter(|card| card.rank() == ACE).count();
        let elevens = if self.ace == Ace::OneOrEleven { aces } else { 0 };
        let ones: usize = taken.iter().map(|card| value(card.rank())).sum();
        self.sweeps(card) || (0..=elevens).any(|n| ones + 10 * n == self.target(card))
    }
}

/// The value of a rank on the table; an ace may be 10 more.
const fn value(rank: usize) -> usize {
    if rank < JACK { rank + 1 } else { rank + 2 }
}

/// The sets of cards that `card` can take from `table`, each once; those that are one group come
/// first. Nothing is worked out ahead of being asked for but the groups.
pub fn captures(rules: CaptureRules, table: CardSet, card: Card) -> Captures {
    Layout::new(rules, table).captures(card)
}

/// Whether `card` can take exactly the cards `taken` from `table`.
pub fn is_capture(rules: CaptureRules, table: CardSet, card: Card, taken: CardSet) -> bool {
    if taken.is_empty() || !table.contains_all(taken) {
        return false;
    }
    if rules.sweeps(card) {
        return taken == table;
    }
    if rules.catch == Catch::DivisibleSum {
        return is_divisible(taken, rules.target(card));
    }
    let sums = Sums::new(taken, rules.ace);
    let mut groups = Groups::new();
    sums.groups(rules.target(card), &mut groups);
    splits(sums.counts(), &groups, &mut FxHashSet::default())
}

/// A table prepared for finding what several cards can take.
#[derive(Clone, Debug)]
pub struct Layout {
    rules: CaptureRules,
    cards: CardSet,
    sums: Sums,
}

impl Layout {
    /// Prepares these cards.
    pub fn new(rules: CaptureRules, cards: CardSet) -> Self {
        Self { rules, cards, sums: Sums::new(cards, rules.ace) }
    }

    /// As [`captures`], from this table.
    pub fn captures(&self, card: Card) -> Captures {
        let mut groups = Groups::new();
        let (sweeps, divisible) = (self.rules.sweeps(card), self.divisible(card));
        if !sweeps && divisible.is_none() {
            self.sums.groups(self.rules.target(card), &mut groups);
        }
        Captures {
            table: self.cards,
            counts: self.sums.counts(),
            whole: Some(self.cards).filter(|cards| sweeps && !cards.is_empty()),
            divisible,
            groups,
            unions: Unions::default(),
            suits: None,
        }
    }

    fn divisible(&self, card: Card) -> Option<DivisibleSums> {
        let applies = self.rules.catch == Catch::DivisibleSum;
        applies.then(|| DivisibleSums::new(self.cards, self.rules.target(card)))
    }

    /// Hands the captures of `card` to `push`, in the order of [`captures`](Self::captures) but
    /// faster, up to `limit`. Returns whether they are all.
    #[inline]
    pub fn list(&self, card: Card, limit: usize, mut push: impl FnMut(CardSet)) -> bool {
        if self.rules.sweeps(card) {
            self.captures(card).for_each(push);
            return true;
        }
        if let Some(mut captures) = self.divisible(card) {
            captures.by_ref().take(limit).for_each(push);
            return captures.next().is_none();
        }
        let target = self.rules.target(card);
        if !self.sums.has_group(target) {
            return true;
        }
        let mut groups = Groups::new();
        self.sums.groups(target, &mut groups);
        let (counts, mut room) = (self.sums.counts(), limit);
        let mut push_all = |union: Counts| {
            for taken in Suits::new(self.cards, counts, union) {
                if room == 0 {
                    return false;
                }
                room -= 1;
                push(taken);
            }
            true
        };
        let mut unions = Unions::of_several(groups.len());
        groups.iter().all(|&group| push_all(group))
            && std::iter::from_fn(|| unions.next(counts, &groups)).all(push_all)
    }

    /// A sensible part of the captures of `card`, in no order, for where there are more than
    /// [`MOST_CAPTURES`]: every group, the largest captures and some others, at most 136; of those
    /// that differ in suits alone only one. By [`Catch::DivisibleSum`] simply the first of them.
    pub fn selection(&self, card: Card) -> Vec<CardSet> {
        if self.rules.sweeps(card) {
            return self.captures(card).collect();
        }
        if let Some(captures) = self.divisible(card) {
            return captures.take(MOST_CAPTURES).collect();
        }
        selection::select(self, self.rules.target(card))
    }
}

/// The captures of a card, one after the other. See [`captures`].
#[derive(Clone, Debug)]
pub struct Captures {
    table: CardSet,
    counts: Counts,
    whole: Option<CardSet>,
    divisible: Option<DivisibleSums>,
    groups: Groups,
    unions: Unions,
    suits: Option<Suits>,
}

impl Iterator for Captures {
    type Item = CardSet;

    fn next(&mut self) -> Option<CardSet> {
        if let Some(whole) = self.whole.take() {
            return Some(whole);
        }
        if let Some(divisible) = &mut self.divisible {
            return divisible.next();
        }
        loop {
            if let Some(taken) = self.suits.as_mut().and_then(Suits::next) {
                return Some(taken);
            }
            let union = self.unions.next(self.counts, &self.groups)?;
            self.suits = Some(Suits::new(self.table, self.counts, union));
        }
    }
}
