//! Unions of disjoint groups, and the question whether cards are such a union.

use rustc_hash::FxHashSet;

use super::counts::Counts;

/// Up to this many unions a plain search through them beats a hash set.
const FEW: usize = 16;

/// The unions of one or more disjoint groups, each once, those of fewer groups first.
///
/// Unions grow by groups that do not come earlier than their last one. Of all ways to make a
/// union, the first in the order of groups is met first, because each part of it is the first way
/// to make that part; so later ways can be dropped without losing what they would grow into.
/// (All ways have the same number of groups: with at most four aces, counting some as 11 rather
/// than 1 never changes a sum by a multiple of a value above 10.)
#[derive(Clone, Debug, Default)]
pub(super) struct Unions {
    /// Unions of several groups found so far, each with the place of its last group.
    several: Vec<(Counts, u8)>,
    seen: FxHashSet<Counts>,
    /// How many unions were given out, and how many of those have grown: only as many as were
    /// needed to find the next.
    given: usize,
    grown: usize,
}

impl Unions {
    /// Only the unions of two and more of so many groups.
    #[inline]
    pub(super) fn of_several(groups: usize) -> Self {
        Self { given: groups, ..Self::default() }
    }

    /// The next union of `groups` within `counts`, which must be the same each time.
    #[inline]
    pub(super) fn next(&mut self, counts: Counts, groups: &[Counts]) -> Option<Counts> {
        let place = self.given;
        while self.grown < place && self.get(place, groups).is_none() {
            self.grow(counts, groups);
        }
        let (union, _) = self.get(place, groups)?;
        self.given += 1;
        Some(union)
    }

    /// The union found in this place, and its last group.
    #[inline]
    fn get(&self, place: usize, groups: &[Counts]) -> Option<(Counts, usize)> {
        match groups.get(place) {
            Some(&group) => Some((group, place)),
            None => {
                let &(union, last) = self.several.get(place - groups.len())?;
                Some((union, usize::from(last)))
            }
        }
    }

    #[inline]
    fn grow(&mut self, counts: Counts, groups: &[Counts]) {
        let Some((union, last)) = self.get(self.grown, groups) else { return };
        self.grown += 1;
        let left = counts.minus(union);
        for (place, &group) in groups.iter().enumerate().skip(last) {
            if left.holds(group) {
                self.find(union.plus(group), place);
            }
        }
    }

    fn find(&mut self, union: Counts, last: usize) {
        if self.is_new(union) {
            self.several.push((union, last as u8));
        }
    }

    fn is_new(&mut self, union: Counts) -> bool {
        if self.several.len() < FEW {
            return !self.several.iter().any(|&(other, _)| other == union);
        }
        if self.seen.is_empty() {
            self.seen.extend(self.several.iter().map(|&(other, _)| other));
        }
        self.seen.insert(union)
    }
}

/// Whether cards with these counts are a union of disjoint `groups`. The highest card must be in
/// some group, so only groups with it at their top are tried; what is left over after each is the
/// same question. `hopeless` keeps what was answered with no.
pub(super) fn splits(cards: Counts, groups: &[Counts], hopeless: &mut FxHashSet<Counts>) -> bool {
    let Some(top) = cards.top() else { return true };
    if hopeless.contains(&cards) {
        return false;
    }
    let found = with_top(groups, top)
        .iter()
        .any(|&group| cards.holds(group) && splits(cards.minus(group), groups, hopeless));
    if !found {
        hopeless.insert(cards);
    }
    found
}

/// The groups whose highest rank is `top`; groups lie with higher ranks first.
fn with_top(groups: &[Counts], top: usize) -> &[Counts] {
    let from = groups.partition_point(|group| group.top() > Some(top));
    let to = groups.partition_point(|group| group.top() >= Some(top));
    &groups[from..to]
}
