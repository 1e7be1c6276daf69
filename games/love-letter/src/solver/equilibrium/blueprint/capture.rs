//! From a solved kind to its blueprint.

use super::super::Equilibrium;
use super::super::follow::positions_after;
use super::super::graph::{Graph, MAX_PLAYS, Vector};
use super::super::public::{Public, Turn};
use super::super::slots::{self, Responding};
use super::super::walk::{add_value, add_worth, passed_on, spread, visit};
use super::bits::{BitWriter, put_length};
use super::entry::{is_decided, kept, put_shares, put_value, valued_hands};
use super::{Shares, WHOLE, is_nothing, pair_weight, quantised};
use crate::rules::KINDS;

/// A position on its way into a blueprint.
pub(super) struct Plan {
    pub(super) at: Public,
    pub(super) turn: Turn,
    pub(super) node: u32,
    /// Where its slots begin.
    pub(super) slots: usize,
    pub(super) reach: [Vector<f32>; 2],
    pub(super) shares: Vec<Option<Shares>>,
    /// What each pair of the mover can win, times the ways to have it.
    pub(super) values: Vec<f64>,
    /// What each play leads to, and where the slots of that begin; nothing for a play that the
    /// blueprint does not cover.
    pub(super) below: Vec<Option<Vec<Plan>>>,
    /// Where the blueprint ends: the positions after each play that it does not cover.
    pub(super) edges: Vec<Vec<End>>,
}

/// A position behind the blueprint.
pub(super) struct End {
    pub(super) at: Public,
    pub(super) reach: [Vector<f32>; 2],
    /// What each hand of the next mover can win, times the ways to have it.
    pub(super) values: Vector<f32>,
}

struct Capture<'a> {
    graph: &'a Graph<f32>,
    sums: &'a mut [f32],
    limit: u64,
}

impl Equilibrium<f32> {
    /// Rounds the average strategy where a blueprint with this limit keeps it, and writes that
    /// blueprint's positions. The bounds are those of the rounded strategy from then on.
    pub(super) fn captured(&mut self, limit: u64) -> Vec<u8> {
        let reach = self.rounds.reach();
        let root = self.rounds.root();
        let mut capture =
            Capture { graph: &self.compiler.graph, sums: &mut self.rounds.sums, limit };
        let mut plan = capture.plan(self.at, root, 0, reach, true);
        capture.respond(&mut plan, true, &reach[1]);
        capture.respond(&mut plan, false, &reach[0]);
        plan.written()
    }
}

impl Capture<'_> {
    fn plan(
        &mut self,
        at: Public,
        node: u32,
        start: usize,
        reach: [Vector<f32>; 2],
        is_first: bool,
    ) -> Plan {
        let place = &self.graph.nodes[node as usize];
        let turn = at.turn();
        let mut shares = Vec::new();
        let mut slot = start;
        for pair in &turn.pairs {
            let count = pair.choices.len();
            let own = if count > 1 { slot..slot + count } else { slot..slot };
            slot = own.end;
            if !is_decided(pair, &reach[0]) {
                shares.push(None);
                continue;
            }
            let mut row = [0.0; MAX_PLAYS];
            slots::average(&self.sums[own.clone()], 1.0, &mut row[..count]);
            let units = quantised(&row[..count]);
            for (sum, units) in self.sums[own].iter_mut().zip(units) {
                *sum = f32::from(units) / WHOLE as f32;
            }
            shares.push(Some(units));
        }
        let kept = kept(&turn, &reach[0], &shares);
        let (mut below, mut ends) = (Vec::new(), Vec::new());
        for (i, play) in self.graph.plays_of(place).iter().enumerate() {
            let edges = self.graph.edges_of(play);
            let size: u64 = edges.iter().map(|edge| edge.slots).sum();
            let covers = !edges.is_empty() && (is_first || size > self.limit);
            let (play, hands) = turn.plays[i];
            let (mut plans, mut left) = (Vec::new(), Vec::new());
            for (edge, (passage, at)) in edges.iter().zip(positions_after(&at, play, hands)) {
                let reach = passed_on(passage, &kept[i], &reach[1]);
                if covers {
                    plans.push(self.plan(at, edge.child, slot, reach, false));
                } else {
                    left.push(End { at, reach, values: [0.0; KINDS] });
                }
                slot += edge.slots as usize;
            }
            below.push(covers.then_some(plans));
            ends.push(left);
        }
        let values = vec![0.0; turn.pairs.len()];
        Plan { at, turn, node, slots: start, reach, shares, values, below, edges: ends }
    }

    /// What each of one's hands wins by a best response to the other's strategy; on the way the
    /// values of one's pairs are noted.
    fn respond(&self, plan: &mut Plan, own: bool, reach: &Vector<f32>) -> Vector<f32> {
        let graph = self.graph;
        let node = &graph.nodes[plan.node as usize];
        let own_slots = usize::from(node.slots);
        let theirs = if own {
            Vec::new()
        } else {
            let slots = Responding::<f32, false>(&self.sums[plan.slots..plan.slots + own_slots]);
            spread(graph, node, reach, slots).to_vec()
        };
        let mut slot = plan.slots + own_slots;
        let mut table = [[0.0; KINDS]; MAX_PLAYS];
        let mut worth = [0.0; KINDS];
        for (i, play) in graph.plays_of(node).iter().enumerate() {
            for leaf in graph.leaves_of(play) {
                let (kept, other) = (usize::from(leaf.kept), usize::from(leaf.other));
                if own {
                    table[i][kept] += leaf.value * reach[other];
                } else {
                    worth[other] -= leaf.value * theirs[i][kept];
                }
            }
            for (j, edge) in graph.edges_of(play).iter().enumerate() {
                let next = slot..slot + edge.slots as usize;
                slot = next.end;
                let kept = if own { &[0.0; KINDS] } else { &theirs[i] };
                let [mover, other] = passed_on(edge.passage, kept, reach);
                let down = if own { mover } else { other };
                if is_nothing(&down) {
                    continue;
                }
                let value = match &mut plan.below[i] {
                    Some(plans) => self.respond(&mut plans[j], !own, &down),
                    None => {
                        let slots = Responding::<f32, false>(&self.sums[next]);
                        let value = visit(graph, edge.child, !own, &down, slots);
                        if !own {
                            plan.edges[i][j].values = value;
                        }
                        value
                    }
                };
                if own {
                    add_value(&mut table[i], edge, &value);
                } else {
                    add_worth(&mut worth, edge, &value);
                }
            }
        }
        if own {
            let mut choices = &plan.turn.choices[..];
            for (pair, noted) in plan.turn.pairs.iter().zip(&mut plan.values) {
                let (of_pair, rest) = choices.split_at(pair.choices.len());
                choices = rest;
                let value = |&choice: &u8| table[usize::from(choice >> 3)][usize::from(choice & 7)];
                let best = of_pair.iter().map(value).reduce(f32::max).unwrap_or(0.0);
                *noted = f64::from(best);
                worth[pair.low.index()] += best;
                if pair.low != pair.high {
                    worth[pair.high.index()] += best;
                }
            }
        }
        worth
    }
}

impl Plan {
    pub(super) fn written(&self) -> Vec<u8> {
        let mut bits = BitWriter::default();
        for (below, ends) in self.below.iter().zip(&self.edges) {
            if below.is_some() || !ends.is_empty() {
                bits.put(u32::from(below.is_some()), 1);
            }
        }
        for (pair, shares) in self.turn.pairs.iter().zip(&self.shares) {
            if let Some(shares) = shares {
                put_shares(&mut bits, shares, pair.choices.len());
            }
        }
        for (pair, value) in self.turn.pairs.iter().zip(&self.values) {
            let weight = pair_weight(&self.at, pair.low, pair.high, &self.reach[1]);
            if weight > 0.0 {
                put_value(&mut bits, value / weight);
            }
        }
        for end in self.edges.iter().flatten() {
            for (hand, weight) in valued_hands(&end.at, &end.reach[1]) {
                put_value(&mut bits, f64::from(end.values[hand]) / weight);
            }
        }
        let mut bytes = bits.finish();
        for plan in self.below.iter().flatten().flatten() {
            if !plan.reach.iter().all(is_nothing) {
                let part = plan.written();
                put_length(&mut bytes, part.len());
                bytes.extend(part);
            }
        }
        bytes
    }
}
