//! Where the cells of a board lie in a word.

use super::lines::Lines;
use super::word::Word;

/// The shape of a board and the sets of cells derived from it.
#[derive(Clone, Debug)]
pub(crate) struct Geometry<W, L> {
    /// Cells of the board, guards not counted.
    pub(crate) cells: u32,
    /// The lowest cell of every column.
    pub(crate) bottom: W,
    /// Every cell of the board.
    pub(crate) board: W,
    /// The cells that the follower gets when he answers every stone in the same column: the top
    /// row and every second row below it.
    pub(crate) follower: W,
    /// At index `i`: the follower's cells with at least `2 * i` cells above them.
    pub(crate) followed_by: Vec<W>,
    lines: L,
    /// The columns from the middle outward, the order in which equal moves are tried.
    pub(crate) middle_first: Vec<W>,
}

impl<W: Word, L: Lines> Geometry<W, L> {
    /// The geometry of a board that is known to fit the word.
    pub(crate) fn new(rows: u32, cols: u32, lines: L) -> Self {
        let stride = rows + 1;
        let mut bottom = W::EMPTY;
        let mut board = W::EMPTY;
        let mut follower = W::EMPTY;
        for col in 0..cols {
            for row in 0..rows {
                let cell = W::ONE << (col * stride + row);
                board |= cell;
                if row == 0 {
                    bottom |= cell;
                }
                if (rows - row) % 2 == 1 {
                    follower |= cell;
                }
            }
        }
        let mut order: Vec<u32> = (0..cols).collect();
        order.sort_by_key(|&col| ((2 * col + 1).abs_diff(cols), col));
        let column =
            |col: u32| (0..rows).fold(W::EMPTY, |set, row| set | W::ONE << (col * stride + row));
        let followed_by = |pairs: u32| {
            (0..cols)
                .flat_map(|col| (0..rows - 2 * pairs).map(move |row| col * stride + row))
                .fold(W::EMPTY, |set, index| set | W::ONE << index)
                & follower
        };
        Self {
            cells: rows * cols,
            bottom,
            board,
            follower,
            followed_by: (0..rows.div_ceil(2)).map(followed_by).collect(),
            lines,
            middle_first: order.into_iter().map(column).collect(),
        }
    }

    /// Whether the set holds a whole line.
    #[inline(always)]
    pub(crate) fn has_line(&self, set: W) -> bool {
        self.lines.has_line(set)
    }

    /// The cells, empty or not, that complete a line whose other cells are all in `stones`.
    #[inline(always)]
    pub(crate) fn completing(&self, stones: W) -> W {
        self.lines.completing(stones) & self.board
    }

    /// The set with left and right exchanged.
    #[inline(always)]
    pub(crate) fn mirror(&self, set: W) -> W {
        let column = !(!W::EMPTY << (self.lines.stride() - 1) << 1);
        let mut mirrored = W::EMPTY;
        let mut rest = set;
        for _ in 0..self.lines.cols() {
            // Two shifts, since one by the whole width is not defined.
            mirrored = mirrored << (self.lines.stride() - 1) << 1 | rest & column;
            rest = rest >> (self.lines.stride() - 1) >> 1;
        }
        mirrored
    }
}
