//! Last turns: whatever is played, the round ends.
//!
//! Four cards are unseen. The mover has two of them, so that the other holds one of two.

use super::super::hands::Hands;
use super::compile::NOTHING;
use super::graph::{FinalPair, Graph, MAX_FINAL, Node, Vector};
use super::public::{Pair, Public, ways};
use super::real::Real;
use super::slots::Slots;
use crate::rules::{Card, KINDS};

impl<F: Real> Graph<F> {
    /// Adds a position whose turn is the last: choices that do no better than another against
    /// either hand fall away, and what is left of most pairs is one choice.
    pub(crate) fn add_last(&mut self, at: &Public) -> Node {
        let mut settled = NOTHING;
        let first = self.finals.len() as u32;
        let mut slots = 0;
        for pair in at.pairs() {
            let (low, high) = (pair.low, pair.high);
            let rest = at.unseen.without(low).without(high);
            let others: Vec<Card> = at.other.and(Hands::among(rest)).iter().collect();
            // However the pair is played, the three hands can come about in as many ways.
            let count = |other: Card| {
                let left = at.unseen.without(low);
                f64::from(at.unseen.of(low) * ways(left, high, other)) / f64::from(at.undrawn())
            };
            let best = last_choices(at, &pair);
            if let [(_, payoffs)] = &best[..] {
                for (&other, payoff) in others.iter().zip(payoffs) {
                    settled[low.index()][other.index()] += count(other) * payoff;
                    if low != high {
                        settled[high.index()][other.index()] += count(other) * payoff;
                    }
                }
                continue;
            }
            slots += best.len() as u16;
            let mut values = [[F::ZERO; 2]; MAX_FINAL];
            for (i, (_, payoffs)) in best.iter().enumerate() {
                for (j, &other) in others.iter().enumerate() {
                    values[i][j] = F::of(count(other) * payoffs[j]);
                }
            }
            self.finals.push(FinalPair {
                low: low.index() as u8,
                high: high.index() as u8,
                others: [others[0].index() as u8, others[1].index() as u8],
                count: best.len() as u8,
                values,
            });
        }
        let leaves = self.leaves.len() as u32;
        self.add_leaves(&settled, &NOTHING);
        Node {
            plays: leaves,
            pairs: first,
            play_count: (self.leaves.len() as u32 - leaves) as u16,
            pair_count: (self.finals.len() as u32 - first) as u16,
            slots,
            is_last: true,
            subtree: u64::from(slots),
        }
    }
}

/// The choices of a last turn such that no others do as well against every hand, with their
/// payoffs; the first of equals.
pub(crate) fn last_choices(at: &Public, pair: &Pair) -> Vec<(usize, Vec<f64>)> {
    let rest = at.unseen.without(pair.low).without(pair.high);
    let others = at.other.and(Hands::among(rest));
    let payoffs = pair.choices.iter().map(|&(play, kept)| {
        others.iter().map(|other| at.last_payoff(play, kept, other)).collect()
    });
    let all: Vec<Vec<f64>> = payoffs.collect();
    let covers = |i: usize, j: usize| {
        let no_worse = all[i].iter().zip(&all[j]).all(|(a, b)| a >= b);
        no_worse && (i < j || all[i] != all[j])
    };
    let keeps = |j: &usize| !(0..all.len()).any(|i| i != *j && covers(i, *j));
    (0..all.len()).filter(keeps).map(|j| (j, all[j].clone())).collect()
}

/// One's own last turn.
pub(crate) fn own_last<F: Real, S: Slots<F>>(
    graph: &Graph<F>,
    node: &Node,
    reach: &Vector<F>,
    mut slots: S,
) -> Vector<F> {
    let mut worth = [F::ZERO; KINDS];
    for leaf in graph.settled_of(node) {
        worth[leaf.kept as usize & 7] += leaf.value * reach[leaf.other as usize & 7];
    }
    for pair in graph.finals_of(node) {
        let count = usize::from(pair.count);
        let others = pair.others.map(|card| reach[card as usize & 7]);
        let row = pair.values.map(|v| v[0] * others[0] + v[1] * others[1]);
        let value = slots.choose(&row[..count]);
        worth[pair.low as usize & 7] += value;
        if pair.low != pair.high {
            worth[pair.high as usize & 7] += value;
        }
    }
    worth
}

/// The other's last turn.
pub(crate) fn others_last<F: Real, S: Slots<F>>(
    graph: &Graph<F>,
    node: &Node,
    reach: &Vector<F>,
    mut slots: S,
) -> Vector<F> {
    let mut worth = [F::ZERO; KINDS];
    for leaf in graph.settled_of(node) {
        worth[leaf.other as usize & 7] -= leaf.value * reach[leaf.kept as usize & 7];
    }
    for pair in graph.finals_of(node) {
        let count = usize::from(pair.count);
        let mut weight = reach[pair.low as usize & 7];
        if pair.low != pair.high {
            weight += reach[pair.high as usize & 7];
        }
        if weight == F::ZERO {
            slots.take(count);
            continue;
        }
        let mut row = [F::ZERO; MAX_FINAL];
        slots.mix(weight, &mut row[..count]);
        for (&p, v) in row.iter().zip(&pair.values) {
            worth[pair.others[0] as usize & 7] -= p * v[0];
            worth[pair.others[1] as usize & 7] -= p * v[1];
        }
    }
    worth
}
