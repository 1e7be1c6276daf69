//! Rounds of counterfactual regret minimisation on a graph.

use super::graph::{Graph, Vector};
use super::public::Public;
use super::real::Real;
use super::slots::{Learning, Responding};
use super::walk::visit;
use crate::rules::KINDS;

/// After t rounds, t^e / (t^e + 1) of the regrets is kept.
const REGRET_EXPONENT: i32 = 2;
/// Round t counts t^e times in the average.
const AVERAGE_EXPONENT: i32 = 3;

/// After so many rounds: the share of the regrets that the next one keeps, and how much it counts.
pub(crate) fn pace(rounds: u64) -> (f64, f64) {
    let before = (rounds as f64).powi(REGRET_EXPONENT);
    (before / (before + 1.0), ((rounds + 1) as f64).powi(AVERAGE_EXPONENT))
}

/// Regrets and average strategies of everything below one position.
#[derive(Debug)]
pub(crate) struct Rounds<F> {
    root: u32,
    /// The hands that the mover and the other may have.
    reach: [Vector<F>; 2],
    /// All the ways in which the two hands can be dealt.
    ways: f64,
    pub(crate) regrets: Vec<F>,
    pub(crate) sums: Vec<F>,
    pub(crate) count: u64,
}

impl<F: Real> Rounds<F> {
    pub(crate) fn new(graph: &Graph<F>, root: u32, at: &Public) -> Self {
        let slots = graph.nodes[root as usize].subtree as usize;
        let mut reach = [[F::ZERO; KINDS]; 2];
        for (reach, hands) in reach.iter_mut().zip([at.mover, at.other]) {
            hands.iter().for_each(|card| reach[card.index()] = F::of(1.0));
        }
        let pairs = at.mover.iter().flat_map(|a| at.other.iter().map(move |b| (a, b)));
        let ways = pairs.map(|(a, b)| f64::from(at.ways(a, b))).sum();
        let (regrets, sums) = (vec![F::ZERO; slots], vec![F::ZERO; slots]);
        Self { root, reach, ways, regrets, sums, count: 0 }
    }

    pub(crate) const fn root(&self) -> u32 {
        self.root
    }

    /// The hands that the mover and the other may have.
    pub(crate) const fn reach(&self) -> [Vector<F>; 2] {
        self.reach
    }

    /// All the ways in which the two hands can be dealt.
    pub(crate) const fn ways(&self) -> f64 {
        self.ways
    }

    /// Plays one round: each player in turn betters its play against the other's.
    pub(crate) fn play(&mut self, graph: &Graph<F>) {
        let (kept, weight) = pace(self.count);
        let (kept, weight) = (F::of(kept), F::of(weight));
        self.count += 1;
        for (own, reach) in [(true, self.reach[1]), (false, self.reach[0])] {
            let (regrets, sums) = (&mut self.regrets[..], &mut self.sums[..]);
            let slots = Learning { regrets, sums, kept, weight, round: self.count };
            visit(graph, self.root, own, &reach, slots);
        }
    }

    /// Between what and what the mover's value must lie: what the average strategies concede to
    /// best responses.
    pub(crate) fn bounds(&self, graph: &Graph<F>) -> [f64; 2] {
        self.concede::<true>(graph)
    }

    /// The same if the known values further on were exact: what more rounds can still better.
    pub(crate) fn apparent_bounds(&self, graph: &Graph<F>) -> [f64; 2] {
        self.concede::<false>(graph)
    }

    fn concede<const BOUNDS: bool>(&self, graph: &Graph<F>) -> [f64; 2] {
        let value = |own: bool| {
            let (mine, theirs) = (usize::from(!own), usize::from(own));
            let slots = Responding::<F, BOUNDS>(&self.sums);
            let worth = visit(graph, self.root, own, &self.reach[theirs], slots);
            let held = worth.iter().zip(&self.reach[mine]);
            held.map(|(w, r)| w.to_f64() * r.to_f64()).sum::<f64>() / self.ways
        };
        [-value(false), value(true)]
    }
}
