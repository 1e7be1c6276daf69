//! Straight lines on a bitboard: who has one, and which cells would complete one.
//!
//! Columns stand one after the other, each from its bottom cell up and closed by one guard cell
//! that stays empty. A step to the right is then `rows + 1` bits, a step up one bit, and no line
//! of neighbours can run from one column's top into the next column's bottom.

use super::word::Word;

/// The longest line that a board may ask for.
pub(crate) const MAX_CONNECT: u32 = 10;

/// How lines run on a board of one shape.
pub(crate) trait Lines: Copy + Send + Sync {
    /// Stones in a line.
    fn connect(self) -> u32;
    /// Bits from one column to the next.
    fn stride(self) -> u32;
    /// The number of columns.
    fn cols(self) -> u32;
    /// Whether a column is long enough for a line.
    fn vertical(self) -> bool;
    /// Whether a row is long enough for a line.
    fn horizontal(self) -> bool;

    /// Whether the set holds a whole line.
    #[inline(always)]
    fn has_line<W: Word>(self, set: W) -> bool {
        let mut found = W::EMPTY;
        if self.vertical() {
            found |= self.runs(set, 1);
        }
        if self.horizontal() {
            found |= self.runs(set, self.stride());
            if self.vertical() {
                found |= self.runs(set, self.stride() - 1);
                found |= self.runs(set, self.stride() + 1);
            }
        }
        !found.is_empty()
    }

    /// The cells where a whole line within the set starts, in steps of `step` bits.
    #[inline(always)]
    fn runs<W: Word>(self, set: W, step: u32) -> W {
        if self.connect() == 4 {
            let pairs = set & (set >> step);
            return pairs & (pairs >> (2 * step));
        }
        let mut run = set;
        let mut length = 1;
        while 2 * length <= self.connect() {
            run &= run >> (length * step);
            length *= 2;
        }
        if length < self.connect() {
            run &= run >> ((self.connect() - length) * step);
        }
        run
    }

    /// The places, also beyond the board, that complete a line whose other cells are all in `stones`.
    #[inline(always)]
    fn completing<W: Word>(self, stones: W) -> W {
        let mut found = W::EMPTY;
        if self.vertical() {
            found |= self.completing_upward(stones);
        }
        if self.horizontal() {
            found |= self.completing_along(stones, self.stride());
            if self.vertical() {
                found |= self.completing_along(stones, self.stride() - 1);
                found |= self.completing_along(stones, self.stride() + 1);
            }
        }
        found
    }

    /// A column is filled from below, so only the cell on top of a run can complete it.
    #[inline(always)]
    fn completing_upward<W: Word>(self, stones: W) -> W {
        if self.connect() == 4 {
            return (stones << 1) & (stones << 2) & (stones << 3);
        }
        (1..self.connect()).fold(!W::EMPTY, |run, _| (run & stones) << 1)
    }

    #[inline(always)]
    fn completing_along<W: Word>(self, stones: W, step: u32) -> W {
        if self.connect() == 4 {
            let up = stones << step;
            let down = stones >> step;
            let up_pair = up & (stones << (2 * step));
            let down_pair = down & (stones >> (2 * step));
            return (up_pair & (down | (stones << (3 * step))))
                | (down_pair & (up | (stones >> (3 * step))));
        }
        // below[i]: cells with at least i stones just before them; above: the same after them.
        let others = (self.connect() - 1) as usize;
        let mut below = [!W::EMPTY; MAX_CONNECT as usize];
        let mut above = below;
        for i in 1..=others {
            below[i] = (below[i - 1] & stones) << step;
            above[i] = (above[i - 1] & stones) >> step;
        }
        (0..=others).fold(W::EMPTY, |found, i| found | below[i] & above[others - i])
    }
}

/// The lines of any board, known at run time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AnyLines {
    rows: u32,
    cols: u32,
    connect: u32,
}

impl AnyLines {
    pub(crate) fn new(rows: u32, cols: u32, connect: u32) -> Self {
        Self { rows, cols, connect }
    }
}

impl Lines for AnyLines {
    #[inline(always)]
    fn connect(self) -> u32 {
        self.connect
    }

    #[inline(always)]
    fn stride(self) -> u32 {
        self.rows + 1
    }

    #[inline(always)]
    fn cols(self) -> u32 {
        self.cols
    }

    #[inline(always)]
    fn vertical(self) -> bool {
        self.rows >= self.connect
    }

    #[inline(always)]
    fn horizontal(self) -> bool {
        self.cols >= self.connect
    }
}

/// The lines of the usual board, known to the compiler: the whole search is compiled once more
/// with constant shifts.
#[derive(Clone, Copy, Debug)]
pub(crate) struct UsualLines;

impl Lines for UsualLines {
    #[inline(always)]
    fn connect(self) -> u32 {
        4
    }

    #[inline(always)]
    fn stride(self) -> u32 {
        7
    }

    #[inline(always)]
    fn cols(self) -> u32 {
        7
    }

    #[inline(always)]
    fn vertical(self) -> bool {
        true
    }

    #[inline(always)]
    fn horizontal(self) -> bool {
        true
    }
}
