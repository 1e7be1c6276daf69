//! A position inside the search: the stones of the side to move and the filled cells.

use super::geometry::Geometry;
use super::lines::Lines;
use super::word::Word;

/// A position seen from the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Bitboards<W> {
    /// The stones of the side to move.
    pub(crate) mine: W,
    /// All stones.
    pub(crate) filled: W,
    /// The number of stones.
    pub(crate) stones: u32,
}

impl<W: Word> Bitboards<W> {
    /// The stones of the side that has just moved.
    #[inline(always)]
    pub(crate) fn theirs(&self) -> W {
        self.mine ^ self.filled
    }

    /// The cells that a stone can fall into.
    #[inline(always)]
    pub(crate) fn playable<L: Lines>(&self, geometry: &Geometry<W, L>) -> W {
        self.filled.plus(geometry.bottom) & geometry.board
    }

    /// The position after a stone in `cell`.
    #[inline(always)]
    pub(crate) fn after(&self, cell: W) -> Self {
        Self { mine: self.theirs(), filled: self.filled | cell, stones: self.stones + 1 }
    }

    /// A number that names the position: in every column the stones of the side to move below a
    /// marker bit on the first empty cell. With `mirrored`, a position and its mirror image have
    /// the same.
    #[inline(always)]
    pub(crate) fn key<L: Lines>(&self, geometry: &Geometry<W, L>, mirrored: bool) -> W {
        let key = self.mine | self.filled.plus(geometry.bottom);
        if mirrored { key.min(geometry.mirror(key)) } else { key }
    }

    /// Whether a position and its mirror image can both arise from this one.
    pub(crate) fn may_be_mirrored<L: Lines>(&self, geometry: &Geometry<W, L>) -> bool {
        (geometry.mirror(self.mine) & self.theirs()).is_empty()
    }

    /// Whether the side to move can complete a line at once.
    pub(crate) fn can_win_now<L: Lines>(&self, geometry: &Geometry<W, L>) -> bool {
        !(geometry.completing(self.mine) & self.playable(geometry)).is_empty()
    }
}
