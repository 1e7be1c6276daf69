//! Counting the blocks of a lineup.

use std::hash::{Hash as _, Hasher as _};

use adut_kernel::{Course, MAX_SEATS, Notation, Outcome, Record, Seat};
use adut_stats::Histogram;
use rustc_hash::{FxHashSet, FxHasher};
use serde::{Deserialize, Serialize};

use super::layout::Lineup;
use crate::Ending;

/// What a game, or a match, contributes to the count.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(from = "PlainLine", into = "PlainLine")]
pub(super) struct GameLine {
    /// The side that won; none when drawn, or when several won.
    pub(super) winner: Option<usize>,
    /// The first role's points less the mean of the others'; 0 in a forfeited game, which has none.
    pub(super) difference: f64,
    pub(super) moves: u64,
    pub(super) forfeit: Option<Seat>,
    /// Why it was forfeited.
    pub(super) reason: Option<String>,
    /// Where games have no deck, a number made of the moves: games that went alike have the same.
    pub(super) course: Option<u64>,
}

/// A line as it is written: winner, the bits of the difference (a decimal number might not give the
/// same back), moves, seat and reason of a forfeit, and the number made of the moves.
#[derive(Serialize, Deserialize)]
struct PlainLine(Option<usize>, u64, u64, Option<usize>, Option<String>, Option<u64>);

impl From<GameLine> for PlainLine {
    fn from(line: GameLine) -> Self {
        let GameLine { winner, difference, moves, forfeit, reason, course } = line;
        Self(winner, difference.to_bits(), moves, forfeit.map(Seat::index), reason, course)
    }
}

impl From<PlainLine> for GameLine {
    fn from(PlainLine(winner, difference, moves, forfeit, reason, course): PlainLine) -> Self {
        let forfeit = forfeit.map(|seat| Seat::new(seat.min(MAX_SEATS - 1)));
        Self { winner, difference: f64::from_bits(difference), moves, forfeit, reason, course }
    }
}

impl GameLine {
    /// A game in which the first role plays side `seating`.
    pub(super) fn of_game<G: Notation>(
        ending: &Ending,
        course: &Course<G>,
        seating: usize,
    ) -> Self {
        let written = |course: &Course<G>| {
            number_of(course.events().map(|played| course.game().write_move(&played)))
        };
        let line = Self::of_ending(ending, course.played().len(), seating);
        Self { course: (!G::HAS_DECK).then(|| written(course)), ..line }
    }

    fn of_ending(ending: &Ending, moves: usize, seating: usize) -> Self {
        let winner = ending.outcome().winner();
        let (difference, forfeit) = match ending {
            Ending::Over(outcome) => (outcome.difference(seating), None),
            Ending::Forfeit { seat, .. } => (0.0, Some(*seat)),
        };
        let (moves, reason) = (moves as u64, ending.reason());
        Self { winner, difference, moves, forfeit, reason, course: None }
    }

    /// What a record says of a game in which the first role plays side `seating`; none if it does not tell how
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
        let reason = record.end.as_ref().map(|end| end.reason.clone());
        let course = record.deck.is_none().then(|| number_of(record.moves.iter()));
        let forfeit = forfeit.map(Seat::new);
        Some(Self { winner, difference, moves, forfeit, reason, course })
    }
}

/// A number made of moves as they are written, so that it is the same wherever they come from.
fn number_of<S: AsRef<str>>(moves: impl Iterator<Item = S>) -> u64 {
    let mut hasher = FxHasher::default();
    moves.for_each(|text| text.as_ref().hash(&mut hasher));
    hasher.finish()
}

/// The count of a lineup so far.
///
/// A block is known, but for points, by who won each of its games. Those patterns are few, so they
/// are counted, and every number about wins is made of them in the end.
#[derive(Clone, Debug, Default)]
pub(super) struct Tally {
    /// How often each pattern came up; see [`pattern`].
    patterns: Vec<u64>,
    /// The first role's wins less losses in a block of each pattern.
    edges: Vec<f64>,
    sides: usize,
    /// The part of each role.
    parts: Vec<usize>,
    pub(super) moves: u64,
    /// Games forfeited by each part.
    pub(super) forfeits: Vec<u64>,
    /// Why games were forfeited by each part, and how many for each reason: the first few.
    pub(super) reasons: Vec<Vec<(String, u64)>>,
    /// Mean difference of points in a block.
    pub(super) differences: Histogram,
    /// The games without a deck, games that went alike once.
    courses: FxHashSet<u64>,
}

/// Different reasons that are told of a player's forfeits.
const MOST_REASONS: usize = 5;

/// Who won each game of a block, as a number with a digit for each game: 0 for nobody alone, else
/// the side and one.
fn pattern(block: &[GameLine]) -> usize {
    let digit = |game: &GameLine| game.winner.map_or(0, |side| side + 1);
    block.iter().fold(0, |number, game| number * (block.len() + 1) + digit(game))
}

/// What a pattern says of a block for one role.
struct Wins {
    /// Games that the role won, and that others won.
    own: u64,
    others: u64,
    /// Games that the side of seat 0 won, and that nobody won alone.
    first: u64,
    drawn: u64,
}

impl Wins {
    fn of(mut pattern: usize, sides: usize, role: usize) -> Self {
        let mut wins = Self { own: 0, others: 0, first: 0, drawn: 0 };
        for seating in (0..sides).rev() {
            match pattern % (sides + 1) {
                0 => wins.drawn += 1,
                winner => {
                    wins.first += u64::from(winner == 1);
                    let is_own = Lineup::role(winner - 1, seating, sides) == role;
                    if is_own { wins.own += 1 } else { wins.others += 1 }
                }
            }
            pattern /= sides + 1;
        }
        wins
    }

    /// The role's mean score.
    fn share(&self) -> f64 {
        (self.own as f64 + self.drawn as f64 / 2.0) / self.games()
    }

    /// The role's wins less losses, the losses shared among the other sides: 0 on average for equals.
    fn edge(&self) -> f64 {
        let others = (self.games() - 1.0).max(1.0);
        (self.own as f64 - self.others as f64 / others) / self.games()
    }

    /// The mean score of the side of seat 0.
    fn first_seat(&self) -> f64 {
        (self.first as f64 + self.drawn as f64 / 2.0) / self.games()
    }

    fn games(&self) -> f64 {
        (self.own + self.others + self.drawn) as f64
    }
}

impl Tally {
    pub(super) fn new(lineup: &Lineup) -> Self {
        let sides = lineup.players().len();
        let patterns = vec![0; (sides + 1).pow(sides as u32)];
        let edge = |pattern| Wins::of(pattern, sides, 0).edge();
        Self {
            edges: (0..patterns.len()).map(edge).collect(),
            patterns,
            sides,
            parts: (0..sides).map(|role| lineup.part(role)).collect(),
            forfeits: vec![0; lineup.parts()],
            reasons: vec![Vec::new(); lineup.parts()],
            ..Self::default()
        }
    }

    /// Counts a block: in game `seating` the first role plays that side. Returns the number of its
    /// [`pattern`].
    pub(super) fn add(&mut self, block: &[GameLine], side_of_seat: &[usize]) -> usize {
        let pattern = pattern(block);
        self.patterns[pattern] += 1;
        let mut difference = 0.0;
        for (seating, game) in block.iter().enumerate() {
            self.moves += game.moves;
            difference += game.difference;
            self.courses.extend(game.course);
            if let Some(seat) = game.forfeit {
                let role = Lineup::role(side_of_seat[seat.index()], seating, self.sides);
                let part = self.parts[role];
                self.forfeits[part] += 1;
                self.note_reason(part, game.reason.as_deref().unwrap_or_default());
            }
        }
        self.differences.add(difference / block.len() as f64);
        pattern
    }

    /// Counts a reason; beyond the first few kinds only that there was one.
    fn note_reason(&mut self, part: usize, reason: &str) {
        let reasons = &mut self.reasons[part];
        match reasons.iter().position(|(known, _)| known == reason) {
            Some(at) => reasons[at].1 += 1,
            None if reasons.len() < MOST_REASONS => reasons.push((reason.to_owned(), 1)),
            None => {}
        }
    }

    /// The first role's wins less losses in a block of this pattern.
    pub(super) fn edge(&self, pattern: usize) -> f64 {
        self.edges[pattern]
    }

    fn counted(&self, role: usize) -> impl Iterator<Item = (Wins, u64)> + '_ {
        let seen = self.patterns.iter().enumerate().filter(|(_, count)| **count > 0);
        seen.map(move |(pattern, &count)| (Wins::of(pattern, self.sides, role), count))
    }

    fn histogram(&self, role: usize, value: impl Fn(&Wins) -> f64) -> Histogram {
        let mut histogram = Histogram::new();
        self.counted(role).for_each(|(wins, count)| histogram.add_many(value(&wins), count));
        histogram
    }

    /// How often each mean score of a role in a block came up.
    pub(super) fn shares(&self, role: usize) -> Histogram {
        self.histogram(role, Wins::share)
    }
    /// How often each difference of the first role's wins and losses in a block came up.
    pub(super) fn edges(&self) -> Histogram {
        self.histogram(0, Wins::edge)
    }
    /// How often each mean score of the side of seat 0 in a block came up.
    pub(super) fn first_seat(&self) -> Histogram {
        self.histogram(0, Wins::first_seat)
    }

    pub(super) fn games(&self) -> u64 {
        self.patterns.iter().sum::<u64>() * self.sides as u64
    }
    /// Games that a role won.
    pub(super) fn wins(&self, role: usize) -> u64 {
        self.counted(role).map(|(wins, count)| wins.own * count).sum()
    }
    /// Games that others than the first role won.
    pub(super) fn losses(&self) -> u64 {
        self.counted(0).map(|(wins, count)| wins.others * count).sum()
    }
    pub(super) fn draws(&self) -> u64 {
        self.counted(0).map(|(wins, count)| wins.drawn * count).sum()
    }
    /// What a role won: a draw counts half.
    pub(super) fn won(&self, role: usize) -> f64 {
        self.wins(role) as f64 + self.draws() as f64 / 2.0
    }
    /// How many games there are of which no two went alike; none where every deal has its own deck.
    pub(super) fn distinct_games(&self) -> Option<u64> {
        (!self.courses.is_empty()).then_some(self.courses.len() as u64)
    }

    /// How much larger the variance would be, had the same number of games been played on
    /// decks of their own.
    pub(super) fn variance_ratio(&self) -> Option<f64> {
        let games = self.games() as f64;
        let squares = self.wins(0) as f64 + self.draws() as f64 / 4.0;
        let single = (squares - self.won(0) * self.won(0) / games) / (games - 1.0);
        let shares = self.shares(0).moments();
        let paired = shares.variance() / shares.count() as f64;
        (paired > 0.0).then(|| single / games / paired)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(seating: usize, winner: Option<usize>, scores: &[f64]) -> GameLine {
        let outcome = Outcome::new(scores.iter().copied(), winner);
        GameLine::of_ending(&Ending::Over(outcome), 10, seating)
    }

    #[test]
    fn a_block_of_two_is_counted_from_both_seats() {
        let mut tally = Tally::new(&Lineup::pair([0, 1], 2));
        // `a` wins as side 0, then loses as side 1; then wins one and draws one.
        tally.add(&[game(0, Some(0), &[5.0, 2.0]), game(1, Some(0), &[4.0, 3.0])], &[0, 1]);
        let pattern =
            tally.add(&[game(0, None, &[3.0, 3.0]), game(1, Some(1), &[1.0, 7.0])], &[0, 1]);
        assert_eq!(tally.edge(pattern), 0.5);
        assert_eq!((tally.games(), tally.wins(0), tally.losses(), tally.draws()), (4, 2, 1, 1));
        assert_eq!(tally.shares(0).iter().collect::<Vec<_>>(), [(0.5, 1), (0.75, 1)]);
        assert_eq!(tally.first_seat().iter().collect::<Vec<_>>(), [(0.25, 1), (1.0, 1)]);
        assert_eq!(tally.edges().iter().collect::<Vec<_>>(), [(0.0, 1), (0.5, 1)]);
        assert_eq!(tally.differences.iter().collect::<Vec<_>>(), [(1.0, 1), (3.0, 1)]);
        assert_eq!(tally.moves, 40);
    }

    #[test]
    fn with_three_sides_losses_are_shared() {
        let mut tally = Tally::new(&Lineup::pair([0, 1], 3));
        let block = [
            game(0, Some(0), &[9.0, 3.0, 0.0]),
            game(1, Some(2), &[1.0, 2.0, 3.0]),
            game(2, Some(1), &[1.0, 8.0, 0.0]),
        ];
        let pattern = tally.add(&block, &[0, 1, 2]);
        assert_eq!(tally.edge(pattern), 0.0);
        assert_eq!((tally.wins(0), tally.losses()), (1, 2));
        // Each of three different players: in the third game, side 1 is played by the third role.
        assert_eq!([0, 1, 2].map(|role| tally.wins(role)), [1, 1, 1]);
        // 9 − 1.5, 2 − 2, 0 − 4.5
        assert_eq!(tally.differences.iter().collect::<Vec<_>>(), [(1.0, 1)]);
    }

    #[test]
    fn games_that_went_alike_are_counted_once() {
        let mut tally = Tally::new(&Lineup::pair([0, 1], 2));
        let line = |course| GameLine { course, ..game(0, Some(0), &[1.0, 0.0]) };
        assert_eq!(tally.distinct_games(), None);
        tally.add(&[line(Some(7)), line(Some(8))], &[0, 1]);
        tally.add(&[line(Some(7)), line(Some(8))], &[0, 1]);
        assert_eq!((tally.games(), tally.distinct_games()), (4, Some(2)));
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
