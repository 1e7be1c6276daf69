//! Best response and exploitability, exactly.
//!
//! The best response to fixed opponents is found from the ends of the tree upwards: in each
//! information set the action that is best in the mean over its nodes, each weighed by how likely
//! the others and chance make it.

use adut_kernel::{Game, Seat};

use super::tree::{GameTree, Kind, Node, Strategy, range};

/// The best a seat can do against the strategies of the others.
#[derive(Clone, Debug, PartialEq)]
pub struct Response {
    /// What the seat gets in the mean.
    pub value: f64,
    /// The strategy in which this seat responds and the others play as before.
    pub strategy: Strategy,
}

impl<G: Game> GameTree<G> {
    /// The best response of a seat when the others play by `strategy`.
    pub fn best_response(&self, strategy: &Strategy, seat: Seat) -> Response {
        let mut search = Search {
            tree: self,
            strategy,
            seat,
            reach: vec![0.0; self.nodes.len()],
            values: vec![None; self.nodes.len()],
            choices: vec![None; self.sets.len()],
        };
        search.spread(0, 1.0);
        let value = search.value(0);
        let mut best = strategy.clone();
        for (i, set) in self.sets.iter().enumerate().filter(|(_, set)| set.seat == seat) {
            let choice = search.choice(i as u32);
            best.0[set.place()].fill(0.0);
            best.0[set.first + choice] = 1.0;
        }
        Response { value, strategy: best }
    }

    /// What a player loses in the mean by this strategy against opponents who know it: the mean
    /// over the seats of what each could win by responding best. Zero in an equilibrium.
    pub fn exploitability(&self, strategy: &Strategy) -> f64 {
        let seats = self.game().seats();
        let gains = Seat::all(seats)
            .map(|seat| self.best_response(strategy, seat).value - self.value(strategy, seat));
        gains.sum::<f64>() / seats as f64
    }
}

struct Search<'a, G: Game> {
    tree: &'a GameTree<G>,
    strategy: &'a Strategy,
    seat: Seat,
    /// How likely the others and chance make each node.
    reach: Vec<f64>,
    values: Vec<Option<f64>>,
    choices: Vec<Option<usize>>,
}

impl<G: Game> Search<'_, G> {
    fn spread(&mut self, node: u32, reach: f64) {
        self.reach[node as usize] = reach;
        let tree = self.tree;
        let Node { kind, children } = &tree.nodes[node as usize];
        for (i, child) in children.clone().enumerate() {
            let probability = match *kind {
                Kind::Chance => tree.chance[child as usize],
                Kind::Choice(set) if tree.sets[set as usize].seat != self.seat => {
                    self.strategy.0[tree.sets[set as usize].first + i]
                }
                _ => 1.0,
            };
            self.spread(child, reach * probability);
        }
    }

    /// The action to take in one of the seat's information sets.
    fn choice(&mut self, set: u32) -> usize {
        if let Some(choice) = self.choices[set as usize] {
            return choice;
        }
        let tree = self.tree;
        let set_of = &tree.sets[set as usize];
        let (mut best, mut highest) = (0, f64::NEG_INFINITY);
        for action in 0..set_of.actions.len() {
            let mut total = 0.0;
            for &node in &set_of.nodes {
                let child = tree.nodes[node as usize].children.start + action as u32;
                total += self.reach[node as usize] * self.value(child);
            }
            if total > highest {
                (best, highest) = (action, total);
            }
        }
        self.choices[set as usize] = Some(best);
        best
    }

    fn value(&mut self, node: u32) -> f64 {
        if let Some(value) = self.values[node as usize] {
            return value;
        }
        let tree = self.tree;
        let Node { kind, children } = &tree.nodes[node as usize];
        let value = match *kind {
            Kind::Over(first) => tree.payoffs[first as usize + self.seat.index()],
            Kind::Chance => {
                let outcomes = children.clone().zip(&tree.chance[range(children)]);
                outcomes.map(|(child, p)| p * self.value(child)).sum()
            }
            Kind::Choice(set) => {
                let set_of = &tree.sets[set as usize];
                if set_of.seat == self.seat {
                    let choice = self.choice(set);
                    self.value(children.start + choice as u32)
                } else {
                    let row = &self.strategy.0[set_of.place()];
                    children.clone().zip(row).map(|(child, p)| p * self.value(child)).sum()
                }
            }
        };
        self.values[node as usize] = Some(value);
        value
    }
}
