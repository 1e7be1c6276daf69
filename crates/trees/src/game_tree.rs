//! A tree as a game: players who take turns, payoffs for each, and chance.

mod builder;

use std::io::Read;

use builder::Builder;

use super::error::{Count, Fault, ReadError, Token};
use super::lexer::{Lexer, integer};
use super::read::{header_number, line_is_full, read_levels};
use super::shape::{NodeId, Shape};
use super::tuple_tree::TupleTree;
use super::value_tree::ValueTree;

/// What happens at a node.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NodeKind {
    /// This player chooses among the children; players count from 0.
    Choice(u32),
    /// Chance chooses.
    Chance,
    /// The game ends.
    Leaf,
}

/// A tree with players and chance.
///
/// # The extended format
/// Everything that the plain formats hold, and chance nodes. `<k>` is a chance node with k
/// outcomes. Each of its children has its probability before it, with a colon and no space:
/// a decimal `0.25:[4]` or a fraction `1/6:(2)`. The probabilities of one chance node add to 1.
///
/// ```text
/// 3
/// (2)
/// <2> [3]
/// 0.25:[20] 3/4:[-4]
/// ```
///
/// With the height alone on the first line the game is for two, and what one wins the other loses:
/// `[v]` pays v to the first player. With a number of players behind the height leaves are tuples.
/// The players take turns, the first one at the root; a chance node takes nobody's turn.
#[derive(Debug, Clone, PartialEq)]
pub struct GameTree {
    shape: Shape,
    players: usize,
    is_zero_sum: bool,
    kinds: Vec<NodeKind>,
    /// How likely a node is among its siblings; 1 where chance does not choose.
    probabilities: Vec<f64>,
    /// For each node its number among the leaves, if it is one.
    leaf_numbers: Vec<u32>,
    payoffs: Vec<i64>,
}

impl GameTree {
    /// Reads the extended format.
    pub fn read(source: impl Read) -> Result<Self, ReadError> {
        let mut lexer = Lexer::new(source);
        let height = header_number(&mut lexer, "the height of the tree")?;
        let second = lexer.token()?.map(<[u8]>::to_vec);
        let players = match &second {
            None => None,
            Some(token) => match integer(token) {
                Some(Ok(players @ 1..)) if u32::try_from(players).is_ok() => Some(players as usize),
                _ => {
                    let token = Token::new(token);
                    let expected = "the number of players";
                    return Err(lexer.malformed(Fault::Unexpected { token, expected }));
                }
            },
        };
        let numbers = 1 + u64::from(players.is_some());
        line_is_full(&mut lexer, Count { number: numbers, noun: "number" })?;
        let mut sink = Builder::new(players);
        let shape = read_levels(&mut lexer, height, &mut sink)?;
        Ok(Self {
            shape,
            players: sink.players,
            is_zero_sum: players.is_none(),
            kinds: sink.kinds,
            probabilities: sink.probabilities,
            leaf_numbers: sink.leaf_numbers,
            payoffs: sink.payoffs,
        })
    }

    /// Which node has which children.
    pub fn shape(&self) -> &Shape {
        &self.shape
    }

    /// How many play.
    pub fn players(&self) -> usize {
        self.players
    }

    /// Whether it is a game for two in which one wins what the other loses.
    pub fn is_zero_sum(&self) -> bool {
        self.is_zero_sum
    }

    /// Whether chance takes part.
    pub fn has_chance(&self) -> bool {
        self.kinds.contains(&NodeKind::Chance)
    }

    /// What happens at a node.
    pub fn kind(&self, node: NodeId) -> NodeKind {
        self.kinds[node as usize]
    }

    /// How likely a child of a chance node is; 1 for all others.
    pub fn probability(&self, node: NodeId) -> f64 {
        self.probabilities[node as usize]
    }

    /// What a leaf pays, as it is written: one number in a game where one wins what the other
    /// loses, otherwise one for each player.
    pub fn written_payoffs(&self, leaf: NodeId) -> &[i64] {
        let width = if self.is_zero_sum { 1 } else { self.players };
        let start = self.leaf_numbers[leaf as usize] as usize * width;
        &self.payoffs[start..start + width]
    }

    /// What a leaf pays to a player; wide enough for the opposite of every 64-bit number.
    pub fn payoff(&self, leaf: NodeId, player: usize) -> i128 {
        let written = self.written_payoffs(leaf);
        match (self.is_zero_sum, player) {
            (true, 1) => -i128::from(written[0]),
            _ => i128::from(written[player]),
        }
    }

    /// The tree with the first player's payoffs only.
    pub(super) fn first_player_values(&self) -> ValueTree {
        let values = self.shape.nodes().map(|node| match self.kind(node) {
            NodeKind::Leaf => self.written_payoffs(node)[0],
            _ => 0,
        });
        ValueTree::from_parts(self.shape.clone(), values.collect())
    }

    /// The tree with the leaves' tuples at hand. Not for zero-sum games, whose leaves have none.
    pub(super) fn tuples(&self) -> TupleTree {
        debug_assert!(!self.is_zero_sum);
        let leaves = self.leaf_numbers.clone();
        TupleTree::from_parts(self.shape.clone(), self.players, leaves, self.payoffs.clone())
    }
}
