//! How much faster `backtrack6` is than the thesis's enumeration, on the same positions.
//!
//! The enumeration tries every card of the hand, every choice of ace values and every subset of
//! the table, for one's own moves and for Greedy's, and remembers (table, hand, other hand). It is
//! given the legal split into groups on top of the thesis's divisible sum, so that both answer the
//! same question; the totals are compared.
//!
//! `cargo run --release -p adut-sources --example tablic_thesis [DECKS]`

#![expect(clippy::disallowed_methods, reason = "measuring time is what this is for")]
#![expect(clippy::print_stdout, reason = "a program for people to read")]

use std::cmp::Reverse;
use std::collections::HashMap;
use std::error::Error;
use std::time::Instant;

use adut_cards::french::{Card, CardSet};
use adut_tablic::solver::one_sided::{Horizon, collect_most};
use adut_tablic::solver::{CardsBonus, Position, Rules, points_of};

const DECKS: &str = include_str!("../../../games/tablic/testdata/decks.txt");

fn main() -> Result<(), Box<dyn Error>> {
    let decks = std::env::args().nth(1).map_or(Ok(5), |text| text.parse())?;
    println!("{:>6} {:>14} {:>14} {:>10}", "deck", "thesis ms", "memoised ms", "factor");
    let mut factors = Vec::new();
    for (at, deck) in DECKS.lines().take(decks).enumerate() {
        let cards = deck.split_whitespace().map(str::parse).collect::<Result<Vec<Card>, _>>()?;
        let rules = Rules { cards_bonus: CardsBonus::None, ..Rules::default() };
        let position = Position::from_deck(&cards, rules)?;
        let start = Instant::now();
        let found = collect_most(&position, Horizon::Deal)?;
        let quick = start.elapsed().as_secs_f64() * 1e3;
        let start = Instant::now();
        let later = position.undealt.iter().copied().collect();
        let mut thesis = Thesis { later, known: HashMap::new() };
        let total = thesis.most(position.table, position.hands[0], position.hands[1]);
        let slow = start.elapsed().as_secs_f64() * 1e3;
        assert_eq!((found.points, found.cards), total, "deck {at}");
        println!("{at:>6} {slow:>14.1} {quick:>14.3} {:>10.0}", slow / quick);
        factors.push(slow / quick);
    }
    factors.sort_unstable_by(f64::total_cmp);
    if let Some(median) = factors.get(factors.len() / 2) {
        println!("median factor {median:.0}");
    }
    Ok(())
}

struct Thesis {
    later: CardSet,
    known: HashMap<(CardSet, CardSet, CardSet), (u32, u32)>,
}

impl Thesis {
    /// The best (points, cards) to the end of the deal.
    fn most(&mut self, table: CardSet, hand: CardSet, other: CardSet) -> (u32, u32) {
        if hand.is_empty() {
            return (0, 0);
        }
        if let Some(&total) = self.known.get(&(table, hand, other)) {
            return total;
        }
        let mut best = (0, 0);
        for (card, taken) in enumerate(table, hand) {
            let hand = hand.without(card);
            let (mut after, (points, cards)) = play(table, card, taken);
            let (reply, reply_taken) = greedy(after, other, hand | self.later);
            after = play(after, reply, reply_taken).0;
            let rest = self.most(after, hand, other.without(reply));
            best = best.max((points + rest.0, cards + rest.1));
        }
        self.known.insert((table, hand, other), best);
        best
    }
}

/// The table afterwards, and the points and cards of the move.
fn play(table: CardSet, card: Card, taken: CardSet) -> (CardSet, (u32, u32)) {
    if taken.is_empty() {
        return (table.with(card), (0, 0));
    }
    let points: u32 = taken.with(card).iter().map(|card| u32::from(points_of(card))).sum();
    (table - taken, (points + u32::from(taken == table), taken.len() + 1))
}

/// Every card × ace mask × subset that is a move; the empty subset lays the card.
fn enumerate(table: CardSet, hand: CardSet) -> Vec<(Card, CardSet)> {
    let cards: Vec<Card> = table.iter().collect();
    let aces = cards.iter().filter(|card| card.rank() == 0).count();
    let mut moves = Vec::new();
    for card in hand.iter() {
        let target = value(card, 11);
        for ace_mask in 0..1_u32 << aces {
            let values: Vec<u32> = (0..cards.len())
                .map(|at| value(cards[at], if ace_mask >> at & 1 == 1 { 11 } else { 1 }))
                .collect();
            for subset in 0..1_u32 << cards.len() {
                let chosen = || (0..cards.len()).filter(|at| subset >> at & 1 == 1);
                let sum: u32 = chosen().map(|at| values[at]).sum();
                let fits = chosen().all(|at| values[at] <= target) && sum.is_multiple_of(target);
                if fits && splits(chosen().map(|at| values[at]).collect(), target, target) {
                    moves.push((card, chosen().map(|at| cards[at]).collect()));
                }
            }
        }
    }
    moves
}

/// Aces are the lowest cards, so the bits of the mask are the first places of the table.
fn value(card: Card, ace: u32) -> u32 {
    match card.rank() as u32 {
        0 => ace,
        rank @ 1..=9 => rank + 1,
        rank => rank + 2,
    }
}

/// Whether the values split into groups of `target`, the open one lacking `missing`.
fn splits(values: Vec<u32>, target: u32, missing: u32) -> bool {
    if values.is_empty() {
        return true;
    }
    (0..values.len()).filter(|&at| values[at] <= missing).any(|at| {
        let mut rest = values.clone();
        let left = missing - rest.remove(at);
        splits(rest, target, if left == 0 { target } else { left })
    })
}

fn greedy(table: CardSet, hand: CardSet, unseen: CardSet) -> (Card, CardSet) {
    let merit = |&(card, taken): &(Card, CardSet)| {
        (play(table, card, taken).1, Reverse(card), Reverse(taken))
    };
    let captures = enumerate(table, hand).into_iter().filter(|(_, taken)| !taken.is_empty());
    if let Some(best) = captures.max_by_key(merit) {
        return best;
    }
    let opened = |card: Card| {
        let laid = table.with(card);
        // Equal ranks take the same.
        let most = |rank: usize| {
            let of_rank = unseen.iter().filter(|card| card.rank() == rank);
            let Some(by) = of_rank.clone().next() else { return 0 };
            let worth = |(by, taken): (Card, CardSet)| {
                play(laid, by, taken).1.0.saturating_sub(u32::from(points_of(by)))
            };
            let takes = enumerate(laid, CardSet::EMPTY.with(by)).into_iter();
            takes.map(worth).max().unwrap_or(0) * of_rank.count() as u32
        };
        (0..13).map(most).sum::<u32>()
    };
    let least = hand.iter().min_by_key(|&card| (opened(card), card));
    (least.unwrap_or(Card::new(0, 0)), CardSet::EMPTY)
}
