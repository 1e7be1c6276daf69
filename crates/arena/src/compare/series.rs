//! What is counted: games, or matches of several games.
//!
//! A match goes by the game's own rules: so many games won, or so many points, and who begins the
//! next game. The decks are the same in every seating, the k-th of a match being the k-th of all,
//! however the games went.

use adut_kernel::{Match, MatchRules, Outcome, Record, Seat};
use serde::{Deserialize, Serialize};

use super::tally::GameLine;

/// What one line of the count is.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Unit {
    /// A game.
    #[default]
    Game,
    /// A match by these rules.
    Match(MatchRules),
}

/// The same by name, as results tell it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Counted {
    /// Games were counted.
    #[default]
    Games,
    /// Matches were counted, and are what is called games.
    Matches,
}

impl Counted {
    /// The word for several of them.
    pub fn noun(self) -> &'static str {
        match self {
            Self::Games => "games",
            Self::Matches => "matches",
        }
    }
}

impl Unit {
    /// What it is called.
    pub fn counted(self) -> Counted {
        match self {
            Self::Game => Counted::Games,
            Self::Match(_) => Counted::Matches,
        }
    }
}

/// A match that nobody has won by then is drawn: between perfect players of a drawn game it would
/// never end.
const LONGEST: u64 = 1000;

/// A match under way.
#[derive(Clone, Debug)]
pub(super) struct Series {
    score: Match,
    side_of_seat: Vec<usize>,
    moves: u64,
    /// The entrant who forfeited a game, and with it the match.
    forfeit: Option<usize>,
    /// Why he did.
    pub(super) reason: Option<String>,
}

impl Series {
    pub(super) fn new(side_of_seat: &[usize], rules: MatchRules) -> Self {
        let score = Match::of_sides(side_of_seat.to_vec(), rules);
        Self { score, side_of_seat: side_of_seat.to_vec(), moves: 0, forfeit: None, reason: None }
    }

    /// The number of the next game.
    pub(super) fn next_game(&self) -> u64 {
        self.score.games()
    }

    /// The entrant at each seat in the next game.
    pub(super) fn entrants(&self) -> Vec<usize> {
        self.score.seating()
    }

    pub(super) fn is_over(&self) -> bool {
        self.forfeit.is_some() || self.score.is_over() || self.score.games() >= LONGEST
    }

    /// Counts the next game, which had so many moves.
    pub(super) fn add(&mut self, outcome: &Outcome, forfeit: Option<Seat>, moves: u64) {
        self.moves += moves;
        self.forfeit = forfeit.map(|seat| self.entrants()[seat.index()]);
        if forfeit.is_none() {
            self.score.count(outcome);
        }
    }

    /// Counts the next game as its record tells it; none if it does not tell how it ended.
    pub(super) fn read_back(&mut self, record: &Record) -> Option<()> {
        let (sides, seats) = (self.sides(), self.side_of_seat.len());
        // Whoever is seen as the first makes no difference here.
        let line = GameLine::of_record(record, 0, sides, seats)?;
        let winners = match &record.winners {
            Some(winners) if winners.iter().all(|&side| side < sides) => winners.clone(),
            Some(_) => return None,
            None => record.winner?.into_iter().collect(),
        };
        let scores = record.scores.as_deref().unwrap_or_default();
        let forfeit = record.end.as_ref().map(|end| Seat::new(end.forfeit));
        let outcome = Outcome::new(scores.iter().copied(), winners);
        self.add(&outcome, forfeit, line.moves);
        self.reason = line.reason;
        Some(())
    }

    /// What the match contributes to the count when the first of the pair plays side `seating`.
    pub(super) fn line(&self, seating: usize) -> GameLine {
        let sides = self.sides();
        let first_of = |side: usize| self.side_of_seat.iter().position(|&other| other == side);
        let tally = |side: usize| first_of(side).map_or(0.0, |entrant| self.score.tally()[entrant]);
        let winners = self.score.winners();
        let mut winners = winners.iter().map(|&entrant| self.side_of_seat[entrant]);
        let alone = winners.next().filter(|&first| winners.all(|side| side == first));
        let winner = match self.forfeit.map(|entrant| self.side_of_seat[entrant]) {
            Some(loser) => Outcome::forfeit(sides, loser).winner(),
            None => alone,
        };
        GameLine {
            winner,
            difference: Outcome::new((0..sides).map(tally), winner).difference(seating),
            moves: self.moves,
            forfeit: self.forfeit.map(Seat::new),
            reason: self.reason.clone(),
            course: None,
        }
    }

    fn sides(&self) -> usize {
        self.side_of_seat.iter().max().map_or(0, |side| side + 1)
    }
}

#[cfg(test)]
mod tests {
    use adut_kernel::{Begins, MatchGoal};

    use super::*;

    fn won(seat: usize) -> Outcome {
        Outcome::highest((0..2).map(|other| f64::from(u8::from(other == seat))))
    }

    #[test]
    fn a_match_is_one_line_of_the_count() {
        let rules = MatchRules { goal: MatchGoal::Wins(2), begins: Begins::Winner };
        let mut series = Series::new(&[0, 1], rules);
        series.add(&won(1), None, 5);
        assert_eq!((series.entrants(), series.next_game()), (vec![1, 0], 1));
        series.add(&won(1), None, 6);
        assert!(!series.is_over());
        series.add(&won(0), None, 7);
        assert!(series.is_over());
        let line = series.line(1);
        assert_eq!((line.winner, line.difference, line.moves), (Some(0), -1.0, 18));
    }

    #[test]
    fn who_forfeits_loses_the_match() {
        let rules = MatchRules { goal: MatchGoal::Wins(7), begins: Begins::Winner };
        let mut series = Series::new(&[0, 1], rules);
        series.add(&won(1), None, 5);
        series.add(&won(0), Some(Seat::new(0)), 1);
        assert!(series.is_over());
        let line = series.line(0);
        assert_eq!((line.winner, line.forfeit), (Some(0), Some(Seat::new(1))));
    }

    #[test]
    fn endless_draws_end() {
        let rules = MatchRules { goal: MatchGoal::Wins(1), begins: Begins::NextSeat };
        let mut series = Series::new(&[0, 1], rules);
        for _ in 0..LONGEST {
            assert!(!series.is_over());
            series.add(&Outcome::new([0.5, 0.5], []), None, 1);
        }
        assert!(series.is_over());
        assert_eq!(series.line(0).winner, None);
    }
}
