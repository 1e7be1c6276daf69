//! Best-reply search: between two turns of the first player only one opponent resists.
//!
//! Whoever that is, he picks the move that is worst for the first player; every other opponent
//! plays his first move. So a node is looked at in up to two ways, with the reply of this round
//! still to come or already made: two values and two marks a node are all that is needed.

use super::{Found, Value, count_leaves};
use crate::tree::game_tree::{GameTree, NodeKind};
use crate::tree::shape::NodeId;

/// Whether an opponent has made his reply in this round.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reply {
    Open = 0,
    Made = 1,
}

/// Where play can go from a node: the children, each with the reply as it is afterwards.
fn options(
    tree: &GameTree,
    node: NodeId,
    reply: Reply,
) -> impl Iterator<Item = (NodeId, Reply)> + use<> {
    let children = tree.shape().children(node);
    let first = children.start;
    let (all, quiet) = match (tree.kind(node), reply) {
        (NodeKind::Choice(0), _) => (Some(Reply::Open), None),
        (_, Reply::Open) => (Some(Reply::Made), Some((first, Reply::Open))),
        (_, Reply::Made) => (None, Some((first, Reply::Made))),
    };
    let all = all.into_iter().flat_map(move |after| children.clone().map(move |c| (c, after)));
    all.chain(quiet)
}

/// The root's value for the first player. No chance nodes.
pub(super) fn best_reply(tree: &GameTree) -> Found {
    let shape = tree.shape();
    let mut reached = vec![[false; 2]; shape.len()];
    reached[0][Reply::Open as usize] = true;
    let mut values = vec![[0_i64; 2]; shape.len()];
    let mut leaf_visits = 0;
    for node in shape.nodes() {
        for reply in [Reply::Open, Reply::Made] {
            if !reached[node as usize][reply as usize] {
                continue;
            }
            if shape.is_leaf(node) {
                leaf_visits += 1;
                values[node as usize][reply as usize] = tree.written_payoffs(node)[0];
            } else {
                for (child, after) in options(tree, node, reply) {
                    reached[child as usize][after as usize] = true;
                }
            }
        }
    }
    for node in shape.nodes().rev().filter(|&node| !shape.is_leaf(node)) {
        for reply in [Reply::Open, Reply::Made] {
            if reached[node as usize][reply as usize] {
                let below = options(tree, node, reply)
                    .map(|(child, after)| values[child as usize][after as usize]);
                let is_first = tree.kind(node) == NodeKind::Choice(0);
                let best = if is_first { below.max() } else { below.min() };
                values[node as usize][reply as usize] = best.unwrap_or_default();
            }
        }
    }
    let distinct_leaves = count_leaves(tree, |leaf| reached[leaf as usize].contains(&true));
    Found { value: Value::Exact(values[0][0].into()), leaf_visits, distinct_leaves }
}
