//! The kit's examination of every variant, and the game against the slow model of it.

use adut_kernel::testkit::{Examined, Thoroughness, examine};
use adut_kernel::{Actions, Game, MAX_SEATS, Rng, Seat, Turn};

use super::{game, random_course};
use crate::rules::examined::model::Round;
use crate::rules::examined::{moves, pack_of};
use crate::rules::{Action, Card};

fn examine_rules(rules: &str) {
    examine(&game(rules), Thoroughness { games: 300, hidden_games: 6, worlds: 1500 });
}

#[test]
fn two_players() {
    examine_rules("players=2");
}

#[test]
fn three_players() {
    examine_rules("players=3");
}

#[test]
fn four_players() {
    examine_rules("players=4");
}

#[test]
fn four_guards() {
    examine_rules("players=2,guards=4");
    examine_rules("players=3,guards=4");
}

#[test]
fn all_tied_win() {
    examine_rules("players=2,ties=all");
    examine_rules("players=4,ties=all,tokens=3");
}

#[test]
fn rounds_go_as_in_the_slow_model() {
    let mut rng = Rng::new(11);
    for n in 0..6000 {
        let rules = ["players=2", "players=3", "players=4", "players=4,guards=4,ties=all"][n % 4];
        let game = game(rules);
        let course = random_course(&game, &mut rng, n % 3 == 0);
        let (pack, moves, state) = (pack_of(&course), moves(&course), course.state());
        let slow = Round::run(&pack, game.seats, &moves, 0, None).expect("legal moves");
        assert_eq!(course.turn() == Turn::Over, slow.over);
        for seat in Seat::all(game.seats) {
            let i = seat.index();
            assert_eq!(state.is_in(seat), !slow.out[i]);
            assert_eq!(state.pile(seat), slow.piles[i].iter().copied().collect());
            assert!(slow.over || state.is_protected(seat) == slow.is_safe(i));
            let mut cards: Vec<Card> = state.hand(seat).into_iter().collect();
            cards.extend(state.drawn().filter(|_| state.acting() == seat));
            assert_eq!(cards, slow.hands[i]);
        }
        if let Some(outcome) = course.outcome() {
            let all = rules.contains("ties=all");
            let best = slow.best(!all);
            let share = if best.len() > 1 && !all { 0.5 } else { 1.0 };
            for seat in 0..game.seats {
                let expected = if best.contains(&seat) { share } else { 0.0 };
                assert_eq!(outcome.scores[seat], expected);
                assert_eq!(outcome.won(seat), expected == 1.0);
            }
        } else {
            assert_eq!(course.turn(), Turn::Seat(Seat::new(slow.turn)));
        }
    }
}

#[test]
fn every_action_there_is_gets_checked() {
    let mut rng = Rng::new(12);
    let targets = || std::iter::once(None).chain(Seat::all(MAX_SEATS).map(Some));
    let guesses = || std::iter::once(None).chain(Card::ALL.map(Some));
    for n in 0..300 {
        let game = game(["players=2", "players=3", "players=4"][n % 3]);
        let course = random_course(&game, &mut rng, true);
        let state = course.state();
        let over = course.turn() == Turn::Over;
        let legal = if over { vec![] } else { game.brute_force_actions(state) };
        for card in Card::ALL {
            for (target, guess) in targets().flat_map(|t| guesses().map(move |g| (t, g))) {
                let action = Action { card, target, guess };
                assert_eq!(game.check(state, action).is_ok(), legal.contains(&action));
            }
        }
    }
}

#[test]
fn random_actions_are_even() {
    let mut rng = Rng::new(13);
    let mut actions = Actions::new();
    for n in 0..60 {
        let game = game(["players=2", "players=3", "players=4"][n % 3]);
        let course = random_course(&game, &mut rng, true);
        game.actions(course.state(), &mut actions);
        if actions.len() < 2 {
            continue;
        }
        let mut counts = vec![0.0; actions.len()];
        for _ in 0..100 * actions.len() {
            let action = game.random_action(course.state(), &mut Actions::new(), &mut rng);
            counts[actions.iter().position(|&other| other == action).unwrap()] += 1.0;
        }
        let chi: f64 = counts.iter().map(|count| (count - 100.0f64).powi(2) / 100.0).sum();
        let freedom = counts.len() as f64 - 1.0;
        assert!(chi < freedom + 5.0 * (2.0 * freedom).sqrt() + 8.0, "{counts:?}");
    }
}
