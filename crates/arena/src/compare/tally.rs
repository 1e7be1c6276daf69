//! Counting the blocks of a pair.

use adut_kernel::{Outcome, Record};
use adut_stats::{Histogram, Moments};

/// What a game contributes to the count.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct GameLine {
    /// The side that won; none when drawn, or when several won.
    winner: Option<usize>,
    /// Points of each side; none of a forfeited game.
    scores: Vec<f64>,
    moves: u64,
    forfeit: Option<usize>,
}

impl GameLine {
    pub(super) fn of_game(outcome: &Outcome, moves: usize, forfeit: Option<usize>) -> Self {
        let scores = if forfeit.is_some() { Vec::new() } else { outcome.scores.to_vec() };
        Self { winner: outcome.winner(), scores, moves: moves as u64, forfeit }
    }

    pub(super) fn of_record(record: &Record) -> Self {
        Self {
            winner: record.winner.flatten(),
            scores: record.scores.clone().unwrap_or_default(),
            moves: record.moves.len() as u64,
            forfeit: record.end.as_ref().map(|end| end.forfeit),
        }
    }

    /// 1 for a win of this side, ½ when nobody won alone.
    fn score(&self, side: usize) -> f64 {
        match self.winner {
            Some(winner) if winner == side => 1.0,
            Some(_) => 0.0,
            None => 0.5,
        }
    }

    fn difference(&self, side: usize) -> f64 {
        if self.scores.is_empty() {
            0.0
        } else {
            Outcome::highest(self.scores.iter().copied()).difference(side)
        }
    }
}

/// The count of a pair so far.
#[derive(Clone, Debug, Default)]
pub(super) struct Tally {
    pub(super) games: u64,
    pub(super) a_wins: u64,
    pub(super) b_wins: u64,
    pub(super) moves: u64,
    /// Games forfeited by `a`, by `b`.
    pub(super) forfeits: [u64; 2],
    /// Mean score of `a` in a block.
    pub(super) shares: Moments,
    pub(super) share_histogram: Histogram,
    /// Mean difference of points in a block.
    pub(super) differences: Moments,
    pub(super) difference_histogram: Histogram,
    /// Wins less losses, the losses shared among the other sides: 0 on average for equals.
    pub(super) edges: Moments,
    /// `a`'s score in single games, as if they were independent.
    pub(super) single_scores: Moments,
    /// Mean score of the side of seat 0 in a block.
    pub(super) first_seat: Moments,
}

impl Tally {
    /// Counts a block: game `seating` is the one in which `a` plays that side. Returns `a`'s wins
    /// less losses.
    pub(super) fn add(&mut self, block: &[GameLine], side_of_seat: &[usize]) -> f64 {
        let games = block.len() as f64;
        let others = (games - 1.0).max(1.0);
        let (mut share, mut difference, mut edge, mut first) = (0.0, 0.0, 0.0, 0.0);
        for (seating, game) in block.iter().enumerate() {
            let score = game.score(seating);
            self.games += 1;
            self.moves += game.moves;
            self.single_scores.add(score);
            match game.winner {
                Some(side) if side == seating => {
                    self.a_wins += 1;
                    edge += 1.0;
                }
                Some(_) => {
                    self.b_wins += 1;
                    edge -= 1.0 / others;
                }
                None => {}
            }
            if let Some(seat) = game.forfeit {
                self.forfeits[usize::from(side_of_seat[seat] != seating)] += 1;
            }
            share += score;
            difference += game.difference(seating);
            first += game.score(0);
        }
        self.shares.add(share / games);
        self.share_histogram.add(share / games);
        self.differences.add(difference / games);
        self.difference_histogram.add(difference / games);
        self.edges.add(edge / games);
        self.first_seat.add(first / games);
        edge / games
    }

    pub(super) fn draws(&self) -> u64 {
        self.games - self.a_wins - self.b_wins
    }

    /// How much larger the variance would be, had the same number of games been played on
    /// decks of their own.
    pub(super) fn variance_ratio(&self) -> Option<f64> {
        let blocks = self.shares.count() as f64;
        let unpaired = self.single_scores.variance() / self.games as f64;
        let paired = self.shares.variance() / blocks;
        (paired > 0.0).then(|| unpaired / paired)
    }
}
