//! The numbers of Tablić.

use adut_kernel::testkit::{examine_encoding, examine_move_features, examine_revealed};
use adut_kernel::{
    Block, Course, Encoded as _, EncodingId, Game as _, MoveFeatures as _, Notation as _, Seat,
};

use super::game;
use adut_cards::french::CardSet;

use crate::rules::{Action, Observation};

#[test]
fn every_table_is_encoded_whole_and_honestly() {
    for rules in [
        "",
        "players=3",
        "players=4,jack=sweeps,cut_card=on",
        "code=published",
        "open=hands",
        "players=4,open=hands",
        "open=deck",
        "players=3,open=deck",
    ] {
        let game = game(rules);
        examine_encoding(&game, 10);
        examine_move_features(&game, 10);
        examine_revealed(&game, 3);
    }
}

#[test]
fn a_tabla_counts_in_the_features_of_a_move() {
    let game = game("");
    let cards = |text: &str| text.split(' ').map(|card| card.parse().unwrap()).collect();
    let seen = Observation {
        seat: Seat::FIRST,
        hand: cards("8h 2s"),
        table: cards("2c 6d"),
        piles: Default::default(),
        tablas: Default::default(),
        hand_sizes: [2, 2, 0, 0],
        undealt: 0,
        cut_card: None,
        to_move: Some(Seat::FIRST),
        last_move: None,
        last_capture: None,
        ledger: Default::default(),
        open_hands: None,
        open_stock: None,
    };
    let blocks = game.move_blocks();
    let at = |name: &str| {
        let nth = blocks.iter().position(|block| block.name == name).unwrap();
        Block::total(&blocks[..nth])
    };
    let mut out = vec![0.0; game.move_features()];
    game.encode_move(&seen, Action::take("8h".parse().unwrap(), cards("2c 6d")), &mut out);
    // The little two and the tabla.
    assert_eq!((out[at("gain")], out[at("count")], out[at("tabla")]), (0.2, 0.3, 1.0));
    game.encode_move(&seen, Action::lay("2s".parse().unwrap()), &mut out);
    assert_eq!((out[at("gain")], out[at("lays")], out[at("ranks") + 1]), (0.0, 1.0, 0.5));
}

/// What is open is in the numbers: another hand or another order of the stock gives others.
#[test]
fn open_cards_are_encoded() {
    for (rules, hands, order) in
        [("", false, false), ("open=hands", true, false), ("open=deck", true, true)]
    {
        let game = game(rules);
        let deck = |swapped: [usize; 2]| {
            let mut cards: Vec<String> =
                CardSet::PACK.iter().map(|card| card.to_string()).collect();
            cards.swap(swapped[0], swapped[1]);
            let course = Course::dealt(game.clone(), Some(game.read_deck(&cards).unwrap()));
            let mut out = vec![0.0; game.features()];
            game.encode(&game.observe(course.state(), Seat::FIRST), &mut out);
            out
        };
        // Cards 4 to 6 and 10 to 12 are seat 0's, 7 to 9 seat 1's; the last ones lie in the stock.
        let plain = deck([0, 0]);
        assert_eq!(plain != deck([7, 51]), hands, "{rules}: the other hand");
        assert_eq!(plain != deck([40, 51]), order, "{rules}: the order of the stock");
    }
}

#[test]
fn the_length_of_a_match_is_not_part_of_the_encoding() {
    let id = EncodingId::of(&game("match_points=151"));
    assert_eq!(id.check(&game("")), Ok(()));
    assert!(id.check(&game("players=3")).is_err());
}
