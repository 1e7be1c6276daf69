//! What the second player does on his first turn.

use super::blueprint::pair_weight;
use super::follow::positions_after;
use super::graph::{Passage, PlayNode};
use super::public::{Play, Public, ways};
use super::slots::Playing;
use super::walk::{passed_on, spread, values};
use super::{Choice, Decision, Equilibrium};
use crate::rules::Card;

/// What a play showed both players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    /// Nothing but itself.
    Nothing,
    /// The other's hand: a Priest.
    OtherHolds(Card),
    /// The other's hand, which he laid off for another: a Prince.
    OtherDiscards(Card),
    /// The mover's own hand, which he laid off for another: a Prince.
    MoverDiscards(Card),
}

/// A first play, what it showed, and what the second player does then.
#[derive(Clone, Debug, PartialEq)]
pub struct Reply {
    /// What the first player did.
    pub play: Play,
    /// What it showed.
    pub shown: Shown,
    /// How often that comes up, of all rounds.
    pub share: f64,
    /// What to do with each pair of cards. Where the first player never plays so, values mean
    /// nothing and are not numbers.
    pub decisions: Vec<Decision>,
}

impl From<Passage> for Shown {
    fn from(passage: Passage) -> Self {
        let card = |card: u8| Card::ALL[usize::from(card)];
        match passage {
            Passage::Same | Passage::Without(_) => Self::Nothing,
            Passage::Only(hand) => Self::OtherHolds(card(hand)),
            Passage::OtherRedraws(hand) => Self::OtherDiscards(card(hand)),
            Passage::MoverRedraws(hand) => Self::MoverDiscards(card(hand)),
        }
    }
}

impl Equilibrium<f32> {
    /// What the average strategy of the second player does on his first turn, after every first
    /// play that leaves a hand hidden.
    pub fn replies(&self) -> Vec<Reply> {
        let graph = &self.compiler.graph;
        let node = &graph.nodes[self.rounds.root() as usize];
        let reach = self.rounds.reach();
        let (own, mut below) = self.rounds.sums.split_at(usize::from(node.slots));
        let kept = spread(graph, node, &reach[0], Playing(own));
        let turn = self.at.turn();
        let mut replies = Vec::new();
        for (i, (play, kept)) in graph.plays_of(node).iter().zip(kept).enumerate() {
            let (made, hands) = turn.plays[i];
            let open = positions_after(&self.at, made, hands);
            for (edge, (passage, at)) in graph.edges_of(play).iter().zip(open) {
                let (slots, rest) = below.split_at(edge.slots as usize);
                below = rest;
                let reach = passed_on(passage, &kept, &reach[1]);
                let hands = at.mover.iter().flat_map(|a| at.other.iter().map(move |b| (a, b)));
                let count = hands.map(|(mover, other)| {
                    let likely = reach[0][mover.index()] * reach[1][other.index()];
                    f64::from(ways(at.unseen, mover, other)) * f64::from(likely)
                });
                let share = count.sum::<f64>() * f64::from(edge.factor) / self.rounds.ways();
                let decisions = self.decisions_at(&at, edge.child, &reach[1], slots);
                let PlayNode { play, .. } = *play;
                replies.push(Reply { play, shown: passage.into(), share, decisions });
            }
        }
        replies
    }

    /// What the average strategy does at a position, where the other makes his hands so likely.
    pub(super) fn decisions_at(
        &self,
        at: &Public,
        node: u32,
        other: &[f32; 8],
        slots: &[f32],
    ) -> Vec<Decision> {
        let graph = &self.compiler.graph;
        let node = &graph.nodes[node as usize];
        let (mut own, below) = slots.split_at(usize::from(node.slots));
        let values = values(graph, node, other, u16::MAX, Playing(below));
        let plays = graph.plays_of(node);
        let mut decisions = Vec::new();
        for pair in graph.pairs_of(node) {
            let packed = graph.choices_of(pair);
            let mut shares = vec![1.0; packed.len()];
            if packed.len() > 1 {
                let (of_pair, rest) = own.split_at(packed.len());
                super::slots::average(of_pair, 1.0, &mut shares);
                own = rest;
            }
            let [low, high] = [pair.low, pair.high].map(|card| Card::ALL[usize::from(card)]);
            let ways = pair_weight(at, low, high, other);
            let choices = packed.iter().zip(shares).map(|(&choice, share)| {
                let (play, kept) = (usize::from(choice >> 3), usize::from(choice & 7));
                let value = f64::from(values[play][kept]) / ways;
                Choice { play: plays[play].play, share: f64::from(share), value }
            });
            let choices = choices.collect();
            decisions.push(Decision { cards: [low, high], ways, choices });
        }
        decisions
    }
}
