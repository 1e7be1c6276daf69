//! The groups of table cards that sum to a value.

use adut_cards::french::CardSet;
use arrayvec::ArrayVec;

use super::counts::Counts;
use super::{ACE, Ace, JACK, value};

/// More groups, told apart by their ranks, than any value has with the whole pack on the table.
pub(super) const MOST_GROUPS: usize = 128;

/// The groups that sum to one value, largest counts first, so those with one highest rank are
/// neighbours.
pub(super) type Groups = ArrayVec<Counts, MOST_GROUPS>;

/// A table prepared for finding groups: which sums its lower ranks can make.
///
/// Sums are sets of bits: bit `s` of `below[v]` is set when some of the aces and of the ranks worth
/// less than `v` sum to `s`. A search from the highest rank down that asks it before each step
/// never meets a dead end.
#[derive(Clone, Debug)]
pub(super) struct Sums {
    counts: Counts,
    ace: Ace,
    /// The values of the ranks that lie there, aces apart.
    values: u16,
    below: [u16; 15],
    /// The sums that the whole table can make.
    all: u16,
}

impl Sums {
    pub(super) fn new(table: CardSet, ace: Ace) -> Self {
        let counts = Counts::of(table);
        let mut all = 1u16;
        for aces in 1..=counts.get(ACE) {
            // More than one eleven is more than any card's value.
            all |= 1 << aces | if ace == Ace::OneOrEleven { 1 << (aces + 10) } else { 0 };
        }
        let (mut values, mut below) = (0, [0; 15]);
        for rank in counts.without_rank(ACE).ranks() {
            let value = value(rank);
            values |= 1 << value;
            below[value] = all;
            for _ in 0..counts.get(rank) {
                all |= all << value;
            }
        }
        Self { counts, ace, values, below, all }
    }

    pub(super) fn counts(&self) -> Counts {
        self.counts
    }

    /// Whether some group sums to `target`.
    #[inline]
    pub(super) fn has_group(&self, target: usize) -> bool {
        has(self.all, target)
    }

    /// Adds the groups that sum to `target`.
    #[inline]
    pub(super) fn groups(&self, target: usize, out: &mut Groups) {
        if self.has_group(target) {
            self.descend(self.values, target, Counts::NONE, out);
        }
    }

    /// Completes `group` with `missing` from the aces and the ranks of these values, which can
    /// make it.
    fn descend(&self, values: u16, missing: usize, group: Counts, out: &mut Groups) {
        let mut fitting = values & ((2 << missing) - 1);
        while fitting != 0 {
            let value = fitting.ilog2() as usize;
            fitting ^= 1 << value;
            let (rank, below) = (rank_worth(value), self.below[value]);
            let there = self.counts.get(rank);
            let most = if there == 1 { 1 } else { there.min(missing / value) };
            for number in (1..=most).rev() {
                let rest = missing - number * value;
                if has(below, rest) {
                    self.descend(fitting, rest, group.with(rank, number), out);
                }
            }
            if !has(below, missing) {
                return;
            }
        }
        let eleven = self.ace == Ace::OneOrEleven && missing > 10;
        out.push(group.with(ACE, if eleven { missing - 10 } else { missing }));
    }
}

#[inline]
const fn has(sums: u16, sum: usize) -> bool {
    (sums >> sum) & 1 == 1
}

/// The rank, aces apart, of a value.
#[inline]
const fn rank_worth(value: usize) -> usize {
    if value > JACK { value - 2 } else { value - 1 }
}
