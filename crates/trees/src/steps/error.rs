//! Why there is no tree.

use adut_cards::UnknownCard;
use adut_connect4::rules::BoardError;
use adut_kernel::RulesError;
use thiserror::Error;

use crate::ReadError;

/// Why a tree cannot be made or drawn.
#[derive(Debug, Error)]
pub enum TreeFault {
    /// The text breaks its format.
    #[error("{0}")]
    Text(#[from] ReadError),
    /// Too many nodes.
    #[error("the tree has {nodes} nodes, at most {most} can be drawn")]
    TooLarge {
        /// How many there are.
        nodes: usize,
        /// How many could be.
        most: usize,
    },
    /// So many nodes that they were not counted to the end.
    #[error("the tree has more than {most} nodes; {advice}")]
    Endless {
        /// How many it could have.
        most: usize,
        /// What makes it smaller.
        advice: &'static str,
    },
    /// A value that a page would round.
    #[error("the leaf value `{0}` is too large to be drawn exactly, the limit is 2^53")]
    Inexact(i64),
    /// A number outside its range.
    #[error("{what} is {found}, expected {least} to {most}")]
    OutOfRange {
        /// What is counted.
        what: &'static str,
        /// The number.
        found: usize,
        /// The smallest.
        least: usize,
        /// The largest.
        most: usize,
    },
    /// A board whose rows differ in length.
    #[error("row {row} of the board has {found} cells, the first row has {expected}")]
    UnevenRow {
        /// From the top, counting from 1.
        row: usize,
        /// Its cells.
        found: usize,
        /// Those of the first row.
        expected: usize,
    },
    /// Something on a board that is no stone.
    #[error("`{0}` is no cell of a board, expected `x`, `o` or `-`")]
    UnknownCell(char),
    /// Stones in the air.
    #[error(transparent)]
    Board(#[from] BoardError),
    /// Rules that the game does not have.
    #[error(transparent)]
    Rules(#[from] RulesError),
    /// A card that is not in the pack.
    #[error(transparent)]
    Card(#[from] UnknownCard),
    /// A card in two places.
    #[error("the card {0} appears twice")]
    Twice(String),
    /// Hands that do not fit the stock or each other.
    #[error(
        "hands of {found} and {other} cards with {stock} in the stock are no end of this game: \
         {expected}"
    )]
    Hands {
        /// Cards of who leads.
        found: usize,
        /// Cards of the other.
        other: usize,
        /// Cards to be drawn.
        stock: usize,
        /// What would be one.
        expected: &'static str,
    },
    /// Nothing says which suit is trump.
    #[error("there is no stock that shows the trump, so name a card of its suit")]
    NoSuit,
    /// The turned-up card is drawn last and is a trump.
    #[error("{0} must be a trump: it is the card turned up, which is drawn last")]
    NoTrump(&'static str),
}

impl TreeFault {
    /// Whether it would be a tree, only a smaller one could be shown.
    pub fn is_size(&self) -> bool {
        matches!(self, Self::TooLarge { .. } | Self::Endless { .. } | Self::Inexact(_))
    }
}
