//! A table as one seat sees it, written for the page.

use adut_kernel::{Outcome, Rules};
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

use super::OwnResult;

/// All that a seat may know of its table, and nothing more.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Snapshot {
    /// The table's name.
    pub table: String,
    /// The game's name.
    pub game: &'static str,
    /// The options that differ from their defaults, and the number of players.
    #[schema(value_type = Object)]
    pub rules: Rules,
    /// Whose view it is; null for who only watches.
    pub seat: Option<usize>,
    /// The number of the game at this table, from 0.
    pub number: u64,
    /// How many moves this seat has seen.
    pub ply: usize,
    /// Who is to act; null when the game is over.
    pub turn: Option<usize>,
    /// What the seat sees, in the game's own form.
    #[schema(value_type = Object)]
    pub observation: Value,
    /// What the seat may do now.
    pub legal: Vec<String>,
    /// Whether more is legal than is listed.
    pub cut: bool,
    /// The moves that the seat saw.
    pub history: Vec<SeenMove>,
    /// Who sits where.
    pub players: Vec<Occupant>,
    /// Whether moves can be taken back and hints asked for.
    pub practice: bool,
    /// How the match stands, if it is one.
    #[serde(rename = "match")]
    pub score: Option<MatchScore>,
    /// Whether the cards are those of the game before, with everybody one seat further.
    pub same_cards: bool,
    /// How many people watch without a seat.
    pub watching: usize,
    /// The result, once the game is over.
    pub over: Option<Over>,
    /// The result as it goes into the seat's own record.
    pub result: Option<OwnResult>,
    /// The move that has just been made; null if something else has changed.
    pub last: Option<SeenMove>,
}

/// A move as a seat saw it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct SeenMove {
    /// Who moved.
    pub seat: usize,
    /// What was done.
    #[serde(rename = "move")]
    pub action: String,
}

/// Who sits at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Occupant {
    /// The player's name; a person's is `person`.
    pub name: String,
    /// A person or a program.
    pub kind: Kind,
    /// What it may look at: `honest` or `all-knowing`.
    pub sees: String,
    /// Whether a person has taken the seat; always true for a program.
    pub taken: bool,
    /// What the person is called, if he has chosen a name.
    pub called: Option<String>,
    /// Whether the person is there; null for programs and free seats.
    pub presence: Option<Presence>,
}

/// Whether somebody is at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Presence {
    /// There.
    Here,
    /// Gone for the moment.
    Away,
    /// Gone for so long that a program plays for him.
    StandIn,
}

/// A person or a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// A person.
    Person,
    /// A program.
    Bot,
}

/// How a match stands, by seat.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct MatchScore {
    /// Games won or points, of who sits at each seat now.
    pub tally: Vec<f64>,
    /// How many games were played to their end.
    pub games: u64,
    /// Whether somebody has won.
    pub over: bool,
    /// The seats of who has won.
    pub winners: Vec<usize>,
}

/// A result, by side.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Over {
    /// Points of each side.
    pub scores: Vec<f64>,
    /// The side that won alone.
    pub winner: Option<usize>,
    /// All sides that won.
    pub winners: Vec<usize>,
}

impl From<&Outcome> for Over {
    fn from(outcome: &Outcome) -> Self {
        Self {
            scores: outcome.scores.to_vec(),
            winner: outcome.winner(),
            winners: outcome.winners().collect(),
        }
    }
}

/// What each move is worth, by all that the seat can know.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Hint {
    /// The position, as [`Snapshot::ply`].
    pub ply: usize,
    /// The moves, the best first.
    pub values: Vec<MoveValue>,
    /// Whether a solver weighed the moves.
    pub solved: bool,
    /// In how many worlds they were weighed.
    pub worlds: u32,
}

/// A move and its worth.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct MoveValue {
    /// The move.
    #[serde(rename = "move")]
    pub action: String,
    /// Its worth: the share of a win and a little for the points, larger being better.
    pub value: f64,
    /// The share of a win to be expected, 0 to 1.
    pub win: f64,
    /// The difference of points to be expected, where the game counts points.
    pub points: Option<f64>,
    /// What it costs against the best.
    pub cost: f64,
    /// How far its bar is filled, 0 to 1.
    pub share: f64,
}

impl Hint {
    pub(super) fn new(ply: usize, hint: adut_review::Hint) -> Self {
        let adut_review::Hint { values, solved, worlds, .. } = hint;
        let mut values: Vec<MoveValue> = values
            .into_iter()
            .map(|weighed| MoveValue {
                action: weighed.action,
                value: weighed.value.worth,
                win: weighed.value.share,
                points: weighed.value.points,
                cost: weighed.cost,
                share: weighed.bar,
            })
            .collect();
        values.sort_by(|a, b| b.value.total_cmp(&a.value));
        Self { ply, values, solved, worlds }
    }
}
