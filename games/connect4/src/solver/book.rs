//! An opening book: the score of every position with few stones.
//!
//! **File.** `ADUTC4B1`, then one byte each for rows, columns, line length and plies, the number of
//! positions (4 bytes, little endian), the positions, and a checksum (8 bytes, FNV-1a of all
//! before). A position is the difference of its canonical key to the one before it, seven bits a
//! byte from the lowest, and one byte for the score.

use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock};

use thiserror::Error;

use super::board::{Board, BoardError, Shape};

pub(crate) const MAGIC: &[u8; 8] = b"ADUTC4B1";
const CHECKSUM_BYTES: usize = 8;

/// Why a book cannot be read, made or written.
#[derive(Debug, Error)]
pub enum BookError {
    /// A file could not be read or written.
    #[error("cannot read or write the book file {}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// What the system said.
        source: std::io::Error,
    },
    /// The file is something else.
    #[error("this is not a Connect-4 book: it does not start with ADUTC4B1")]
    NotABook,
    /// The file ends too early.
    #[error("the book is cut off")]
    CutOff,
    /// The contents do not match the checksum.
    #[error("the book is damaged: its checksum does not match")]
    Checksum,
    /// The book is for a board that cannot be.
    #[error("the book is for an impossible board")]
    Shape(#[from] BoardError),
    /// The unfinished book was begun with other settings.
    #[error("the unfinished book {} is for another board", .0.display())]
    OtherSettings(PathBuf),
    /// The caller stopped the work; it can be resumed.
    #[error("stopped with {done} of {total} positions solved")]
    Stopped {
        /// Positions solved and saved.
        done: usize,
        /// Positions to solve.
        total: usize,
    },
}

/// The scores of all positions of one shape with at most so many stones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Book {
    pub(crate) shape: Shape,
    pub(crate) plies: u32,
    /// Canonical keys with scores, ascending.
    pub(crate) scores: Vec<(u128, i8)>,
}

/// Made by `adut book connect4`.
static SHIPPED: LazyLock<Arc<Book>> = LazyLock::new(|| {
    let book = Book::from_bytes(include_bytes!("usual.book"));
    Arc::new(book.unwrap_or(Book { shape: Shape::USUAL, plies: 0, scores: Vec::new() }))
});

impl Book {
    /// The book that comes along: the first moves on the usual board.
    pub fn shipped() -> Arc<Self> {
        Arc::clone(&SHIPPED)
    }

    /// The board that the book is for.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// The most stones of a position in the book.
    pub fn plies(&self) -> u32 {
        self.plies
    }

    /// The number of positions, mirror images not counted.
    pub fn len(&self) -> usize {
        self.scores.len()
    }

    /// Whether the book knows no position.
    pub fn is_empty(&self) -> bool {
        self.scores.is_empty()
    }

    /// The score of a position, if the book knows it.
    pub fn value(&self, board: &Board) -> Option<i32> {
        if board.shape() != self.shape || board.stones() > self.plies {
            return None;
        }
        let key = board.canonical_key();
        let index = self.scores.binary_search_by_key(&key, |&(key, _)| key).ok()?;
        Some(self.scores[index].1.into())
    }

    /// What a position is worth at least, as far as the positions before it are in the book.
    pub(crate) fn least(&self, board: &Board) -> Option<i32> {
        least(board, |before| self.value(before))
    }

    /// Reads a book from a file.
    pub fn load(path: &Path) -> Result<Self, BookError> {
        Self::from_bytes(&std::fs::read(path).map_err(at(path))?)
    }

    /// Writes the book to a file.
    pub fn save(&self, path: &Path) -> Result<(), BookError> {
        std::fs::write(path, self.to_bytes()).map_err(at(path))
    }

    /// Reads a book from the bytes of a file.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, BookError> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(BookError::NotABook)?;
        let (rest, checksum) =
            rest.split_last_chunk::<CHECKSUM_BYTES>().ok_or(BookError::CutOff)?;
        if u64::from_le_bytes(*checksum) != fnv1a(&bytes[..bytes.len() - CHECKSUM_BYTES]) {
            return Err(BookError::Checksum);
        }
        let (&[rows, cols, connect, plies], rest) =
            rest.split_first_chunk().ok_or(BookError::CutOff)?;
        let (&count, mut rest) = rest.split_first_chunk().ok_or(BookError::CutOff)?;
        let shape = Shape::new(rows.into(), cols.into(), connect.into())?;
        let mut scores = Vec::new();
        let mut key = 0u128;
        for _ in 0..u32::from_le_bytes(count) {
            key = key.wrapping_add(read_number(&mut rest)?);
            let (&score, tail) = rest.split_first().ok_or(BookError::CutOff)?;
            rest = tail;
            scores.push((key, score.cast_signed()));
        }
        Ok(Self { shape, plies: plies.into(), scores })
    }

    /// The bytes of the book's file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(settings(self.shape, self.plies));
        bytes.extend((self.scores.len() as u32).to_le_bytes());
        let mut last = 0;
        for &(key, score) in &self.scores {
            write_number(&mut bytes, key - last);
            bytes.push(score.cast_unsigned());
            last = key;
        }
        let checksum = fnv1a(&bytes);
        bytes.extend(checksum.to_le_bytes());
        bytes
    }
}

/// What a position is worth at least: no move leads to more than the position before it is worth,
/// and the best one to just that, so it is likely no more.
pub(crate) fn least(board: &Board, value: impl Fn(&Board) -> Option<i32>) -> Option<i32> {
    board.predecessors().filter_map(|before| value(&before)).map(|value| -value).max()
}

/// Rows, columns, line length and plies, one byte each.
pub(crate) fn settings(shape: Shape, plies: u32) -> [u8; 4] {
    [shape.rows(), shape.cols(), shape.connect(), plies].map(|number| number as u8)
}

/// Names the file in an error of the system.
pub(crate) fn at(path: &Path) -> impl FnOnce(std::io::Error) -> BookError {
    move |source| BookError::File { path: path.to_owned(), source }
}

fn write_number(bytes: &mut Vec<u8>, mut number: u128) {
    while number >= 0x80 {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

fn read_number(bytes: &mut &[u8]) -> Result<u128, BookError> {
    let mut number = 0;
    for shift in (0..u128::BITS).step_by(7) {
        let (&byte, rest) = bytes.split_first().ok_or(BookError::CutOff)?;
        *bytes = rest;
        number |= u128::from(byte & 0x7f) << shift;
        if byte < 0x80 {
            return Ok(number);
        }
    }
    Err(BookError::CutOff)
}

fn fnv1a(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}
