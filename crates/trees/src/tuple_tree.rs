//! A tree whose leaves hold one number for each player.

use std::io::Read;

use super::error::{Count, Fault, ReadError};
use super::lexer::{Lexer, ShortNode, ShortNodes};
use super::pieces::write_in_pieces;
use super::read::{NodeSink, children_in, header_number, line_is_full, push_tuple, read_levels};
use super::shape::{NodeId, Run, Shape};
use super::text::Output;

/// A tree with a leaf's tuple at every node. A node holds the number of that leaf, so the tuples
/// are stored once: eight bytes a node beside them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TupleTree {
    shape: Shape,
    players: usize,
    /// For each node a leaf, counted among the leaves only; an inner node's until an evaluation is
    /// the leaf that would come next.
    chosen: Vec<u32>,
    payoffs: Vec<i64>,
}

impl TupleTree {
    /// Reads the format of `-b`.
    pub fn read(source: impl Read) -> Result<Self, ReadError> {
        let mut lexer = Lexer::new(source);
        let height = header_number(&mut lexer, "the height of the tree")?;
        let players = header_number(&mut lexer, "the number of players")?;
        let players = usize::try_from(players).unwrap_or(usize::MAX);
        line_is_full(&mut lexer, Count { number: 2, noun: "number" })?;
        let mut tuples = Tuples { players, leaves: 0, chosen: Vec::new(), payoffs: Vec::new() };
        let shape = read_levels(&mut lexer, height, &mut tuples)?;
        Ok(Self { shape, players, chosen: tuples.chosen, payoffs: tuples.payoffs })
    }

    /// A tree whose nodes hold these leaves, counted among the leaves, with these tuples.
    pub(super) fn from_parts(
        shape: Shape,
        players: usize,
        chosen: Vec<u32>,
        payoffs: Vec<i64>,
    ) -> Self {
        debug_assert_eq!(shape.len(), chosen.len());
        Self { shape, players, chosen, payoffs }
    }

    /// Which node has which children.
    pub fn shape(&self) -> &Shape {
        &self.shape
    }

    /// How many numbers every tuple has.
    pub fn players(&self) -> usize {
        self.players
    }

    /// The tuple of a node.
    pub fn tuple(&self, node: NodeId) -> &[i64] {
        let start = self.chosen[node as usize] as usize * self.players;
        &self.payoffs[start..start + self.players]
    }

    /// Gives a node the tuple of one of its children.
    pub(super) fn choose(&mut self, node: NodeId, child: NodeId) {
        self.chosen[node as usize] = self.chosen[child as usize];
    }

    /// Writes the tuples in pre-order, one a line behind as many tabs as the node is deep.
    pub fn write(&self, out: &mut (impl Output + Send)) -> std::io::Result<()> {
        write_in_pieces(
            &self.shape,
            out,
            |_| true,
            |text, Run { depth, nodes }| {
                for node in nodes {
                    text.tabs(depth)?;
                    let mut before = b"[";
                    for &value in self.tuple(node) {
                        text.bytes(before)?;
                        text.integer(value)?;
                        before = b",";
                    }
                    text.bytes(b"]\n")?;
                }
                Ok(())
            },
        )
    }
}

struct Tuples {
    players: usize,
    leaves: u32,
    chosen: Vec<u32>,
    payoffs: Vec<i64>,
}

impl NodeSink for Tuples {
    const SHORT: ShortNodes = ShortNodes::Inner;

    #[inline]
    fn short(&mut self, _: &ShortNode) {
        self.chosen.push(self.leaves);
    }

    fn node(&mut self, token: &[u8]) -> Result<u32, Fault> {
        self.chosen.push(self.leaves);
        if let Some(children) = children_in(token, b'(', b')') {
            return children;
        }
        let expected =
            "a node: `(k)` with k children, or a leaf `[a,b,…]` with a value for each player";
        push_tuple(token, self.players, &mut self.payoffs, expected)?;
        self.leaves += 1;
        Ok(0)
    }
}
