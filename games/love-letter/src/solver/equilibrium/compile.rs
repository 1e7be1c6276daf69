//! From the rules to the graph.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use rustc_hash::FxHashMap;

use super::super::hands::Hands;
use super::follow::{Follow, follow};
use super::graph::{Edge, Graph, Leaf, Node, PairNode, Passage, PlayNode};
use super::known::{Known, solve_known};
use super::public::{Play, Public, Turn, ways};
use super::real::Real;
use crate::rules::{Card, KINDS};

/// Makes a graph, position by position; those where both hands are known are solved on the way.
#[derive(Debug)]
pub(crate) struct Compiler<F> {
    pub(crate) graph: Graph<F>,
    places: FxHashMap<Public, u32>,
    pub(crate) known: FxHashMap<Public, Known>,
    /// How exactly the known ones are solved; not at all if any value would do.
    tolerance: f64,
    /// The most slots times rounds that one of them gets.
    each: u64,
    /// The most that all of them get together; what comes after that is hardly solved.
    left: u64,
    /// Set where the rest is not wanted any more.
    pub(crate) stop: Arc<AtomicBool>,
}

/// What a play comes to.
pub(crate) struct Outcomes<F> {
    pub(crate) at_once: [[f64; KINDS]; KINDS],
    /// What that may be off by.
    pub(crate) slack: [[f64; KINDS]; KINDS],
    pub(crate) edges: Vec<Edge<F>>,
}

/// What a play comes to at once, and how likely the positions are that it leaves open.
pub(crate) struct AtOnce {
    pub(crate) at_once: [[f64; KINDS]; KINDS],
    pub(crate) slack: [[f64; KINDS]; KINDS],
    /// In the order of [`positions_after`](super::follow::positions_after).
    pub(crate) factors: Vec<f32>,
}

/// A play on its way into the graph.
struct Compiling<'a, F> {
    compiler: &'a mut Compiler<F>,
    out: Outcomes<F>,
}

pub(crate) const NOTHING: [[f64; KINDS]; KINDS] = [[0.0; KINDS]; KINDS];

impl<F: Real> Compiler<F> {
    pub(crate) fn new(tolerance: f64) -> Self {
        Self::bounded(tolerance, u64::MAX, u64::MAX)
    }

    /// One that gives a position of known hands no more than so many slots times rounds, and all of
    /// them no more than this.
    pub(crate) fn bounded(tolerance: f64, each: u64, all: u64) -> Self {
        Self {
            graph: Graph::default(),
            places: FxHashMap::default(),
            known: FxHashMap::default(),
            tolerance,
            each,
            left: all,
            stop: Arc::default(),
        }
    }

    /// What the graph takes in memory.
    pub(crate) fn bytes(&self) -> u64 {
        let graph = &self.graph;
        let parts = [
            size_of_val(&graph.nodes[..]),
            size_of_val(&graph.plays[..]),
            size_of_val(&graph.edges[..]),
            size_of_val(&graph.pairs[..]),
            size_of_val(&graph.leaves[..]),
            size_of_val(&graph.slacks[..]),
            graph.nodes.len() * size_of::<(Public, u32)>(),
        ];
        parts.iter().sum::<usize>() as u64
    }

    /// The place of a position; it and all that follows are made if need be.
    pub(crate) fn place(&mut self, at: Public) -> u32 {
        if let Some(&place) = self.places.get(&at) {
            return place;
        }
        let node = if at.is_last() { self.graph.add_last(&at) } else { self.inner(&at) };
        let place = self.graph.nodes.len() as u32;
        self.graph.nodes.push(node);
        self.places.insert(at, place);
        place
    }

    /// The value for the mover where both hands are known, and what it may be off by.
    fn value(&mut self, at: Public) -> (f64, f64) {
        if let Some(known) = self.known.get(&at) {
            return (known.value, known.uncertainty);
        }
        if self.stop.load(Ordering::Relaxed) {
            return (0.0, 1.0);
        }
        let root = self.place(at);
        let known = if self.tolerance < 1.0 {
            let most = self.each.min(self.left);
            let (known, rounds) = solve_known(&self.graph, root, &at, self.tolerance, most);
            self.left = self.left.saturating_sub(rounds.sums.len() as u64 * rounds.count);
            known
        } else {
            Known { value: 0.0, uncertainty: 1.0 }
        };
        self.known.insert(at, known);
        (known.value, known.uncertainty)
    }

    fn inner(&mut self, at: &Public) -> Node {
        let Turn { pairs, plays, choices: packed } = at.turn();
        // Positions further on come first, so that this one's parts lie together.
        let outcomes: Vec<Outcomes<F>> =
            plays.iter().map(|&(play, kept)| self.outcomes(at, play, kept)).collect();

        let graph = &mut self.graph;
        let first_play = graph.plays.len() as u32;
        let mut subtree = 0;
        for ((play, _), outcomes) in plays.iter().zip(outcomes) {
            let (leaves, edges) = (graph.leaves.len() as u32, graph.edges.len() as u32);
            graph.add_leaves(&outcomes.at_once, &outcomes.slack);
            subtree += outcomes.edges.iter().map(|edge| edge.slots).sum::<u64>();
            graph.edges.extend(outcomes.edges);
            graph.plays.push(PlayNode {
                play: *play,
                leaf_count: (graph.leaves.len() as u32 - leaves) as u16,
                edge_count: (graph.edges.len() as u32 - edges) as u16,
                leaves,
                edges,
            });
        }
        let first_pair = graph.pairs.len() as u32;
        let mut first_choice = graph.choices.len() as u32;
        let mut slots = 0;
        for pair in &pairs {
            let count = pair.choices.len() as u8;
            let (low, high) = (pair.low.index() as u8, pair.high.index() as u8);
            graph.pairs.push(PairNode { low, high, count, choices: first_choice });
            first_choice += u32::from(count);
            slots += if count > 1 { u16::from(count) } else { 0 };
        }
        graph.choices.extend(packed);
        Node {
            plays: first_play,
            pairs: first_pair,
            play_count: plays.len() as u16,
            pair_count: pairs.len() as u16,
            slots,
            is_last: false,
            subtree: subtree + u64::from(slots),
        }
    }

    /// What follows when the mover makes a play and keeps one of these.
    pub(crate) fn outcomes(&mut self, at: &Public, play: Play, kept: Hands) -> Outcomes<F> {
        let out = Outcomes { at_once: NOTHING, slack: NOTHING, edges: Vec::new() };
        let mut compiling = Compiling { compiler: self, out };
        follow(at, play, kept, &mut compiling);
        compiling.out
    }
}

impl Compiler<f32> {
    /// What a play comes to at once; the positions that it leaves open are not made. Of the hands
    /// that both players get to know, only these are solved: the mover's, then the other's.
    pub(crate) fn at_once(
        &mut self,
        at: &Public,
        play: Play,
        kept: Hands,
        wanted: impl Fn(Card, Card) -> bool,
    ) -> AtOnce {
        struct Shallow<'a, W> {
            compiling: Compiling<'a, f32>,
            factors: Vec<f32>,
            wanted: W,
        }
        impl<W: Fn(Card, Card) -> bool> Follow for Shallow<'_, W> {
            fn ends(&mut self, kept: Card, other: Card, payoff: f64) {
                self.compiling.ends(kept, other, payoff);
            }
            fn meet(
                &mut self,
                before: (Card, Card),
                after: (Card, Card),
                next: Public,
                factor: f64,
            ) {
                if (self.wanted)(before.0, before.1) {
                    self.compiling.meet(before, after, next, factor);
                }
            }
            fn go_on(&mut self, next: Public, factor: f64, passage: Passage) {
                if next.goes_on().is_some() {
                    self.factors.push(factor as f32);
                } else {
                    self.compiling.go_on(next, factor, passage);
                }
            }
        }
        let out = Outcomes { at_once: NOTHING, slack: NOTHING, edges: Vec::new() };
        let compiling = Compiling { compiler: self, out };
        let mut shallow = Shallow { compiling, factors: Vec::new(), wanted };
        follow(at, play, kept, &mut shallow);
        let Shallow { compiling: Compiling { out, .. }, factors, .. } = shallow;
        AtOnce { at_once: out.at_once, slack: out.slack, factors }
    }
}

impl<F: Real> Follow for Compiling<'_, F> {
    fn ends(&mut self, kept: Card, other: Card, payoff: f64) {
        self.out.at_once[kept.index()][other.index()] += payoff;
    }

    fn meet(&mut self, before: (Card, Card), after: (Card, Card), next: Public, factor: f64) {
        let count = f64::from(ways(next.unseen, before.0, before.1));
        if count == 0.0 {
            return;
        }
        let (payoff, off) = if next.is_over() {
            (Public::showdown(after.0, after.1, -i32::from(next.lead)), 0.0)
        } else {
            let (value, off) = self.compiler.value(next.settled());
            (-value, off)
        };
        self.out.at_once[before.0.index()][before.1.index()] += factor * count * payoff;
        self.out.slack[before.0.index()][before.1.index()] += factor * count * off;
    }

    fn go_on(&mut self, next: Public, factor: f64, passage: Passage) {
        let settled = next.settled();
        if settled.mover.is_empty() || settled.other.is_empty() {
            return;
        }
        let over = next.is_over();
        let known = if over { None } else { settled.known() };
        if !over && known.is_none() {
            let child = self.compiler.place(settled);
            let slots = self.compiler.graph.nodes[child as usize].subtree;
            self.out.edges.push(Edge { child, factor: F::of(factor), passage, slots });
            return;
        }
        let value = known.map(|_| self.compiler.value(settled));
        for mine in settled.other.iter() {
            for other in settled.mover.iter() {
                let (payoff, off) = match value {
                    Some((value, off)) => (-value, off),
                    None => (Public::showdown(mine, other, -i32::from(next.lead)), 0.0),
                };
                // Whoever drew anew is told from before by what he discarded.
                let (mut kept, mut held) = (mine.index(), other.index());
                match passage {
                    Passage::OtherRedraws(card) => held = usize::from(card),
                    Passage::MoverRedraws(card) => kept = usize::from(card),
                    Passage::Same | Passage::Without(_) | Passage::Only(_) => {}
                }
                let count = factor * f64::from(ways(next.unseen, mine, other));
                self.out.at_once[kept][held] += count * payoff;
                self.out.slack[kept][held] += count * off;
            }
        }
    }
}

impl<F: Real> Graph<F> {
    pub(crate) fn add_leaves(
        &mut self,
        values: &[[f64; KINDS]; KINDS],
        slacks: &[[f64; KINDS]; KINDS],
    ) {
        for kept in 0..KINDS {
            for other in 0..KINDS {
                let (value, slack) = (values[kept][other], slacks[kept][other]);
                if value != 0.0 || slack != 0.0 {
                    let value = F::of(value);
                    self.leaves.push(Leaf { kept: kept as u8, other: other as u8, value });
                    self.slacks.push(F::of(slack));
                }
            }
        }
    }
}
