//! The Briškula solver against plain minimax on endings.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

mod common;

use adut_briskula::solver::{Position, Solver, Variant, ending};
use adut_cards::trieste::{Card, CardSet};
use common::{Random, deal, play_random};

/// The final point difference, seat to move minus the other.
fn minimax(position: &Position) -> i32 {
    if position.is_over() {
        let mover = position.to_move();
        let points = position.points().map(i32::from);
        return points[mover] - points[1 - mover];
    }
    position.moves().iter().map(|card| value_after(position, card)).max().unwrap()
}

/// The same after a card, still for the seat that throws it.
fn value_after(position: &Position, card: Card) -> i32 {
    let next = position.after(card).unwrap();
    let value = minimax(&next);
    if next.to_move() == position.to_move() { value } else { -value }
}

/// Compares both questions on endings with at most `most` cards in play, mid-trick included.
fn compare(variant: Variant, games: usize, most: usize, seed: u64) {
    let mut random = Random(seed);
    let mut solver = Solver::new(1 << 16);
    for _ in 0..games {
        let cards = 40 - 1 - random.below(most);
        let position = play_random(deal(variant, &random.deck()), cards, &mut random);
        let value = minimax(&position);
        let solution = solver.difference(&position);
        assert_eq!(solution.value(), Some(value), "{position:?}");
        let wdl = solver.win_draw_loss(&position);
        assert_eq!(wdl.value(), Some(value.signum()), "{position:?}");
        let there = value_after(&position, solution.best.unwrap());
        assert_eq!(there, value, "{position:?}");
        let there = value_after(&position, wdl.best.unwrap());
        assert_eq!(there.signum(), value.signum(), "{position:?}");
    }
}

#[test]
fn dupla_endings_agree() {
    compare(Variant::Dupla, 20_000, 8, 1);
    compare(Variant::Dupla, 150, 11, 2);
}

#[test]
fn obicna_endings_agree() {
    compare(Variant::Obicna, 20_000, 8, 3);
    compare(Variant::Obicna, 400, 12, 4);
}

#[test]
fn the_closed_form_agrees() {
    let mut random = Random(5);
    for variant in [Variant::Dupla, Variant::Obicna] {
        for _ in 0..5_000 {
            let tricks = 1 + random.below(variant.hand_size() / variant.throws());
            let cards = 40 - 2 * tricks * variant.throws();
            let position = play_random(deal(variant, &random.deck()), cards, &mut random);
            let leader = position.leader();
            let hands = [position.hand(leader), position.hand(1 - leader)];
            let left: i32 = (hands[0] | hands[1]).iter().map(|card| i32::from(card.points())).sum();
            let future = minimax(&position) - position.lead_in_points();
            let found = ending(variant, position.trump(), hands).map(i32::from);
            assert_eq!(found, Some((future + left) / 2), "{position:?}");
        }
    }
}

#[test]
fn the_closed_form_refuses_other_hands() {
    let hand = |text: &str| -> CardSet {
        text.split(' ').map(|card| card.parse::<Card>().unwrap()).collect()
    };
    assert_eq!(ending(Variant::Dupla, 0, [hand("Ad"), hand("3d")]), None);
    assert_eq!(ending(Variant::Obicna, 0, [hand("Ad"), hand("3d")]), Some(21));
    assert_eq!(ending(Variant::Obicna, 0, [hand("Ad"), hand("3d 2d")]), None);
    assert_eq!(ending(Variant::Obicna, 0, [hand("Ad"), hand("Ad")]), None);
    assert_eq!(ending(Variant::Obicna, 4, [hand("Ad"), hand("3d")]), None);
    assert_eq!(ending(Variant::Dupla, 0, [CardSet::EMPTY; 2]), Some(0));
}
