//! What is to be played, in which order.

use std::fmt;
use std::str::FromStr;

use adut_kernel::{Rules, Seed};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::series::Unit;

/// The frame of a comparison: everything about it but the players themselves.
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    /// The game's name.
    pub game: String,
    /// Its rules.
    pub rules: Rules,
    /// What all randomness comes from.
    pub seed: String,
    /// How many decks.
    pub deals: u64,
    /// How many random moves open a game; none where there is a deck.
    pub opening: Option<usize>,
    /// The side of each seat.
    pub side_of_seat: Vec<usize>,
    /// The names of the players.
    pub names: Vec<String>,
    /// Who meets whom, in the order in which they do.
    pub lineups: Vec<Lineup>,
    /// Which part of the decks is played.
    pub shard: Shard,
    /// What is counted. In matches a deck stands for all decks of a match.
    pub unit: Unit,
    /// By how many points a side can be ahead of another at most, where that is known.
    pub largest_difference: Option<f64>,
}

impl Layout {
    /// How many sides play, which is also how many seatings a block has: everybody in a lineup moves
    /// on by a side from one seating to the next.
    pub fn sides(&self) -> usize {
        self.side_of_seat.iter().max().map_or(0, |side| side + 1)
    }

    /// The same comparison with other things counted.
    #[must_use]
    pub fn counting(self, unit: Unit) -> Self {
        let largest_difference = match unit {
            Unit::Game => self.largest_difference,
            // Points of a match are those of its games.
            Unit::Match(_) => None,
        };
        Self { unit, largest_difference, ..self }
    }

    /// How many games, or matches, are counted.
    pub fn games(&self) -> u64 {
        self.lineups.len() as u64 * self.blocks_per_lineup() * self.sides() as u64
    }

    /// How many blocks are played for a lineup.
    pub fn blocks_per_lineup(&self) -> u64 {
        self.shard.size(self.deals)
    }

    /// Who the entrants are in a seating of a lineup; in a game by itself each sits at the seat of his
    /// number.
    pub fn seated(&self, lineup: usize, seating: usize) -> Vec<String> {
        let (lineup, sides) = (&self.lineups[lineup], self.sides());
        let name = |&side: &usize| {
            self.names[lineup.players()[Lineup::role(side, seating, sides)]].clone()
        };
        self.side_of_seat.iter().map(name).collect()
    }
}

/// Who meets whom: the number of a player for each role. In the first seating role r plays side r, and
/// from seating to seating everybody moves on by a side.
///
/// A *pair* is one player in the first role and another, or the same, in all others; every other lineup
/// is a table of different players.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Lineup {
    players: Vec<usize>,
    is_pair: bool,
}

impl Lineup {
    /// These players, one for each side.
    pub(super) fn new(players: Vec<usize>) -> Self {
        let is_pair = players.len() > 1 && players[1..].iter().all(|&one| one == players[1]);
        Self { players, is_pair }
    }

    /// One against so many of another that there are so many sides.
    pub(super) fn pair([a, b]: [usize; 2], sides: usize) -> Self {
        Self::new((0..sides).map(|role| if role == 0 { a } else { b }).collect())
    }

    /// The player of each role.
    pub fn players(&self) -> &[usize] {
        &self.players
    }

    /// The one and the other, if it is a pair.
    pub fn as_pair(&self) -> Option<[usize; 2]> {
        self.is_pair.then(|| [self.players[0], self.players[1]])
    }

    /// The role that plays a side in a seating.
    pub(super) fn role(side: usize, seating: usize, sides: usize) -> usize {
        (side + sides - seating) % sides
    }

    /// Whose results those of a role belong to, counted within the lineup: in a pair all roles but the
    /// first are one player's.
    pub(super) fn part(&self, role: usize) -> usize {
        if self.is_pair { role.min(1) } else { role }
    }

    /// How many parts there are.
    pub(super) fn parts(&self) -> usize {
        self.part(self.players.len() - 1) + 1
    }

    /// The player of each part.
    pub(super) fn of_parts(&self) -> &[usize] {
        &self.players[..self.parts()]
    }
}

/// Which lineups are played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Meetings {
    /// Every pair.
    #[default]
    Pairs,
    /// Tables of different players: every choice of them in every order around the table.
    Tables,
    /// So many of those tables, drawn by the seed.
    Sample(usize),
}

/// The lineups of so many players; those of whom `plays_itself` says so meet themselves, too. Two sides
/// meet once; where one side meets several, every two players meet in both roles.
pub fn lineups(plays_itself: &[bool], sides: usize, meetings: Meetings, seed: Seed) -> Vec<Lineup> {
    let players = plays_itself.len();
    match meetings {
        Meetings::Pairs => {
            let all = (0..players).flat_map(|a| (0..players).map(move |b| [a, b]));
            let meet = |&[a, b]: &[usize; 2]| match a == b {
                true => plays_itself[a],
                false => sides > 2 || a < b,
            };
            all.filter(meet).map(|pair| Lineup::pair(pair, sides)).collect()
        }
        Meetings::Tables => tables(players, sides),
        Meetings::Sample(size) => {
            let mut tables = tables(players, sides);
            let mut rng = seed.child("tables").rng();
            // The first so many of a shuffle, in their usual order.
            let size = size.min(tables.len());
            for at in 0..size {
                let other = at + rng.index(tables.len() - at);
                tables.swap(at, other);
            }
            tables.truncate(size);
            tables.sort_unstable();
            tables
        }
    }
}

/// Every choice of different players in every order around a table: who sits first does not matter,
/// since all move on, so that the least of them does.
fn tables(players: usize, sides: usize) -> Vec<Lineup> {
    let mut tables = Vec::new();
    let mut seated = Vec::with_capacity(sides);
    add_tables(players, sides, &mut seated, &mut tables);
    tables
}

fn add_tables(players: usize, sides: usize, seated: &mut Vec<usize>, tables: &mut Vec<Lineup>) {
    if seated.len() == sides {
        tables.push(Lineup::new(seated.clone()));
        return;
    }
    for player in 0..players {
        if seated.first().is_none_or(|&first| player > first) && !seated.contains(&player) {
            seated.push(player);
            add_tables(players, sides, seated, tables);
            seated.pop();
        }
    }
}

/// One of several parts of a run, for machines that share it: the decks whose number leaves `index`
/// when divided by `count`. Written as in `0/4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Shard {
    index: u64,
    count: u64,
}

impl Shard {
    /// All decks.
    pub const WHOLE: Self = Self { index: 0, count: 1 };

    /// Part `index` of `count`, counting from 0; none if there is no such part.
    pub fn new(index: u64, count: u64) -> Option<Self> {
        (index < count).then_some(Self { index, count })
    }

    /// The number of this part's `n`-th deck.
    pub fn deal(self, n: u64) -> u64 {
        self.index + n * self.count
    }

    /// How many of so many decks belong to this part.
    pub fn size(self, deals: u64) -> u64 {
        deals.saturating_sub(self.index).div_ceil(self.count)
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.index, self.count)
    }
}

impl Default for Shard {
    fn default() -> Self {
        Self::WHOLE
    }
}

impl From<Shard> for String {
    fn from(shard: Shard) -> Self {
        shard.to_string()
    }
}

/// A text that names no part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("expected I/N with I below N, as in 0/4")]
pub struct NoShard;

impl FromStr for Shard {
    type Err = NoShard;

    fn from_str(text: &str) -> Result<Self, NoShard> {
        let parts = text.split_once('/');
        let numbers = parts.and_then(|(i, n)| Some((i.parse().ok()?, n.parse().ok()?)));
        numbers.and_then(|(index, count)| Self::new(index, count)).ok_or(NoShard)
    }
}

impl TryFrom<String> for Shard {
    type Error = NoShard;

    fn try_from(text: String) -> Result<Self, NoShard> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shards_share_out_every_deck_once() {
        for (deals, count) in [(10, 3), (9, 3), (2, 5), (0, 2), (7, 1)] {
            let mut dealt: Vec<u64> = (0..count)
                .filter_map(|index| Shard::new(index, count))
                .flat_map(|shard| (0..shard.size(deals)).map(move |n| shard.deal(n)))
                .collect();
            dealt.sort_unstable();
            assert_eq!(dealt, (0..deals).collect::<Vec<_>>());
        }
        assert_eq!(Shard::new(3, 3), None);
        assert_eq!("1/3".parse(), Ok(Shard { index: 1, count: 3 }));
        assert_eq!("3/3".parse::<Shard>(), Err(NoShard));
        assert_eq!("1/x".parse::<Shard>(), Err(NoShard));
    }

    fn all(plays_itself: &[bool], sides: usize, meetings: Meetings) -> Vec<Vec<usize>> {
        let lineups = lineups(plays_itself, sides, meetings, Seed::from_text("lineups"));
        lineups.into_iter().map(|lineup| lineup.players).collect()
    }

    #[test]
    fn more_sides_need_both_roles() {
        let pairs = |plays_itself: &[bool], sides| all(plays_itself, sides, Meetings::Pairs);
        assert_eq!(pairs(&[false; 3], 2), [[0, 1], [0, 2], [1, 2]]);
        assert_eq!(pairs(&[false; 2], 3), [[0, 1, 1], [1, 0, 0]]);
        assert_eq!(pairs(&[true, false], 2), [[0, 0], [0, 1]]);
        assert_eq!(pairs(&[true], 4), [[0, 0, 0, 0]]);
    }

    #[test]
    fn tables_are_every_choice_in_every_order() {
        let tables = all(&[false; 4], 3, Meetings::Tables);
        assert_eq!(tables.len(), 4 * 2);
        assert!(tables.contains(&vec![0, 3, 1]) && tables.contains(&vec![0, 1, 3]));
        assert_eq!(all(&[false; 5], 4, Meetings::Tables).len(), 5 * 6);
        let sample = all(&[false; 6], 4, Meetings::Sample(10));
        assert_eq!(sample.len(), 10);
        assert!(sample.is_sorted() && sample.windows(2).all(|pair| pair[0] != pair[1]));
        assert!(all(&[false; 2], 3, Meetings::Tables).is_empty());
    }

    #[test]
    fn everybody_moves_on_by_a_side() {
        let table = Lineup::new(vec![4, 7, 9]);
        let sides = |seating| [0, 1, 2].map(|side| table.players[Lineup::role(side, seating, 3)]);
        assert_eq!([sides(0), sides(1), sides(2)], [[4, 7, 9], [9, 4, 7], [7, 9, 4]]);
        assert_eq!((table.as_pair(), table.parts(), table.of_parts()), (None, 3, &[4, 7, 9][..]));
        let pair = Lineup::pair([2, 5], 3);
        assert_eq!((pair.as_pair(), pair.parts(), pair.of_parts()), (Some([2, 5]), 2, &[2, 5][..]));
    }
}
