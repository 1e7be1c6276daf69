//! What a seat cannot see must not reach it; what it can imagine must be possible.

use std::collections::BTreeSet;

use super::{Examined, random_game, replayed, replayed_for};
use crate::{Actions, Agent, Course, Game, Rng, Seat, Seed, Turn, View, play_out};

/// Where there are at most this many hidden arrangements, all of them are compared.
const FEW: usize = 40;

/// Plays one random game; after every move, for every seat, re-deals what that seat does not know
/// and imagines worlds.
pub(super) fn one_game<G: Examined>(game: &G, seed: Seed, worlds: usize) {
    let mut rng = seed.child("redeal").rng();
    random_game(game, seed, |course| {
        public_is_what_every_seat_sees(course);
        for seat in Seat::all(game.seats()) {
            redeals_look_the_same(course, seat, &mut rng);
            worlds_agree_with_what_was_seen(course, seat, &mut rng);
            all_worlds_are_reached(course, seat, worlds, &mut rng);
        }
    });
}

/// With other hidden cards the seat sees the same, at every move of the game so far.
fn redeals_look_the_same<G: Examined>(course: &Course<G>, seat: Seat, rng: &mut Rng) {
    let game = course.game();
    let Some(deal) = game.redeal(course, seat, rng) else { return };
    let truth = replayed(course, course.deal().cloned());
    let other = replayed_for(course, deal, seat);
    for (n, (a, b)) in truth.iter().zip(&other).enumerate() {
        assert_eq!(
            game.observe(a, seat),
            game.observe(b, seat),
            "after {n} moves {seat:?} sees what it cannot see"
        );
        assert_eq!(
            game.observe_public(a),
            game.observe_public(b),
            "after {n} moves everybody sees what {seat:?} cannot see"
        );
        if game.turn(a) == Turn::Seat(seat) {
            assert_eq!(listed(game, a), listed(game, b), "the observation does not fix the moves");
        }
    }
}

/// What everybody sees is a part of what each seat sees, and so are the fields that describe it.
fn public_is_what_every_seat_sees<G: Examined>(course: &Course<G>) {
    let (game, state) = (course.game(), course.state());
    let public = game.observe_public(state);
    let described = game.describe_public(&public);
    let fields = described.as_object().expect("a description is an object");
    for seat in Seat::all(game.seats()) {
        let seen = game.observe(state, seat);
        assert_eq!(game.public(&seen), public, "{seat:?} sees another public part");
        let own = game.describe(&seen);
        for name in fields.keys() {
            assert!(own.get(name).is_some(), "{seat:?} is not told the public `{name}`");
        }
    }
}

fn listed<G: Game>(game: &G, state: &G::State) -> Actions<G::Action> {
    let mut actions = Actions::new();
    game.actions(state, &mut actions);
    actions
}

fn worlds_agree_with_what_was_seen<G: Examined>(course: &Course<G>, seat: Seat, rng: &mut Rng) {
    let game = course.game();
    let seen = game.observe(course.state(), seat);
    let worlds = game.worlds(&seen);
    let mut scratch = Actions::new();
    for _ in 0..4 {
        let mut world = game.draw_world(&worlds, rng);
        assert_eq!(game.observe(&world, seat), seen, "{seat:?} imagines what it did not see");
        assert_eq!(game.turn(&world), course.turn());
        if course.turn() == Turn::Seat(seat) {
            assert_eq!(listed(game, &world), listed(game, course.state()));
        }
        if let Err(wrong) = game.audit(&world) {
            panic!("{seat:?} imagines an impossible world: {wrong}");
        }
        play_out(game, &mut world, &mut scratch, rng);
        if let Err(wrong) = game.audit(&world) {
            panic!("{seat:?} imagines a world that ends in an impossible state: {wrong}");
        }
    }
}

/// Where few arrangements of the hidden cards are possible, the imagined ones are exactly those.
fn all_worlds_are_reached<G: Examined>(
    course: &Course<G>,
    seat: Seat,
    draws: usize,
    rng: &mut Rng,
) {
    let game = course.game();
    let seen = game.observe(course.state(), seat);
    let worlds = game.worlds(&seen);
    let mut imagined = BTreeSet::new();
    for _ in 0..draws {
        imagined.insert(game.hidden(&game.draw_world(&worlds, rng), seat));
        if imagined.len() > FEW {
            return;
        }
    }
    let mut possible = BTreeSet::from([game.hidden(course.state(), seat)]);
    for _ in 0..draws {
        let Some(deal) = game.redeal(course, seat, rng) else { break };
        let states = replayed_for(course, deal, seat);
        possible.extend(states.last().map(|state| game.hidden(state, seat)));
    }
    let moves = course.to_record().moves;
    assert_eq!(imagined, possible, "{seat:?} after {moves:?}: imagined (left), possible (right)");
}

/// Checks that an honest player's moves do not depend on what it cannot see: after re-dealing the
/// hidden cards it makes the same move with the same random numbers. `make` makes the player anew
/// for each move, so that nothing is remembered.
///
/// # Panics
/// When a move differs, or is not one of the listed actions.
pub fn examine_agent<G: Examined, A: Agent<G>>(game: &G, mut make: impl FnMut() -> A, games: u64) {
    for n in 0..games {
        let seed = Seed::from_text("agent").nth(n);
        let mut rng = seed.child("redeal").rng();
        random_game(game, seed, |course| {
            let Turn::Seat(seat) = course.turn() else { return };
            let history = course.witnessed_by(seat);
            let mut choose = |state: &G::State| {
                let actions = listed(game, state);
                let view = View::of(game, state, seat, &actions, &history);
                let choice = make().act(&view, &mut seed.child("choice").rng());
                assert!(actions.contains(&choice), "{choice:?} is not among the listed actions");
                choice
            };
            let choice = choose(course.state());
            let Some(deal) = game.redeal(course, seat, &mut rng) else { return };
            let states = replayed_for(course, deal, seat);
            let other = choose(&states[states.len() - 1]);
            let moves = course.to_record().moves;
            assert_eq!(choice, other, "{seat:?} after {moves:?}: hidden cards change the move");
        });
    }
}
