use adut_kernel::{Actions, Agent as _, Game as _, Seat, Seed, Turn, View};

use super::super::levels;
use super::*;

fn player() -> Solution {
    Solution::new(levels::answer_to_greedy(2))
}

/// Whatever the other plays, the solution says what to do, and a deck with these cards face up is
/// played to its end without the answer to a model.
#[test]
fn every_turn_of_a_solved_kind_is_covered() {
    let game = LoveLetter::default();
    let mut rng = Seed::from_text("solution").rng();
    let mut decided = 0;
    let mut actions = Actions::new();
    let mut dealt = 0;
    while dealt < 16 {
        let mut state = game.root();
        let deal = game.sample_chance(&state, &mut rng);
        game.resolve(&mut state, &deal);
        let faces = Faces::of(state.face_up().try_into().unwrap()).unwrap();
        if blueprint(faces).is_none() {
            continue;
        }
        let own = Seat::new(dealt % 2);
        dealt += 1;
        let mut player = player();
        while let Turn::Seat(seat) = game.turn(&state) {
            game.actions(&state, &mut actions);
            let view = View::of(&game, &state, seat, &actions, &[]);
            let action = if seat == own {
                let chances = player.chances(&view);
                let chances = chances.unwrap_or_else(|| panic!("{faces}: {:?}", state.events()));
                assert!((chances.iter().sum::<f64>() - 1.0).abs() < 1e-5, "{chances:?}");
                decided += 1;
                player.act(&view, &mut rng)
            } else {
                game.random_action(&state, &mut actions, &mut rng)
            };
            game.apply(&mut state, action);
        }
    }
    assert!(decided > 15, "{decided}");
}

/// A move after a move that was thought about is the same as the move alone.
#[test]
fn what_was_solved_before_changes_nothing() {
    let game = LoveLetter::default();
    let mut rng = Seed::from_text("again").rng();
    let mut actions = Actions::new();
    let mut state = loop {
        let mut state = game.root();
        let deal = game.sample_chance(&state, &mut rng);
        game.resolve(&mut state, &deal);
        if Faces::of(state.face_up().try_into().unwrap()).and_then(blueprint).is_some() {
            break state;
        }
    };
    let mut kept = player();
    while let Turn::Seat(seat) = game.turn(&state) {
        game.actions(&state, &mut actions);
        let view = View::of(&game, &state, seat, &actions, &[]);
        if seat == Seat::FIRST {
            assert_eq!(kept.chances(&view), player().chances(&view));
        }
        let action = game.random_action(&state, &mut actions, &mut rng);
        game.apply(&mut state, action);
    }
}

#[test]
fn the_shipped_blueprints_are_whole() {
    let bytes = include_bytes!("../../../solution/blueprints.bin");
    let all = Blueprints::read(bytes).unwrap();
    assert!(all.kinds().count() >= 13);
    for faces in all.kinds() {
        let [low, high] = blueprint(faces).unwrap().bounds();
        assert!(low < high && high - low <= 0.006, "{faces}: {low} {high}");
    }
}
