//! The rules are kept.
//!
//! To fill in: the corner cases of your rules, each as a small position. `playthrough` is kept as a
//! snapshot: `INSTA_UPDATE=always cargo test -p adut-high-card` writes it anew, then read it.

use adut_kernel::testkit::{
    Thoroughness, examine, examine_action_ids, examine_encoding, examine_revealed, playthrough,
};
use adut_kernel::{Course, Game as _, Notation as _, Rng, Rules};

use super::{Foul, HighCard, whole_pack};

fn game(rules: &str) -> HighCard {
    HighCard::from_rules(&Rules::parse(rules).unwrap()).unwrap()
}

#[test]
fn the_kit_passes() {
    for rules in ["players=2", "players=3", "players=4"] {
        examine(&game(rules), Thoroughness { hidden_games: 5, ..Thoroughness::default() });
    }
}

#[test]
fn the_numbers_tell_all_that_a_seat_knows() {
    for rules in ["", "players=3"] {
        let game = game(rules);
        examine_encoding(&game, 20);
        examine_action_ids(&game, 20);
        examine_revealed(&game, 20);
    }
}

#[test]
fn a_playthrough() {
    insta::assert_snapshot!(playthrough(&game("players=3"), "three"));
}

/// Seat 0 has A♣ A♦ A♥ A♠ 2♣, seat 1 has 2♦ 2♥ 2♠ 3♣ 3♦.
fn ordered() -> Course<HighCard> {
    Course::dealt(game(""), Some(whole_pack()))
}

#[test]
fn the_ace_is_high_and_the_first_of_equals_takes() {
    let mut course = ordered();
    let mut rng = Rng::new(1);
    for card in ["2c", "2d", "Ac", "3c", "Ad", "3d", "Ah", "2h", "As", "2s"] {
        course.play(card.parse().unwrap(), &mut rng).unwrap();
    }
    let outcome = course.outcome().unwrap();
    assert_eq!(outcome.scores[..], [5.0, 0.0]);
    assert_eq!(outcome.winner(), Some(0));
}

#[test]
fn only_cards_of_the_hand_can_be_played() {
    let course = ordered();
    let card = "Ks".parse().unwrap();
    assert_eq!(course.game().check(course.state(), card), Err(Foul::NotInHand(card)));
}
