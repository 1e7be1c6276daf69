//! The test kit's examination of every variant, loose stocks, and games of laying only.

use adut_cards::french::CardSet;
use adut_kernel::testkit::{Thoroughness, examine};
use adut_kernel::{Actions, Course, Determinize as _, Game as _, Seat, Seed, Turn, play_out};

use super::game;
use crate::rules::Chance;

fn examine_rules(rules: &str, games: u64) {
    examine(&game(rules), Thoroughness { games, hidden_games: 4, worlds: 400 });
}

#[test]
fn two_players() {
    examine_rules("", 40);
}

#[test]
fn three_players() {
    examine_rules("players=3", 25);
}

#[test]
fn four_players() {
    examine_rules("players=4", 25);
}

#[test]
fn two_players_with_every_other_option() {
    examine_rules("cards_bonus=always,tabla_points=0", 8);
    examine_rules("cards_bonus=none,ace=1", 10);
    examine_rules("jack=sweeps", 15);
    examine_rules("cut_card=on", 8);
}

#[test]
fn the_published_code() {
    for lay in ["scored", "nothing", "honour", "literal"] {
        examine_rules(&format!("code=published,lay={lay}"), 10);
    }
}

#[test]
fn open_cards() {
    for open in ["hands", "deck"] {
        examine_rules(&format!("open={open},cut_card=on"), 4);
        examine_rules(&format!("open={open},players=3"), 3);
    }
}

/// With all cards open there is one world, the true one; with open hands only the stock is drawn.
#[test]
fn open_cards_leave_less_to_imagine() {
    for (rules, seed) in [("open=hands", 1), ("open=deck", 2), ("open=deck,cut_card=on", 3)] {
        let game = game(rules);
        let mut rng = Seed::from_text("open").nth(seed).rng();
        let mut course = Course::begin(game.clone(), &mut rng);
        let mut scratch = Actions::new();
        while let Turn::Seat(seat) = course.turn() {
            let state = course.state();
            let worlds = game.worlds(&game.observe(state, seat));
            let world = game.draw_world(&worlds, &mut rng);
            assert!(Seat::all(2).all(|seat| world.hand(seat) == state.hand(seat)));
            if rules != "open=hands" {
                assert!(world.stock().unwrap().eq(state.stock().unwrap()), "the order is known");
            }
            let action = game.random_action(state, &mut scratch, &mut rng);
            course.play_legal(action, &mut rng);
        }
    }
}

#[test]
fn more_players_with_every_other_option() {
    let options = "cards_bonus=always,ace=1,jack=sweeps,cut_card=on";
    examine_rules(&format!("players=3,{options}"), 8);
    examine_rules(&format!("players=4,{options}"), 8);
    examine_rules("players=3,cut_card=on", 5);
}

/// A loose stock deals the same cards to the same seats when it happens to draw them in order.
#[test]
fn a_loose_stock_plays_like_an_ordered_one() {
    for (number, rules) in ["", "players=3", "players=4", "cut_card=on"].iter().enumerate() {
        let game = game(rules);
        let mut rng = Seed::from_text("loose").nth(number as u64).rng();
        let mut ordered = Course::begin(game.clone(), &mut rng).state().clone();
        let mut loose = ordered.loosened();
        let (mut scratch, mut chances) = (Actions::new(), Vec::new());
        while let Turn::Seat(seat) = game.turn(&ordered) {
            let mut stock = ordered.stock().unwrap().collect::<Vec<_>>().into_iter();
            for seat in Seat::all(game.seats()) {
                assert_eq!(game.observe(&loose, seat), game.observe(&ordered, seat));
            }
            assert_eq!(game.turn(&loose), Turn::Seat(seat));
            let action = game.random_action(&ordered, &mut scratch, &mut rng);
            game.apply(&mut ordered, action);
            game.apply(&mut loose, action);
            while game.turn(&loose) == Turn::Chance {
                assert!(game.chances(&loose, &mut chances));
                let sum: f64 = chances.iter().map(|(_, probability)| probability).sum();
                assert!((sum - 1.0).abs() < 1e-9);
                assert!(chances.contains(&(game.sample_chance(&loose, &mut rng), chances[0].1)));
                let seen = game.observe(&loose, seat);
                let mut world = game.draw_world(&game.worlds(&seen), &mut rng);
                assert_eq!(game.observe(&world, seat), seen);
                play_out(&game, &mut world, &mut scratch, &mut rng);
                let next = Chance::Card(stock.next().unwrap());
                assert_eq!(game.check_chance(&loose, &next), Ok(()));
                game.resolve(&mut loose, &next);
                assert!(game.check_chance(&loose, &next).is_err(), "each card comes once");
            }
        }
        assert_eq!(game.turn(&loose), Turn::Over);
        assert_eq!(game.outcome(&loose), game.outcome(&ordered));
    }
}

/// Both sides only lay: the table grows to the whole pack, and every list stays short.
#[test]
fn a_game_of_laying_ends() {
    let game = game("");
    let mut rng = Seed::from_text("laying").rng();
    let mut course = Course::begin(game.clone(), &mut rng);
    let mut actions = Actions::new();
    while let Turn::Seat(_) = course.turn() {
        game.actions(course.state(), &mut actions);
        assert!(actions.len() <= 6 * 257);
        assert!(actions.is_sorted_by(|a, b| a < b));
        assert!(actions.iter().all(|&action| game.check(course.state(), action).is_ok()));
        let lay = actions.iter().copied().find(|action| action.is_lay()).unwrap();
        course.play(lay, &mut rng).unwrap();
    }
    assert_eq!(course.state().table(), CardSet::PACK);
    assert_eq!(course.outcome().unwrap().scores[..], [0.0, 0.0]);
    assert!(course.outcome().unwrap().is_draw());
}
