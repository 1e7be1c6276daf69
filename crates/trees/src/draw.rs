//! A tree with the values of one mode, drawn.

mod bundle;
mod dot;
mod page;
mod place;
mod svg;

use std::io;
use std::sync::Arc;

use crate::modes::{Mode, Unsuited, Value, node_values};
use crate::{GameTree, NodeId, NodeKind};

pub use dot::write_dot;
pub use page::{PageFiles, write_page};
pub use svg::write_svg;

/// A tree, a mode, and what the mode makes of the tree.
pub struct Drawing {
    tree: Arc<GameTree>,
    mode: Mode,
    values: Vec<Option<Value>>,
}

impl Drawing {
    /// In the mode asked for, or in the one that suits the tree best.
    pub fn new(tree: impl Into<Arc<GameTree>>, mode: Option<Mode>) -> Result<Self, Unsuited> {
        let tree = tree.into();
        let mode = mode.unwrap_or(if tree.has_chance() {
            Mode::Expectiminimax
        } else if tree.is_zero_sum() {
            Mode::AlphaBeta
        } else {
            Mode::Paranoid
        });
        let values = node_values(&tree, mode)?;
        Ok(Self { tree, mode, values })
    }

    /// Whether the mode looked at the node.
    fn is_visited(&self, node: NodeId) -> bool {
        self.values[node as usize].is_some()
    }

    /// The value as text; for a leaf nobody looked at, what is written there.
    fn label(&self, node: NodeId) -> String {
        match (&self.values[node as usize], self.tree.kind(node)) {
            (Some(value), _) => value.to_string(),
            (None, NodeKind::Leaf) => {
                let written = self.tree.written_payoffs(node).iter().map(i64::to_string);
                written.collect::<Vec<_>>().join(",")
            }
            (None, _) => String::new(),
        }
    }

    /// Who chooses: `max` and `min` where all comes down to two sides, else the player from 1.
    fn role(&self, node: NodeId) -> Role {
        match self.tree.kind(node) {
            NodeKind::Leaf => Role::Leaf,
            NodeKind::Chance => Role::Chance,
            NodeKind::Choice(player) if self.mode == Mode::MaxN || self.tree.players() > 2 => {
                Role::Player(player + 1)
            }
            NodeKind::Choice(0) => Role::Max,
            NodeKind::Choice(_) => Role::Min,
        }
    }
}

/// What a node looks like.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Role {
    Max,
    Min,
    Player(u32),
    Chance,
    Leaf,
}

/// Writes formatted text and says nothing but whether it could.
type Written = io::Result<()>;
