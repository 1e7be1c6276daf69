//! Matches: several games until somebody has enough.

use crate::{Game, Outcome, Seat};

/// What it takes to win a match.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum MatchGoal {
    /// So many games won. A drawn game counts for nobody and is in effect played again.
    Wins(u32),
    /// So many points over all games, and more than anybody else.
    Points(f64),
}

/// Who begins the next game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Begins {
    /// Everybody in turn.
    NextSeat,
    /// The last winner, or whoever began a drawn game.
    Winner,
}

/// The rules of a match.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MatchRules {
    /// What it takes to win.
    pub goal: MatchGoal,
    /// Who begins the next game.
    pub begins: Begins,
}

/// How a match stands. Entrants keep their numbers and change seats from game to game, because
/// seat 0 begins.
#[derive(Clone, Debug, PartialEq)]
pub struct Match {
    rules: MatchRules,
    side_of_seat: Vec<usize>,
    tally: Vec<f64>,
    begins: usize,
    games: u64,
}

impl Match {
    /// A match of this game that entrant 0 begins.
    pub fn new<G: Game>(game: &G, rules: MatchRules) -> Self {
        Self::of_sides(Seat::all(game.seats()).map(|s| game.side(s)).collect(), rules)
    }

    /// The same for a game of which only the side of each seat is known.
    pub fn of_sides(side_of_seat: Vec<usize>, rules: MatchRules) -> Self {
        let tally = vec![0.0; side_of_seat.len()];
        Self { rules, side_of_seat, tally, begins: 0, games: 0 }
    }

    /// How many games were played, drawn ones too.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// What each entrant has: games won, or points. Partners have the same.
    pub fn tally(&self) -> &[f64] {
        &self.tally
    }

    /// The entrant at each seat in the next game.
    pub fn seating(&self) -> Vec<usize> {
        let entrants = self.tally.len();
        (0..entrants).map(|seat| (self.begins + seat) % entrants).collect()
    }

    /// Counts a game that was played in the present [seating](Self::seating). Nothing changes once
    /// the match is over.
    pub fn count(&mut self, outcome: &Outcome) {
        if self.is_over() {
            return;
        }
        self.games += 1;
        let seating = self.seating();
        let entrants = || seating.iter().zip(&self.side_of_seat);
        for (&entrant, &side) in entrants() {
            self.tally[entrant] += match self.rules.goal {
                MatchGoal::Wins(_) => f64::from(u8::from(outcome.won(side))),
                MatchGoal::Points(_) => outcome.scores[side],
            };
        }
        self.begins = match self.rules.begins {
            Begins::NextSeat => (self.begins + 1) % self.tally.len(),
            Begins::Winner => {
                let first = entrants().find(|&(_, &side)| outcome.won(side));
                first.map_or(self.begins, |(&entrant, _)| entrant)
            }
        };
    }

    /// Whether somebody has won.
    pub fn is_over(&self) -> bool {
        !self.winners().is_empty()
    }

    /// The entrants who have won: partners together, and several where one game gave each of them
    /// their last win.
    pub fn winners(&self) -> Vec<usize> {
        let top = self.tally.iter().copied().fold(0.0, f64::max);
        let at_top = |entrant: &usize| self.tally[*entrant] == top;
        let leaders: Vec<usize> = (0..self.tally.len()).filter(at_top).collect();
        let reached = match self.rules.goal {
            MatchGoal::Wins(wins) => top >= f64::from(wins),
            MatchGoal::Points(points) => top >= points && self.are_one_side(&leaders),
        };
        if reached { leaders } else { Vec::new() }
    }

    fn are_one_side(&self, entrants: &[usize]) -> bool {
        // Partners stay partners: seats are turned by whole places, so sides of entrants differ
        // exactly where those of seats with the same numbers do.
        let sides: Vec<usize> =
            entrants.iter().map(|&entrant| self.side_of_seat[entrant]).collect();
        sides.windows(2).all(|pair| pair[0] == pair[1])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn match_of(entrants: &[usize], goal: MatchGoal, begins: Begins) -> Match {
        Match::of_sides(entrants.to_vec(), MatchRules { goal, begins })
    }

    fn won(seat: usize, seats: usize) -> Outcome {
        Outcome::highest((0..seats).map(|other| f64::from(u8::from(other == seat))))
    }

    #[test]
    fn the_winner_begins_and_after_a_draw_the_same() {
        let mut score = match_of(&[0, 1, 2], MatchGoal::Wins(5), Begins::Winner);
        assert_eq!(score.seating(), [0, 1, 2]);
        score.count(&won(1, 3));
        assert_eq!(score.seating(), [1, 2, 0]);
        score.count(&Outcome::new([0.5, 0.5, 0.0], []));
        assert_eq!(score.seating(), [1, 2, 0]);
        score.count(&won(2, 3));
        assert_eq!(score.seating(), [0, 1, 2]);
        assert_eq!((score.tally(), score.games()), (&[1.0, 1.0, 0.0][..], 3));
    }

    #[test]
    fn several_may_win_together() {
        let mut score = match_of(&[0, 1, 2, 3], MatchGoal::Wins(2), Begins::Winner);
        score.count(&Outcome::new([0.0, 1.0, 0.0, 1.0], [1, 3]));
        assert_eq!(score.seating(), [1, 2, 3, 0]);
        score.count(&Outcome::new([1.0, 0.0, 1.0, 0.0], [0, 2]));
        assert_eq!(score.winners(), [1, 3]);
        let end = score.clone();
        score.count(&won(0, 4));
        assert_eq!(score, end, "a match that is over stays so");
    }

    #[test]
    fn points_need_a_lead() {
        let mut score = match_of(&[0, 1], MatchGoal::Points(20.0), Begins::NextSeat);
        score.count(&Outcome::highest([13.0, 9.0]));
        assert_eq!(score.seating(), [1, 0]);
        score.count(&Outcome::highest([13.0, 9.0]));
        assert_eq!(score.tally(), [22.0, 22.0]);
        assert!(!score.is_over(), "equal points go on");
        score.count(&Outcome::highest([10.0, 12.0]));
        assert_eq!(score.winners(), [1]);
    }

    #[test]
    fn partners_win_together() {
        let mut score = match_of(&[0, 1, 0, 1], MatchGoal::Points(10.0), Begins::NextSeat);
        score.count(&Outcome::highest([4.0, 7.0]));
        score.count(&Outcome::highest([5.0, 2.0]));
        assert_eq!(score.tally(), [6.0, 12.0, 6.0, 12.0]);
        assert_eq!(score.winners(), [1, 3]);
    }
}
