//! What the Briškula solver takes for a position, and how cards change it.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

mod common;

use adut_briskula::solver::{NotInHand, Position, PositionError, Setup, Solver, Variant};
use adut_cards::trieste::{Card, CardSet};
use common::{Random, deal, play_random};

fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|card| card.parse().unwrap()).collect()
}

fn set(text: &str) -> CardSet {
    cards(text).into_iter().collect()
}

/// Dupla, trump dinari, the last two tricks: 21 points in hands, 99 taken.
fn setup() -> Setup<'static> {
    Setup {
        variant: Variant::Dupla,
        trump: 0,
        hands: [set("Ad 2s 4s 5s"), set("3k 2b 4b 5b")],
        stock: &[],
        trick: &[],
        leader: 1,
        points: [50, 49],
    }
}

#[test]
fn whoever_throws_the_best_card_takes_draws_first_and_leads() {
    let mut deck = cards("2d 4d Ks Hs 5k 2s 4s 2b Ab 7d Fk Kk Hk");
    deck.extend((CardSet::PACK - deck.iter().copied().collect()).iter());
    let start = deal(Variant::Dupla, &deck);
    assert_eq!((start.trump(), start.to_move()), (3, 0));
    // The ace of baštoni follows no suit: špade were led, and the kralj is the best of them.
    let played = ["2s", "Ab", "4s", "Ks"].map(|card| card.parse::<Card>().unwrap());
    let mid = start.after(played[0]).unwrap();
    assert_eq!((mid.to_move(), mid.trick().len()), (1, 1));
    assert_eq!(mid.after(played[0]), Err(NotInHand(played[0])));
    let end = played.iter().fold(start, |at, &card| at.after(card).unwrap());
    assert_eq!((end.points(), end.leader(), end.to_move()), ([0, 15], 1, 1));
    assert_eq!(end.hand(1), set("Hs 2b 7d Kk"));
    assert_eq!(end.hand(0), set("2d 4d Fk Hk"));
    assert_eq!(end.stock().len(), 28);
    assert_eq!(end.stock().last(), "5k".parse().ok());
}

#[test]
fn every_game_ends_with_all_points_taken() {
    let mut random = Random(8);
    for variant in [Variant::Dupla, Variant::Obicna] {
        for _ in 0..200 {
            let end = play_random(deal(variant, &random.deck()), 40, &mut random);
            assert!(end.is_over());
            let [own, other] = end.points();
            assert_eq!(own + other, 120);
            let solution = Solver::new(0).difference(&end);
            assert_eq!(solution.value(), Some(end.lead_in_points()));
            assert_eq!(solution.best, None);
        }
    }
}

#[test]
fn inconsistent_parts_are_refused() {
    let refused = |setup: Setup<'_>| Position::new(&setup).unwrap_err();
    assert!(Position::new(&setup()).is_ok());
    assert_eq!(refused(Setup { leader: 2, ..setup() }), PositionError::NoSuchSeat(2));
    assert_eq!(refused(Setup { trump: 4, ..setup() }), PositionError::NoSuchSuit(4));
    assert_eq!(
        refused(Setup { trick: &cards("2b"), ..setup() }),
        PositionError::Twice("2b".parse().unwrap())
    );
    assert_eq!(
        refused(Setup { trick: &cards("2k 4k 5k 6k"), ..setup() }),
        PositionError::TrickTooLong { thrown: 4, most: 3 }
    );
    assert_eq!(
        refused(Setup { stock: &cards("2k 4d"), ..setup() }),
        PositionError::UnevenStock { cards: 2, draw: 4 }
    );
    assert_eq!(
        refused(Setup { trick: &cards("2k"), ..setup() }),
        PositionError::HandSize { seat: 1, cards: 4 }
    );
    assert_eq!(
        refused(Setup { hands: [set("Ad 2s"), set("3k 2b 4b 5b")], ..setup() }),
        PositionError::HandSize { seat: 1, cards: 4 }
    );
    assert_eq!(
        refused(Setup { stock: &cards("2k 4k 5k 6k"), ..setup() }),
        PositionError::NotTrump("6k".parse().unwrap())
    );
    assert_eq!(refused(Setup { points: [50, 50], ..setup() }), PositionError::PointTotal(121));
    let message = refused(Setup { points: [50, 50], ..setup() }).to_string();
    assert_eq!(message, "the points taken and the cards left count 121 together instead of 120");
}

#[test]
fn the_best_play_may_lose_the_last_trick_with_stock_for_the_trump_card() {
    // Obična: the ace of trumps lies last in the stock, so the loser of this trick draws it.
    let position = Position::new(&Setup {
        variant: Variant::Obicna,
        trump: 3,
        hands: [set("7d 2d Ks"), set("3b Ab")],
        stock: &cards("2b Ak"),
        trick: &cards("6d"),
        leader: 1,
        points: [42, 42],
    })
    .unwrap();
    let solution = Solver::default().difference(&position);
    // With the ace seat 0 takes the trica and leads the kralj, on which the other ace must fall.
    assert_eq!((solution.best, solution.value()), ("2d".parse().ok(), Some(36)));
    let wins = position.after("7d".parse().unwrap()).unwrap();
    assert!(Solver::default().difference(&wins).value().unwrap() < 0);
}
