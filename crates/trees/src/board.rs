//! Connect-4 on a board of any size, as `-c1` reads it, and X and O, where pieces do not fall.

use std::io::Read;

use super::error::{Count, Fault, ReadError, Token};
use super::lexer::Lexer;
use super::read::{header_number, line_is_full};

/// This many pieces of one colour in a row, column or diagonal end the game of Connect-4.
const CONNECT: usize = 4;
/// The same for X and O.
const CONNECT_X_AND_O: usize = 3;
const EMPTY: u8 = b'-';

/// A colour, as its letter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Colour(u8);

impl Colour {
    pub(super) fn other(self) -> Self {
        Self(match self.0 {
            b'R' => b'B',
            b'B' => b'R',
            b'X' => b'O',
            _ => b'X',
        })
    }

    fn is_of_connect4(self) -> bool {
        matches!(self.0, b'R' | b'B')
    }
}

/// A board that is stored as it is printed, so that printing is copying: each row is its cells
/// with a space between them and the end of the line.
#[derive(Debug, Clone)]
pub struct Board {
    rows: usize,
    columns: usize,
    text: Vec<u8>,
    /// For each column how many cells, from the top, are empty.
    free: Vec<usize>,
    empty_cells: usize,
    to_move: Colour,
    /// Whether pieces fall to the bottom: in Connect-4, not in X and O.
    falls: bool,
    /// How many in a line end the game.
    connect: usize,
}

impl Board {
    /// Reads `N M R|B` and N rows of M cells, the top row first; with `X` or `O` instead, of X and O.
    pub fn read(source: impl Read) -> Result<Self, ReadError> {
        let mut lexer = Lexer::new(source);
        let rows = header_number(&mut lexer, "the number of rows")?;
        let columns = header_number(&mut lexer, "the number of columns")?;
        let to_move = read_mover(&mut lexer)?;
        line_is_full(&mut lexer, Count { number: 3, noun: "token" })?;
        let falls = to_move.is_of_connect4();
        let connect = if falls { CONNECT } else { CONNECT_X_AND_O };
        let wide = Count { number: columns, noun: "cell" };
        let mut board = Self {
            rows: 0,
            columns: 0,
            text: vec![],
            free: vec![],
            empty_cells: 0,
            to_move,
            falls,
            connect,
        };
        for row in 0..rows {
            if !lexer.next_line()? {
                return Err(lexer.malformed(Fault::EndsEarly(wide)));
            }
            board.read_row(&mut lexer, row as usize, wide)?;
        }
        lexer.next_line()?;
        lexer.finish("the board")?;
        Ok(board)
    }

    fn read_row<R: Read>(
        &mut self,
        lexer: &mut Lexer<R>,
        row: usize,
        wide: Count,
    ) -> Result<(), ReadError> {
        for column in 0..wide.number {
            let Some(token) = lexer.token()? else {
                return Err(lexer.malformed(Fault::TooShort { found: column, wanted: wide }));
            };
            let (pieces, expected) = match self.falls {
                true => (*b"RB", "a cell: `R`, `B` or `-`"),
                false => (*b"XO", "a cell: `X`, `O` or `-`"),
            };
            let cell = match *token {
                [cell] if cell == EMPTY || pieces.contains(&cell) => cell,
                _ => {
                    let token = Token::new(token);
                    return Err(lexer.malformed(Fault::Unexpected { token, expected }));
                }
            };
            self.push_cell(row, column as usize, cell)
                .map_err(|fault| ReadError::Malformed { line: lexer.line() - 1, fault })?;
        }
        line_is_full(lexer, wide)?;
        if let Some(last) = self.text.last_mut() {
            *last = b'\n';
        }
        self.rows = row + 1;
        Ok(())
    }

    /// Adds the next cell; the fault is one of the cell above it.
    fn push_cell(&mut self, row: usize, column: usize, cell: u8) -> Result<(), Fault> {
        self.text.extend([cell, b' ']);
        if row == 0 {
            self.columns = column + 1;
            self.free.push(0);
        }
        if cell == EMPTY {
            if self.falls && self.free[column] < row {
                let piece = char::from(self.text[self.cell(row - 1, column)]);
                return Err(Fault::Floating { piece, column: column + 1 });
            }
            self.free[column] += 1;
            self.empty_cells += 1;
        }
        Ok(())
    }

    fn cell(&self, row: usize, column: usize) -> usize {
        2 * (row * self.columns + column)
    }

    pub(super) fn to_move(&self) -> Colour {
        self.to_move
    }

    /// In how many places a piece may be put: columns where it falls, else cells.
    pub(super) fn places(&self) -> usize {
        if self.falls { self.columns } else { self.rows * self.columns }
    }

    #[inline]
    pub(super) fn has_room(&self, place: usize) -> bool {
        if self.falls { self.free[place] > 0 } else { self.text[2 * place] == EMPTY }
    }

    pub(super) fn is_full(&self) -> bool {
        self.empty_cells == 0
    }

    /// The rows as they are printed, each with its end of line.
    #[inline]
    pub(super) fn lines(&self) -> impl Iterator<Item = &[u8]> {
        self.text.chunks_exact(2 * self.columns)
    }

    /// Puts a piece into a place with room, and says whether it makes a line.
    #[inline]
    pub(super) fn drop_piece(&mut self, place: usize, colour: Colour) -> bool {
        self.empty_cells -= 1;
        let (row, column) = if self.falls {
            self.free[place] -= 1;
            (self.free[place], place)
        } else {
            (place / self.columns, place % self.columns)
        };
        let cell = self.cell(row, column);
        self.text[cell] = colour.0;
        self.is_in_line(row, column)
    }

    /// Takes back a piece: the topmost of a column where pieces fall.
    #[inline]
    pub(super) fn lift_piece(&mut self, place: usize) {
        let cell = if self.falls { self.cell(self.free[place], place) } else { 2 * place };
        self.text[cell] = EMPTY;
        if self.falls {
            self.free[place] += 1;
        }
        self.empty_cells += 1;
    }

    /// Whether anyone has a line.
    pub(super) fn is_won(&self) -> bool {
        let cells =
            (0..self.rows).flat_map(|row| (0..self.columns).map(move |column| (row, column)));
        let mut pieces = cells.filter(|&(row, column)| self.text[self.cell(row, column)] != EMPTY);
        pieces.any(|(row, column)| self.is_in_line(row, column))
    }

    /// Whether enough lie in a line through this piece.
    #[inline]
    fn is_in_line(&self, row: usize, column: usize) -> bool {
        let (below, left, right) = (self.rows - 1 - row, column, self.columns - 1 - column);
        let line = 2 * self.columns;
        // How far a step moves in the text, and how many steps stay on the board either way.
        let lines = [
            (2, right, left),
            (line, below, row),
            (line + 2, below.min(right), row.min(left)),
            (line - 2, below.min(left), row.min(right)),
        ];
        let start = self.cell(row, column);
        let colour = self.text[start];
        lines.into_iter().any(|(step, ahead, behind)| {
            let same = |&reach: &usize, forward: bool| {
                let cell = if forward { start + reach * step } else { start - reach * step };
                self.text[cell] == colour
            };
            let most = self.connect - 1;
            let ahead = (1..=ahead.min(most)).take_while(|reach| same(reach, true)).count();
            let behind = (1..=behind.min(most)).take_while(|reach| same(reach, false)).count();
            ahead + behind >= most
        })
    }
}

fn read_mover<R: Read>(lexer: &mut Lexer<R>) -> Result<Colour, ReadError> {
    let expected = "who is to move, `R` or `B`, or `X` or `O`";
    let fault = match lexer.token()? {
        Some(&[letter @ (b'R' | b'B' | b'X' | b'O')]) => return Ok(Colour(letter)),
        Some(token) => Fault::Unexpected { token: Token::new(token), expected },
        None => Fault::Missing(expected),
    };
    Err(lexer.malformed(fault))
}
