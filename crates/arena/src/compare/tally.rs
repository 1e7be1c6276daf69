//! Counting the blocks of a pair.

use adut_kernel::{Outcome, Record, Seat};
use adut_stats::Histogram;

use crate::Ending;

/// What a game contributes to the count.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct GameLine {
    /// The side that won; none when drawn, or when several won.
    pub(super) winner: Option<usize>,
    /// `a`'s points less the mean of the others'; 0 in a forfeited game, which has none.
    pub(super) difference: f64,
    pub(super) moves: u64,
    pub(super) forfeit: Option<Seat>,
}

impl GameLine {
    /// A game in which `a` plays side `seating`.
    pub(super) fn of_game(ending: &Ending, moves: usize, seating: usize) -> Self {
        let winner = ending.outcome().winner();
        let (difference, forfeit) = match ending {
            Ending::Over(outcome) => (outcome.difference(seating), None),
            Ending::Forfeit { seat, .. } => (0.0, Some(*seat)),
        };
        Self { winner, difference, moves: moves as u64, forfeit }
    }

    /// What a record says of a game in which `a` plays side `seating`; none if it does not tell how
    /// a game with so many sides and seats ended.
    pub(super) fn of_record(
        record: &Record,
        seating: usize,
        sides: usize,
        seats: usize,
    ) -> Option<Self> {
        let winner = record.winner?;
        let forfeit = record.end.as_ref().map(|end| end.forfeit);
        let scores = record.scores.as_deref().unwrap_or_default();
        let told = if forfeit.is_some() { scores.is_empty() } else { scores.len() == sides };
        let possible = winner.is_none_or(|side| side < sides)
            && forfeit.is_none_or(|seat| seat < seats)
            && scores.iter().all(|score| score.is_finite());
        if !told || !possible {
            return None;
        }
        let difference = if scores.is_empty() {
            0.0
        } else {
            Outcome::new(scores.iter().copied(), winner).difference(seating)
        };
        let moves = record.moves.len() as u64;
        Some(Self { winner, difference, moves, forfeit: forfeit.map(Seat::new) })
    }
}

/// The count of a pair so far.
///
/// A block is known, but for points, by who won each of its games. Those patterns are few, so they
/// are counted, and every number about wins is made of them in the end.
#[derive(Clone, Debug, Default)]
pub(super) struct Tally {
    /// How often each pattern came up; see [`pattern`].
    patterns: Vec<u64>,
    /// `a`'s wins less losses in a block of each pattern.
    edges: Vec<f64>,
    sides: usize,
    pub(super) moves: u64,
    /// Games forfeited by `a`, by `b`.
    pub(super) forfeits: [u64; 2],
    /// Mean difference of points in a block.
    pub(super) differences: Histogram,
}

/// Who won each game of a block, as a number with a digit for each game: 0 for nobody alone, else
/// the side and one.
fn pattern(block: &[GameLine]) -> usize {
    let digit = |game: &GameLine| game.winner.map_or(0, |side| side + 1);
    block.iter().fold(0, |number, game| number * (block.len() + 1) + digit(game))
}

/// What a pattern says of a block.
struct Wins {
    /// Games that `a` won, and that others won.
    a: u64,
    b: u64,
    /// Games that the side of seat 0 won, and that nobody won alone.
    first: u64,
    drawn: u64,
}

impl Wins {
    fn of(mut pattern: usize, sides: usize) -> Self {
        let mut wins = Self { a: 0, b: 0, first: 0, drawn: 0 };
        for seating in (0..sides).rev() {
            match pattern % (sides + 1) {
                0 => wins.drawn += 1,
                winner => {
                    wins.first += u64::from(winner == 1);
                    if winner == seating + 1 { wins.a += 1 } else { wins.b += 1 }
                }
            }
            pattern /= sides + 1;
        }
        wins
    }

    /// `a`'s mean score.
    fn share(&self) -> f64 {
        (self.a as f64 + self.drawn as f64 / 2.0) / self.games()
    }

    /// `a`'s wins less losses, the losses shared among the other sides: 0 on average for equals.
    fn edge(&self) -> f64 {
        let others = (self.games() - 1.0).max(1.0);
        (self.a as f64 - self.b as f64 / others) / self.games()
    }

    /// The mean score of the side of seat 0.
    fn first_seat(&self) -> f64 {
        (self.first as f64 + self.drawn as f64 / 2.0) / self.games()
    }

    fn games(&self) -> f64 {
        (self.a + self.b + self.drawn) as f64
    }
}

impl Tally {
    pub(super) fn new(sides: usize) -> Self {
        let patterns = vec![0; (sides + 1).pow(sides as u32)];
        let edges = (0..patterns.len()).map(|pattern| Wins::of(pattern, sides).edge()).collect();
        Self { patterns, edges, sides, ..Self::default() }
    }

    /// Counts a block: game `seating` is the one in which `a` plays that side. Returns the number
    /// of its [`pattern`].
    pub(super) fn add(&mut self, block: &[GameLine], side_of_seat: &[usize]) -> usize {
        let pattern = pattern(block);
        self.patterns[pattern] += 1;
        let mut difference = 0.0;
        for (seating, game) in block.iter().enumerate() {
            self.moves += game.moves;
            difference += game.difference;
            if let Some(seat) = game.forfeit {
                self.forfeits[usize::from(side_of_seat[seat.index()] != seating)] += 1;
            }
        }
        self.differences.add(difference / block.len() as f64);
        pattern
    }

    /// `a`'s wins less losses in a block of this pattern.
    pub(super) fn edge(&self, pattern: usize) -> f64 {
        self.edges[pattern]
    }

    fn counted(&self) -> impl Iterator<Item = (Wins, u64)> + '_ {
        let seen = self.patterns.iter().enumerate().filter(|(_, count)| **count > 0);
        seen.map(|(pattern, &count)| (Wins::of(pattern, self.sides), count))
    }

    fn histogram(&self, value: impl Fn(&Wins) -> f64) -> Histogram {
        let mut histogram = Histogram::new();
        self.counted().for_each(|(wins, count)| histogram.add_many(value(&wins), count));
        histogram
    }

    /// How often each mean score of `a` in a block came up.
    pub(super) fn shares(&self) -> Histogram {
        self.histogram(Wins::share)
    }
    /// How often each difference of wins and losses in a block came up.
    pub(super) fn edges(&self) -> Histogram {
        self.histogram(Wins::edge)
    }
    /// How often each mean score of the side of seat 0 in a block came up.
    pub(super) fn first_seat(&self) -> Histogram {
        self.histogram(Wins::first_seat)
    }

    pub(super) fn games(&self) -> u64 {
        self.patterns.iter().sum::<u64>() * self.sides as u64
    }
    pub(super) fn a_wins(&self) -> u64 {
        self.counted().map(|(wins, count)| wins.a * count).sum()
    }
    pub(super) fn b_wins(&self) -> u64 {
        self.counted().map(|(wins, count)| wins.b * count).sum()
    }
    pub(super) fn draws(&self) -> u64 {
        self.counted().map(|(wins, count)| wins.drawn * count).sum()
    }
    /// What `a` won: a draw counts half.
    pub(super) fn won(&self) -> f64 {
        self.a_wins() as f64 + self.draws() as f64 / 2.0
    }

    /// How much larger the variance would be, had the same number of games been played on
    /// decks of their own.
    pub(super) fn variance_ratio(&self) -> Option<f64> {
        let games = self.games() as f64;
        let squares = self.a_wins() as f64 + self.draws() as f64 / 4.0;
        let single = (squares - self.won() * self.won() / games) / (games - 1.0);
        let shares = self.shares().moments();
        let paired = shares.variance() / shares.count() as f64;
        (paired > 0.0).then(|| single / games / paired)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(seating: usize, winner: Option<usize>, scores: &[f64]) -> GameLine {
        let outcome = Outcome::new(scores.iter().copied(), winner);
        GameLine::of_game(&Ending::Over(outcome), 10, seating)
    }

    #[test]
    fn a_block_of_two_is_counted_from_both_seats() {
        let mut tally = Tally::new(2);
        // `a` wins as side 0, then loses as side 1; then wins one and draws one.
        tally.add(&[game(0, Some(0), &[5.0, 2.0]), game(1, Some(0), &[4.0, 3.0])], &[0, 1]);
        let pattern =
            tally.add(&[game(0, None, &[3.0, 3.0]), game(1, Some(1), &[1.0, 7.0])], &[0, 1]);
        assert_eq!(tally.edge(pattern), 0.5);
        assert_eq!((tally.games(), tally.a_wins(), tally.b_wins(), tally.draws()), (4, 2, 1, 1));
        assert_eq!(tally.shares().iter().collect::<Vec<_>>(), [(0.5, 1), (0.75, 1)]);
        assert_eq!(tally.first_seat().iter().collect::<Vec<_>>(), [(0.25, 1), (1.0, 1)]);
        assert_eq!(tally.edges().iter().collect::<Vec<_>>(), [(0.0, 1), (0.5, 1)]);
        assert_eq!(tally.differences.iter().collect::<Vec<_>>(), [(1.0, 1), (3.0, 1)]);
        assert_eq!(tally.moves, 40);
    }

    #[test]
    fn with_three_sides_losses_are_shared() {
        let mut tally = Tally::new(3);
        let block = [
            game(0, Some(0), &[9.0, 3.0, 0.0]),
            game(1, Some(2), &[1.0, 2.0, 3.0]),
            game(2, Some(1), &[1.0, 8.0, 0.0]),
        ];
        let pattern = tally.add(&block, &[0, 1, 2]);
        assert_eq!(tally.edge(pattern), 0.0);
        assert_eq!((tally.a_wins(), tally.b_wins()), (1, 2));
        // 9 − 1.5, 2 − 2, 0 − 4.5
        assert_eq!(tally.differences.iter().collect::<Vec<_>>(), [(1.0, 1)]);
    }

    #[test]
    fn records_that_tell_no_result_are_refused() {
        let whole =
            Record { winner: Some(Some(1)), scores: Some(vec![0.0, 1.0]), ..Record::default() };
        assert!(GameLine::of_record(&whole, 0, 2, 2).is_some());
        for wrong in [
            Record { winner: None, ..whole.clone() },
            Record { winner: Some(Some(2)), ..whole.clone() },
            Record { scores: None, ..whole.clone() },
            Record { scores: Some(vec![1.0]), ..whole.clone() },
            Record { scores: Some(vec![0.0, f64::NAN]), ..whole.clone() },
        ] {
            assert_eq!(GameLine::of_record(&wrong, 0, 2, 2), None);
        }
    }
}
