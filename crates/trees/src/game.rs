//! The tree as a [`Game`] of the kernel, so that every search can play it.

use std::sync::Arc;

use adut_kernel::{Actions, Game, MAX_SEATS, Outcome, Rng, Seat, Turn};
use thiserror::Error;

use super::game_tree::{GameTree, NodeKind};
use super::shape::NodeId;

/// The rules: walk down the tree. Payoffs are what the leaves say, not just won and lost.
#[derive(Debug, Clone)]
pub struct TreeGame(Arc<GameTree>);

/// A tree for more players than a table has seats.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("the tree is for {players} players, but a table has at most {MAX_SEATS} seats")]
pub struct TooManyPlayers {
    players: usize,
}

/// A child that the node does not have.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("there is no child {child} here, the node has {children}")]
pub struct NoSuchChild {
    child: u32,
    children: u32,
}

/// Where the game stands: at a node. Nothing is hidden, so this is also what everyone sees.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct AtNode(NodeId);

impl AtNode {
    /// The node's number in the tree.
    pub fn node(self) -> NodeId {
        self.0
    }
}

impl TreeGame {
    /// The game on this tree.
    pub fn new(tree: impl Into<Arc<GameTree>>) -> Result<Self, TooManyPlayers> {
        let tree = tree.into();
        if tree.players() > MAX_SEATS {
            return Err(TooManyPlayers { players: tree.players() });
        }
        Ok(Self(tree))
    }

    /// The tree.
    pub fn tree(&self) -> &GameTree {
        &self.0
    }

    fn children(&self, state: &AtNode) -> u32 {
        self.0.shape().children(state.0).len() as u32
    }

    fn go_to_child(&self, state: &mut AtNode, child: u32) {
        state.0 = self.0.shape().children(state.0).start + child;
    }

    fn check_child(&self, state: &AtNode, child: u32) -> Result<(), NoSuchChild> {
        let children = self.children(state);
        if child < children { Ok(()) } else { Err(NoSuchChild { child, children }) }
    }
}

impl Game for TreeGame {
    type State = AtNode;
    /// The number of the child among its siblings, from 0.
    type Action = u32;
    type Chance = u32;
    type Observation = AtNode;
    type Foul = NoSuchChild;

    fn seats(&self) -> usize {
        self.0.players()
    }

    fn root(&self) -> AtNode {
        AtNode(0)
    }

    fn turn(&self, state: &AtNode) -> Turn {
        match self.0.kind(state.0) {
            NodeKind::Choice(player) => Turn::Seat(Seat::new(player as usize)),
            NodeKind::Chance => Turn::Chance,
            NodeKind::Leaf => Turn::Over,
        }
    }

    fn actions(&self, state: &AtNode, out: &mut Actions<u32>) {
        out.clear();
        if matches!(self.turn(state), Turn::Seat(_)) {
            out.extend(0..self.children(state));
        }
    }

    fn check(&self, state: &AtNode, action: u32) -> Result<(), NoSuchChild> {
        match self.turn(state) {
            Turn::Seat(_) => self.check_child(state, action),
            _ => Err(NoSuchChild { child: action, children: 0 }),
        }
    }

    fn apply(&self, state: &mut AtNode, action: u32) {
        self.go_to_child(state, action);
    }

    fn sample_chance(&self, state: &AtNode, rng: &mut Rng) -> u32 {
        let children = self.0.shape().children(state.0);
        let mut left = rng.unit();
        for (index, child) in children.clone().enumerate() {
            left -= self.0.probability(child);
            if left < 0.0 {
                return index as u32;
            }
        }
        // Only rounding leads here.
        children.len() as u32 - 1
    }

    fn chances(&self, state: &AtNode, out: &mut Vec<(u32, f64)>) -> bool {
        out.clear();
        if self.turn(state) == Turn::Chance {
            let children = self.0.shape().children(state.0);
            out.extend(children.zip(0..).map(|(child, index)| (index, self.0.probability(child))));
        }
        true
    }

    fn check_chance(&self, state: &AtNode, chance: &u32) -> Result<(), NoSuchChild> {
        self.check_child(state, *chance)
    }

    fn resolve(&self, state: &mut AtNode, chance: &u32) {
        self.go_to_child(state, *chance);
    }

    fn outcome(&self, state: &AtNode) -> Outcome {
        Outcome::highest(Seat::all(self.seats()).map(|seat| self.payoff(state, seat)))
    }

    fn payoff(&self, state: &AtNode, seat: Seat) -> f64 {
        self.0.payoff(state.0, seat.index()) as f64
    }

    fn observe(&self, state: &AtNode, _: Seat) -> AtNode {
        *state
    }
}
