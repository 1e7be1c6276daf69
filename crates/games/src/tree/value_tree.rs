//! A tree whose leaves are single numbers.

use std::io::Read;

use super::error::{Count, Fault, ReadError, Token};
use super::lexer::{Lexer, ShortNode, ShortNodes, integer};
use super::read::{NodeSink, children_in, header_number, inside, line_is_full, read_levels};
use super::shape::{NodeId, Shape};
use super::text::{Output, TextBuffer};
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
        let height = header_number(&mut lexer, "the height of the tree")?;
        line_is_full(&mut lexer, Count { number: 1, noun: "number" })?;
        let mut values = Values::new();
        let shape = read_levels(&mut lexer, height, &mut values)?;
        Ok(Self { shape, values })
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
        out: &mut impl Output,
        keep: impl Fn(NodeId) -> bool,
    ) -> std::io::Result<()> {
        let mut text = TextBuffer::new(out);
        with_values!(&self.values, values => {
            for (depth, node) in self.shape.preorder(keep) {
                text.number_line(depth, widened(values[node as usize]))?;
            }
        });
        text.finish()
    }
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
