//! The geometry of a board, worked out once.

use thiserror::Error;

use super::state::{Stage, State};
use super::{Column, Connect4};

/// Sizes and the masks that follow from them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Board {
    pub(super) rows: usize,
    pub(super) cols: usize,
    pub(super) connect: usize,
    /// The lowest cell of every column.
    bottoms: u128,
    /// Every cell, without the guards.
    cells: u128,
    /// For each direction, the shifts that fold a word onto itself until only beginnings of
    /// rows are left; 0 ends the list.
    folds: [[u8; FOLDS]; 4],
    /// Columns by bit, for boards that fit a word of 64.
    column_of: [u8; 128],
}

/// Doubling reaches a row of 127 in seven steps.
const FOLDS: usize = 7;

impl Board {
    /// The size must have been checked.
    pub(super) fn new(rows: usize, cols: usize, connect: usize) -> Self {
        let height = rows + 1;
        let bottoms = (0..cols).fold(0u128, |bits, col| bits | 1 << (col * height));
        let cells = (0..rows).fold(0u128, |bits, row| bits | bottoms << row);
        let folds = [1, height, height - 1, height + 1].map(|step| folds(step, connect));
        let column_of = std::array::from_fn(|bit| (bit / height) as u8);
        Self { rows, cols, connect, bottoms, cells, folds, column_of }
    }

    /// Whether cells and guards fit 64 bits.
    #[inline]
    pub(super) fn is_small(&self) -> bool {
        (self.rows + 1) * self.cols <= 64
    }

    /// The cells on which a stone can come to rest.
    #[inline]
    pub(super) fn landings(&self, all: u128) -> u128 {
        if self.is_small() {
            u128::from((all as u64 + self.bottoms as u64) & self.cells as u64)
        } else {
            all.wrapping_add(self.bottoms) & self.cells
        }
    }

    pub(super) fn is_open(&self, all: u128, col: usize) -> bool {
        all >> (col * (self.rows + 1) + self.rows - 1) & 1 == 0
    }

    pub(super) fn landing(&self, all: u128, col: usize) -> u128 {
        let bottom = 1u128 << (col * (self.rows + 1));
        let column = (bottom << self.rows).wrapping_sub(bottom);
        all.wrapping_add(bottom) & column
    }

    #[inline]
    pub(super) fn bottom_small(&self, col: usize) -> u64 {
        1 << (col * (self.rows + 1))
    }

    #[inline]
    pub(super) fn column_small(&self, bottom: u64) -> u64 {
        (bottom << self.rows).wrapping_sub(bottom)
    }

    #[inline]
    pub(super) fn column_of(&self, bit: u32) -> usize {
        usize::from(self.column_of[bit as usize & 127])
    }

    /// Whether stones lie in a row, for boards of up to 64 bits.
    #[inline]
    pub(super) fn has_row_small(&self, stones: u64) -> bool {
        if self.connect == 4 {
            let height = self.rows as u32 + 1;
            return [1, height, height - 1, height + 1].into_iter().any(|step| {
                let pairs = stones & shifted(stones, step);
                pairs & shifted(pairs, 2 * step) != 0
            });
        }
        self.has_row(u128::from(stones))
    }

    /// Whether stones lie in a row.
    pub(super) fn has_row(&self, stones: u128) -> bool {
        self.folds.iter().any(|steps| {
            let mut starts = stones;
            for &step in steps.iter().take_while(|&&step| step > 0) {
                starts &= starts.checked_shr(u32::from(step)).unwrap_or(0);
            }
            starts != 0
        })
    }
}

/// A shift by the width of the word or more leaves nothing.
#[inline]
fn shifted(word: u64, by: u32) -> u64 {
    word.checked_shr(by).unwrap_or(0)
}

/// After these shifts a bit is left where `connect` stones lie `step` apart. A shift beyond the
/// word is capped: it empties the word as well.
fn folds(step: usize, connect: usize) -> [u8; FOLDS] {
    let mut shifts = [0; FOLDS];
    let mut reached = 1;
    for shift in &mut shifts {
        if reached == connect {
            break;
        }
        let grow = reached.min(connect - reached);
        *shift = (grow * step).min(255) as u8;
        reached += grow;
    }
    shifts
}

/// A picture of a board that cannot be.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BoardError {
    /// A stone above an empty cell.
    #[error("the stone in row {row} from the top, column {column}, hangs in the air")]
    Hanging {
        /// From the top, counting from 1.
        row: usize,
        /// From the left.
        column: Column,
    },
    /// A picture of another size.
    #[error("the board has {found} cells, expected {expected}")]
    Size {
        /// How many there are.
        found: usize,
        /// How many the rules ask for.
        expected: usize,
    },
}

impl Connect4 {
    /// The state in which the cells, top row first, hold the given stones: `Some(true)` is a stone
    /// of the side to move, `Some(false)` one of the other side. Who has which seat follows from
    /// the number of stones.
    pub fn state_from_cells(&self, cells: &[Option<bool>]) -> Result<State, BoardError> {
        let Board { rows, cols, .. } = self.board;
        if cells.len() != rows * cols {
            return Err(BoardError::Size { found: cells.len(), expected: rows * cols });
        }
        let mut state = State::EMPTY;
        for (i, stone) in cells.iter().enumerate() {
            let (row, col) = (i / cols, i % cols);
            let Some(own) = *stone else { continue };
            if cells.get(i + cols).is_some_and(Option::is_none) {
                let column = Column::from_index(col);
                return Err(BoardError::Hanging { row: row + 1, column });
            }
            let bit = 1 << (col * (rows + 1) + rows - 1 - row);
            state.all |= bit;
            state.own |= if own { bit } else { 0 };
            state.plies += 1;
        }
        // A row of the side to move, too, ends the game; the side that owns it has won then only
        // if one takes it to have moved last, so such a picture counts as won by the other side.
        if self.board.has_row(state.all ^ state.own) || self.board.has_row(state.own) {
            state.stage = Stage::Won;
        } else if usize::from(state.plies) == rows * cols {
            state.stage = Stage::Full;
        }
        Ok(state)
    }

    /// The stone in a cell, the row counted from the bottom: the seat that it belongs to.
    pub fn stone_at(&self, state: &State, row: usize, col: usize) -> Option<adut_kernel::Seat> {
        let bit = 1u128 << (col * (self.board.rows + 1) + row);
        let mover = state.mover();
        match (state.all & bit != 0, state.own & bit != 0) {
            (false, _) => None,
            (true, true) => Some(mover),
            (true, false) => Some(mover.next(2)),
        }
    }
}
