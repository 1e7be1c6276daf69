//! Modes that know chance: from the last node to the first, as minimax, with means at chance
//! nodes. Means are floating-point numbers, exact for whole numbers up to 2⁵³.

use super::Value;
use crate::tree::game_tree::{GameTree, NodeKind};
use crate::tree::shape::NodeId;

/// Everyone maximises his own payoff.
pub(super) fn max_n(tree: &GameTree) -> Vec<Option<Value>> {
    backwards(tree, tree.players(), |player, new, old| new[player] > old[player])
}

/// The first player maximises his payoff and all others minimise it.
pub(super) fn expectiminimax(tree: &GameTree) -> Vec<Option<Value>> {
    backwards(tree, 1, |player, new, old| match player {
        0 => new[0] > old[0],
        _ => new[0] < old[0],
    })
}

/// Every node's payoffs for the first `width` players, where `prefers` tells whether a player would
/// rather have the first tuple than the second.
fn backwards(
    tree: &GameTree,
    width: usize,
    prefers: impl Fn(usize, &[f64], &[f64]) -> bool,
) -> Vec<Option<Value>> {
    let shape = tree.shape();
    let mut tuples = vec![0.0; shape.len() * width];
    let at = |node: NodeId| node as usize * width..(node as usize + 1) * width;
    for node in shape.nodes().rev() {
        match tree.kind(node) {
            NodeKind::Leaf => {
                for player in 0..width {
                    tuples[node as usize * width + player] = tree.payoff(node, player) as f64;
                }
            }
            NodeKind::Chance => {
                for child in shape.children(node) {
                    for player in 0..width {
                        let part = tree.probability(child) * tuples[at(child).start + player];
                        tuples[at(node).start + player] += part;
                    }
                }
            }
            NodeKind::Choice(player) => {
                let best = shape.children(node).reduce(|best, child| {
                    let is_better = prefers(player as usize, &tuples[at(child)], &tuples[at(best)]);
                    if is_better { child } else { best }
                });
                if let Some(best) = best {
                    tuples.copy_within(at(best), at(node).start);
                }
            }
        }
    }
    tuples.chunks_exact(width).map(|means| Some(Value::Mean(means.to_vec()))).collect()
}
