//! The same moves, found without trying every subset.
//!
//! Subsets need not be listed to know what the best of them bring: it is enough to know, card by
//! card of the table, the best way to each remainder of the sum. And Backtrack6 need not look where
//! even the best next move could not make up for what is found already.

use adut_cards::french::{Card, CardSet};
use rustc_hash::FxHashMap;

use super::{Choice, RANKS, Score, Sight, arranged, collect, count, fitness, fold, is_stih, value};
use crate::rules::Lay;
use crate::rules::captures::{Ace, CaptureRules, Catch, Jack, captures, is_capture};
use crate::solver::PlayedMove;

const CODE: CaptureRules =
    CaptureRules { ace: Ace::OneOrEleven, jack: Jack::Twelve, catch: Catch::DivisibleSum };

/// On larger tables Backtrack6 plays as Greedy: subsets are too many to look behind each.
const MOST_TO_LOOK_BEHIND: u32 = 14;

/// The same for subsets that cannot be taken, which are far more.
const MOST_TO_TAKE_UNCHECKED: u32 = 9;
/// What the program may think of those.
const IMPOSSIBLE: Score = Score { points: -1, cards: -1 };

/// When a subset is tried, the choice of ace values first: less is earlier.
type Earliness = u64;
const ACE: Earliness = 1 << 52;

/// Points, cards and earliness in one number: more of it is better.
type Merit = i128;
const POINT: Merit = 1 << 70;
const CARD: Merit = 1 << 60;
/// More than any earliness.
const LATEST: Merit = 1 << 57;

/// The players of the program; Backtrack6's positions are remembered.
#[derive(Debug, Default)]
pub struct Quick {
    known: FxHashMap<Sight, Choice>,
    replies: FxHashMap<(Lay, CardSet, CardSet), Choice>,
    nodes: u64,
    takes_impossible: bool,
}

impl Quick {
    /// Nothing remembered yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Players whose Backtrack6 may take what it cannot, for −1 points and −1 cards; from tables of
    /// more than nine cards it takes what it can.
    pub fn unchecked() -> Self {
        Self { takes_impossible: true, ..Self::default() }
    }

    /// How many positions Backtrack6 has looked at, those remembered included.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// How many positions Backtrack6 remembers.
    pub fn remembered(&self) -> usize {
        self.known.len()
    }

    /// Forgets all positions.
    pub fn forget(&mut self) {
        *self = Self { takes_impossible: self.takes_impossible, ..Self::default() };
    }

    /// Greedy's move; `None` with no card in hand.
    pub fn greedy(sight: Sight) -> Option<PlayedMove> {
        let folded = sight.folded();
        greedy_choice(folded.lay, folded.table, folded.hand).map(|choice| sight.unfolded(choice))
    }

    /// Backtrack6's move; `None` with no card in hand. On tables of more than 14 cards it is Greedy's.
    pub fn backtrack6(&mut self, sight: Sight) -> Option<PlayedMove> {
        self.backtrack(sight.folded()).map(|choice| sight.unfolded(choice))
    }

    /// Genetic's move with these genes; `None` with no card in hand.
    pub fn genetic(sight: Sight, genes: [f64; 4]) -> Option<PlayedMove> {
        let Sight { table, hand, other, lay } = sight.folded();
        let reply = greedy_choice(lay, table, other).map(|reply| reply.score).unwrap_or_default();
        let order = arranged(table, table);
        let mut best = (-1e12, None);
        for &rank in &arranged(hand, table) {
            let mut of_card: Option<(f64, Earliness, Score)> = None;
            each_score(lay, &order, rank, |score, early| {
                let fit = fitness(genes, score, reply);
                if of_card.is_none_or(|(most, first, _)| fit > most || fit == most && early < first)
                {
                    of_card = Some((fit, early, score));
                }
            });
            if let Some((fit, early, score)) = of_card.filter(|&(fit, ..)| fit > best.0) {
                best = (fit, Some(Choice { rank, taken: subset(&order, early), score }));
            }
        }
        best.1.map(|choice| sight.unfolded(choice))
    }

    pub(super) fn backtrack(&mut self, sight: Sight) -> Option<Choice> {
        self.nodes += 1;
        if sight.table.len() > MOST_TO_LOOK_BEHIND {
            return greedy_choice(sight.lay, sight.table, sight.hand);
        }
        if let Some(&choice) = self.known.get(&sight) {
            return Some(choice);
        }
        let mut prospects = self.prospects(sight);
        prospects.sort_unstable_by_key(|prospect| std::cmp::Reverse(prospect.most));
        let mut best: Option<(Score, Prospect)> = None;
        for prospect in prospects {
            if best.is_some_and(|(total, _)| prospect.most < total) {
                break;
            }
            let later = self.backtrack(prospect.next).map(|choice| choice.score);
            let total = prospect.choice.score.plus(later.unwrap_or_default());
            let better = |&(most, first): &(Score, Prospect)| {
                total > most || total == most && prospect.is_tried_before(&first, sight)
            };
            if best.as_ref().is_none_or(better) {
                best = Some((total, prospect));
            }
        }
        let (total, Prospect { mut choice, .. }) = best?;
        if total <= Score::default() {
            // Nothing is better than what the program begins with: its first card, laid.
            let rank = arranged(sight.hand, sight.table)[0];
            choice = lay_choice(sight.lay, rank, sight.table.is_empty());
        }
        self.known.insert(sight, choice);
        Some(choice)
    }

    /// Every move, where it leads, and what can come of it at most: the next move is worth no
    /// more than Greedy's would be.
    fn prospects(&mut self, sight: Sight) -> Vec<Prospect> {
        let Sight { table, hand, lay, .. } = sight;
        let mut prospects = Vec::new();
        for rank in (0..RANKS).filter(|&rank| count(hand, rank) > 0) {
            let card = Card::new(rank as u8, 0);
            let folded = captures(CODE, table, card).filter(|&taken| takes_lowest(taken));
            let possible = folded.chain([CardSet::EMPTY]);
            let possible = possible.map(|taken| (taken, score(lay, rank, table, taken)));
            let tried = self.takes_impossible && table.len() <= MOST_TO_TAKE_UNCHECKED;
            let impossible = subsets(table).filter(|&taken| {
                tried && takes_lowest(taken) && !is_capture(CODE, table, card, taken)
            });
            for (taken, score) in possible.chain(impossible.map(|taken| (taken, IMPOSSIBLE))) {
                let choice = Choice { rank, taken, score };
                let next = sight.after(choice, |table, hand| self.reply(lay, table, hand));
                let after = greedy_choice(lay, next.table, next.hand).map(|choice| choice.score);
                let most = choice.score.plus(after.unwrap_or_default());
                prospects.push(Prospect { choice, next, most });
            }
        }
        prospects
    }

    fn reply(&mut self, lay: Lay, table: CardSet, hand: CardSet) -> Option<Choice> {
        if let Some(&known) = self.replies.get(&(lay, table, hand)) {
            return Some(known);
        }
        let choice = greedy_choice(lay, table, hand)?;
        self.replies.insert((lay, table, hand), choice);
        Some(choice)
    }
}

/// A move of Backtrack6, what it sees after the reply, and the most that it can come to.
#[derive(Clone, Copy)]
struct Prospect {
    choice: Choice,
    next: Sight,
    most: Score,
}

impl Prospect {
    fn is_tried_before(&self, other: &Self, sight: Sight) -> bool {
        let hand = arranged(sight.hand, sight.table);
        let order = arranged(sight.table, sight.table);
        let when = |choice: &Choice| {
            let place = hand.iter().position(|&rank| rank == choice.rank);
            (place, earliness(&order, choice))
        };
        when(&self.choice) < when(&other.choice)
    }
}

/// Every subset but the empty one.
fn subsets(cards: CardSet) -> impl Iterator<Item = CardSet> {
    let all = cards.bits();
    let smaller = move |&bits: &u64| Some(bits.checked_sub(1)? & all);
    std::iter::successors(Some(all), smaller).take_while(|&bits| bits != 0).map(CardSet::from_bits)
}

/// Whether of each rank the lowest suits are taken, as from a folded table they may all be.
fn takes_lowest(taken: CardSet) -> bool {
    fold(taken) == taken
}

fn score(lay: Lay, rank: usize, table: CardSet, taken: CardSet) -> Score {
    if taken.is_empty() {
        return Score::of_lay(lay, rank, table.is_empty());
    }
    let stihs = taken.iter().filter(|card| is_stih(card.rank())).count() as u32;
    Score::of_capture(rank, stihs, taken.len(), taken == table)
}

/// When these cards are first tried: with the fewest aces as 1, those that come first, and with
/// the first cards of each rank.
fn earliness(order: &[usize], choice: &Choice) -> Earliness {
    let target = value(choice.rank);
    let aces = count(choice.taken, 0) as usize;
    let others = choice.taken.iter().filter(|card| card.rank() != 0);
    let sum: usize = others.map(|card| value(card.rank())).sum();
    let divides = |&ones: &usize| (sum + ones + 11 * (aces - ones)).is_multiple_of(target);
    let least = if target < 11 { aces } else { 0 };
    let ones = (least..=aces).find(divides).unwrap_or(aces);
    let mut left = [0; RANKS];
    choice.taken.iter().for_each(|card| left[card.rank()] += 1);
    let mut mask = 0;
    for (at, &rank) in order.iter().enumerate() {
        if left[rank] > 0 {
            left[rank] -= 1;
            mask |= 1 << at;
        }
    }
    ACE * ((1 << ones) - 1) + mask
}

/// The cards of a subset.
fn subset(order: &[usize], early: Earliness) -> CardSet {
    collect((0..order.len()).filter(|at| early >> at & 1 == 1).map(|at| order[at]))
}

/// The ways in which a card of the table may count for a played card that is worth `target`: its
/// value, and how much later a subset is tried for it.
fn ways(
    rank: usize,
    at: usize,
    ace: usize,
    target: usize,
) -> impl Iterator<Item = (usize, Earliness)> {
    let own = Some((value(rank), 1 << at));
    let as_one = (rank == 0).then(|| (1, (1 << at) + (ACE << ace)));
    own.into_iter().chain(as_one).filter(move |&(counts, _)| counts <= target)
}

/// Greedy's choice: card by card of the table, the best way to each remainder.
pub(super) fn greedy_choice(lay: Lay, table: CardSet, hand: CardSet) -> Option<Choice> {
    let order = arranged(table, table);
    let mut best: Option<Choice> = None;
    for &rank in &arranged(hand, table) {
        // What a card takes scores more than its lay: it counts its own štih, and more cards.
        let choice =
            best_catch(&order, rank).unwrap_or_else(|| lay_choice(lay, rank, table.is_empty()));
        if best.is_none_or(|best| choice.score > best.score) {
            best = Some(choice);
        }
    }
    best
}

fn lay_choice(lay: Lay, rank: usize, on_empty_table: bool) -> Choice {
    let score = Score::of_lay(lay, rank, on_empty_table);
    Choice { rank, taken: CardSet::EMPTY, score }
}

fn best_catch(order: &[usize], rank: usize) -> Option<Choice> {
    let target = value(rank);
    let mut best = [Merit::MIN; 14];
    best[0] = 0;
    let mut aces = 0;
    for (at, &other) in order.iter().enumerate() {
        let before = best;
        let worth = CARD + if is_stih(other) { POINT } else { 0 };
        for (counts, later) in ways(other, at, aces, target) {
            for (remainder, &merit) in before[..target].iter().enumerate() {
                if merit != Merit::MIN {
                    let place = &mut best[(remainder + counts) % target];
                    *place = (*place).max(merit + worth - Merit::from(later));
                }
            }
        }
        aces += usize::from(other == 0);
    }
    if best[0] == 0 {
        return None;
    }
    let late = (best[0] + LATEST - 1) & !(LATEST - 1);
    let early = (late - best[0]) as Earliness;
    let (stihs, cards) = ((late >> 70) as u32, (late >> 60 & 0x3ff) as u32);
    let score = Score::of_capture(rank, stihs, cards, cards as usize == order.len());
    Some(Choice { rank, taken: subset(order, early), score })
}

/// Hands over every score that the card can make, the lay's among them, and when a subset with
/// that score is first tried.
fn each_score(lay: Lay, order: &[usize], rank: usize, mut look: impl FnMut(Score, Earliness)) {
    let target = value(rank);
    let (rows, columns) =
        (1 + order.iter().filter(|&&rank| is_stih(rank)).count(), order.len() + 1);
    let place =
        |remainder: usize, stihs: usize, cards: usize| (remainder * rows + stihs) * columns + cards;
    let mut first = vec![Earliness::MAX; target * rows * columns];
    first[0] = 0;
    let (mut aces, mut stihs_so_far) = (0, 0);
    for (at, &other) in order.iter().enumerate() {
        let before = first.clone();
        let stih = usize::from(is_stih(other));
        for (counts, later) in ways(other, at, aces, target) {
            for remainder in 0..target {
                for stihs in 0..=stihs_so_far {
                    for cards in 0..=at {
                        let early = before[place(remainder, stihs, cards)];
                        if early != Earliness::MAX {
                            let to = (remainder + counts) % target;
                            let to = &mut first[place(to, stihs + stih, cards + 1)];
                            *to = (*to).min(early + later);
                        }
                    }
                }
            }
        }
        stihs_so_far += stih;
        aces += usize::from(other == 0);
    }
    look(Score::of_lay(lay, rank, order.is_empty()), 0);
    for stihs in 0..rows {
        for cards in 1..columns {
            let early = first[place(0, stihs, cards)];
            if early != Earliness::MAX {
                let clears = cards == order.len();
                look(Score::of_capture(rank, stihs as u32, cards as u32, clears), early);
            }
        }
    }
}
