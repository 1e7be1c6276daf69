//! A sensible part of the captures, where there are too many to list.
//!
//! Cards of one rank differ in suit only, which matters for the 10♦ and the 2♣ alone, so of
//! captures that differ in suits one is taken, with those two cards in it where they fit. Often
//! that is few enough. If not, the part holds every single group, unions of few groups, and the
//! captures that leave the fewest cards behind.

use adut_cards::french::{Card, CardSet};
use rustc_hash::FxHashSet;

use super::counts::Counts;
use super::groups::{Groups, MOST_GROUPS};
use super::unions::{Unions, splits};
use super::{ACE, Layout, MOST_CAPTURES, TEN, value};

/// How many captures of few groups are in the part.
const SMALLEST: usize = 128;
/// How many of the largest captures are in the part.
pub(super) const LARGEST: usize = 8;
/// How many sets of cards left behind are tried in search of them.
const ATTEMPTS: usize = 256;

const _: () = assert!(MOST_GROUPS <= SMALLEST && SMALLEST + LARGEST <= MOST_CAPTURES);

/// Some of the captures that `target` makes, in no order, each once.
pub(super) fn select(layout: &Layout, target: usize) -> Vec<CardSet> {
    let mut groups = Groups::new();
    layout.sums.groups(target, &mut groups);
    let counts = layout.sums.counts();
    let mut unions = Unions::default();
    let mut kept: Vec<Counts> =
        std::iter::from_fn(|| unions.next(counts, &groups)).take(SMALLEST).collect();
    if kept.len() == SMALLEST {
        for capture in largest(counts, &groups, target) {
            if !kept.contains(&capture) {
                kept.push(capture);
            }
        }
    }
    kept.into_iter().map(|union| best_suits(layout, union)).collect()
}

/// The cards of a union, the 10♦ and the 2♣ before others of their rank, then the lowest suits.
fn best_suits(layout: &Layout, union: Counts) -> CardSet {
    let mut chosen = CardSet::EMPTY;
    for rank in union.ranks() {
        let dear = Card::new(rank as u8, if rank == TEN { 1 } else { 0 });
        let suits = (0..4).map(|suit| Card::new(rank as u8, suit)).filter(|&card| card != dear);
        let there = std::iter::once(dear).chain(suits).filter(|&card| layout.cards.contains(card));
        chosen = there.take(union.get(rank)).fold(chosen, CardSet::with);
    }
    chosen
}

/// The captures that leave the fewest of the cards which are in any group, found by trying what
/// is left behind: nothing, each card, each two cards … Where that does not find enough in time,
/// captures that nothing can be added to make up the number.
fn largest(table: Counts, groups: &[Counts], target: usize) -> Vec<Counts> {
    let mut usable = Counts::NONE;
    for rank in table.ranks().filter(|&r| groups.iter().any(|group| group.get(r) > 0)) {
        usable = usable.with(rank, table.get(rank));
    }
    let sum = usable.ranks().map(|rank| usable.get(rank) * value(rank)).sum();
    let mut search =
        Largest { usable, sum, groups, target, attempts: ATTEMPTS, ..Largest::default() };
    for left in 0..usable.total() {
        search.leave(Left { more: left, from: usable, ..Left::default() });
        if search.is_done() {
            break;
        }
    }
    let mut found = search.found;
    if found.len() < LARGEST {
        let mut grown: Vec<Counts> = groups.iter().map(|&g| grow(table, groups, g)).collect();
        grown.sort_unstable_by_key(|capture| (std::cmp::Reverse(capture.total()), *capture));
        grown.dedup();
        grown.retain(|capture| !found.contains(capture));
        found.extend(grown.into_iter().take(LARGEST - found.len()));
    }
    found
}

/// Adds groups to a capture until none fits any more.
fn grow(table: Counts, groups: &[Counts], mut capture: Counts) -> Counts {
    for &group in groups {
        while table.minus(capture).holds(group) {
            capture = capture.plus(group);
        }
    }
    capture
}

#[derive(Default)]
struct Largest<'a> {
    usable: Counts,
    /// What the usable cards sum to, with aces as 1.
    sum: usize,
    groups: &'a [Counts],
    target: usize,
    attempts: usize,
    hopeless: FxHashSet<Counts>,
    found: Vec<Counts>,
}

/// A choice, half made, of cards to leave behind.
#[derive(Clone, Copy, Default)]
struct Left {
    cards: Counts,
    sum: usize,
    /// How many more are to be left …
    more: usize,
    /// … of these.
    from: Counts,
}

impl Largest<'_> {
    fn is_done(&self) -> bool {
        self.attempts == 0 || self.found.len() == LARGEST
    }

    /// Tries every way to complete the choice.
    fn leave(&mut self, left: Left) {
        if left.more == 0 {
            return self.attempt(left);
        }
        let Some(rank) = left.from.bottom() else { return };
        for number in 0..=left.more.min(left.from.get(rank)) {
            if self.is_done() {
                return;
            }
            self.leave(Left {
                cards: left.cards.with(rank, number),
                sum: left.sum + number * value(rank),
                more: left.more - number,
                from: left.from.without_rank(rank),
            });
        }
    }

    fn attempt(&mut self, left: Left) {
        let (cards, ones) = (self.usable.minus(left.cards), self.sum - left.sum);
        let mut sums = (0..=cards.get(ACE)).map(|elevens| ones + 10 * elevens);
        if sums.any(|sum| sum.is_multiple_of(self.target)) {
            self.attempts -= 1;
            if splits(cards, self.groups, &mut self.hopeless) {
                self.found.push(cards);
            }
        }
    }
}
