//! What can be wrong with an input, always with the line and the token.

use std::fmt;
use std::io;

use thiserror::Error;

/// Why an input could not be read.
#[derive(Debug, Error)]
pub enum ReadError {
    /// The text breaks the format.
    #[error("line {line}: {fault}")]
    Malformed {
        /// Counted from 1.
        line: u64,
        /// What is wrong there.
        fault: Fault,
    },
    /// The bytes could not be had.
    #[error("cannot read: {0}")]
    Unreadable(#[from] io::Error),
}

/// One way of breaking the format.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Fault {
    /// The line ends where something must stand.
    #[error("{0} is missing")]
    Missing(&'static str),
    /// A token that is not what must stand here.
    #[error("`{token}` is not {expected}")]
    Unexpected {
        /// As it stands in the input.
        token: Token,
        /// What would be right.
        expected: &'static str,
    },
    /// A number beyond what is stored.
    #[error("`{0}` is out of range")]
    OutOfRange(Token),
    /// More tokens than the line may hold.
    #[error("`{token}` is too much: the line is full with {room}")]
    TooLong {
        /// The first token that has no place.
        token: Token,
        /// What fills the line.
        room: Count,
    },
    /// Fewer tokens than the line must hold.
    #[error("the line ends after {found} of {wanted}")]
    TooShort {
        /// Tokens on the line.
        found: u64,
        /// What should fill the line.
        wanted: Count,
    },
    /// The input ends before a line that must be there.
    #[error("the input ends where {0} should stand")]
    EndsEarly(Count),
    /// An inner node without children.
    #[error("`{0}` is an inner node without children, a leaf is written `[value]`")]
    Childless(Token),
    /// An inner node on the level that the height makes the last.
    #[error("`{token}` wants children, but the height {height} makes this the last level")]
    BelowLastLevel {
        /// The inner node.
        token: Token,
        /// From the first line.
        height: u64,
    },
    /// Only leaves on a level that the height does not make the last.
    #[error("the tree ends at level {level}, but its height on line 1 is {height}")]
    EndsAbove {
        /// The level with leaves only.
        level: u64,
        /// From the first line.
        height: u64,
    },
    /// Something after the last line of the format.
    #[error("`{token}` stands after the end of {after}")]
    Trailing {
        /// The first token too many.
        token: Token,
        /// What had ended.
        after: &'static str,
    },
    /// A tree that node numbers of 32 bits cannot hold.
    #[error("`{0}` makes the tree larger than 4294967294 nodes")]
    TooManyNodes(Token),
    /// A leaf with the wrong number of values.
    #[error("`{token}` has {found} values, but the number of players is {players}")]
    WrongTuple {
        /// The leaf.
        token: Token,
        /// Values in it.
        found: usize,
        /// From the first line.
        players: usize,
    },
    /// A child of a chance node without its probability.
    #[error(
        "`{0}` is an outcome of a chance node and needs its probability before it, as in `0.5:{0}`"
    )]
    NoProbability(Token),
    /// A probability before a node that chance does not decide.
    #[error("`{0}` has a probability, but no chance node stands above it")]
    StrayProbability(Token),
    /// Probabilities of one chance node that do not make 1.
    #[error("the probabilities up to `{token}` add to {sum}, not to 1")]
    ImproperChance {
        /// The last outcome of the chance node.
        token: Token,
        /// What they add to, as text.
        sum: String,
    },
    /// A piece with nothing under it.
    #[error("`{piece}` in column {column} floats: the cell below it is empty")]
    Floating {
        /// `R` or `B`.
        piece: char,
        /// Counted from 1.
        column: usize,
    },
}

/// A count of named things, for sentences.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Count {
    /// How many.
    pub number: u64,
    /// What one is called; `s` makes the plural.
    pub noun: &'static str,
}

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let plural = if self.number == 1 { "" } else { "s" };
        write!(f, "{} {}{plural}", self.number, self.noun)
    }
}

/// A piece of the input as it may be shown: printable and not too long.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Token(String);

/// Longer tokens are cut here when shown.
const SHOWN: usize = 40;

impl Token {
    /// The token with these bytes.
    pub(super) fn new(bytes: &[u8]) -> Self {
        let mut shown = bytes[..bytes.len().min(SHOWN)].escape_ascii().to_string();
        if bytes.len() > SHOWN {
            shown.push('…');
        }
        Self(shown)
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
