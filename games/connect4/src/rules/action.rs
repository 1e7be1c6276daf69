//! A move: the column into which the stone falls.

use std::fmt;

/// A column. Inside it counts from 0, written it counts from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Column(u8);

impl Column {
    /// The column with `index` columns to its left.
    pub const fn from_index(index: usize) -> Self {
        Self(index as u8)
    }
    /// How many columns are to its left.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", usize::from(self.0) + 1)
    }
}

impl fmt::Debug for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {self}")
    }
}
