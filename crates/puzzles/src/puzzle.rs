//! A puzzle, and how it is written.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use adut_kernel::{Record, Seed};
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// What a puzzle shows, and what is proven about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// All cards lie open.
    Open,
    /// The seat sees what it would at a table; the move wins in every deal that agrees with it.
    Certain,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Self; 2] = [Self::Open, Self::Certain];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Certain => "certain",
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Kind {
    type Err = PuzzleError;

    fn from_str(text: &str) -> std::result::Result<Self, PuzzleError> {
        let found = Self::ALL.into_iter().find(|kind| kind.name() == text);
        found.ok_or_else(|| PuzzleError::Kind(text.to_owned()))
    }
}

/// What the solution reaches and no other move does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Result {
    /// It wins.
    Win,
    /// It holds the draw.
    Draw,
}

/// A puzzle. On its line it is a record that stops before the move, with a field `puzzle`: so it is
/// also a position that every command takes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Puzzle {
    /// The game up to the move.
    #[serde(flatten)]
    pub record: Record,
    /// What is asked and proven.
    #[serde(rename = "puzzle")]
    pub facts: Facts,
}

/// What a puzzle asks, and the proof of its answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Facts {
    /// Its name, made of its position and kind.
    pub id: String,
    /// What it shows.
    pub kind: Kind,
    /// The move that solves it.
    pub solution: String,
    /// What that reaches.
    pub result: Result,
    /// Every legal move. Open: the final difference that it leads to, with the best play of both.
    /// Certain: in how many of the deals it wins, all cards known from there on.
    pub values: BTreeMap<String, i64>,
    /// Certain: how many deals agree with what the seat has seen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deals: Option<u64>,
    /// How hard it is: a player of this rating finds it half of the time.
    pub rating: u32,
    /// How often a player of each level found it, of [`TRIES`](crate::TRIES).
    pub found: BTreeMap<String, u32>,
    /// What it is about.
    pub themes: Vec<String>,
}

/// Why a line is no puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PuzzleError {
    /// A kind that there is not.
    #[error("there is no kind of puzzle called `{0}` (there are: open, certain)")]
    Kind(String),
    /// A line that is something else.
    #[error("expected a puzzle, but {0}")]
    Line(String),
}

impl Puzzle {
    /// Reads one line.
    pub fn parse(line: &str) -> std::result::Result<Self, PuzzleError> {
        serde_json::from_str(line).map_err(|error| PuzzleError::Line(error.to_string()))
    }

    /// The name of the puzzle of this kind in this position.
    pub(crate) fn id_of(record: &Record, kind: Kind) -> String {
        let place = Record { players: Vec::new(), seed: None, deal: None, ..record.clone() };
        let bits = Seed::from_text(&place.to_string()).child(kind.name()).rng().bits();
        format!("{:010x}", bits >> 24)
    }
}

/// The puzzle as one line of JSON, without the line's end.
impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&serde_json::to_string(self).map_err(|_| fmt::Error)?)
    }
}
