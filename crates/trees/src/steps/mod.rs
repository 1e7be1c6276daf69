//! Game trees to be stepped through: written by hand, of a Connect-4 board, of the end of a
//! game of Briškula.
//!
//! The tree is made here, by the games' own rules and readers; the algorithms run in the page, one
//! step at a time, because a person goes back and forth and changes leaves. What the page gets is
//! a [`TreeData`]: the nodes level by level, with what stands on their edges and how the game
//! stands at each.

mod board;
mod data;
mod ending;
mod error;
mod reach;
mod unfold;

use serde::Deserialize;
use utoipa::ToSchema;

use crate::GameTree;

pub use board::BoardRequest;
pub use ending::EndingRequest;

pub use data::{Spot, TreeData, check_drawable};
pub use error::TreeFault;

/// More nodes than this are not sent.
const MOST_NODES: usize = 20_000;

/// What a tree is made of.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(tag = "from", rename_all = "lowercase")]
pub enum TreeRequest {
    /// A tree in the text format of the tree tool, chance nodes included.
    Text {
        /// The whole text.
        text: String,
    },
    /// What can follow on a board of Connect-4.
    Connect4(BoardRequest),
    /// How a game of Briškula for two can end.
    Briskula(EndingRequest),
}

/// Makes the tree.
pub fn grow(request: &TreeRequest) -> Result<TreeData, TreeFault> {
    match request {
        TreeRequest::Text { text } => {
            let tree = GameTree::read(text.as_bytes())?;
            check_drawable(&tree, MOST_NODES)?;
            Ok(TreeData::of(&tree))
        }
        TreeRequest::Connect4(board) => board::grow(board),
        TreeRequest::Briskula(ending) => ending::grow(ending),
    }
}

/// Refuses a number outside its range.
fn within(what: &'static str, found: usize, least: usize, most: usize) -> Result<(), TreeFault> {
    if (least..=most).contains(&found) {
        Ok(())
    } else {
        Err(TreeFault::OutOfRange { what, found, least, most })
    }
}

#[cfg(test)]
mod tests;
