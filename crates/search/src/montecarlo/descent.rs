//! Going down a tree in which the legal actions differ from world to world.

use adut_kernel::{Game, MAX_SEATS, Rng, Seat, Witnessed};

use super::tree::{OVER, Tree};
use super::{Branching, Growth, ucb};
use crate::Insight;

/// An edge that a simulation took, and who took it.
#[derive(Clone, Copy, Debug)]
struct Step {
    edge: u32,
    node: u32,
    mover: Seat,
}

/// What came of choosing at a node.
pub(super) enum Choice<A> {
    /// An action that is in the tree.
    Known { edge: u32, action: A },
    /// An action that has just come into it.
    New { edge: u32, action: A },
    /// There are actions which are not in the tree, and there is no room for them.
    Full,
}

/// One or more trees in one memory, and the way of the current simulation.
#[derive(Clone, Debug)]
pub(super) struct Descent<A> {
    pub(super) tree: Tree<A>,
    spare: Tree<A>,
    path: Vec<Step>,
    missing: Vec<(u32, A)>,
    /// The moves that led to the roots of the trees; none where there are no trees.
    searched_at: Option<Vec<Witnessed<A>>>,
}

impl<A: Copy + Ord> Descent<A> {
    pub(super) fn new(growth: &Growth) -> Self {
        Self {
            tree: Tree::new(growth.capacity),
            spare: Tree::new(growth.capacity),
            path: Vec::new(),
            missing: Vec::new(),
            searched_at: None,
        }
    }

    /// Forgets all trees.
    pub(super) fn forget(&mut self) {
        self.tree.clear();
        self.searched_at = None;
    }

    /// Makes `roots` trees ready for a search after these moves, in nodes with the given key:
    /// what hangs below the moves since the last search, if it is to be kept, and otherwise
    /// nothing.
    pub(super) fn prepare(
        &mut self,
        roots: u32,
        history: &[Witnessed<A>],
        branching: Branching,
        key: u32,
        keep: bool,
    ) {
        let moves = self.searched_at.as_deref().and_then(|last| history.strip_prefix(last));
        let moves = moves.filter(|moves| keep && !moves.is_empty());
        let kept = moves.is_some_and(|moves| {
            let below: Option<Vec<u32>> =
                (0..roots).map(|root| self.below(root, moves, branching, key)).collect();
            below.is_some_and(|below| {
                self.tree.carry_over(&below, &mut self.spare);
                std::mem::swap(&mut self.tree, &mut self.spare);
                true
            })
        });
        if !kept {
            self.tree.clear();
            for _ in 0..roots {
                self.tree.add_root();
            }
        }
        let last = self.searched_at.get_or_insert_default();
        last.clear();
        last.extend_from_slice(history);
    }

    /// The node with this key that these moves lead to.
    fn below(
        &self,
        node: u32,
        moves: &[Witnessed<A>],
        branching: Branching,
        key: u32,
    ) -> Option<u32> {
        let mut versions = self.tree.versions(node);
        let key_of = |node: u32| self.tree.nodes[node as usize].key;
        let Some((first, rest)) = moves.split_first() else {
            return versions.find(|&node| key_of(node) == key);
        };
        versions.find_map(|node| {
            let mover = first.seat.index() as u32;
            if branching == Branching::Moves && key_of(node) != mover {
                return None;
            }
            let edge = self.tree.find(node, first.action).ok()?;
            let child = self.tree.edges[edge as usize].child;
            if child < OVER { self.below(child, rest, branching, key) } else { None }
        })
    }

    /// A new simulation begins.
    pub(super) fn begin(&mut self) {
        self.path.clear();
    }

    /// Chooses one of the legal actions for `mover`: one that is not in the tree yet, each
    /// equally likely, or else the one with the highest bound. All legal ones were available.
    #[inline]
    pub(super) fn choose(
        &mut self,
        node: u32,
        mover: Seat,
        legal: &[A],
        exploration: f64,
        rng: &mut Rng,
    ) -> Choice<A> {
        let here = self.tree.nodes[node as usize];
        let (mut at, end) = (here.first as usize, here.edges().end);
        let (mut best, mut highest) = (at, f64::NEG_INFINITY);
        let squared = exploration * exploration;
        // Most actions of a node are available equally often, and logarithms cost.
        let (mut available, mut spread) = (0, 0.0);
        self.missing.clear();
        // Both lists ascend, so one pass over both finds each action's edge.
        for &action in legal {
            while at < end && self.tree.edges[at].action < action {
                at += 1;
            }
            match self.tree.edges[..end].get_mut(at) {
                Some(edge) if edge.action == action => {
                    edge.available += 1;
                    if edge.available != available {
                        available = edge.available;
                        spread = squared * ucb::ln(available);
                    }
                    let bound = ucb::bound(edge.total, edge.visits, spread);
                    if bound > highest {
                        (best, highest) = (at, bound);
                    }
                    at += 1;
                }
                _ => self.missing.push((at as u32, action)),
            }
        }
        if self.missing.is_empty() {
            let (edge, action) = (best as u32, self.tree.edges[best].action);
            self.path.push(Step { edge, node, mover });
            return Choice::Known { edge, action };
        }
        let (at, action) = self.missing[rng.index(self.missing.len())];
        let Some(edge) = self.insert(node, at, action) else { return Choice::Full };
        self.path.push(Step { edge, node, mover });
        Choice::New { edge, action }
    }

    /// The edge of an action that someone chose elsewhere; none if it is new and there is no
    /// room.
    pub(super) fn find_or_insert(&mut self, node: u32, action: A) -> Option<u32> {
        match self.tree.find(node, action) {
            Ok(edge) => Some(edge),
            Err(at) => self.insert(node, at, action),
        }
    }

    /// Inserts an edge. Where a move was hidden from the tree's owner the simulation is still at
    /// the same node, and the steps it took from there must follow their edges.
    fn insert(&mut self, node: u32, at: u32, action: A) -> Option<u32> {
        let before = self.tree.nodes[node as usize].first;
        let edge = self.tree.insert(node, at, action)?;
        let after = self.tree.nodes[node as usize].first;
        for step in self.path.iter_mut().filter(|step| step.node == node) {
            let behind = u32::from(step.edge >= at);
            step.edge = step.edge - before + after + behind;
        }
        Some(edge)
    }

    /// Adds what the simulation came to to all edges on its way.
    pub(super) fn learn<G: Game<Action = A>>(
        &mut self,
        game: &G,
        state: &G::State,
        insight: &impl Insight<G>,
    ) {
        let mut values = [0.0; MAX_SEATS];
        for seat in Seat::all(game.seats()) {
            values[seat.index()] = insight.value(game, state, seat);
        }
        for step in &self.path {
            let edge = &mut self.tree.edges[step.edge as usize];
            edge.visits += 1;
            edge.total += values[step.mover.index()];
        }
    }

    /// How often an action was taken at a node, and what it brought in the mean.
    pub(super) fn tally(&self, node: u32, action: A) -> (u32, f64) {
        self.tree.find(node, action).map_or((0, 0.0), |edge| {
            let edge = &self.tree.edges[edge as usize];
            (edge.visits, edge.total / f64::from(edge.visits.max(1)))
        })
    }
}

#[cfg(test)]
mod tests {
    use adut_kernel::Seed;

    use super::*;

    #[test]
    fn actions_count_as_available_exactly_where_they_were_legal() {
        let mut descent = Descent::<u8>::new(&Growth::simulations(0));
        descent.prepare(1, &[], Branching::Moves, 0, false);
        let mut rng = Seed::from_text("available").rng();
        let (mut legal_in, mut taken) = ([0; 8], [0; 8]);
        for _ in 0..5000 {
            // Action 7 is legal in one world of fifty, the others in about half of them.
            let is_legal = |action: &u8| match action {
                0 => true,
                7 => rng.below(50) == 0,
                _ => rng.below(2) == 0,
            };
            let legal: Vec<u8> = (0..8).filter(is_legal).collect();
            descent.begin();
            let choice = descent.choose(0, Seat::FIRST, &legal, 1.4, &mut rng);
            let (Choice::Known { action, .. } | Choice::New { action, .. }) = choice else {
                panic!("there is room")
            };
            assert!(legal.contains(&action));
            for step in &descent.path {
                let edge = &mut descent.tree.edges[step.edge as usize];
                assert_eq!(edge.action, action);
                edge.visits += 1;
                // The rare action is the best one.
                edge.total += if action == 7 { 1.0 } else { 0.0 };
            }
            // An action counts from the world in which it came into the tree.
            for &action in &legal {
                let known = descent.tree.find(0, action).is_ok();
                legal_in[usize::from(action)] += u32::from(known);
            }
            taken[usize::from(action)] += 1;
        }
        for action in 0..8 {
            let edge = descent.tree.find(0, action).unwrap();
            let edge = &descent.tree.edges[edge as usize];
            assert_eq!(edge.available, legal_in[usize::from(action)], "action {action}");
            assert_eq!(edge.visits, taken[usize::from(action)], "action {action}");
        }
        // Compared with its availability and not with all simulations, the rare and best action
        // is taken nearly always when it can be, and the common ones are not starved.
        assert!(taken[7] * 10 > legal_in[7] * 9);
        assert!(taken[..7].iter().all(|&taken| taken > 300), "{taken:?}");
    }
}
