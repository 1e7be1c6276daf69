//! What is kept of a run.

use adut_kernel::Rules;
use serde::{Serialize, Serializer};
use serde_json::Value;
use time::OffsetDateTime;
use time::format_description::well_known::Rfc3339;

use crate::{RunId, StoreError};

/// A run as it is known when it begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RunStart {
    /// What repeats it.
    pub command: String,
    /// The version that played it.
    pub version: String,
    /// The game's name.
    pub game: String,
    /// Its rules.
    pub rules: Rules,
    /// What all randomness comes from.
    pub seed: String,
    /// How many decks.
    pub deals: u64,
    /// Who took part.
    pub players: Vec<String>,
    /// When it began.
    #[serde(serialize_with = "moment")]
    pub started: OffsetDateTime,
    /// What whoever began it may go on with; none for a run of the command line.
    #[serde(skip)]
    pub order: Option<StoredOrder>,
}

/// What a run was begun with, so that it can be gone on with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredOrder {
    /// What was asked for, in a form of the asker's.
    pub settings: Value,
    /// The digest of what opens the run to changes.
    pub token: Vec<u8>,
    /// When, by the [clock](crate::Clock) that tells when it is forgotten.
    pub entered: OffsetDateTime,
}

/// A run in a store.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct StoredRun {
    /// Its number.
    pub id: RunId,
    /// How it began.
    #[serde(flatten)]
    pub start: RunStart,
    /// When it was complete; none if it is not.
    #[serde(serialize_with = "moment_or_null")]
    pub finished: Option<OffsetDateTime>,
    /// Whether it stays until somebody deletes it; others are forgotten some day.
    pub kept: bool,
    /// How many of its games are there.
    pub records: u64,
}

/// Which runs to list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Only of this game.
    pub game: Option<String>,
    /// Only with this player; a name without settings stands for any settings.
    pub player: Option<String>,
    /// Only those whose command holds this text, in small or capital letters.
    pub text: Option<String>,
    /// Only those with a smaller number.
    pub before: Option<RunId>,
    /// At most so many.
    pub count: Option<u64>,
}

fn moment<S: Serializer>(at: &OffsetDateTime, serializer: S) -> Result<S::Ok, S::Error> {
    moment_or_null(&Some(*at), serializer)
}

fn moment_or_null<S: Serializer>(
    at: &Option<OffsetDateTime>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    at.and_then(|at| at.format(&Rfc3339).ok()).serialize(serializer)
}

/// Databases count in signed numbers.
pub(crate) fn signed(number: u64) -> Result<i64, StoreError> {
    i64::try_from(number).map_err(|_| StoreError::TooLarge(number))
}
