//! UCT: Monte Carlo tree search in a known state (Kocsis and Szepesvári 2006).
//!
//! Every simulation goes down the tree by upper confidence bounds, each seat choosing for itself,
//! tries one action that was not tried there before, plays on at random, and adds what came of it
//! to all edges on its way. At chance nodes an outcome is drawn; each has a place of its own in
//! the tree. The answer is how often each action was tried.

use adut_kernel::{Actions, Game, MAX_SEATS, Rng, Scale, Seat, Thought, Turn, Witnessed};

use super::rollout::{Rollout, Uniform};
use super::tree::{NONE, OVER, Tree};
use super::{Growth, ucb};
use crate::searcher::Searcher;
use crate::{Insight, RulesOnly};

/// The mover of a chance node. Its `first` is the head of its list of outcomes.
const CHANCE: u8 = u8::MAX;

/// See the [module](super).
#[derive(Clone, Debug)]
pub struct Uct<G: Game, R = Uniform, I = RulesOnly> {
    growth: Growth,
    rollout: R,
    insight: I,
    tree: Tree<G::Action>,
    spare: Tree<G::Action>,
    outcomes: Vec<Outcome<G::Chance>>,
    /// Whether the root of the tree is the state that comes to be searched next.
    is_carried: bool,
    path: Vec<Step>,
    scratch: Actions<G::Action>,
}

#[derive(Clone, Debug)]
struct Outcome<C> {
    chance: C,
    child: u32,
    next: u32,
}

/// An edge that a simulation took, and who took it.
#[derive(Clone, Copy, Debug)]
struct Step {
    edge: u32,
    node: u32,
    mover: u8,
}

/// Where in memory the number of a child is kept.
#[derive(Clone, Copy)]
enum Link {
    Edge(u32),
    Outcome(u32),
}

impl<G: Game> Uct<G> {
    /// Random playouts, valued by the rules.
    pub fn new(growth: Growth) -> Self {
        Self::with(growth, Uniform, RulesOnly)
    }
}

impl<G: Game, R, I> Uct<G, R, I> {
    /// Playouts and values of the caller's own.
    pub fn with(growth: Growth, rollout: R, insight: I) -> Self {
        Self {
            tree: Tree::new(growth.capacity),
            spare: Tree::new(growth.capacity),
            growth,
            rollout,
            insight,
            outcomes: Vec::new(),
            is_carried: false,
            path: Vec::new(),
            scratch: Actions::new(),
        }
    }

    fn clear(&mut self) {
        self.tree.clear();
        self.outcomes.clear();
        self.is_carried = false;
    }

    fn set_child(&mut self, link: Link, child: u32) {
        match link {
            Link::Edge(edge) => self.tree.edges[edge as usize].child = child,
            Link::Outcome(outcome) => self.outcomes[outcome as usize].child = child,
        }
    }

    /// Draws an outcome at a chance node; none if it is new and there is no room for it.
    fn draw(&mut self, game: &G, state: &mut G::State, node: u32, rng: &mut Rng) -> Option<u32> {
        let chance = game.sample_chance(state, rng);
        game.resolve(state, &chance);
        let head = self.tree.nodes[node as usize].first;
        let mut at = head;
        while at != NONE {
            let outcome = &self.outcomes[at as usize];
            if outcome.chance == chance {
                return Some(at);
            }
            at = outcome.next;
        }
        if self.outcomes.len() >= self.growth.capacity {
            return None;
        }
        self.outcomes.push(Outcome { chance, child: NONE, next: head });
        let new = self.outcomes.len() as u32 - 1;
        self.tree.nodes[node as usize].first = new;
        Some(new)
    }

    /// The edge with the highest bound, in a node whose edges were all taken.
    #[inline]
    fn best_edge(&self, node: u32) -> u32 {
        let node = &self.tree.nodes[node as usize];
        let exploration = self.growth.exploration;
        let spread = exploration * exploration * ucb::ln(node.visits);
        let (mut best, mut highest) = (node.first, f64::NEG_INFINITY);
        for (edge, index) in self.tree.edges[node.edges()].iter().zip(node.first..) {
            let bound = ucb::bound(edge.total, edge.visits, spread);
            if bound > highest {
                (best, highest) = (index, bound);
            }
        }
        best
    }

    /// An edge that was never taken, each equally likely; it joins those that were.
    #[inline]
    fn fresh_edge(&mut self, node: u32, rng: &mut Rng) -> u32 {
        let node = &mut self.tree.nodes[node as usize];
        let next = node.first + node.tried;
        let chosen = next + rng.below(node.len - node.tried);
        node.tried += 1;
        self.tree.edges.swap(next as usize, chosen as usize);
        next
    }
}

impl<G, R, I> Uct<G, R, I>
where
    G: Game,
    R: Rollout<G>,
    I: Insight<G>,
{
    /// Makes the node for a state that is reached for the second time; none if there is no room.
    fn expand(&mut self, game: &G, state: &G::State, turn: Turn) -> Option<u32> {
        match turn {
            Turn::Over => Some(OVER),
            Turn::Chance => {
                let node = self.tree.add(CHANCE, &[])?;
                self.tree.nodes[node as usize].first = NONE;
                Some(node)
            }
            Turn::Seat(seat) => {
                game.actions(state, &mut self.scratch);
                self.tree.add(seat.index() as u8, &self.scratch)
            }
        }
    }

    fn simulate(&mut self, game: &G, root: &G::State, rng: &mut Rng) {
        let mut state = root.clone();
        let mut node = 0;
        self.path.clear();
        loop {
            let here = self.tree.nodes[node as usize];
            let (link, is_new) = if here.mover == CHANCE {
                let Some(outcome) = self.draw(game, &mut state, node, rng) else { break };
                (Link::Outcome(outcome), false)
            } else {
                let is_new = here.tried < here.len;
                let edge = if is_new { self.fresh_edge(node, rng) } else { self.best_edge(node) };
                let action = self.tree.edges[edge as usize].action;
                game.apply(&mut state, action);
                self.path.push(Step { edge, node, mover: here.mover });
                (Link::Edge(edge), is_new)
            };
            let child = match link {
                Link::Edge(edge) => self.tree.edges[edge as usize].child,
                Link::Outcome(outcome) => self.outcomes[outcome as usize].child,
            };
            node = match child {
                OVER => break,
                NONE if is_new => break,
                NONE => {
                    let turn = game.turn(&state);
                    let Some(child) = self.expand(game, &state, turn) else { break };
                    self.set_child(link, child);
                    if child == OVER {
                        break;
                    }
                    child
                }
                known => known,
            };
        }
        self.rollout.play(game, &mut state, &mut self.scratch, rng);
        let mut values = [0.0; MAX_SEATS];
        for seat in Seat::all(game.seats()) {
            values[seat.index()] = self.insight.value(game, &state, seat);
        }
        for step in &self.path {
            let edge = &mut self.tree.edges[step.edge as usize];
            edge.visits += 1;
            edge.total += values[usize::from(step.mover) % MAX_SEATS];
            self.tree.nodes[step.node as usize].visits += 1;
        }
    }

    /// Grows the tree from a state in which a seat is to act.
    fn grow(&mut self, game: &G, state: &G::State, rng: &mut Rng) {
        if !std::mem::take(&mut self.is_carried) {
            self.clear();
        }
        if self.tree.is_empty() && self.expand(game, state, game.turn(state)).is_none() {
            return;
        }
        let mut meter = self.growth.budget.meter();
        while meter.step() {
            self.simulate(game, state, rng);
        }
    }

    /// How often each action was tried and what it brought in the mean.
    fn tally(&self, action: G::Action) -> (u32, f64) {
        let root = self.tree.nodes.first().map(|root| &self.tree.edges[root.edges()]);
        let edge = root.and_then(|edges| edges.iter().find(|edge| edge.action == action));
        edge.map_or((0, 0.0), |edge| (edge.visits, edge.total / f64::from(edge.visits.max(1))))
    }
}

impl<G, R, I> Searcher<G> for Uct<G, R, I>
where
    G: Game,
    R: Rollout<G>,
    I: Insight<G>,
{
    /// The share of the simulations that went to each action.
    fn rank(
        &mut self,
        game: &G,
        state: &G::State,
        actions: &[G::Action],
        rng: &mut Rng,
        values: &mut Vec<f64>,
    ) {
        values.clear();
        self.grow(game, state, rng);
        let visits = actions.iter().map(|&action| self.tally(action).0);
        super::shares(visits, values);
    }

    /// The action tried most often; of several the one that brought more, then the first.
    fn choose(
        &mut self,
        game: &G,
        state: &G::State,
        actions: &[G::Action],
        rng: &mut Rng,
    ) -> G::Action {
        if actions.len() > 1 {
            self.grow(game, state, rng);
        }
        super::most_visited(actions, |action| self.tally(action))
    }

    fn scale(&self) -> Scale {
        Scale::Simulations
    }

    fn decide(
        &mut self,
        game: &G,
        state: &G::State,
        actions: &[G::Action],
        rng: &mut Rng,
    ) -> Thought<G::Action> {
        let action = self.choose(game, state, actions, rng);
        let mut values = Vec::new();
        super::shares(actions.iter().map(|&action| self.tally(action).0), &mut values);
        if let [only] = &mut values[..] {
            *only = 1.0;
        }
        Thought { action, values, scale: Scale::Simulations }
    }

    fn follow(&mut self, moves: &[Witnessed<G::Action>]) {
        // What chance decided in between is not among the moves.
        let mut node = self.growth.reuse.then_some(0).filter(|_| self.outcomes.is_empty());
        for Witnessed { action, .. } in moves {
            let edges = node.and_then(|node: u32| self.tree.nodes.get(node as usize));
            let edges = edges.map(|node| &self.tree.edges[node.edges()]);
            let edge = edges.and_then(|edges| edges.iter().find(|edge| edge.action == *action));
            node = edge.map(|edge| edge.child).filter(|&child| child < OVER);
        }
        match node {
            Some(node) => {
                self.tree.carry_over(&[node], &mut self.spare);
                std::mem::swap(&mut self.tree, &mut self.spare);
                self.is_carried = true;
            }
            None => self.clear(),
        }
    }

    fn restart(&mut self) {
        self.clear();
    }
}
