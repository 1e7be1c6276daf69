//! The arena: which node has which children, and nothing else.
//!
//! Nodes are numbered level by level, from left to right, the root being 0. The children of a node
//! then have consecutive numbers, the next sibling is the next number, and the first child of a
//! node comes right after the last child of the nodes before it. So one number a node, where its
//! children begin, says everything: they end where those of the next node begin. That is four
//! bytes a node, with any number of children, and no node owns a list.

use std::ops::Range;

/// A node's number.
pub type NodeId = u32;

/// A tree without its values.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shape {
    /// For each node where its children begin, and one entry more: where the last ones end.
    first_child: Vec<NodeId>,
    height: usize,
}

impl Shape {
    /// How many nodes; there is always a root.
    #[expect(clippy::len_without_is_empty, reason = "a tree has a root")]
    pub fn len(&self) -> usize {
        self.first_child.len() - 1
    }

    /// How many levels.
    pub fn height(&self) -> usize {
        self.height
    }

    /// All nodes in order of their numbers: level by level, children always behind their parent.
    pub fn nodes(&self) -> Range<NodeId> {
        0..self.len() as NodeId
    }

    /// The children of a node, from left to right.
    #[inline]
    pub fn children(&self, node: NodeId) -> Range<NodeId> {
        self.first_child[node as usize]..self.first_child[node as usize + 1]
    }

    /// Whether the node has no children.
    #[inline]
    pub fn is_leaf(&self, node: NodeId) -> bool {
        self.children(node).is_empty()
    }

    /// How many leaves.
    pub fn leaves(&self) -> usize {
        self.nodes().filter(|&node| self.is_leaf(node)).count()
    }

    /// For each level the nodes on it, the root's first.
    pub fn levels(&self) -> Vec<Range<NodeId>> {
        let mut levels = Vec::with_capacity(self.height);
        let mut level = 0..1;
        while !level.is_empty() {
            levels.push(level.clone());
            level = self.first_child[level.start as usize]..self.first_child[level.end as usize];
        }
        levels
    }

    /// The nodes in pre-order with their depth (the root's is 0), without those that `keep`
    /// refuses, all that is below them, and their further siblings.
    pub fn preorder<K: Fn(NodeId) -> bool>(&self, keep: K) -> Preorder<'_, K> {
        Preorder { shape: self, keep, siblings: 0..1, above: Vec::with_capacity(self.height) }
    }
}

/// Walks a tree in pre-order; made by [`Shape::preorder`].
pub struct Preorder<'a, K> {
    shape: &'a Shape,
    keep: K,
    /// The nodes still to come on this level before the walk goes up again.
    siblings: Range<NodeId>,
    /// The same for the levels above, the root's first.
    above: Vec<Range<NodeId>>,
}

impl<K: Fn(NodeId) -> bool> Iterator for Preorder<'_, K> {
    type Item = (usize, NodeId);

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        loop {
            match self.siblings.next() {
                Some(node) if (self.keep)(node) => {
                    let depth = self.above.len();
                    let children = self.shape.children(node);
                    if !children.is_empty() {
                        self.above.push(std::mem::replace(&mut self.siblings, children));
                    }
                    return Some((depth, node));
                }
                _ => self.siblings = self.above.pop()?,
            }
        }
    }
}

/// Builds a [`Shape`] level by level, as the text gives it.
pub(super) struct ShapeBuilder {
    first_child: Vec<NodeId>,
    /// Where the children of the next node begin.
    next_child: NodeId,
    levels: usize,
}

impl ShapeBuilder {
    pub(super) fn new() -> Self {
        Self { first_child: Vec::new(), next_child: 1, levels: 0 }
    }

    /// How many nodes the next level has: the children of this one.
    pub(super) fn begin_level(&mut self) -> NodeId {
        self.levels += 1;
        self.next_child - self.first_child.len() as NodeId
    }

    /// Adds the next node with its number of children; false if nodes cannot be numbered so far.
    #[inline]
    pub(super) fn push(&mut self, children: u32) -> bool {
        self.first_child.push(self.next_child);
        // The highest number is kept free, so that the number of nodes is one too.
        match self.next_child.checked_add(children) {
            Some(next) if next < NodeId::MAX => {
                self.next_child = next;
                true
            }
            _ => false,
        }
    }

    /// The tree, once every node that a parent asked for has been added.
    pub(super) fn finish(mut self) -> Shape {
        debug_assert_eq!(self.next_child as usize, self.first_child.len());
        self.first_child.push(self.next_child);
        Shape { first_child: self.first_child, height: self.levels }
    }
}
