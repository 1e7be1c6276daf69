//! Counterfactual regret minimisation over the whole tree.
//!
//! Every information set keeps for each action the regret of not having always taken it, weighed
//! by how likely the others and chance made the set. Playing each action as often as its regret
//! makes the regrets grow slower than the number of rounds, so that the average strategy comes
//! ever nearer to an equilibrium (Zinkevich, Johanson, Bowling and Piccione 2007). The variants
//! weigh late rounds more: CFR+ (Tammelin 2014) and the discounted ones (Brown and Sandholm 2019).
//! The seats are updated in turn.

use adut_kernel::{Game, Seat};

use super::regret::{averaged, matched};
use super::tree::{GameTree, Kind, Node, Strategy, range};

/// How the past is weighed. After round t what was summed before is multiplied by
/// t^e / (t^e + 1), with an exponent e of its own for positive regrets, for negative ones, and, as
/// (t / (t + 1))^e, for the average strategy.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Discount {
    /// For positive regrets; infinite keeps them whole.
    pub positive: f64,
    /// For negative regrets; infinite keeps them whole, minus infinite forgets them.
    pub negative: f64,
    /// For the average strategy; 0 keeps it whole.
    pub average: f64,
}

impl Discount {
    /// Plain CFR: nothing is discounted.
    pub const NONE: Self = Self { positive: f64::INFINITY, negative: f64::INFINITY, average: 0.0 };
    /// CFR+: regrets never fall below zero, and round t counts t times in the average.
    pub const PLUS: Self =
        Self { positive: f64::INFINITY, negative: f64::NEG_INFINITY, average: 1.0 };
    /// Linear CFR: round t counts t times in everything.
    pub const LINEAR: Self = Self { positive: 1.0, negative: 1.0, average: 1.0 };
    /// Discounted CFR with the exponents that its authors recommend.
    pub const DISCOUNTED: Self = Self { positive: 1.5, negative: 0.0, average: 2.0 };
}

/// Regrets and average strategy on a tree.
#[derive(Clone, Debug)]
pub struct Cfr<'a, G: Game> {
    tree: &'a GameTree<G>,
    discount: Discount,
    rounds: u64,
    regrets: Vec<f64>,
    /// What a round adds to the regrets.
    gains: Vec<f64>,
    current: Vec<f64>,
    sums: Vec<f64>,
}

impl<'a, G: Game> Cfr<'a, G> {
    /// Begins with even play.
    pub fn new(tree: &'a GameTree<G>, discount: Discount) -> Self {
        let zeros = vec![0.0; tree.entries()];
        let mut cfr = Self {
            tree,
            discount,
            rounds: 0,
            regrets: zeros.clone(),
            gains: zeros.clone(),
            current: zeros.clone(),
            sums: zeros,
        };
        for seat in Seat::all(tree.game().seats()) {
            cfr.match_regrets(seat);
        }
        cfr
    }

    /// How many rounds were played.
    pub fn rounds(&self) -> u64 {
        self.rounds
    }

    /// Plays this many more rounds.
    pub fn run(&mut self, rounds: u64) {
        for _ in 0..rounds {
            self.rounds += 1;
            for seat in Seat::all(self.tree.game().seats()) {
                self.visit(0, seat, 1.0, 1.0);
                self.settle(seat);
                self.match_regrets(seat);
            }
            let t = self.rounds as f64;
            let kept = (t / (t + 1.0)).powf(self.discount.average);
            self.sums.iter_mut().for_each(|sum| *sum *= kept);
        }
    }

    /// The average strategy so far, which is the one that converges.
    pub fn average(&self) -> Strategy {
        let mut strategy = Vec::with_capacity(self.sums.len());
        for set in &self.tree.sets {
            strategy.extend(averaged(&self.sums[set.place()]));
        }
        Strategy(strategy)
    }

    /// The value of a node for `seat`, with its gains and sums noted on the way. `own` is how
    /// likely the seat itself makes the node, `others` how likely the others and chance do.
    fn visit(&mut self, node: u32, seat: Seat, own: f64, others: f64) -> f64 {
        let tree = self.tree;
        let Node { kind, children } = &tree.nodes[node as usize];
        match *kind {
            Kind::Over(first) => tree.payoffs[first as usize + seat.index()],
            Kind::Chance => {
                let outcomes = children.clone().zip(&tree.chance[range(children)]);
                outcomes.map(|(child, p)| p * self.visit(child, seat, own, others * p)).sum()
            }
            Kind::Choice(set) => {
                let set = &tree.sets[set as usize];
                let entries = set.place().zip(children.clone());
                if set.seat != seat {
                    return entries
                        .map(|(entry, child)| {
                            let p = self.current[entry];
                            p * self.visit(child, seat, own, others * p)
                        })
                        .sum();
                }
                let mut mean = 0.0;
                for (entry, child) in entries {
                    let p = self.current[entry];
                    let value = self.visit(child, seat, own * p, others);
                    mean += p * value;
                    self.gains[entry] += others * value;
                    self.sums[entry] += own * p;
                }
                self.gains[set.place()].iter_mut().for_each(|gain| *gain -= others * mean);
                mean
            }
        }
    }

    /// Adds a round's gains to the regrets of a seat.
    fn settle(&mut self, seat: Seat) {
        let Discount { positive, negative, .. } = self.discount;
        let t = (self.rounds - 1) as f64;
        let forgets = negative == f64::NEG_INFINITY;
        let (positive, negative) = (kept(t, positive), kept(t, negative));
        for set in self.tree.sets.iter().filter(|set| set.seat == seat) {
            for entry in set.place() {
                let regret = &mut self.regrets[entry];
                *regret *= if *regret > 0.0 { positive } else { negative };
                *regret += std::mem::take(&mut self.gains[entry]);
                if forgets {
                    *regret = regret.max(0.0);
                }
            }
        }
    }

    fn match_regrets(&mut self, seat: Seat) {
        let mut row = Vec::new();
        for set in self.tree.sets.iter().filter(|set| set.seat == seat) {
            matched(&self.regrets[set.place()], &mut row);
            self.current[set.place()].copy_from_slice(&row);
        }
    }
}

/// The share of the past that is kept after `t` rounds.
fn kept(t: f64, exponent: f64) -> f64 {
    if exponent.is_infinite() {
        return if exponent > 0.0 { 1.0 } else { 0.0 };
    }
    let power = t.powf(exponent);
    power / (power + 1.0)
}
