//! The numbers of Love Letter.

use adut_kernel::testkit::{examine_action_ids, examine_encoding_of, examine_revealed};
use adut_kernel::{ActionIds as _, Block, Encoded as _, Game as _, Seat};

use super::{dealt, game, play};
use crate::rules::{Action, Observation};

/// In which order cards lie face up means nothing.
fn face_up_in_any_order(seen: &Observation) -> Observation {
    let mut seen = seen.clone();
    seen.face_up.sort_unstable();
    seen
}

#[test]
fn every_table_is_encoded_whole_and_honestly() {
    for rules in ["", "guards=4", "players=3", "players=4,ties=all"] {
        let game = game(rules);
        examine_encoding_of(&game, 40, face_up_in_any_order);
        examine_action_ids(&game, 60);
        examine_revealed(&game, 10);
    }
    assert_eq!(
        [2, 3, 4].map(|players| game(&format!("players={players}")).action_ids()),
        [19, 30, 41]
    );
}

#[test]
fn a_look_at_a_hand_is_written_down() {
    // Set aside, three face up, one to each; then seat 0 draws a Priest.
    let top = "guard king prince handmaid baron countess priest";
    let mut course = dealt("", top);
    play(&mut course, "priest>1");
    let game = course.game().clone();
    let seen = game.observe(course.state(), Seat::FIRST);
    let mut out = vec![0.0; game.features()];
    game.encode(&seen, &mut out);
    let blocks = game.blocks();
    let block = |name: &str| {
        let at = blocks.iter().position(|block| block.name == name).unwrap();
        let from = Block::total(&blocks[..at]);
        &out[from..from + blocks[at].size]
    };
    assert_eq!(block("hand"), [0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0]);
    assert_eq!(block("odds"), [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0], "the Priest saw her");
    assert_eq!(block("to_act"), [0.0, 1.0]);
    let ones: Vec<usize> = (0..52).filter(|&at| block("turns")[at] == 1.0).collect();
    // Who 0, the Priest, on seat 1, nothing named, drew the Priest, kept the Baron, met the Countess.
    assert_eq!(ones, [0, 2 + 1, 10 + 1, 20 + 1, 28 + 2, 36 + 6]);
    let guard = Action::guard(Seat::new(1), "priest".parse().unwrap());
    assert_eq!(game.action_id(&seen, guard), 0);
    assert_eq!(game.action_of_id(&seen, 7), Some(Action::alone("guard".parse().unwrap())));
}
