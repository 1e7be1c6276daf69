use adut_kernel::{Actions, Agent as _, Game as _, Notation as _, Rng, Seed, Turn, View};
use serde_json::Value;

use super::super::levels;
use super::super::solution::Solution;
use super::*;
use crate::rules::State;

/// A deck of a solved kind, dealt.
fn dealt(game: &LoveLetter, rng: &mut Rng) -> State {
    loop {
        let mut state = game.root();
        let deal = game.sample_chance(&state, rng);
        game.resolve(&mut state, &deal);
        if Faces::of(state.face_up().try_into().unwrap()).and_then(blueprint).is_some() {
            return state;
        }
    }
}

/// The kind's own result, worked out from all its strategies and not from the blueprint, says the
/// same of the first turn.
#[test]
fn first_turns_are_worth_what_the_whole_solution_says() {
    let text = include_str!("../../../page/solution/226.json");
    let kind: Value = serde_json::from_str(text).unwrap();
    let game = LoveLetter::default();
    let deck = |hand: &str, drawn: &str| {
        let mut rest = vec![
            "guard", "guard", "guard", "guard", "guard", "baron", "baron", "handmaid", "handmaid",
            "prince", "prince", "countess", "princess",
        ];
        for card in [hand, drawn] {
            let at = rest.iter().position(|&other| other == card).unwrap();
            rest.remove(at);
        }
        let mut deck =
            vec![rest.remove(0), "priest", "priest", "king", hand, rest.remove(0), drawn];
        deck.extend(rest);
        deck.into_iter().map(str::to_owned).collect::<Vec<String>>()
    };
    let mut judge = BySolution::default();
    let mut actions = Actions::new();
    let mut compared = 0;
    for turn in kind["first"].as_array().unwrap().iter().step_by(3) {
        let cards = [0, 1].map(|i| turn["cards"][i].as_str().unwrap());
        let mut state = game.root();
        game.resolve(&mut state, &game.read_deck(&deck(cards[0], cards[1])).unwrap());
        game.actions(&state, &mut actions);
        let view = View::of(&game, &state, adut_kernel::Seat::FIRST, &actions, &[]);
        let plays = turn["plays"].as_array().unwrap();
        let values = judge.weigh(&game, view.seen(), view.actions());
        let Some(values) = values else {
            assert!(plays.len() == 1, "{turn}");
            continue;
        };
        let of = |play: &Value| {
            let action = game.read_action(play["move"].as_str().unwrap()).unwrap();
            values[actions.iter().position(|&other| other == action).unwrap()]
        };
        let best = values.iter().copied().fold(0.0, f64::max);
        for play in plays {
            let (ours, theirs) = (of(play), share(play["value"].as_f64().unwrap()));
            // One's own best response does no worse than what the solution itself goes on with.
            assert!(ours > theirs - 0.02, "{cards:?} {play}: {ours} {theirs}");
            assert!(ours < theirs + 0.1, "{cards:?} {play}: {ours} {theirs}");
            if play["share"].as_f64().unwrap() > 0.02 {
                assert!(best - ours < 0.02, "{cards:?} {play}: {ours} of {best}");
            }
            compared += 1;
        }
    }
    assert!(compared > 15, "{compared}");
}

/// What the solution itself plays costs next to nothing, from the deal to the end; what is played
/// at random costs much.
#[test]
fn the_solution_costs_little_and_chance_much() {
    let game = LoveLetter::default();
    let mut rng = Seed::from_text("judged").rng();
    let mut actions = Actions::new();
    let [mut of_solution, mut of_chance] = [(0.0, 0.0); 2];
    for deck in 0..8 {
        let mut state = dealt(&game, &mut rng);
        let mut judge = BySolution::default();
        let mut player = Solution::new(levels::answer_to_greedy(2));
        while let Turn::Seat(seat) = game.turn(&state) {
            game.actions(&state, &mut actions);
            let view = View::of(&game, &state, seat, &actions, &[]);
            let is_solution = (deck + seat.index()) % 2 == 0;
            let action = if is_solution {
                player.act(&view, &mut rng)
            } else {
                game.random_action(&state, &mut Actions::new(), &mut rng)
            };
            if let Some(values) = judge.weigh(&game, view.seen(), view.actions()) {
                let best = values.iter().copied().fold(0.0, f64::max);
                let at = actions.iter().position(|&other| other == action).unwrap();
                let sum = if is_solution { &mut of_solution } else { &mut of_chance };
                sum.0 += best - values[at];
                sum.1 += 1.0;
                assert!((0.0..=1.0).contains(&values[at]));
            }
            let waiting = game.observe(&state, seat.next(2));
            if let Some(expected) = judge.expect(&game, &waiting) {
                assert!((0.0..=1.0).contains(&expected));
            }
            game.apply(&mut state, action);
        }
    }
    let mean = |(cost, count): (f64, f64)| cost / count;
    assert!(of_solution.1 > 8.0 && of_chance.1 > 8.0, "{of_solution:?} {of_chance:?}");
    assert!(mean(of_solution) < 0.02, "{of_solution:?}");
    assert!(mean(of_chance) > 0.05, "{of_chance:?}");
}
