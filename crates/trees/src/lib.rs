//! Game trees: written down as text, valued, drawn, and stepped through.
//!
//! The subject of the Data Structures homework *Game Tree* (Politehnica Bucharest, 2020): a tree
//! is given level by level, its inner nodes get their values from the leaves, and the result is
//! printed in pre-order.
//!
//! # The format
//! The first line holds the height. Then comes one line for each level, its nodes separated by
//! spaces: `(k)` is an inner node with k ≥ 1 children, `[v]` a leaf worth v, a 64-bit integer. The
//! children of the first inner node of a line come first on the next line, then those of the
//! second, and so on. Leaves may stand on any level; the last level has only leaves. A tree for
//! several players has their number behind the height and leaves `[a,b,c]` with a value for each.
//!
//! ```
//! use adut_trees::{ValueTree, minimax};
//!
//! let text = "3\n(2)\n(2) [4]\n[7] [3]\n";
//! let mut tree = ValueTree::read(text.as_bytes())?;
//! minimax(&mut tree);
//! let mut out = Vec::new();
//! tree.write(&mut out, |_| true)?;
//! assert_eq!(out, b"4\n\t3\n\t\t7\n\t\t3\n\t4\n");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What is here
//! [`Shape`] is the arena, four bytes a node. [`ValueTree`] and [`TupleTree`] put values on it;
//! [`minimax`], [`alpha_beta`] and [`paranoid`] fill them in. [`Board`] and [`write_game_tree`] are
//! the one mode that makes a tree instead of reading it: all that can follow a Connect-4 board.
//! [`GameTree`] is the tree with players and chance nodes, in the extended format that its type
//! describes; [`TreeGame`] lets every search of `adut-search` play it, and [`modes`] value it so.
//! [`tool`] is the homework's program around all this, [`draw`] makes pictures of a tree, and
//! [`steps`] makes trees of boards and endings for the page that steps through them.
//! The height of a tree is limited by memory only.

mod alpha_beta;
mod board;
pub mod draw;
mod error;
mod game;
mod game_tree;
mod halves;
mod lexer;
mod minimax;
pub mod modes;
mod pieces;
mod read;
mod shape;
pub mod steps;
mod text;
pub mod tool;
mod tuple_tree;
mod unfold;
mod value_tree;
mod values;

#[cfg(test)]
mod tests;

pub use alpha_beta::{Visited, alpha_beta};
pub use board::Board;
pub use error::{Count, Fault, ReadError, Token};
pub use game::{AtNode, NoSuchChild, TooManyPlayers, TreeGame};
pub use game_tree::{GameTree, NodeKind};
pub use minimax::{minimax, paranoid};
pub use shape::{NodeId, Shape};
pub use text::Output;
pub use tuple_tree::TupleTree;
pub use unfold::write_game_tree;
pub use value_tree::ValueTree;
