//! What is to be played, in which order.

use std::fmt;

use adut_kernel::Rules;

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
    /// How many random moves open a game; 0 where there is a deck.
    pub opening: usize,
    /// The side of each seat.
    pub side_of_seat: Vec<usize>,
    /// The names of each pair, in order.
    pub pairs: Vec<[String; 2]>,
    /// Which part of the decks is played.
    pub shard: Shard,
    /// What is counted. In matches a deck stands for all decks of a match.
    pub unit: Unit,
}

impl Layout {
    /// How many sides play, which is also how many seatings a block has: the first of a pair
    /// sits on each side in turn, the second on all others.
    pub fn sides(&self) -> usize {
        self.side_of_seat.iter().max().map_or(0, |side| side + 1)
    }

    /// The same comparison with other things counted.
    #[must_use]
    pub fn counting(self, unit: Unit) -> Self {
        Self { unit, ..self }
    }

    /// How many games, or matches, are counted.
    pub fn games(&self) -> u64 {
        self.pairs.len() as u64 * self.blocks_per_pair() * self.sides() as u64
    }

    /// How many blocks are played for a pair.
    pub fn blocks_per_pair(&self) -> u64 {
        self.shard.size(self.deals)
    }

    /// Who the entrants are when the first of a pair plays side `seating`; in a game by itself
    /// each sits at the seat of his number.
    pub fn seated(&self, pair: usize, seating: usize) -> Vec<String> {
        let name = |&side: &usize| self.pairs[pair][usize::from(side != seating)].clone();
        self.side_of_seat.iter().map(name).collect()
    }
}

/// One of several parts of a run, for machines that share it: the decks whose number leaves `index`
/// when divided by `count`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

/// Pairs of so many entrants: each pair once where two sides play, in both roles where one side
/// meets several.
pub(super) fn pairings(entrants: usize, sides: usize) -> Vec<[usize; 2]> {
    let all = (0..entrants).flat_map(|a| (0..entrants).map(move |b| [a, b]));
    all.filter(|[a, b]| if sides == 2 { a < b } else { a != b }).collect()
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
    }

    #[test]
    fn more_sides_need_both_roles() {
        assert_eq!(pairings(3, 2), [[0, 1], [0, 2], [1, 2]]);
        assert_eq!(pairings(2, 3), [[0, 1], [1, 0]]);
    }
}
