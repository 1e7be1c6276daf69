//! Trees that are made up as they are walked.

use adut_kernel::{Actions, Game, MAX_SEATS, Outcome, Rng, Seat, Turn};
use thiserror::Error;

/// A tree of a given height in which every node has as many children, for one to four players in
/// turn. Every edge gives each player something by chance, and what a player has at a node is the sum
/// on the way there: a search that stops before the end has something to go by, as in real games.
#[derive(Clone, Debug)]
pub struct RandomTree {
    /// How many play.
    pub players: usize,
    /// Children of every inner node.
    pub children: u32,
    /// Edges from the root to a leaf.
    pub height: u32,
    /// Which tree.
    pub seed: u64,
}

/// Every edge gives each player at most this much.
const MOST: u64 = 100;

/// A node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Node {
    depth: u32,
    /// Which node, mixed from the way to it.
    name: u64,
    /// What each player has.
    sums: [i32; MAX_SEATS],
}

/// A child that the node does not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("there is no child {0} here")]
pub struct NoSuchChild(u32);

/// The finaliser of splitmix64.
const fn mixed(word: u64) -> u64 {
    let word = word.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ word >> 31
}

impl RandomTree {
    /// What a seat has at a node less what the others have in the mean.
    pub fn lead(&self, node: &Node, seat: Seat) -> f64 {
        let own = f64::from(node.sums[seat.index()]);
        let all: i32 = node.sums[..self.players].iter().sum();
        own - (f64::from(all) - own) / (self.players - 1).max(1) as f64
    }

    /// What a seat has at a node.
    pub fn has(&self, node: &Node, seat: Seat) -> f64 {
        f64::from(node.sums[seat.index()])
    }
}

impl Game for RandomTree {
    type State = Node;
    type Action = u32;
    type Chance = ();
    type Observation = Node;
    type Foul = NoSuchChild;

    fn seats(&self) -> usize {
        self.players
    }

    fn root(&self) -> Node {
        Node { depth: 0, name: mixed(self.seed), sums: [0; MAX_SEATS] }
    }

    fn turn(&self, node: &Node) -> Turn {
        if node.depth == self.height {
            Turn::Over
        } else {
            Turn::Seat(Seat::new(node.depth as usize % self.players))
        }
    }

    fn actions(&self, node: &Node, out: &mut Actions<u32>) {
        out.clear();
        if node.depth < self.height {
            out.extend(0..self.children);
        }
    }

    fn check(&self, node: &Node, child: u32) -> Result<(), NoSuchChild> {
        let is_there = node.depth < self.height && child < self.children;
        if is_there { Ok(()) } else { Err(NoSuchChild(child)) }
    }

    fn apply(&self, node: &mut Node, child: u32) {
        node.name = mixed(node.name ^ u64::from(child + 1));
        node.depth += 1;
        let mut word = node.name;
        for sum in &mut node.sums[..self.players] {
            word = mixed(word);
            *sum += (word % (MOST + 1)) as i32;
        }
    }

    fn sample_chance(&self, _: &Node, _: &mut Rng) {}

    fn chances(&self, _: &Node, out: &mut Vec<((), f64)>) -> bool {
        out.clear();
        true
    }

    fn resolve(&self, _: &mut Node, (): &()) {}

    fn outcome(&self, node: &Node) -> Outcome {
        Outcome::highest(node.sums[..self.players].iter().map(|&sum| f64::from(sum)))
    }

    fn observe(&self, node: &Node, _: Seat) -> Node {
        *node
    }
}

#[cfg(test)]
mod tests {
    use adut_search::Valued;
    use adut_search::exact::{AlphaBeta, MaxN, Minimax};

    use super::*;

    fn tree(players: usize, seed: u64) -> RandomTree {
        RandomTree { players, children: 3, height: 6, seed }
    }

    /// Max-n as it is defined.
    fn best(game: &RandomTree, node: &Node) -> Vec<f64> {
        let Turn::Seat(seat) = game.turn(node) else {
            return Seat::all(game.players).map(|seat| game.lead(node, seat)).collect();
        };
        let after = (0..game.children).map(|child| {
            let mut next = *node;
            game.apply(&mut next, child);
            best(game, &next)
        });
        let mut found: Option<Vec<f64>> = None;
        for values in after {
            if found.as_ref().is_none_or(|best| values[seat.index()] > best[seat.index()]) {
                found = Some(values);
            }
        }
        found.unwrap_or_default()
    }

    #[test]
    fn searches_agree_with_their_definitions() {
        for seed in 0..20 {
            let two = tree(2, seed);
            let lead = Valued(|game: &RandomTree, node: &Node, seat| game.lead(node, seat));
            let plain = Minimax::to_the_end().with_insight(lead).search(&two, &two.root());
            let lead = Valued(|game: &RandomTree, node: &Node, seat| game.lead(node, seat));
            let cut = AlphaBeta::to_the_end().with_insight(lead).search(&two, &two.root());
            assert_eq!(plain.value, cut.value);
            assert!(cut.nodes < plain.nodes, "{} {}", cut.nodes, plain.nodes);
            let three = tree(3, seed);
            let lead = Valued(|game: &RandomTree, node: &Node, seat| game.lead(node, seat));
            let found = MaxN::to_the_end().with_insight(lead).search(&three, &three.root());
            assert!((found.value - best(&three, &three.root())[0]).abs() < 1e-9);
        }
    }

    #[test]
    fn the_same_way_leads_to_the_same_node() {
        let game = tree(3, 5);
        let walk = |ways: &[u32]| {
            let mut node = game.root();
            ways.iter().for_each(|&way| game.apply(&mut node, way));
            node
        };
        assert_eq!(walk(&[0, 2, 1]), walk(&[0, 2, 1]));
        assert_ne!(walk(&[0, 2, 1]), walk(&[2, 0, 1]));
        assert_eq!(game.turn(&walk(&[0, 0, 0, 0, 0, 0])), Turn::Over);
        assert!(game.check(&game.root(), 3).is_err());
    }
}
