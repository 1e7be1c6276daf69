//! A tree as the page reads it.

use serde::Serialize;
use utoipa::ToSchema;

use super::TreeFault;
use crate::{GameTree, NodeId, NodeKind};

/// Whole numbers beyond this are not exact in a page.
const MOST_EXACT: u64 = 1 << 53;

/// A tree with its nodes numbered level by level, the root 0; children of one node are neighbours.
#[derive(Debug, Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TreeData {
    /// How many play.
    pub(super) players: usize,
    /// Whether one wins what the other loses; leaves then have one number.
    pub(super) zero_sum: bool,
    /// For each node how many children it has.
    pub(super) children: Vec<u32>,
    /// For each node who chooses there, from 0; left out where players simply take turns.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) turns: Vec<u8>,
    /// The nodes where chance chooses.
    pub(super) chance: Vec<NodeId>,
    /// How likely the children of those are.
    #[schema(value_type = Vec<Vec<f64>>)]
    pub(super) probabilities: Vec<(NodeId, f64)>,
    /// For each leaf, in order, what it pays.
    pub(super) payoffs: Vec<Vec<i64>>,
    /// For each node the move that leads to it; left out where moves have no names.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) labels: Vec<String>,
    /// For each node how the game stands there; left out where there is no game behind it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) spots: Vec<Spot>,
}

/// How a game stands at a node.
#[derive(Debug, Serialize, ToSchema)]
#[serde(untagged)]
pub enum Spot {
    /// A board of Connect-4: rows from the top with `/` between them, cells `X`, `O` and `·`;
    /// small letters are the stones of a row that has won.
    Board(String),
    /// A table of Briškula. Cards stand in one text with spaces between them; of what there are
    /// two, the first is of who chooses at the root.
    Table {
        /// The cards in the trick, in the order thrown.
        trick: String,
        /// Who led to it: 0 or 1.
        leader: u8,
        /// The cards held.
        hands: [String; 2],
        /// The cards to be drawn, in order or not.
        stock: String,
        /// The points taken since the root.
        points: [u8; 2],
        /// The card turned up at the deal.
        trump: String,
    },
}

impl TreeData {
    /// The data of a tree that is at hand.
    pub fn of(tree: &GameTree) -> Self {
        let shape = tree.shape();
        let of_kind = |kind: NodeKind| -> Vec<NodeId> {
            shape.nodes().filter(|&node| tree.kind(node) == kind).collect()
        };
        let chance = of_kind(NodeKind::Chance);
        let outcomes = chance.iter().flat_map(|&node| shape.children(node));
        Self {
            players: tree.players(),
            zero_sum: tree.is_zero_sum(),
            children: shape.nodes().map(|node| shape.children(node).len() as u32).collect(),
            probabilities: outcomes.map(|node| (node, tree.probability(node))).collect(),
            chance,
            payoffs: of_kind(NodeKind::Leaf)
                .into_iter()
                .map(|leaf| tree.written_payoffs(leaf).to_vec())
                .collect(),
            ..Self::default()
        }
    }
}

/// Refuses a tree that has more than `most` nodes, or a value that a page would round.
pub fn check_drawable(tree: &GameTree, most: usize) -> Result<(), TreeFault> {
    let shape = tree.shape();
    let nodes = shape.len();
    if nodes > most {
        return Err(TreeFault::TooLarge { nodes, most });
    }
    let leaves = shape.nodes().filter(|&node| shape.is_leaf(node));
    let mut payoffs = leaves.flat_map(|leaf| tree.written_payoffs(leaf)).copied();
    match payoffs.find(|value| value.unsigned_abs() > MOST_EXACT) {
        Some(value) => Err(TreeFault::Inexact(value)),
        None => Ok(()),
    }
}
