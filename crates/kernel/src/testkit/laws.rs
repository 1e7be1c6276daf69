//! Moves, cards, points, notation and records.

use std::collections::BTreeSet;

use super::{Examined, random_game};
use crate::{Actions, Course, Record, Rules, Seat, Seed, Turn};

/// The rules of a game read back as the same game, and its options have the defaults they claim.
pub(super) fn rules_are_written_and_read<G: Examined>(game: &G) {
    let rules = game.rules();
    let again = G::from_rules(&rules).expect("a game accepts its own rules");
    assert_eq!(again.rules(), rules, "rules change when they are written and read");
    assert!(rules.get("players").is_some(), "rules always name the players");
    let mut defaults = Rules::new();
    for option in G::options() {
        if !option.default.is_empty() {
            defaults.set(option.name, option.default);
        }
    }
    let plain = G::from_rules(&Rules::new()).expect("a game can be played by default");
    let spelled = G::from_rules(&defaults).expect("the defaults can be spelled out");
    assert_eq!(plain.rules(), spelled.rules(), "the defaults are not what the options say");
    assert!(G::from_rules(&Rules::new().with("no-such-rule", 1)).is_err());
}

/// Plays one random game and checks every state on the way.
pub(super) fn one_game<G: Examined>(game: &G, seed: Seed) {
    // Actions met earlier are tried where they may not be legal.
    let mut pool: Vec<G::Action> = Vec::new();
    let mut rng = seed.child("pool").rng();
    let course = random_game(game, seed, |course| {
        let at = || format!("{seed:?} after {} moves", course.played().len());
        if let Err(wrong) = game.audit(course.state()) {
            panic!("{}: {wrong}", at());
        }
        if course.turn() == Turn::Over {
            nothing_goes_after_the_end(course, &pool);
            return;
        }
        actions_are_exactly_the_legal_ones(course, &mut pool, &mut rng, &at());
        random_actions_are_listed_ones(course, &mut rng, &at());
    });
    only_hidden_moves_go_unseen(&course);
    result_adds_up(&course);
    record_replays(&course);
}

fn only_hidden_moves_go_unseen<G: Examined>(course: &Course<G>) {
    let game = course.game();
    let seen = |seat| course.events().all(|played| game.witnessed(&played, seat));
    if !G::HIDES_MOVES {
        assert!(Seat::all(game.seats()).all(seen), "a move goes unseen, but HIDES_MOVES is false");
    }
}

fn nothing_goes_after_the_end<G: Examined>(course: &Course<G>, pool: &[G::Action]) {
    let mut actions = Actions::new();
    course.game().actions(course.state(), &mut actions);
    assert!(actions.is_empty(), "actions are listed after the end");
    for &action in pool {
        assert!(course.game().check(course.state(), action).is_err(), "{action:?} after the end");
    }
}

fn actions_are_exactly_the_legal_ones<G: Examined>(
    course: &Course<G>,
    pool: &mut Vec<G::Action>,
    rng: &mut crate::Rng,
    at: &str,
) {
    let (game, state) = (course.game(), course.state());
    let mut actions = Actions::new();
    game.actions(state, &mut actions);
    assert!(!actions.is_empty(), "{at}: a turn without actions");
    assert!(actions.is_sorted_by(|a, b| a < b), "{at}: not ascending: {actions:?}");
    let legal: BTreeSet<G::Action> = game.brute_force_actions(state).into_iter().collect();
    if actions.is_cut() {
        assert!(actions.iter().all(|a| legal.contains(a)), "{at}: an illegal action is listed");
        assert!(actions.len() < legal.len(), "{at}: called cut, but complete");
    } else {
        assert!(actions.iter().eq(&legal), "{at}: listed {actions:?}, brute force {legal:?}");
    }
    for &action in &legal {
        if let Err(foul) = game.check(state, action) {
            panic!("{at}: {action:?} is legal, yet: {foul}");
        }
    }
    for &action in &*pool {
        let accepted = game.check(state, action).is_ok();
        assert_eq!(accepted, legal.contains(&action), "{at}: check of {action:?}");
    }
    for &action in &*actions {
        let text = game.write_action(action);
        assert_eq!(game.read_action(&text), Ok(action), "{at}: `{text}` reads otherwise");
    }
    for &action in &*actions {
        if pool.len() < 200 {
            pool.push(action);
        } else {
            let slot = rng.index(pool.len() * 4);
            if let Some(place) = pool.get_mut(slot) {
                *place = action;
            }
        }
    }
}

fn random_actions_are_listed_ones<G: Examined>(course: &Course<G>, rng: &mut crate::Rng, at: &str) {
    let (game, state) = (course.game(), course.state());
    let (mut actions, mut scratch) = (Actions::new(), Actions::new());
    game.actions(state, &mut actions);
    if actions.len() > 8 {
        return;
    }
    // With 8 actions, 200 draws miss one of them less than once in 10^10.
    let drawn: BTreeSet<G::Action> =
        (0..200).map(|_| game.random_action(state, &mut scratch, rng)).collect();
    assert!(drawn.iter().eq(actions.iter()), "{at}: drew {drawn:?} of {actions:?}");
}

fn result_adds_up<G: Examined>(course: &Course<G>) {
    let (game, state) = (course.game(), course.state());
    let outcome = course.outcome().expect("the game is over");
    assert_eq!(outcome.scores.len(), game.sides());
    if G::ZERO_SUM {
        let sum: f64 = Seat::all(game.seats()).map(|seat| game.payoff(state, seat)).sum();
        assert!(sum.abs() < 1e-9, "payoffs sum to {sum}");
    }
    let top = outcome.scores.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    for side in outcome.winners() {
        assert_eq!(outcome.scores[side], top, "side {side} wins without the most points");
    }
}

fn record_replays<G: Examined>(course: &Course<G>) {
    let record = course.to_record();
    let line = record.to_string();
    assert!(!line.contains('\n'));
    let read = Record::parse(&line).expect("a record can be read");
    assert_eq!(read, record);
    let again = Course::<G>::verify(&read).unwrap_or_else(|error| panic!("{error} in {line}"));
    assert_eq!(again.to_record(), record);
    for seat in Seat::all(course.game().seats()) {
        assert_eq!(
            course.game().observe(course.state(), seat),
            again.game().observe(again.state(), seat),
            "the replay ends otherwise for {seat:?}"
        );
    }
    let middle = course.played().len() / 2;
    let rewound = course.rewound(middle);
    assert_eq!(rewound.to_record().moves[..], record.moves[..middle]);
}
