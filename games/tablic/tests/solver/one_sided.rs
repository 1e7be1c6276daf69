//! Greedy, and the best totals against it, compared with plain enumeration.

use adut_cards::french::{Card, CardSet};
use adut_tablic::solver::one_sided::{Horizon, collect_most};
use adut_tablic::solver::{
    PlayedMove, Position, Rules, captures, greedy_move, legal_moves, points_of,
};

use crate::support::Random;

fn cards(text: &str) -> CardSet {
    text.split_whitespace().map(|card| card.parse::<Card>().unwrap()).collect()
}

fn worth(table: CardSet, taken: CardSet, rules: Rules) -> u32 {
    let points: u32 = taken.iter().map(|card| u32::from(points_of(card))).sum();
    points + u32::from(!taken.is_empty() && taken == table) * u32::from(rules.tabla_points)
}

/// Greedy from its definition, on real cards.
fn plain_greedy(table: CardSet, hand: CardSet, unseen: CardSet, rules: Rules) -> PlayedMove {
    let moves = legal_moves(table, hand, rules.ace);
    let merit = |m: &&PlayedMove| {
        let points = worth(table, m.taken, rules) + u32::from(points_of(m.card));
        (points, m.taken.len(), std::cmp::Reverse((m.card, m.taken)))
    };
    if let Some(best) = moves.iter().filter(|m| !m.taken.is_empty()).max_by_key(merit) {
        return *best;
    }
    let opened = |card: Card| {
        let laid = table.with(card);
        let most = |card: Card| {
            let takes = captures(laid, card, rules.ace).into_iter();
            takes.map(|taken| worth(laid, taken, rules)).max().unwrap_or(0)
        };
        unseen.iter().map(most).sum::<u32>()
    };
    let card = hand.iter().min_by_key(|&card| (opened(card), card)).unwrap();
    PlayedMove { card, taken: CardSet::EMPTY }
}

fn unseen(position: &Position, seat: usize) -> CardSet {
    position.hands[1 - seat] | position.undealt.iter().copied().collect()
}

/// The best (points, cards) of `seat` from its definition.
fn plain_most(position: &Position, seat: usize, deck: usize) -> (u32, u32) {
    if position.undealt.len() < deck {
        return (0, 0);
    }
    if position.plies_left() == 0 {
        let mine = position.last_capturer == Some(seat);
        let points: u32 = position.table.iter().map(|card| u32::from(points_of(card))).sum();
        return if mine { (points, position.table.len()) } else { (0, 0) };
    }
    let hand = position.hands[position.to_move()];
    let rules = position.rules;
    if position.to_move() != seat {
        let reply = plain_greedy(position.table, hand, unseen(position, 1 - seat), rules);
        return plain_most(&position.after(reply.card, reply.taken), seat, deck);
    }
    let total = |m: PlayedMove| {
        let (points, cards) = plain_most(&position.after(m.card, m.taken), seat, deck);
        if m.taken.is_empty() {
            return (points, cards);
        }
        let now = worth(position.table, m.taken, rules) + u32::from(points_of(m.card));
        (points + now, cards + m.taken.len() + 1)
    };
    legal_moves(position.table, hand, rules.ace).into_iter().map(total).max().unwrap()
}

#[test]
fn greedy_follows_its_definition() {
    let mut random = Random(6);
    for round in 0..5_000 {
        let rules = Rules { tabla_points: u8::from(round % 5 != 0), ..Rules::default() };
        let position = random.position(rules, 1 + round % 48);
        let seat = position.to_move();
        let unseen = unseen(&position, seat);
        let hand = position.hands[seat];
        let chosen = greedy_move(position.table, hand, unseen, rules).unwrap();
        let expected = plain_greedy(position.table, hand, unseen, rules);
        assert_eq!(points_of(chosen.card), points_of(expected.card), "{position:?}");
        assert_eq!(chosen.card, expected.card, "{position:?}");
        let ranks = |set: CardSet| set.iter().map(Card::rank).collect::<Vec<_>>();
        assert_eq!(ranks(chosen.taken), ranks(expected.taken), "{position:?}");
    }
    assert_eq!(greedy_move(CardSet::PACK, CardSet::EMPTY, CardSet::EMPTY, Rules::default()), None);
}

/// The thesis's Figure 5: nothing to take, and only 7 and 9 open no more than lies there.
#[test]
fn greedy_lays_a_harmless_card() {
    let (table, hand) = (cards("Kc Qc 10c"), cards("7c Ac 9c Jc 2c 3c"));
    let played = greedy_move(table, hand, CardSet::PACK - table - hand, Rules::default()).unwrap();
    assert_eq!(played.to_string(), "7c");
}

#[test]
fn totals_agree_with_plain_enumeration() {
    let mut random = Random(7);
    for round in 0..2_000 {
        let plies = [1, 2, 3, 4, 5, 6, 13, 14, 15, 16, 25, 28][round % 12];
        let position = random.position(Rules::default(), plies);
        let seat = position.to_move();
        let found = collect_most(&position, Horizon::Deal).unwrap();
        let plain = plain_most(&position, seat, position.undealt.len());
        assert_eq!((found.points, found.cards), plain, "{position:?}");
        if plies <= 6 {
            let found = collect_most(&position, Horizon::Deck).unwrap();
            assert_eq!((found.points, found.cards), plain_most(&position, seat, 0));
        }
        let best = found.best.unwrap();
        let hand = position.hands[seat];
        assert!(legal_moves(position.table, hand, position.rules.ace).contains(&best));
    }
}
