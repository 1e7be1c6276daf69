//! Encodings tell all that a seat knows, and nothing else.

use std::collections::HashMap;

use super::{Examined, random_game, replayed_for};
use crate::{
    ActionIds, Actions, Block, Course, Encoded, MoveFeatures, Played, Revealed, Seat, Seed, Turn,
};

/// No feature is further from 0.
const MOST: f32 = 2.0;

/// Pairs of moves that are swapped in each game.
const SWAPS: usize = 60;

/// Plays random games. Every seat's observations are encoded after every move: those that differ must
/// give different numbers, and with hidden cards re-dealt the numbers must stay. Observations of
/// games at random differ in many things at once; so that those that differ in little meet, too,
/// every game is also played with two moves of a player swapped.
///
/// # Panics
/// When an encoding breaks a law; the message says which and where.
pub fn examine_encoding<G: Examined + Encoded>(game: &G, games: u64) {
    examine_encoding_of(game, games, |seen| seen.clone());
}

/// As [`examine_encoding`], for a game in whose observations not everything means something: what
/// does is what `meaning` keeps of them.
///
/// # Panics
/// When an encoding breaks a law.
pub fn examine_encoding_of<G: Examined + Encoded>(
    game: &G,
    games: u64,
    meaning: fn(&G::Observation) -> G::Observation,
) {
    assert_eq!(Block::total(&game.blocks()), game.features(), "the blocks make up the features");
    let mut known = Known { game, meaning, first: HashMap::new() };
    for n in 0..games {
        let seed = Seed::from_text("encoding").nth(n);
        let mut rng = seed.child("redeal").rng();
        let course = random_game(game, seed, |course| {
            for seat in Seat::all(game.seats()) {
                let numbers = known.enter(course.state(), seat);
                if let Some(deal) = game.redeal(course, seat, &mut rng) {
                    let states = replayed_for(course, deal, seat);
                    let other = game.observe(&states[states.len() - 1], seat);
                    let other = known.numbers(&other);
                    assert_eq!(numbers, other, "hidden cards change the numbers of {seat:?}");
                }
            }
        });
        assert!(course.played().len() <= game.longest_game(), "a game is longer than the longest");
        let events: Vec<Played<G>> = course.events().collect();
        for _ in 0..SWAPS.min(events.len() * events.len()) {
            let [one, other] = [0, 0].map(|_| rng.index(events.len()));
            if events[one].seat == events[other].seat {
                known.enter_swapped(&course, &events, one.min(other), one.max(other));
            }
        }
    }
}

/// The first observation that each seat had with the same numbers.
struct Known<'a, G: Encoded> {
    game: &'a G,
    meaning: fn(&G::Observation) -> G::Observation,
    first: HashMap<(Seat, Vec<u32>), G::Observation>,
}

impl<G: Examined + Encoded> Known<'_, G> {
    fn numbers(&self, seen: &G::Observation) -> Vec<u32> {
        // Whatever stood there before must not matter.
        let mut out = vec![f32::NAN; self.game.features()];
        self.game.encode(seen, &mut out);
        assert!(out.iter().all(|x| x.abs() <= MOST), "a number is out of bounds: {out:?}");
        out.into_iter().map(f32::to_bits).collect()
    }

    fn enter(&mut self, state: &G::State, seat: Seat) -> Vec<u32> {
        let seen = self.game.observe(state, seat);
        let numbers = self.numbers(&seen);
        let seen = (self.meaning)(&seen);
        let first = self.first.entry((seat, numbers.clone())).or_insert_with(|| seen.clone());
        assert_eq!(*first, seen, "two observations have the same numbers");
        numbers
    }

    /// Plays the game again with two moves swapped, as far as that is legal.
    fn enter_swapped(
        &mut self,
        course: &Course<G>,
        events: &[Played<G>],
        one: usize,
        other: usize,
    ) {
        let game = self.game;
        let mut state = Course::dealt(game.clone(), course.deal().cloned()).state().clone();
        for n in 0..events.len() {
            let event = &events[if n == one {
                other
            } else if n == other {
                one
            } else {
                n
            }];
            let is_turn = game.turn(&state) == Turn::Seat(event.seat);
            if !is_turn || game.try_apply(&mut state, event.action).is_err() {
                return;
            }
            if let (Turn::Chance, Some(chance)) = (game.turn(&state), &event.chance) {
                game.resolve(&mut state, chance);
            }
            if game.turn(&state) == Turn::Chance {
                return;
            }
            Seat::all(game.seats()).for_each(|seat| {
                self.enter(&state, seat);
            });
        }
    }
}

/// Plays random games: every legal action has an id of its own, which gives the action back.
///
/// # Panics
/// When ids break a law; the message says which and where.
pub fn examine_action_ids<G: Examined + ActionIds>(game: &G, games: u64) {
    let count = game.action_ids();
    for_each_decision(game, games, |seen, actions| {
        let mut mask = vec![true; count];
        game.mask_ids(seen, actions, &mut mask);
        let marked = mask.iter().filter(|&&is_legal| is_legal).count();
        assert_eq!(marked, actions.len(), "two of {actions:?} share an id");
        for &action in actions {
            let id = game.action_id(seen, action);
            assert_eq!(game.action_of_id(seen, id), Some(action), "id {id} is of another action");
        }
        assert_eq!(game.action_of_id(seen, count), None, "there is no such id");
    });
}

/// Plays random games: legal actions that differ have different features.
///
/// # Panics
/// When two have the same.
pub fn examine_move_features<G: Examined + MoveFeatures>(game: &G, games: u64) {
    let features = game.move_features();
    assert_eq!(Block::total(&game.move_blocks()), features, "the blocks make up the features");
    for_each_decision(game, games, |seen, actions| {
        let mut known: HashMap<Vec<u32>, G::Action> = HashMap::new();
        for &action in actions {
            let mut out = vec![f32::NAN; features];
            game.encode_move(seen, action, &mut out);
            assert!(out.iter().all(|x| x.abs() <= MOST), "a number is out of bounds: {out:?}");
            let other = known.insert(out.into_iter().map(f32::to_bits).collect(), action);
            assert_eq!(other, None, "the features of {action:?} are those of another");
        }
    });
}

/// Plays random games: what is revealed has the announced size and sensible numbers.
///
/// # Panics
/// When it has not.
pub fn examine_revealed<G: Examined + Revealed>(game: &G, games: u64) {
    let features = game.revealed_features();
    assert_eq!(Block::total(&game.revealed_blocks()), features, "the blocks make up the features");
    for n in 0..games {
        random_game(game, Seed::from_text("revealed").nth(n), |course| {
            for seat in Seat::all(game.seats()) {
                let mut out = vec![f32::NAN; features];
                game.reveal(course.state(), seat, &mut out);
                assert!(out.iter().all(|x| x.abs() <= MOST), "a number is out of bounds: {out:?}");
            }
        });
    }
}

fn for_each_decision<G: Examined>(
    game: &G,
    games: u64,
    mut look: impl FnMut(&G::Observation, &[G::Action]),
) {
    let mut actions = Actions::new();
    for n in 0..games {
        random_game(game, Seed::from_text("decisions").nth(n), |course| {
            let Turn::Seat(seat) = course.turn() else { return };
            game.actions(course.state(), &mut actions);
            look(&game.observe(course.state(), seat), &actions);
        });
    }
}
