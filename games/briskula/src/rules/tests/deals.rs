//! The deal, the stock, the trump card, and the options that change them.

use adut_cards::trieste::{Card, CardSet};
use adut_kernel::{
    Actions, Course, DeckError, Determinize, Game, Notation, Rules, Seat, Seed, Turn, play_out,
};

use super::{VARIANTS, card, cards, game};
use crate::rules::{Briskula, Chance, Deck, State};

/// A deck that begins with these cards; the rest of the pack follows ascending.
pub(super) fn deck_beginning(game: &Briskula, beginning: &str) -> Chance {
    let mut order = cards(beginning);
    let rest = game.pack() - order.iter().copied().collect();
    order.extend(rest.iter());
    Chance::Deck(Deck::new(&order))
}

fn dealt(rules: &str) -> State {
    let game = game(rules);
    Course::dealt(game, Some(Chance::Deck(Deck::new(&game.pack().iter().collect::<Vec<_>>()))))
        .state()
        .clone()
}

#[test]
fn cards_go_where_the_deal_says() {
    // The pack ascending: 2d 4d 5d 6d 7d Fd Hd Kd 3d Ad 2s 4s 5s 6s 7s Fs …
    let cases: [(&str, &[&str], &str, &str); 7] = [
        ("", &["2d 4d Fd Hd", "5d 6d Kd 3d"], "7d", "Ad"),
        ("deal=knock", &["2d 4d 5d 6d", "7d Fd Hd Kd"], "3d", "Ad"),
        ("variant=obicna", &["2d 5d 7d", "4d 6d Fd"], "Hd", "Kd"),
        ("variant=obicna,deal=knock", &["2d 4d 5d", "6d 7d Fd"], "Hd", "Kd"),
        ("players=3,variant=obicna", &["4d 7d Kd", "5d Fd 3d", "6d Hd Ad"], "2s", "4s"),
        (
            "players=3,variant=obicna,deal=knock,left_out=fours",
            &["2d 5d 6d", "7d Fd Hd", "Kd 3d Ad"],
            "2s",
            "5s",
        ),
        ("players=4,variant=obicna", &["2d 7d 3d", "4d Fd Ad", "5d Hd 2s", "6d Kd 4s"], "5s", "6s"),
    ];
    for (rules, hands, trump, top) in cases {
        let state = dealt(rules);
        for (seat, hand) in hands.iter().enumerate() {
            let hand: CardSet = cards(hand).into_iter().collect();
            assert_eq!(state.hand(Seat::new(seat)), hand, "{rules}: seat {seat}");
        }
        assert_eq!(state.trump(), card(trump), "{rules}");
        assert_eq!(state.stock().first(), Some(&card(top)), "{rules}");
        assert_eq!(state.stock().last(), Some(&card(trump)), "{rules}");
        assert_eq!(state.to_act(), Seat::FIRST);
    }
}

#[test]
fn the_loser_of_the_last_trick_with_stock_draws_the_trump_card() {
    for rules in VARIANTS {
        let game = game(rules);
        let mut rng = Seed::from_text("trump").child(rules).rng();
        let mut course = Course::begin(game, &mut rng);
        let mut scratch = Actions::new();
        while course.state().stock_len() > 0 {
            let action = game.random_action(course.state(), &mut scratch, &mut rng);
            course.play(action, &mut rng).unwrap();
        }
        let state = course.state();
        let winner = state.trick().leader().index();
        let last = Seat::new((winner + game.seats() - 1) % game.seats());
        assert!(state.hand(last).contains(state.trump()), "{rules}");
        for seat in Seat::all(game.seats()) {
            let seen = game.observe(state, seat);
            assert!(seen.known_hand(last).contains(state.trump()), "{rules}: seat {seat}");
        }
    }
}

#[test]
fn tricks_are_as_many_as_the_pack_allows() {
    for (rules, tricks) in [("", 10), ("variant=obicna", 20), ("players=3,variant=obicna", 13)] {
        let game = game(rules);
        assert_eq!(game.pack().len() as usize, tricks * game.trick_len());
    }
    assert_eq!(game("players=3,variant=obicna,left_out=fours").pack().len(), 36);
}

#[test]
fn a_loose_stock_leaves_every_draw_to_chance() {
    for rules in ["", "players=3,variant=obicna"] {
        let game = game(rules);
        let mut rng = Seed::from_text("loose").child(rules).rng();
        let mut scratch = Actions::new();
        let mut course = Course::begin(game, &mut rng);
        let mut loose = course.state().loosened();
        while course.turn() != Turn::Over {
            for seat in Seat::all(game.seats()) {
                assert_eq!(game.observe(&loose, seat), game.observe(course.state(), seat));
            }
            let stock = course.state().stock().to_vec();
            let action = game.random_action(course.state(), &mut scratch, &mut rng);
            course.play(action, &mut rng).unwrap();
            game.apply(&mut loose, action);
            // The loose stock draws what the one in order has drawn.
            let mut drawn = stock.iter();
            while game.turn(&loose) == Turn::Chance {
                let next = Chance::Card(*drawn.next().unwrap());
                let mut outcomes = Vec::new();
                assert!(game.chances(&loose, &mut outcomes));
                assert_eq!(outcomes.len(), loose.stock_len() - 1);
                let total: f64 = outcomes.iter().map(|(_, share)| share).sum();
                assert!((total - 1.0).abs() < 1e-9);
                assert!(outcomes.iter().any(|(chance, _)| *chance == next));
                assert!(game.check_chance(&loose, &game.sample_chance(&loose, &mut rng)).is_ok());
                assert!(game.check_chance(&loose, &Chance::Card(loose.trump())).is_err());
                game.resolve(&mut loose, &next);
            }
        }
        assert_eq!(game.outcome(&loose), course.outcome().unwrap());
        let mut open = Course::begin(game, &mut rng).state().loosened();
        play_out(&game, &mut open, &mut scratch, &mut rng);
        assert_eq!(open.thrown(), game.pack());
    }
}

#[test]
fn before_the_deal_there_is_one_world() {
    for rules in VARIANTS {
        let game = game(rules);
        let mut rng = Seed::from_text("undealt").rng();
        let seen = game.observe(&game.root(), Seat::FIRST);
        let mut world = game.draw_world(&game.worlds(&seen), &mut rng);
        assert_eq!(game.turn(&world), Turn::Chance);
        play_out(&game, &mut world, &mut Actions::new(), &mut rng);
        assert_eq!(world.thrown(), game.pack());
    }
}

#[test]
fn a_world_can_be_imagined_in_the_middle_of_a_draw() {
    let game = Briskula::default();
    let mut rng = Seed::from_text("middle").rng();
    let mut scratch = Actions::new();
    let mut state = Course::begin(game, &mut rng).state().loosened();
    while game.turn(&state) != Turn::Chance {
        let action = game.random_action(&state, &mut scratch, &mut rng);
        game.apply(&mut state, action);
    }
    let drawn = game.sample_chance(&state, &mut rng);
    game.resolve(&mut state, &drawn);
    for seat in Seat::all(2) {
        let seen = game.observe(&state, seat);
        let mut world = game.draw_world(&game.worlds(&seen), &mut rng);
        assert_eq!(game.observe(&world, seat), seen);
        play_out(&game, &mut world, &mut scratch, &mut rng);
        assert_eq!(world.thrown(), game.pack());
    }
}

#[test]
fn impossible_rules_say_what_would_do() {
    let refusal = |text: &str| {
        let rules = Rules::parse(text).unwrap();
        Briskula::from_rules(&rules).unwrap_err().to_string()
    };
    for (rules, message) in [
        ("players=7", "briskula cannot be played with players=7 (expected 2 to 4)"),
        (
            "players=3",
            "briskula cannot be played so: dupla, the default, is for two, so players=3 needs \
             variant=obicna",
        ),
        ("left_out=fours", "briskula cannot be played so: left_out=fours is for players=3"),
        (
            "signals=on",
            "briskula cannot be played so: signals=on is for partners, so it needs players=4",
        ),
        (
            "open_hands=stock-out",
            "briskula cannot be played so: open_hands is for partners, so it needs players=4",
        ),
        (
            "players=4,variant=obicna,signal_seen=0.5",
            "briskula cannot be played so: signal_seen means nothing without signals=on",
        ),
        (
            "signal_seen=2",
            "briskula cannot be played with signal_seen=2 (expected a number from 0 to 1)",
        ),
    ] {
        assert_eq!(refusal(rules), message);
    }
    let zero = game("players=4,variant=obicna,signals=on,signal_seen=-0");
    assert_eq!(zero.rules().get("signal_seen"), Some("0"));
}

#[test]
fn bad_decks_are_refused() {
    let three = game("players=3,variant=obicna");
    let deck: Vec<String> = CardSet::PACK.iter().map(|card: Card| card.to_string()).collect();
    let error = three.read_deck(&deck).unwrap_err();
    assert_eq!(error.to_string(), "card 1 of the deck: `2d` is not in this pack");
    let short = Briskula::default().read_deck(&deck[..39]).unwrap_err();
    assert_eq!(short, DeckError::Length { found: 39, expected: 40 });
    assert!(matches!(three.read_deck(&deck[1..]), Ok(Chance::Deck(deck)) if deck.len() == 39));
    let twice = Deck::new(&cards("2d 2d 4d"));
    assert_eq!(twice[..], cards("2d 4d")[..]);
}
