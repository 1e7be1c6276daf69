//! A game written down: one JSON object, which replays without random numbers.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use thiserror::Error;

use crate::Rules;

/// The format that this version writes and reads.
pub const FORMAT: &str = "adut-record/1";

/// A game, or the beginning of one, in written form. See [`Course`](crate::Course) for what it
/// means.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Record {
    /// Always [`FORMAT`].
    #[serde(default = "current_format")]
    pub format: String,
    /// The game's name.
    pub game: String,
    /// The options that differ from their defaults, and the number of players.
    #[serde(default)]
    pub rules: Rules,
    /// The seed the deal came from, for information.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// Who sat at each seat.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<String>,
    /// The number of the deck within a comparison.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deal: Option<u64>,
    /// Which seating of that deck it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seating: Option<usize>,
    /// How many of the moves were a given opening.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opening: Option<usize>,
    /// The match that the game belongs to.
    #[serde(default, rename = "match", skip_serializing_if = "Option::is_none")]
    pub in_match: Option<InMatch>,
    /// The whole pack in dealing order.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deck: Option<Vec<String>>,
    /// The moves so far.
    #[serde(default)]
    pub moves: Vec<String>,
    /// How the game ended before its time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end: Option<End>,
    /// Points of each side, if the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none", serialize_with = "write_scores")]
    pub scores: Option<Vec<f64>>,
    /// The side that won, or `Some(None)` when none did alone; `None` when the game is not over.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
    pub winner: Option<Option<usize>>,
    /// The sides that won, where a rule lets several win.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub winners: Option<Vec<usize>>,
}

/// A game's place in a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct InMatch {
    /// The match.
    pub id: String,
    /// The number of the game in it, from 0.
    pub game: u64,
    /// Which entrant sat at each seat.
    pub entrants: Vec<usize>,
}

/// A game that stopped because a seat forfeited it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct End {
    /// The seat that forfeited.
    pub forfeit: usize,
    /// Why.
    pub reason: String,
}

impl Record {
    /// Reads one line.
    pub fn parse(line: &str) -> Result<Self, NotARecord> {
        serde_json::from_str(line.trim_end()).map_err(|error| {
            let text = error.to_string();
            let reason = text.split(" at line ").next().unwrap_or(&text).to_owned();
            NotARecord { column: error.column(), reason }
        })
    }
}

/// A line that is not the record of a game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("expected a record of a game, but {reason} (column {column})")]
pub struct NotARecord {
    column: usize,
    reason: String,
}

/// The record as one line of JSON, without the line's end.
impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&serde_json::to_string(self).map_err(|_| fmt::Error)?)
    }
}

fn current_format() -> String {
    FORMAT.to_owned()
}

/// Whole points are written as whole numbers.
fn write_scores<S: Serializer>(
    scores: &Option<Vec<f64>>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let scores = scores.as_deref().unwrap_or_default();
    serializer.collect_seq(scores.iter().map(|&score| {
        if score.fract() == 0.0 && score.abs() < 1e15 {
            serde_json::Number::from(score as i64)
        } else {
            serde_json::Number::from_f64(score).unwrap_or_else(|| 0.into())
        }
    }))
}

/// Tells a field that is null from one that is absent.
fn present<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Option<usize>>, D::Error> {
    Option::deserialize(deserializer).map(Some)
}
