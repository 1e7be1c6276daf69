//! A tree whose leaves are single numbers.

use std::fs::File;
use std::io::Read;

use super::error::{Count, Fault, ReadError, Token};
use super::halves::read_halves;
use super::lexer::{Lexer, ShortNode, ShortNodes, integer};
use super::pieces::write_in_pieces;
use super::read::{NodeSink, children_in, header_number, inside, line_is_full, read_levels};
use super::shape::{NodeId, Run, Shape};
use super::text::Output;
use super::values::{Values, widened, with_values};

/// A tree with a number at every node: given at the leaves, 0 elsewhere until an evaluation fills
/// them in. Six to twelve bytes a node.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ValueTree {
    shape: Shape,
    values: Values,
}

impl ValueTree {
    /// Reads the format of `-c2` and `-c3`.
    pub fn read(source: impl Read) -> Result<Self, ReadError> {
        let mut lexer = Lexer::new(source);
        let height = read_height(&mut lexer)?;
        let mut values = Values::new();
        let shape = read_levels(&mut lexer, height, &mut values)?;
        Ok(Self { shape, values })
    }

    /// Reads the same from a file, from where it begins: a large one by two threads.
    pub fn read_file(file: &File) -> Result<Self, ReadError> {
        match read_halves(file) {
            Some((shape, values)) => Ok(Self { shape, values }),
            // Whatever is wrong with it, reading from the start tells it by line and token.
            None => Self::read(file),
        }
    }

    /// A tree with these numbers, one for each node.
    pub(super) fn from_parts(shape: Shape, values: Values) -> Self {
        debug_assert_eq!(shape.len(), values.len());
        Self { shape, values }
    }

    /// Which node has which children.
    pub fn shape(&self) -> &Shape {
        &self.shape
    }

    /// The node's number.
    pub fn value(&self, node: NodeId) -> i64 {
        self.values.get(node as usize)
    }

    /// The shape, and all numbers to be changed.
    pub(super) fn parts_mut(&mut self) -> (&Shape, &mut Values) {
        (&self.shape, &mut self.values)
    }

    /// Writes the numbers in pre-order, one a line behind as many tabs as the node is deep, as far
    /// as `keep` allows (see [`Shape::preorder`]).
    pub fn write(
        &self,
        out: &mut (impl Output + Send),
        keep: impl Fn(NodeId) -> bool + Sync,
    ) -> std::io::Result<()> {
        with_values!(&self.values, values => {
            write_in_pieces(&self.shape, out, keep, |text, Run { depth, nodes }| {
                let mut values = values[nodes.start as usize..nodes.end as usize].iter();
                values.try_for_each(|&value| text.number_line(depth, widened(value)))
            })
        })
    }
}

/// The first line.
pub(super) fn read_height<R: Read>(lexer: &mut Lexer<R>) -> Result<u64, ReadError> {
    let height = header_number(lexer, "the height of the tree")?;
    line_is_full(lexer, Count { number: 1, noun: "number" })?;
    Ok(height)
}

impl NodeSink for Values {
    const SHORT: ShortNodes = ShortNodes::All;

    #[inline]
    fn short(&mut self, node: &ShortNode) {
        self.push(match *node {
            ShortNode::Inner(_) => 0,
            ShortNode::Leaf(value) => value,
        });
    }

    fn node(&mut self, token: &[u8]) -> Result<u32, Fault> {
        const EXPECTED: &str = "a node: `(k)` with k children, or a leaf `[value]`";
        if let Some(children) = children_in(token, b'(', b')') {
            self.push(0);
            return children;
        }
        let number = inside(token, b'[', b']').and_then(integer);
        match number {
            Some(Ok(value)) => {
                self.push(value);
                Ok(0)
            }
            Some(Err(_)) => Err(Fault::OutOfRange(Token::new(token))),
            None => Err(Fault::Unexpected { token: Token::new(token), expected: EXPECTED }),
        }
    }
}
