//! A checked Connect-4 position, as callers build and read it.

use thiserror::Error;

use super::bitboards::Bitboards;
use super::geometry::Geometry;
use super::lines::{AnyLines, Lines, MAX_CONNECT};
use super::word::Word;

/// What is wrong with a board, a move or a picture of a board.
#[derive(Clone, Copy, Debug, Error, PartialEq, Eq)]
pub enum BoardError {
    /// The board has no cell or does not fit 128 bits.
    #[error(
        "a board of {rows} rows and {cols} columns does not fit: (rows + 1) * columns must be from 2 to 128"
    )]
    Size {
        /// Rows asked for.
        rows: u32,
        /// Columns asked for.
        cols: u32,
    },
    /// The line is too short or too long.
    #[error("a line of {0} is not possible: it must be from 2 to {MAX_CONNECT}")]
    Connect(u32),
    /// The column is not on the board.
    #[error("column {column} is not on the board: columns go from 1 to {cols}")]
    NoSuchColumn {
        /// The column, from 1.
        column: u32,
        /// Columns of the board.
        cols: u32,
    },
    /// The column has no empty cell.
    #[error("column {0} is full")]
    ColumnFull(u32),
    /// Somebody has won already.
    #[error("the game is over: no stone can be played in column {0}")]
    GameOver(u32),
    /// The picture has the wrong number of cells.
    #[error("the board needs {expected} cells, {found} were given")]
    CellCount {
        /// Rows times columns.
        expected: usize,
        /// How many were given.
        found: usize,
    },
    /// A stone has an empty cell below it.
    #[error("the stone in row {row} from the bottom of column {column} hangs over an empty cell")]
    Hanging {
        /// The row from the bottom, from 1.
        row: u32,
        /// The column, from 1.
        column: u32,
    },
    /// Both sides have a line.
    #[error("both sides have a line")]
    TwoWinners,
}

/// What lies in a cell, seen from the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cell {
    /// Nothing.
    Empty,
    /// A stone of the side to move.
    Mine,
    /// A stone of the other side.
    Theirs,
}

/// The size of a board and the length of a line that wins on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shape {
    rows: u32,
    cols: u32,
    connect: u32,
}

impl Shape {
    /// The usual board: six rows, seven columns, four in a line.
    pub const USUAL: Self = Self { rows: 6, cols: 7, connect: 4 };

    /// A board of any size that fits 128 bits with one guard cell on each column.
    pub fn new(rows: u32, cols: u32, connect: u32) -> Result<Self, BoardError> {
        let bits = rows.saturating_add(1).saturating_mul(cols);
        if rows == 0 || cols == 0 || bits > u128::BITS {
            return Err(BoardError::Size { rows, cols });
        }
        if !(2..=MAX_CONNECT).contains(&connect) {
            return Err(BoardError::Connect(connect));
        }
        Ok(Self { rows, cols, connect })
    }

    /// The number of rows.
    pub fn rows(self) -> u32 {
        self.rows
    }

    /// The number of columns.
    pub fn cols(self) -> u32 {
        self.cols
    }

    /// How many stones in a line win.
    pub fn connect(self) -> u32 {
        self.connect
    }

    /// The number of cells.
    pub fn cells(self) -> u32 {
        self.rows * self.cols
    }

    /// Bits of a board with one guard cell on each column.
    pub(crate) fn bits(self) -> u32 {
        (self.rows + 1) * self.cols
    }

    pub(crate) fn lines(self) -> AnyLines {
        AnyLines::new(self.rows, self.cols, self.connect)
    }

    pub(crate) fn geometry<W: Word, L: Lines>(self, lines: L) -> Geometry<W, L> {
        Geometry::new(self.rows, self.cols, lines)
    }
}

/// A position: a shape, the stones, and implicitly who is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    shape: Shape,
    mine: u128,
    filled: u128,
}

impl Board {
    /// The empty board.
    pub fn new(shape: Shape) -> Self {
        Self { shape, mine: 0, filled: 0 }
    }

    /// The board after stones in these columns, counted from 1, by the two sides in turn.
    pub fn from_moves(
        shape: Shape,
        columns: impl IntoIterator<Item = u32>,
    ) -> Result<Self, BoardError> {
        columns.into_iter().try_fold(Self::new(shape), |board, column| board.play(column))
    }

    /// The board of a picture, row by row from the top, each from the left.
    pub fn from_cells(shape: Shape, cells: &[Cell]) -> Result<Self, BoardError> {
        let expected = shape.cells() as usize;
        if cells.len() != expected {
            return Err(BoardError::CellCount { expected, found: cells.len() });
        }
        let mut board = Self::new(shape);
        for row in 0..shape.rows {
            for column in 0..shape.cols {
                let cell = 1 << (column * (shape.rows + 1) + row);
                match cells[((shape.rows - 1 - row) * shape.cols + column) as usize] {
                    Cell::Empty => continue,
                    Cell::Mine => board.mine |= cell,
                    Cell::Theirs => {}
                }
                board.filled |= cell;
                if row > 0 && board.filled & cell >> 1 == 0 {
                    return Err(BoardError::Hanging { row: row + 1, column: column + 1 });
                }
            }
        }
        if board.has_line(board.mine) && board.has_line(board.theirs()) {
            return Err(BoardError::TwoWinners);
        }
        Ok(board)
    }

    /// The board after a stone in a column, counted from 1.
    pub fn play(self, column: u32) -> Result<Self, BoardError> {
        let Shape { rows, cols, .. } = self.shape;
        if !(1..=cols).contains(&column) {
            return Err(BoardError::NoSuchColumn { column, cols });
        }
        if self.winner_is_mover().is_some() {
            return Err(BoardError::GameOver(column));
        }
        let bottom = 1u128 << ((column - 1) * (rows + 1));
        let cell = (self.filled + bottom) & (((1u128 << rows) - 1) * bottom);
        if cell == 0 {
            return Err(BoardError::ColumnFull(column));
        }
        Ok(Self { mine: self.theirs(), filled: self.filled | cell, ..self })
    }

    /// The boards from which one stone leads here; some may never come about.
    pub(crate) fn predecessors(self) -> impl Iterator<Item = Self> {
        let Shape { rows, cols, .. } = self.shape;
        let theirs = self.theirs();
        (0..cols).filter_map(move |column| {
            let stones = self.filled & ((1u128 << rows) - 1) << (column * (rows + 1));
            let last = 1u128 << stones.checked_ilog2()?;
            (theirs & last != 0).then_some(Self {
                mine: theirs ^ last,
                filled: self.filled ^ last,
                ..self
            })
        })
    }

    /// The shape of the board.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// The number of stones on the board.
    pub fn stones(&self) -> u32 {
        self.filled.count_ones()
    }

    /// The columns that can be played, counted from 1; none once the game is over.
    pub fn columns(&self) -> Vec<u32> {
        (1..=self.shape.cols).filter(|&column| self.play(column).is_ok()).collect()
    }

    /// The final value for the side to move, if the game is over.
    pub fn final_value(&self) -> Option<i32> {
        let won = ((self.shape.cells() + 2 - self.stones()) / 2) as i32;
        match self.winner_is_mover() {
            Some(true) => Some(won),
            Some(false) => Some(-won),
            None => (self.stones() == self.shape.cells()).then_some(0),
        }
    }

    /// A number below `2^bits` that a position shares with its mirror image only.
    pub(crate) fn canonical_key(&self) -> u128 {
        self.position::<u128>().key(&self.shape.geometry(self.shape.lines()), true)
    }

    pub(crate) fn position<W: Word>(&self) -> Bitboards<W> {
        Bitboards {
            mine: W::from_wide(self.mine),
            filled: W::from_wide(self.filled),
            stones: self.stones(),
        }
    }

    fn theirs(&self) -> u128 {
        self.mine ^ self.filled
    }

    fn winner_is_mover(&self) -> Option<bool> {
        if self.has_line(self.theirs()) {
            Some(false)
        } else {
            self.has_line(self.mine).then_some(true)
        }
    }

    fn has_line(&self, stones: u128) -> bool {
        self.shape.lines().has_line(stones)
    }
}
