//! The players of the thesis's published program, in the game that it plays (`code=published`).
//!
//! There are no suits. A card of the hand takes any cards of the table none of which counts more
//! and whose sum it divides; aces count 11 in the hand and 1 or 11 on the table. A move scores
//! points (štihs, and one for clearing the table) and cards, compared in this order. The program
//! tries, in this order, every card of the hand, every choice of ace values and every subset of the
//! table, and keeps the first of equally good ones:
//!
//! - *Greedy* looks at the score of the move.
//! - *Backtrack6* sees the other hand. It adds to the score of its move what it gets from looking
//!   on after Greedy's reply; but that is, by a slip of the program, only the score of the next
//!   move chosen, not of all that follow.
//! - *Genetic* weighs the score against that of Greedy's reply; but the reply is made, by another
//!   slip, on the table as it was before the move, so it is the same for all moves.
//!
//! Not printed, hence assumed: a subset that cannot be taken is never chosen; the empty subset lays
//! the card and scores as [`Lay`] says, by default a štih for an honour and one card, which fits all
//! published figures; the card that takes counts among the cards; a set bit in the choice of ace
//! values makes that ace 1. The order of hand and table, which settles ties and which card
//! is laid when nothing can be taken, comes from the shuffled pack there. Here hands and tables are
//! sets, so an order is drawn for each table: as good as shuffled, the same for all who
//! look, and so foreseen by those who look ahead, as in the program.
//!
//! The first assumption is a kind one. The printed Backtrack6 does not ask whether a subset can be
//! taken; only what the test returns could keep it from choosing one. [`Quick::unchecked`] and
//! [`play_unchecked`] show what the program would do if that were a score of −1 points and −1 cards.
//!
//! [`Enumeration`] works as the program does and counts its work. [`Quick`] finds the same moves
//! in a small part of the time.

mod enumeration;
mod quick;
mod unchecked;

use adut_cards::french::{Card, CardSet};
use arrayvec::ArrayVec;

use crate::rules::Lay;
use crate::solver::PlayedMove;

pub use self::enumeration::Enumeration;
pub use self::quick::Quick;
pub use self::unchecked::play_unchecked;

/// How many cards the program can hold at all.
const PACK: usize = 52;
/// How many ranks there are.
const RANKS: usize = 13;

/// What a move brings: points before cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Score {
    /// Štihs, and one for clearing the table.
    pub points: i32,
    /// Cards, the one that takes among them.
    pub cards: i32,
}

impl Score {
    fn plus(self, other: Self) -> Self {
        Self { points: self.points + other.points, cards: self.cards + other.cards }
    }

    /// What laying a card of this rank brings.
    fn of_lay(lay: Lay, rank: usize, on_empty_table: bool) -> Self {
        let (points, cards) = lay.score(rank, on_empty_table);
        Self { points: points.into(), cards: cards.into() }
    }

    /// What taking so many štihs and cards with a card of this rank brings.
    fn of_capture(rank: usize, stihs: u32, cards: u32, clears: bool) -> Self {
        let points = stihs + u32::from(is_stih(rank)) + u32::from(clears);
        Self { points: points as i32, cards: cards as i32 + 1 }
    }
}

/// What the players look at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Sight {
    /// The cards on the table.
    pub table: CardSet,
    /// The hand of the player to move.
    pub hand: CardSet,
    /// The other hand.
    pub other: CardSet,
    /// What laying a card scores.
    pub lay: Lay,
}

impl Sight {
    /// The same with suits told apart no more: of each rank the lowest suits.
    fn folded(self) -> Self {
        let [table, hand, other] = [self.table, self.hand, self.other].map(fold);
        Self { table, hand, other, ..self }
    }

    /// A choice among folded cards, made with these.
    fn unfolded(self, choice: Choice) -> PlayedMove {
        let of_rank = |cards: CardSet, rank: usize| cards.iter().filter(move |c| c.rank() == rank);
        let taken = (0..RANKS)
            .flat_map(|rank| of_rank(self.table, rank).take(of_rank(choice.taken, rank).count()));
        let card = of_rank(self.hand, choice.rank).next();
        PlayedMove { card: card.unwrap_or(Card::new(0, 0)), taken: taken.collect() }
    }

    /// What the player sees when it is next to move, after this choice and Greedy's reply to it,
    /// which `greedy` gives. All cards are folded.
    fn after(
        self,
        choice: Choice,
        greedy: impl FnOnce(CardSet, CardSet) -> Option<Choice>,
    ) -> Self {
        let mut next = Self {
            table: choice.leaves(self.table),
            hand: without(self.hand, choice.rank),
            ..self
        };
        if let Some(reply) = greedy(next.table, next.other) {
            next.table = reply.leaves(next.table);
            next.other = without(next.other, reply.rank);
        }
        next
    }
}

/// A move among folded cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Choice {
    rank: usize,
    taken: CardSet,
    score: Score,
}

impl Choice {
    fn leaves(self, table: CardSet) -> CardSet {
        if self.taken.is_empty() {
            table.with(Card::new(self.rank as u8, count(table, self.rank) as u8))
        } else {
            fold(table - self.taken)
        }
    }
}

/// What Genetic thinks of a move with this score, given that of the reply.
fn fitness(genes: [f64; 4], own: Score, reply: Score) -> f64 {
    let [g0, g1, g2, g3] = genes;
    g0 * f64::from(own.points) + g1 * f64::from(own.cards)
        - g2 * f64::from(reply.points)
        - g3 * f64::from(reply.cards)
}

/// What a card counts in the hand; on the table an ace may be 1 too.
const fn value(rank: usize) -> usize {
    match rank {
        0 => 11,
        1..=9 => rank + 1,
        _ => rank + 2,
    }
}

const fn is_stih(rank: usize) -> bool {
    matches!(rank, 0 | 9..)
}

fn count(cards: CardSet, rank: usize) -> u32 {
    (cards.bits() >> (4 * rank) & 0xf).count_ones()
}

fn fold(cards: CardSet) -> CardSet {
    let of_rank = |rank| ((1_u64 << count(cards, rank)) - 1) << (4 * rank);
    CardSet::from_bits((0..RANKS).map(of_rank).sum())
}

/// Folded cards without one of this rank.
fn without(cards: CardSet, rank: usize) -> CardSet {
    cards.without(Card::new(rank as u8, count(cards, rank).saturating_sub(1) as u8))
}

/// Folded cards of these ranks.
fn collect(ranks: impl Iterator<Item = usize>) -> CardSet {
    ranks.fold(CardSet::EMPTY, |cards, rank| {
        cards.with(Card::new(rank as u8, count(cards, rank) as u8))
    })
}

/// The ranks of folded cards in the order in which the program would hold them beside this table.
fn arranged(cards: CardSet, table: CardSet) -> ArrayVec<usize, PACK> {
    let mut cards: ArrayVec<Card, PACK> = cards.iter().collect();
    let drawn = |card: &Card| scrambled(scrambled(table.bits()) ^ card.index() as u64);
    cards.sort_unstable_by_key(drawn);
    cards.into_iter().map(Card::rank).collect()
}

/// A word with its bits mixed well (the finaliser of splitmix64).
const fn scrambled(word: u64) -> u64 {
    let word = word.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ word >> 31
}
