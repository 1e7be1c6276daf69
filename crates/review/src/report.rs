//! The review as it is handed out.

use adut_kernel::{End, InMatch, Rules};
use serde::Serialize;

use crate::balance::Balance;
use crate::belief::Belief;
use crate::reason::Reason;
use crate::truth::Truth;
use crate::value::Value;

/// A record reviewed. Plies count from 1; seats and sides from 0.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Review {
    /// Always `adut-review/1`.
    pub format: &'static str,
    /// The game's name.
    pub game: &'static str,
    /// The options that differ from their defaults, and the number of players.
    pub rules: Rules,
    /// Who sat at each seat; empty if the record does not say.
    pub players: Vec<String>,
    /// The side that each seat belongs to.
    pub sides: Vec<usize>,
    /// The game's place in a match.
    #[serde(rename = "match", skip_serializing_if = "Option::is_none")]
    pub in_match: Option<InMatch>,
    /// Whether the game came to its end by the rules.
    pub finished: bool,
    /// How it ended before its time.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub end: Option<End>,
    /// Points of each side, if the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scores: Option<Vec<f64>>,
    /// The sides that won.
    pub winners: Vec<usize>,
    /// Every move.
    pub plies: Vec<Ply>,
    /// The seats that were asked about.
    pub seats: Vec<SeatReview>,
    /// Whether moves have no truth because too many positions had been looked at.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub truth_cut: bool,
}

/// A move of the game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Ply {
    /// Its number.
    pub ply: usize,
    /// Who made it.
    pub seat: usize,
    /// The move.
    #[serde(rename = "move")]
    pub played: String,
    /// What could have been chosen; absent where the move was a given opening.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub decision: Option<Decision>,
    /// What it was worth with all cards open, where that was solved.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub truth: Option<Truth>,
}

/// A choice among moves, weighed by what the player could know.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Decision {
    /// Every listed move, ascending as they are written.
    pub values: Vec<MoveValue>,
    /// The move played, as it stands among the values.
    pub played: String,
    /// The best move.
    pub best: String,
    /// What the best move is worth.
    pub best_value: Value,
    /// What the move played is worth.
    pub value: Value,
    /// What it cost.
    pub cost: Cost,
    /// How good it was.
    pub grade: Grade,
    /// Why the best is better, if the move cost something.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<Reason>,
    /// Whether there was nothing to choose.
    pub forced: bool,
    /// Whether a solver weighed the moves.
    pub solved: bool,
    /// In how many worlds they were weighed; none where an equilibrium did.
    pub worlds: u32,
    /// Whether an equilibrium weighed them: what each is worth against an opponent who plays it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub equilibrium: bool,
}

impl Decision {
    /// How much could be lost here by choosing badly.
    pub fn at_stake(&self) -> f64 {
        self.values.iter().map(|value| value.cost).fold(0.0, f64::max)
    }
}

/// A move with its value.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct MoveValue {
    /// The move.
    #[serde(rename = "move")]
    pub action: String,
    /// What it is worth.
    #[serde(flatten)]
    pub value: Value,
    /// What it would cost against the best, as [`Cost::total`].
    pub cost: f64,
    /// How far its bar is filled, 0 to 1.
    pub bar: f64,
}

/// What a move cost against the best; nothing is below 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Cost {
    /// In all: the share of a win and a little for the points. Mistakes are sorted by it.
    pub total: f64,
    /// In shares of a win.
    pub share: f64,
    /// In points, where the game counts points.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<f64>,
}

/// How good a move was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Grade {
    /// None better was found.
    Best,
    /// Nearly as good.
    Good,
    /// It cost a little.
    Slip,
    /// It cost something.
    Mistake,
    /// It cost much.
    Blunder,
}

impl Grade {
    /// The grade of a cost.
    pub fn of(cost: f64) -> Self {
        match cost {
            _ if cost <= 0.0 => Self::Best,
            _ if cost < 0.02 => Self::Good,
            _ if cost < 0.06 => Self::Slip,
            _ if cost < 0.15 => Self::Mistake,
            _ => Self::Blunder,
        }
    }

    /// Whether a move of this grade is told among the mistakes.
    pub fn is_told(self) -> bool {
        self >= Self::Slip
    }
}

/// The game as one seat lived it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeatReview {
    /// The seat.
    pub seat: usize,
    /// The expected result: first as the cards were dealt, then after every ply. The last point of
    /// a finished game is its result; a forfeit adds one point for it.
    pub curve: Vec<CurvePoint>,
    /// Luck apart from decisions.
    pub balance: Balance,
    /// How much was kept of all that could be lost by choosing badly, 0 to 1.
    pub accuracy: f64,
    /// Decisions in which there was a choice.
    pub decisions: usize,
    /// The plies of moves that cost something, the worst first.
    pub mistakes: Vec<usize>,
    /// Those of them that are worth telling, the worst first: slips, mistakes and blunders.
    pub told: Vec<usize>,
    /// What its moves cost with open cards together, as far as that was solved.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub truth_cost: Option<i32>,
    /// What the others could believe it held, on each of its turns.
    pub beliefs: Vec<Belief>,
}

/// A point of the curve.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct CurvePoint {
    /// After so many plies.
    pub ply: usize,
    /// What the seat could expect then.
    #[serde(flatten)]
    pub value: Value,
}
