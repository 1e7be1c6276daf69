//! The slow, obvious way to find captures: every subset of the table is summed.

use std::collections::BTreeSet;

use adut_cards::french::{Card, CardSet};

use crate::rules::captures::{Ace, CaptureRules, Catch, Jack};

/// All captures: grow unions by disjoint groups until nothing new appears.
pub(crate) fn captures(rules: CaptureRules, table: CardSet, played: Card) -> BTreeSet<CardSet> {
    if rules.jack == Jack::Sweeps && played.rank() == 10 {
        return [table].into_iter().filter(|cards| !cards.is_empty()).collect();
    }
    if rules.catch == Catch::DivisibleSum {
        return subsets(table).filter(|&taken| divides(played, taken)).collect();
    }
    let targets = values(rules.ace, played);
    let mut all = BTreeSet::new();
    for target in targets {
        let groups: Vec<CardSet> =
            subsets(table).filter(|&group| sums(rules.ace, group).contains(&target)).collect();
        let mut fresh = vec![CardSet::EMPTY];
        while let Some(union) = fresh.pop() {
            for &group in groups.iter().filter(|&&group| (group & union).is_empty()) {
                if all.insert(group | union) {
                    fresh.push(group | union);
                }
            }
        }
    }
    all
}

/// Whether the published code lets a card take these: with some choice of ace values, none exceeds
/// the card, which divides their sum.
fn divides(played: Card, taken: CardSet) -> bool {
    let card = values(Ace::OneOrEleven, played).into_iter().max().unwrap_or(0);
    let aces = taken.iter().filter(|card| card.rank() == 0).count();
    (0..1_u32 << aces).any(|ace_mask| {
        let mut sum = 0;
        for (at, other) in taken.iter().enumerate() {
            // Aces come first, so their places are the bits of the mask.
            let one = other.rank() == 0 && ace_mask >> at & 1 == 1;
            let values = values(Ace::OneOrEleven, other);
            let value = if one { values[0] } else { values[values.len() - 1] };
            if value > card {
                return false;
            }
            sum += value;
        }
        sum % card == 0
    })
}

/// Whether cards are disjoint groups of this sum: the first card is in some group.
#[cfg(test)]
pub(crate) fn splits(rules: CaptureRules, cards: CardSet, target: usize) -> bool {
    let Some(first) = cards.first() else { return true };
    let others = subsets(cards.without(first)).chain([CardSet::EMPTY]);
    others.map(|others| others.with(first)).any(|group| {
        sums(rules.ace, group).contains(&target) && splits(rules, cards - group, target)
    })
}

/// What a card may count.
fn values(ace: Ace, card: Card) -> Vec<usize> {
    match (card.rank(), ace) {
        (0, Ace::OneOrEleven) => vec![1, 11],
        (0, Ace::One) => vec![1],
        (rank @ 1..=9, _) => vec![rank + 1],
        (rank, _) => vec![rank + 2],
    }
}

/// What cards may sum to; sums above 14 are of no use.
fn sums(ace: Ace, cards: CardSet) -> Vec<usize> {
    let mut sums = vec![0];
    for card in cards.iter() {
        let values = values(ace, card);
        let longer = sums.iter().flat_map(|sum| values.iter().map(move |value| sum + value));
        sums = longer.filter(|&sum| sum <= 14).collect();
        if sums.is_empty() {
            break;
        }
    }
    sums
}

/// Every subset but the empty one.
fn subsets(cards: CardSet) -> impl Iterator<Item = CardSet> {
    let all = cards.bits();
    std::iter::successors(Some(all), move |&bits| Some(bits.checked_sub(1)? & all))
        .take_while(|&bits| bits != 0)
        .map(CardSet::from_bits)
}
