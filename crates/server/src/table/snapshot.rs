//! A table as one seat sees it, written for the page.

use adut_kernel::{Account, Message, Outcome, Rules};
use adut_review::{Exact, Reason};
use adut_session::{LegalMove, ToldMove};
use serde::{Deserialize, Serialize};
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
    /// The side of each seat; partners share one.
    pub sides: Vec<usize>,
    /// How many cards a hand holds at most.
    pub hand_size: usize,
    /// What the seat sees, in the game's own form.
    #[schema(value_type = Object)]
    pub observation: Value,
    /// The same as text in English, for a table that nothing draws; null for who only watches.
    pub text: Option<String>,
    /// What the seat may do now.
    pub legal: Vec<String>,
    /// The same in parts, with what would follow at once.
    #[schema(value_type = Vec<Object>)]
    pub choices: Vec<LegalMove>,
    /// Whether more is legal than is listed; such a move can be asked about.
    pub cut: bool,
    /// The moves that the seat saw, in parts, with what is told of them.
    #[schema(value_type = Vec<Object>)]
    pub history: Vec<ToldMove>,
    /// Who sits where.
    pub players: Vec<Occupant>,
    /// Whether hints can be asked for.
    pub practice: bool,
    /// Whether moves can be taken back: while one practises alone with programs.
    pub undo: bool,
    /// How the match stands, if it is one.
    #[serde(rename = "match")]
    pub score: Option<MatchScore>,
    /// Whether the cards are those of the game before, with everybody one seat further.
    pub same_cards: bool,
    /// What somebody has asked for that everybody at the table has to agree to.
    pub asked: Option<Asked>,
    /// Whether the seat can be sure that nothing that is still to come changes who wins.
    pub decided: bool,
    /// How many people watch without a seat.
    pub watching: usize,
    /// The result, once the game is over.
    pub over: Option<Over>,
    /// The result as it goes into the seat's own record.
    pub result: Option<OwnResult>,
    /// The move that has just been made; null if something else has changed.
    #[schema(value_type = Option<Object>)]
    pub last: Option<ToldMove>,
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
    /// How many games or points win it.
    pub goal: f64,
    /// Whether games are counted, rather than points.
    pub wins: bool,
    /// The seats of who has won.
    pub winners: Vec<usize>,
}

/// Something that everybody at the table has to agree to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Asked {
    /// For what.
    pub proposal: Proposal,
    /// The seats that agree.
    pub by: Vec<usize>,
}

/// What can be asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Proposal {
    /// Another game.
    Next,
    /// The same cards once more, with the hands turned round.
    SameCards,
    /// That a decided game plays itself out.
    Finish,
}

impl Proposal {
    /// Another game, with new cards or with the same.
    pub(crate) fn again(same_cards: bool) -> Self {
        if same_cards { Self::SameCards } else { Self::Next }
    }
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
    /// What it is counted from, and why the game ended so.
    #[schema(value_type = Object)]
    pub account: Account,
}

impl Over {
    /// A result, and what it is counted from.
    pub(crate) fn new(outcome: &Outcome, account: Account) -> Self {
        Self {
            scores: outcome.scores.to_vec(),
            winner: outcome.winner(),
            winners: outcome.winners().collect(),
            account,
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
    /// Why the best is better than the next best, if it is.
    #[schema(value_type = Option<Object>)]
    pub reason: Option<Reason>,
}

/// A move and its worth.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct MoveValue {
    /// The move.
    #[serde(rename = "move")]
    pub action: String,
    /// The move as a short phrase.
    #[schema(value_type = Object)]
    pub phrase: Option<Message>,
    /// Its worth: the share of a win and a little for the points, larger being better.
    pub value: f64,
    /// The share of a win to be expected, 0 to 1.
    pub win: f64,
    /// The difference of points to be expected, where the game counts points.
    pub points: Option<f64>,
    /// How the game ends with perfect play, where nothing is hidden and the position was solved.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    pub exact: Option<Exact>,
    /// What it costs against the best.
    pub cost: f64,
    /// How far its bar is filled, 0 to 1.
    pub share: f64,
}

/// Whether a move can be made, which was asked about since not every legal move is listed.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Checked {
    /// The position, as [`Snapshot::ply`].
    pub ply: usize,
    /// The move as it was asked about.
    #[serde(rename = "move")]
    pub action: String,
    /// The move in parts, with what would follow at once; null if it is not legal.
    #[schema(value_type = Option<Object>)]
    pub choice: Option<LegalMove>,
}

impl Hint {
    pub(super) fn new(
        ply: usize,
        hint: adut_review::Hint,
        phrase: impl Fn(&str) -> Option<Message>,
    ) -> Self {
        let adut_review::Hint { values, solved, worlds, reason, .. } = hint;
        let mut values: Vec<MoveValue> = values
            .into_iter()
            .map(|weighed| MoveValue {
                phrase: phrase(&weighed.action),
                action: weighed.action,
                value: weighed.value.worth,
                win: weighed.value.share,
                points: weighed.value.points,
                exact: weighed.value.exact,
                cost: weighed.cost,
                share: weighed.bar,
            })
            .collect();
        values.sort_by(|a, b| b.value.total_cmp(&a.value));
        Self { ply, values, solved, worlds, reason }
    }
}
