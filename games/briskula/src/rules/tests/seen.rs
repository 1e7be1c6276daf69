//! What a seat is told, as data and as text.

use adut_kernel::{Actions, Course, Determinize, Game, Notation, Seat, Seed};
use serde_json::json;

use super::{card, deals::deck_beginning, game};
use crate::rules::examined::held;
use crate::rules::{Action, Briskula, Chance, Seats};

fn played(game: Briskula, order: &str, thrown: &str) -> Course<Briskula> {
    let mut course = Course::dealt(game, Some(deck_beginning(&game, order)));
    let mut rng = Seed::from_text("seen").rng();
    for text in thrown.split_whitespace() {
        course.play(Action::Throw(card(text)), &mut rng).unwrap();
    }
    course
}

#[test]
fn the_last_trick_is_shown() {
    let game = Briskula::default();
    let order = "7d 2s Ks 4s 6k Fb 6d Ad 5b Ab 3b 2b 4b";
    let course = played(game, order, "2s 4s 7d Ks Ad");
    let seen = game.observe(course.state(), Seat::FIRST);
    insta::assert_snapshot!(game.show(&seen), @r"
    Trump 6k, stock 28.
    Points: you 0, they 4.
    Last trick: 2s you, 4s seat 1, 7d you, Ks seat 1. To seat 1, 4 points.
    Table: Ad seat 1.
    Hand: 6d 4b Fb 3b
    ");
    let described = json!({
        "seat": 0,
        "turn": 0,
        "hand": ["6d", "4b", "Fb", "3b"],
        "trump": "6k",
        "stock": 28,
        "trick": { "leader": 1, "cards": ["Ad"], "seats": [1], "best": "Ad" },
        "last_trick": {
            "leader": 0,
            "cards": ["2s", "4s", "7d", "Ks"],
            "seats": [0, 1, 0, 1],
            "best": "Ks",
            "winner": 1,
            "points": 4,
        },
        "points": [0, 4],
        "thrown": ["7d", "Ad", "2s", "4s", "Ks"],
        "hand_sizes": [4, 3],
        "known": [[], []],
        "trumps": [],
    });
    assert_eq!(game.describe(&seen), described);
}

#[test]
fn an_open_hand_is_shown() {
    let game = game("players=4,variant=obicna,signals=on,open_hands=stock-out");
    let mut rng = Seed::from_text("open").rng();
    let mut course = Course::begin(game, &mut rng);
    let mut scratch = Actions::new();
    while course.state().stock_len() > 0 {
        let action = game.random_action(course.state(), &mut scratch, &mut rng);
        course.play(action, &mut rng).unwrap();
    }
    let state = course.state();
    let seen = game.observe(state, state.to_act());
    let partner = game.partner(state.to_act()).unwrap();
    assert_eq!(seen.known_hand(partner), state.hand(partner));
    insta::assert_snapshot!(game.show(&seen), @r"
    Trump 6s (drawn), stock 0.
    Points: we 39, they 22.
    Last trick: 2k seat 0, 6k seat 1 (partner), 3b seat 2, Hs you. To you, 13 points.
    Known: seat 1 (partner) holds 5s 7k Ak, seat 2 holds 6s.
    Table: empty, you to lead.
    Hand: Kd 2s 3k
    ");
}

#[test]
fn signals_are_shown() {
    let game = game("players=4,variant=obicna,signals=on");
    let order = "Ak 2d 6d Hd 3d 4d 7d Kd 7s 5d Fd Ad 2k";
    let mut state = Course::dealt(game, Some(deck_beginning(&game, order))).state().clone();
    game.apply(&mut state, Action::Signal(card("Ak")));
    game.resolve(&mut state, &Chance::Seen(Seats::NONE.with(Seat::new(2))));
    let partner = game.observe(&state, Seat::new(2));
    insta::assert_snapshot!(game.show(&partner), @r"
    Trump 2k, stock 28.
    Points: we 0, they 0.
    Known: seat 0 (partner) holds Ak.
    Signalled on this turn by seat 0 (partner): Ak.
    Table: empty, seat 0 (partner) to lead.
    Hand: 6d 7d Fd
    ");
    assert_eq!(game.describe(&partner)["signals"], json!([["Ak"], [], [], []]));
    assert_eq!(game.describe(&partner)["signalled"], json!("Ak"));
    let blind = game.describe(&game.observe(&state, Seat::new(1)));
    assert_eq!(blind["signals"], json!([[], [], [], []]));
    assert_eq!(blind["signalled"], json!(null));
    game.apply(&mut state, Action::Throw(card("3d")));
    insta::assert_snapshot!(game.show(&game.observe(&state, Seat::FIRST)), @r"
    Trump 2k, stock 28.
    Points: we 0, they 0.
    You have signalled Ak.
    Table: 3d you.
    Hand: 7s Ak
    ");
}

#[test]
fn partners_show_their_last_card_only_before_the_last_trick() {
    let game = game("players=4,variant=obicna,open_hands=last-trick");
    let mut rng = Seed::from_text("last").rng();
    let mut course = Course::begin(game, &mut rng);
    let mut scratch = Actions::new();
    for thrown in 0..40 {
        let state = course.state();
        let seen = game.observe(state, Seat::FIRST);
        let shown = seen.known_hand(Seat::new(2)) == state.hand(Seat::new(2));
        let trump_alone = state.hand(Seat::new(2)).without(state.trump()).is_empty();
        assert_eq!(shown, thrown >= 36 || trump_alone, "after {thrown} cards");
        let action = game.random_action(state, &mut scratch, &mut rng);
        course.play(action, &mut rng).unwrap();
    }
}

#[test]
fn with_two_players_and_no_stock_nothing_is_hidden() {
    for rules in ["", "variant=obicna"] {
        let game = game(rules);
        let mut rng = Seed::from_text("end").rng();
        let mut course = Course::begin(game, &mut rng);
        let mut scratch = Actions::new();
        while course.state().stock_len() > 0 {
            let action = game.random_action(course.state(), &mut scratch, &mut rng);
            course.play(action, &mut rng).unwrap();
        }
        for seat in Seat::all(2) {
            let worlds = game.worlds(&game.observe(course.state(), seat));
            let world = game.draw_world(&worlds, &mut rng);
            assert_eq!(held(&world, &game), held(course.state(), &game));
        }
    }
}
