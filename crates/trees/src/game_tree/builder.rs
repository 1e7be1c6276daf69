//! Nodes of the extended format, one by one.

use std::collections::VecDeque;

use super::NodeKind;
use crate::error::{Fault, Token};
use crate::lexer::{ShortNode, ShortNodes, integer};
use crate::read::{NodeSink, children_in, push_tuple};

/// How far the probabilities of a chance node may be from 1 together: room for decimals such as
/// 0.333333, and none for mistakes.
const TOLERANCE: f64 = 1e-5;

/// The children of one node that are still to come.
struct Family {
    by_chance: bool,
    /// Whose turn it is at these children.
    turn: u32,
    left: u32,
    /// The probabilities so far.
    total: f64,
}

/// Gathers the nodes of a game tree as they are read.
pub(super) struct Builder {
    pub(super) players: usize,
    pub(super) kinds: Vec<NodeKind>,
    pub(super) probabilities: Vec<f64>,
    pub(super) leaf_numbers: Vec<u32>,
    pub(super) payoffs: Vec<i64>,
    leaves: u32,
    tuple: usize,
    /// In the order in which their children will come.
    families: VecDeque<Family>,
}

impl Builder {
    /// For this number of players, or for two who play for the same stake.
    pub(super) fn new(players: Option<usize>) -> Self {
        let root = Family { by_chance: false, turn: 0, left: 1, total: 0.0 };
        Self {
            players: players.unwrap_or(2),
            kinds: Vec::new(),
            probabilities: Vec::new(),
            leaf_numbers: Vec::new(),
            payoffs: Vec::new(),
            leaves: 0,
            tuple: players.unwrap_or(1),
            families: VecDeque::from([root]),
        }
    }

    /// Takes the next node out of its family; says whose turn it is there.
    fn place(&mut self, token: &[u8], probability: Option<f64>) -> Result<u32, Fault> {
        let Some(family) = self.families.front_mut() else {
            return Err(Fault::Trailing { token: Token::new(token), after: "the tree" });
        };
        family.left -= 1;
        let (turn, is_last) = (family.turn, family.left == 0);
        match (family.by_chance, probability) {
            (true, None) => return Err(Fault::NoProbability(Token::new(token))),
            (false, Some(_)) => return Err(Fault::StrayProbability(Token::new(token))),
            (true, Some(probability)) => {
                family.total += probability;
                if is_last && (family.total - 1.0).abs() > TOLERANCE {
                    let sum = family.total.to_string();
                    return Err(Fault::ImproperChance { token: Token::new(token), sum });
                }
            }
            (false, None) => {}
        }
        if is_last {
            self.families.pop_front();
        }
        self.probabilities.push(probability.unwrap_or(1.0));
        Ok(turn)
    }

    fn push_inner(&mut self, children: u32, kind: NodeKind, turn: u32) {
        let by_chance = kind == NodeKind::Chance;
        let players = self.players as u32;
        let turn = if by_chance { turn } else { (turn + 1) % players };
        self.kinds.push(kind);
        self.families.push_back(Family { by_chance, turn, left: children, total: 0.0 });
    }
}

impl NodeSink for Builder {
    const SHORT: ShortNodes = ShortNodes::None;

    fn short(&mut self, _: &ShortNode) {}

    fn node(&mut self, token: &[u8]) -> Result<u32, Fault> {
        let (probability, node) = match token.iter().position(|&byte| byte == b':') {
            Some(colon) => (Some(read_probability(token, colon)?), &token[colon + 1..]),
            None => (None, token),
        };
        let turn = self.place(token, probability)?;
        self.leaf_numbers.push(self.leaves);
        if let Some(children) = children_in(node, b'(', b')') {
            let children = children?;
            self.push_inner(children, NodeKind::Choice(turn), turn);
            return Ok(children);
        }
        if let Some(children) = children_in(node, b'<', b'>') {
            let children = children?;
            self.push_inner(children, NodeKind::Chance, turn);
            return Ok(children);
        }
        let expected = "a node: `(k)` or `<k>` with k children, or a leaf in square brackets";
        push_tuple(node, self.tuple, &mut self.payoffs, expected)?;
        self.kinds.push(NodeKind::Leaf);
        self.leaves += 1;
        Ok(0)
    }
}

/// The probability before the colon: a decimal or a fraction, from 0 to 1.
fn read_probability(token: &[u8], colon: usize) -> Result<f64, Fault> {
    let text = &token[..colon];
    let value = match text.iter().position(|&byte| byte == b'/') {
        Some(slash) => match (integer(&text[..slash]), integer(&text[slash + 1..])) {
            (Some(Ok(part)), Some(Ok(whole @ 1..))) => Some(part as f64 / whole as f64),
            _ => None,
        },
        None => std::str::from_utf8(text)
            .ok()
            .filter(|text| text.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.'))
            .and_then(|text| text.parse().ok()),
    };
    value.filter(|value| (0.0..=1.0).contains(value)).ok_or(Fault::Unexpected {
        token: Token::new(token),
        expected: "a node with a probability from 0 to 1 such as `0.25:` or `1/6:` before it",
    })
}
