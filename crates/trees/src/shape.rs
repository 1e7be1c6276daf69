//! The arena: which node has which children, and nothing else.
//!
//! Nodes are numbered level by level, from left to right, the root being 0. The children of a node
//! then have consecutive numbers, the next sibling is the next number, and the first child of a
//! node comes right after the last child of the nodes before it. So one number a node, where its
//! children begin, says everything: they end where those of the next node begin. That is four
//! bytes a node, with any number of children, and no node owns a list.

use std::convert::Infallible;
use std::ops::Range;

/// A node's number.
pub type NodeId = u32;

/// A tree without its values.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shape {
    /// For each node where its children begin, and one entry more: where the last ones end.
    first_child: Vec<NodeId>,
    height: usize,
    /// The first node of the last level.
    deepest: NodeId,
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

    /// Visits the nodes in pre-order with their depth (the root's is 0), without those that `keep`
    /// refuses, all that is below them, and their further siblings.
    pub fn preorder(&self, keep: impl Fn(NodeId) -> bool, mut visit: impl FnMut(usize, NodeId)) {
        let root = Run { depth: 0, nodes: 0..1 };
        let visit_run = |Run { depth, nodes }| -> Result<(), Infallible> {
            nodes.for_each(|node| visit(depth, node));
            Ok(())
        };
        let Ok(()) = self.walk(root, usize::MAX, keep, visit_run);
    }

    /// The same from some siblings down, but not below the depth of the floor, and as long as
    /// `visit` has no complaint. Of the nodes that have nothing below them to be visited, whole
    /// runs come at once.
    #[inline]
    pub(super) fn walk<E>(
        &self,
        from: Run,
        floor: usize,
        keep: impl Fn(NodeId) -> bool,
        mut visit: impl FnMut(Run) -> Result<(), E>,
    ) -> Result<(), E> {
        let Run { mut depth, nodes: mut siblings } = from;
        // What is still to come on the levels above.
        let mut above: Vec<Range<NodeId>> = Vec::new();
        loop {
            while !siblings.is_empty() {
                if depth >= floor || siblings.start >= self.deepest {
                    let mut nodes = std::mem::take(&mut siblings);
                    if let Some(refused) = nodes.clone().find(|&node| !keep(node)) {
                        nodes.end = refused;
                    }
                    visit(Run { depth, nodes })?;
                    break;
                }
                let node = siblings.start;
                if !keep(node) {
                    break;
                }
                siblings.start += 1;
                visit(Run { depth, nodes: node..node + 1 })?;
                let children = self.children(node);
                if !children.is_empty() {
                    above.push(std::mem::replace(&mut siblings, children));
                    depth += 1;
                }
            }
            match above.pop() {
                Some(rest) => siblings = rest,
                None => return Ok(()),
            }
            depth -= 1;
        }
    }
}

/// Siblings that follow each other in a walk.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Run {
    pub(super) depth: usize,
    pub(super) nodes: Range<NodeId>,
}

/// Builds a [`Shape`] level by level, as the text gives it.
pub(super) struct ShapeBuilder {
    first_child: Vec<NodeId>,
    /// Where the children of the next node begin.
    next_child: NodeId,
    levels: usize,
    /// The first node of the last level so far.
    deepest: NodeId,
}

impl ShapeBuilder {
    pub(super) fn new() -> Self {
        Self { first_child: Vec::new(), next_child: 1, levels: 0, deepest: 0 }
    }

    /// For nodes whose children's numbers are not known yet: they count from 0 until
    /// [`ShapeBuilder::append`] puts them behind others.
    pub(super) fn detached() -> Self {
        Self { first_child: Vec::new(), next_child: 0, levels: 0, deepest: 0 }
    }

    /// How many nodes were added.
    pub(super) fn len(&self) -> usize {
        self.first_child.len()
    }

    /// Adds all nodes of a detached builder; false if nodes cannot be numbered so far.
    pub(super) fn append(&mut self, other: &Self) -> bool {
        let before = self.next_child;
        let next = before.checked_add(other.next_child).filter(|&next| next < NodeId::MAX);
        let Some(next) = next else { return false };
        self.first_child.extend(other.first_child.iter().map(|&child| before + child));
        self.next_child = next;
        true
    }

    /// The tree, if it has so many levels and these are the ends of their lines, counted in nodes;
    /// only empty lines may follow.
    pub(super) fn finish_lines(mut self, height: u64, line_ends: &[NodeId]) -> Option<Shape> {
        let total = NodeId::try_from(self.len()).ok()?;
        self.levels = usize::try_from(height).ok()?;
        let (mut start, mut end) = (0, 1);
        for level in 1..=self.levels {
            // The last line may end with the text.
            let is_there = line_ends.get(level - 1).map_or(level == self.levels, |&at| at == end);
            let is_last = end == total;
            if !is_there || is_last != (level == self.levels) {
                return None;
            }
            self.deepest = start;
            start = end;
            end = self.first_child.get(end as usize).copied().unwrap_or(self.next_child);
        }
        let mut rest = line_ends.iter().skip(self.levels);
        (end == total && rest.all(|&at| at == total)).then(|| self.finish())
    }

    /// How many nodes the next level has: the children of this one.
    pub(super) fn begin_level(&mut self) -> NodeId {
        self.levels += 1;
        self.deepest = self.first_child.len() as NodeId;
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
        Shape { first_child: self.first_child, height: self.levels, deepest: self.deepest }
    }
}
