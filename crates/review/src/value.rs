//! What a result, or the expectation of one, is worth.

use adut_kernel::Outcome;
use serde::Serialize;

/// How a game's results are weighed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scale {
    /// What a point of difference is worth beside winning, in shares of a win; none where a game
    /// counts no points.
    pub point: Option<f64>,
    /// A difference of points that is seldom passed; it fills the bars.
    pub wide: f64,
}

impl Scale {
    /// A game that is won or lost, and nothing else.
    pub const WINS: Self = Self { point: None, wide: 0.0 };

    /// The value of a share of a win and a difference of points.
    pub fn value(&self, share: f64, difference: f64) -> Value {
        let points = self.point.map(|_| difference);
        Value { share, points, exact: None, worth: share + self.point.unwrap_or(0.0) * difference }
    }

    /// The value of a finished game to a side.
    pub fn of_outcome(&self, outcome: &Outcome, side: usize) -> Value {
        self.value(win_share(outcome, side), outcome.difference(side))
    }

    /// The value to a side of two that is known to end this far ahead.
    pub fn of_difference(&self, difference: f64) -> Value {
        let won = if difference == 0.0 { 0.0 } else { difference.signum() };
        self.value((1.0 + won) / 2.0, difference)
    }

    /// How far a bar is filled, 0 to 1.
    pub fn bar(&self, value: &Value) -> f64 {
        let beyond = self.point.unwrap_or(0.0) * self.wide;
        ((value.worth + beyond) / (1.0 + 2.0 * beyond)).clamp(0.0, 1.0)
    }
}

/// The winners share one win; a game that nobody won is shared by all.
fn win_share(outcome: &Outcome, side: usize) -> f64 {
    let winners = outcome.winners().count();
    match (winners, outcome.won(side)) {
        (0, _) => 1.0 / outcome.scores.len() as f64,
        (_, true) => 1.0 / winners as f64,
        (_, false) => 0.0,
    }
}

/// How a game ends if both sides play perfectly from here on, where that was proved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "end", rename_all = "kebab-case")]
pub enum Exact {
    /// The seat wins.
    Won {
        /// With this move of its own, counted from here.
        moves: u32,
    },
    /// Nobody wins.
    Drawn,
    /// The seat loses.
    Lost {
        /// To this move of the winner's, counted from here.
        moves: u32,
    },
}

impl Exact {
    /// The message that says it, and the number of moves that goes into it.
    pub fn message(self) -> (&'static str, u32) {
        match self {
            Self::Won { moves } => ("exact-won", moves),
            Self::Drawn => ("exact-drawn", 0),
            Self::Lost { moves } => ("exact-lost", moves),
        }
    }

    fn turned(self) -> Self {
        match self {
            Self::Won { moves } => Self::Lost { moves },
            Self::Drawn => Self::Drawn,
            Self::Lost { moves } => Self::Won { moves },
        }
    }
}

/// What a seat may expect.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Value {
    /// The share of a win, 0 to 1.
    pub share: f64,
    /// The seat's points less the mean of the others', where the game counts points.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<f64>,
    /// How the game ends, where nothing is hidden and the position was solved.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub exact: Option<Exact>,
    /// What moves are ranked by: the share, and a little for the points.
    #[serde(skip)]
    pub worth: f64,
}

impl Value {
    /// The same to the other side of two.
    pub(crate) fn turned(self) -> Self {
        Self {
            share: 1.0 - self.share,
            points: self.points.map(|points| -points),
            exact: self.exact.map(Exact::turned),
            worth: 1.0 - self.worth,
        }
    }

    /// The mean of several values; nothing for none. Only one alone stays exact.
    pub(crate) fn mean(values: impl Iterator<Item = Self>) -> Self {
        let (mut sum, mut count) = (Self::default(), 0.0);
        for value in values {
            sum.exact = value.exact.filter(|_| count == 0.0);
            sum.share += value.share;
            sum.worth += value.worth;
            if let Some(points) = value.points {
                *sum.points.get_or_insert(0.0) += points;
            }
            count += 1.0;
        }
        let count = f64::max(count, 1.0);
        Self {
            share: sum.share / count,
            points: sum.points.map(|points| points / count),
            exact: sum.exact,
            worth: sum.worth / count,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn winners_share_a_win_and_a_drawn_game_is_everybodys() {
        let scale = Scale { point: Some(0.1), wide: 5.0 };
        let won = Outcome::new([7.0, 3.0], [0]);
        assert_eq!(scale.of_outcome(&won, 0), scale.of_difference(4.0));
        assert_eq!(scale.of_outcome(&won, 1), scale.of_difference(-4.0));
        assert_eq!(Scale::WINS.of_outcome(&Outcome::new([0.0; 4], []), 3).share, 0.25);
        let shared = Outcome::new([1.0, 1.0, 0.0], [0, 1]);
        assert_eq!([0, 1, 2].map(|side| win_share(&shared, side)), [0.5, 0.5, 0.0]);
    }

    #[test]
    fn bars_keep_within_their_frame() {
        let scale = Scale { point: Some(0.1), wide: 5.0 };
        assert_eq!(scale.bar(&scale.of_difference(30.0)), 1.0);
        assert_eq!(scale.bar(&scale.of_difference(-30.0)), 0.0);
        assert_eq!(scale.bar(&scale.value(0.5, 0.0)), 0.5);
        assert_eq!(Scale::WINS.bar(&Scale::WINS.value(0.3, 0.0)), 0.3);
    }
}
