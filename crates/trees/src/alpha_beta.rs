//! Alpha–beta over an explicit tree, fail-soft, children from left to right.
//!
//! A maximising node stops as soon as its best child is worth at least β, the least that a
//! minimising node above it already has elsewhere; a minimising node at most α. The test is the
//! same as α ≥ β, because every node is entered with α < β.
//!
//! The descent keeps its own stack of at most twelve bytes a level, so that a chain of a million nodes is
//! no deeper than any other tree. A node changes only one of the two bounds, and its best value so
//! far stands in the tree already, so a level has to remember just the node and the bound as it
//! was when the node was entered.

use super::shape::{NodeId, Shape};
use super::value_tree::ValueTree;
use super::values::with_values;

/// The nodes that a search has entered.
#[derive(Debug, Clone)]
pub struct Visited(Vec<u64>);

impl Visited {
    fn none_of(nodes: usize) -> Self {
        Self(vec![0; nodes.div_ceil(64)])
    }

    fn insert(&mut self, node: NodeId) {
        self.0[node as usize / 64] |= 1 << (node % 64);
    }

    /// Whether the node was entered.
    #[inline]
    pub fn contains(&self, node: NodeId) -> bool {
        self.0[node as usize / 64] >> (node % 64) & 1 == 1
    }
}

/// A bound of the window, and from which depth on the path it is known: above it is infinite. Leaf
/// values use all their bits, so infinity cannot be one of them.
#[derive(Clone, Copy)]
struct Bound<V> {
    value: V,
    known_from: usize,
}

impl<V: Copy + Default> Bound<V> {
    fn infinite() -> Self {
        Self { value: V::default(), known_from: usize::MAX }
    }

    fn get(self) -> Option<V> {
        (self.known_from != usize::MAX).then_some(self.value)
    }
}

/// The way down to the current node.
struct Descent<V> {
    path: Vec<NodeId>,
    /// For each node of the path the bound it may change, as it was on entering.
    entered_with: Vec<V>,
    /// α for maximising nodes, β for minimising ones.
    bounds: [Bound<V>; 2],
}

/// Which bound a node at this depth raises (α, 0) or lowers (β, 1).
fn own_bound(depth: usize) -> usize {
    depth % 2
}

impl<V: Copy + Default + Ord> Descent<V> {
    fn enter(&mut self, node: NodeId) {
        self.entered_with.push(self.bounds[own_bound(self.path.len())].value);
        self.path.push(node);
    }

    /// Leaves the deepest node and puts its bound back.
    fn leave(&mut self) {
        let node = self.path.pop();
        debug_assert!(node.is_some());
        let depth = self.path.len();
        if let Some(value) = self.entered_with.pop() {
            let bound = &mut self.bounds[own_bound(depth)];
            bound.value = value;
            if bound.known_from >= depth {
                *bound = Bound::infinite();
            }
        }
    }

    /// Makes `best`, a value of the deepest node, its bound if that narrows the window.
    fn narrow(&mut self, best: V) {
        let depth = self.path.len() - 1;
        let bound = &mut self.bounds[own_bound(depth)];
        if bound.get().is_none_or(|value| is_better(depth, best, value)) {
            bound.value = best;
            bound.known_from = bound.known_from.min(depth);
        }
    }

    /// Whether a value of the deepest node is so good that the node above will not allow it.
    fn is_cut_by(&self, best: V) -> bool {
        let depth = self.path.len() - 1;
        self.bounds[1 - own_bound(depth)].get().is_some_and(|bound| !is_better(depth, bound, best))
    }
}

/// Whether the player who chooses at this depth prefers `new` to `old`.
fn is_better<V: Ord>(depth: usize, new: V, old: V) -> bool {
    if own_bound(depth) == 0 { new > old } else { new < old }
}

/// Gives every node that alpha–beta visits its value, and says which these are. A node that was
/// cut has the value it had then; of its children the first ones are visited, at least one.
pub fn alpha_beta(tree: &mut ValueTree) -> Visited {
    let (shape, values) = tree.parts_mut();
    with_values!(values, values => search(shape, values))
}

fn search<V: Copy + Default + Ord>(shape: &Shape, values: &mut [V]) -> Visited {
    let mut visited = Visited::none_of(shape.len());
    let mut descent = Descent {
        path: Vec::with_capacity(shape.height()),
        entered_with: Vec::with_capacity(shape.height()),
        bounds: [Bound::infinite(); 2],
    };
    let mut node = 0;
    loop {
        visited.insert(node);
        if !shape.is_leaf(node) {
            descent.enter(node);
            node = shape.children(node).start;
            continue;
        }
        // Carries the finished node's value up until a node wants to see another child.
        loop {
            let Some(&parent) = descent.path.last() else {
                return visited;
            };
            let depth = descent.path.len() - 1;
            let children = shape.children(parent);
            let value = values[node as usize];
            if node == children.start || is_better(depth, value, values[parent as usize]) {
                values[parent as usize] = value;
            }
            let best = values[parent as usize];
            if node + 1 < children.end && !descent.is_cut_by(best) {
                descent.narrow(best);
                node += 1;
                break;
            }
            descent.leave();
            node = parent;
        }
    }
}
