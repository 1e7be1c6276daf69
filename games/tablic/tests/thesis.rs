//! The published players: the quick way against the program's own.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use adut_cards::french::{Card, CardSet};
use adut_kernel::Rng;
use adut_tablic::published::thesis::{Enumeration, Quick, Sight, play_unchecked};
use adut_tablic::rules::Lay;
use adut_tablic::solver::PlayedMove;

fn deck(rng: &mut Rng) -> Vec<Card> {
    let mut deck: Vec<Card> = CardSet::PACK.iter().collect();
    rng.shuffle(&mut deck);
    deck
}

fn cards(text: &str) -> CardSet {
    text.split_whitespace().map(|card| card.parse::<Card>().unwrap()).collect()
}

const LAYS: [Lay; 4] = [Lay::Scored, Lay::Nothing, Lay::Honour, Lay::Literal];

/// A random position, by any reading of what a laid card scores.
fn sight(random: &mut Rng, table: usize, hand: usize, other: usize) -> Sight {
    let lay = LAYS[random.index(LAYS.len())];
    let deck = deck(random);
    let mut rest = deck.into_iter();
    let mut take = |number| rest.by_ref().take(number).collect();
    Sight { table: take(table), hand: take(hand), other: take(other), lay }
}

/// Suits do not matter to the program, so which of equal cards is taken does not either.
fn ranks(played: Option<PlayedMove>) -> Option<(usize, Vec<usize>)> {
    played.map(|played| (played.card.rank(), played.taken.iter().map(Card::rank).collect()))
}

#[test]
fn greedy_and_genetic_choose_as_the_program_does() {
    let mut random = Rng::new(31);
    for round in 0..1500 {
        let sight = sight(&mut random, round % 8, 1 + round % 6, round % 7);
        let found = Quick::greedy(sight);
        assert_eq!(ranks(found), ranks(Enumeration::new().greedy(sight)), "{sight:?}");
        let genes = [(); 4].map(|()| random.below(11) as f64 / 10.0);
        let found = Quick::genetic(sight, genes);
        let slow = Enumeration::new().genetic(sight, genes);
        assert_eq!(ranks(found), ranks(slow), "{sight:?} {genes:?}");
    }
}

#[test]
fn backtrack6_chooses_as_the_program_does() {
    let mut random = Rng::new(32);
    let mut quick = Quick::new();
    for round in 0..400 {
        let hand = 1 + round % 4;
        let sight = sight(&mut random, round % 6, hand, hand - (round / 3 % 2).min(hand - 1));
        let slow = Enumeration::new().backtrack6(sight);
        assert_eq!(ranks(quick.backtrack6(sight)), ranks(slow), "{sight:?}");
    }
}

/// Looking behind what cannot be taken takes longer and chooses the same.
#[test]
fn looking_behind_every_subset_chooses_the_same() {
    let mut random = Rng::new(35);
    for round in 0..60 {
        let sight = sight(&mut random, 1 + round % 5, 1 + round % 3, 1 + round % 3);
        let (mut asks, mut does_not) = (Enumeration::new(), Enumeration::behind_every_subset());
        assert_eq!(asks.backtrack6(sight), does_not.backtrack6(sight), "{sight:?}");
        assert!(does_not.trials() >= asks.trials());
        assert!(does_not.remembered() >= asks.remembered());
    }
}

#[test]
fn many_aces_and_equal_cards_change_nothing() {
    let sight = Sight {
        table: cards("Ac Ad Ah 2c 2d Qc Qd"),
        hand: cards("As Qh Qs Kc 3c 2h"),
        other: cards("Kd 2s 7c 7d 7h 7s"),
        lay: Lay::Scored,
    };
    let mut slow = Enumeration::new();
    assert_eq!(ranks(Quick::greedy(sight)), ranks(slow.greedy(sight)));
    assert_eq!(ranks(Quick::genetic(sight, [1.0; 4])), ranks(slow.genetic(sight, [1.0; 4])));
    assert!(slow.trials() > 0);
    let none = Sight { hand: CardSet::EMPTY, ..sight };
    assert_eq!((Quick::greedy(none), Quick::new().backtrack6(none)), (None, None));
}

/// What is chosen may not depend on the genes that weigh the reply, which is the same for all.
#[test]
fn the_reply_weighs_nothing() {
    let mut random = Rng::new(33);
    for round in 0..500 {
        let sight = sight(&mut random, 1 + round % 9, 1 + round % 6, 1 + round % 6);
        let chosen = Quick::genetic(sight, [0.442331, 0.505713, 0.573743, 0.454097]);
        for (g2, g3) in [(0.0, 0.0), (1.0, 0.0), (0.3, 1.0)] {
            assert_eq!(Quick::genetic(sight, [0.442331, 0.505713, g2, g3]), chosen);
        }
    }
}

/// Only what is taken without being possible gets lost.
#[test]
fn checked_games_lose_no_card_and_unchecked_ones_do() {
    let mut random = Rng::new(34);
    let (mut checked, mut unchecked) = (Quick::new(), Quick::unchecked());
    let mut lost = 0;
    for round in 0..6 {
        let deck: [Card; 52] = deck(&mut random).try_into().unwrap();
        let cards = |quick: &mut Quick| -> i32 {
            let scores = play_unchecked(&deck, Lay::Nothing, round % 2, quick);
            scores.iter().map(|score| score.cards).sum()
        };
        assert_eq!(cards(&mut checked), 52);
        lost += 52 - cards(&mut unchecked);
    }
    assert!(lost > 0);
}
