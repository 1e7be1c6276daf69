//! Minimax and paranoid search over a whole tree: one pass from the last node to the first.
//!
//! Children have higher numbers than their parent, so that going backwards every node finds its
//! children done. No stack, whatever the height. Nodes of one level do not depend on each other,
//! so large levels are shared by two threads.

use std::ops::Range;
use std::thread;

use super::shape::{NodeId, Shape};
use super::tuple_tree::TupleTree;
use super::value_tree::ValueTree;
use super::values::with_values;

/// Gives every inner node its minimax value. The root maximises, and the levels alternate.
pub fn minimax(tree: &mut ValueTree) {
    let (shape, values) = tree.parts_mut();
    with_values!(values, values => fill(shape, values));
}

/// A level with more nodes than this is worth a second thread.
const SHARED: usize = 1 << 18;

fn fill<V: Copy + Ord + Send + Sync>(shape: &Shape, values: &mut [V]) {
    for (depth, level) in shape.levels().into_iter().enumerate().rev() {
        let maximise = depth % 2 == 0;
        let (above, below) = values.split_at_mut(level.end as usize);
        let parents = &mut above[level.start as usize..];
        let below = Below { first: level.end, values: below };
        if parents.len() <= SHARED {
            fill_nodes(shape, level, parents, &below, maximise);
            continue;
        }
        let half = parents.len() / 2;
        let middle = level.start + half as NodeId;
        let (left, right) = parents.split_at_mut(half);
        thread::scope(|scope| {
            scope.spawn(|| fill_nodes(shape, middle..level.end, right, &below, maximise));
            fill_nodes(shape, level.start..middle, left, &below, maximise);
        });
    }
}

/// The values of all nodes below a level.
struct Below<'a, V> {
    first: NodeId,
    values: &'a [V],
}

/// Values some nodes of a level.
fn fill_nodes<V: Copy + Ord>(
    shape: &Shape,
    nodes: Range<NodeId>,
    values: &mut [V],
    below: &Below<'_, V>,
    maximise: bool,
) {
    for (node, value) in nodes.zip(values) {
        let children = shape.children(node);
        let start = (children.start - below.first) as usize;
        let children = &below.values[start..start + children.len()];
        let best = if maximise { children.iter().max() } else { children.iter().min() };
        if let Some(&best) = best {
            *value = best;
        }
    }
}

/// Gives every inner node the tuple of the child chosen in paranoid search (Sturtevant and Korf
/// 2000): the first player, on the first level and then again after every other has moved,
/// maximises his own number; all others minimise it. Of equal children the first is chosen.
pub fn paranoid(tree: &mut TupleTree) {
    for (depth, level) in tree.shape().levels().into_iter().enumerate().rev() {
        let maximise = depth % tree.players() == 0;
        for node in level.rev() {
            if let Some(child) = first_best(tree, node, maximise) {
                tree.choose(node, child);
            }
        }
    }
}

fn first_best(tree: &TupleTree, node: NodeId, maximise: bool) -> Option<NodeId> {
    let first_player = |child: NodeId| tree.tuple(child)[0];
    tree.shape().children(node).reduce(|best, child| {
        let (old, new) = (first_player(best), first_player(child));
        let better = if maximise { new > old } else { new < old };
        if better { child } else { best }
    })
}
