//! Places at the table.

use std::fmt;

/// The most seats any game has.
pub const MAX_SEATS: usize = 6;

/// A place at the table. Seats count from 0; seat 0 acts first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// Seat 0, who acts first.
    pub const FIRST: Self = Self(0);

    /// The seat with this number.
    ///
    /// # Panics
    /// If no game has that many seats.
    pub const fn new(index: usize) -> Self {
        assert!(index < MAX_SEATS);
        Self(index as u8)
    }
    /// The number of the seat, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
    /// The neighbour who acts next at a table of `seats`.
    pub const fn next(self, seats: usize) -> Self {
        let next = self.0 + 1;
        if next as usize == seats { Self(0) } else { Self(next) }
    }
    /// All seats of a table, in order.
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..seats).map(Self::new)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}
