use std::collections::HashSet;

use adut_kernel::{Actions, Game as _, Notation as _, Rules, Turn};

use super::*;
use crate::rules::{Chance, LoveLetter, Observation, State};

fn game(rules: &str) -> LoveLetter {
    LoveLetter::from_rules(&Rules::parse(rules).unwrap()).unwrap()
}

fn pack(game: &LoveLetter) -> Counts {
    game.pack().iter().copied().collect()
}

/// The orders that the thesis divides for: 16!/1920 with five Guards, 15!/384 with four.
#[test]
fn packs_have_so_many_orders() {
    assert_eq!(orders(pack(&game(""))), 10_897_286_400);
    assert_eq!(orders(pack(&game("guards=4"))), 3_405_402_000);
}

/// Every first situation with these cards face up, the stock loose.
fn first_states(game: &LoveLetter, face_up: [Card; 3]) -> Vec<State> {
    let left = face_up.iter().fold(pack(game), |left, &card| left.without(card));
    let mut states = Vec::new();
    for own in kinds(left) {
        for other in kinds(left.without(own)) {
            let rest = left.without(own).without(other);
            for drawn in kinds(rest) {
                let mut last: Vec<Card> = rest.without(drawn).iter().collect();
                let aside = last.pop();
                let deck: Vec<String> = aside
                    .into_iter()
                    .chain(face_up)
                    .chain([own, other, drawn])
                    .chain(last)
                    .map(|card| card.to_string())
                    .collect();
                let mut state = game.root();
                let deal = game.read_deck(&deck).unwrap();
                assert!(matches!(deal, Chance::Deal(_)));
                game.resolve(&mut state, &deal);
                states.push(state.loosened());
            }
        }
    }
    states
}

/// All states in which a player is to play after chance has decided what is due.
fn settle(game: &LoveLetter, state: State, out: &mut Vec<State>, ended: &mut u128) {
    match game.turn(&state) {
        Turn::Over => *ended += 1,
        Turn::Seat(_) => out.push(state),
        Turn::Chance => {
            let mut listed = Vec::new();
            assert!(game.chances(&state, &mut listed));
            for (chance, _) in listed {
                let mut next = state.clone();
                game.resolve(&mut next, &chance);
                settle(game, next, out, ended);
            }
        }
    }
}

/// The rules themselves, played out in every way for some turns, against the counts.
fn counts_are_those_of_the_rules(rules: &str, face_up: [Card; 3], turns: usize) {
    let game = game(rules);
    let counted = situations(pack(&game), Some(face_up));
    let sets = information_sets(pack(&game), Some(face_up));
    let mut states = first_states(&game, face_up);
    let mut actions = Actions::new();
    let expected = counted.situations.iter().zip(&sets).zip(&counted.scenarios);
    for (turn, ((&situations, &sets), &scenarios)) in expected.take(turns).enumerate() {
        let seen: HashSet<Observation> =
            states.iter().map(|state| game.observe(state, state.acting())).collect();
        assert_eq!(states.len() as u128, situations, "turn {turn}");
        assert_eq!(seen.len() as u128, sets, "turn {turn}");
        let (mut next, mut ended) = (Vec::new(), 0);
        for state in states {
            game.actions(&state, &mut actions);
            for &action in actions.iter() {
                let mut after = state.clone();
                game.apply(&mut after, action);
                settle(&game, after, &mut next, &mut ended);
            }
        }
        assert_eq!(ended, scenarios, "turn {turn}");
        states = next;
    }
}

#[test]
fn counts_are_those_of_the_rules_on_the_first_turns() {
    use Card::{Baron, Countess, Guard, Handmaid, King, Priest, Prince, Princess};
    counts_are_those_of_the_rules("", [Handmaid, Prince, King], 3);
    counts_are_those_of_the_rules("guards=4", [Priest, Baron, Countess], 3);
    counts_are_those_of_the_rules("", [Guard, Guard, Princess], 2);
}

/// A situation is in one information set, and a position is some situation.
#[test]
fn there_are_fewer_information_sets_than_situations() {
    let pack = pack(&game("guards=4"));
    let counted = situations(pack, Some([Card::Handmaid, Card::Prince, Card::King]));
    let sets = information_sets(pack, Some([Card::Handmaid, Card::Prince, Card::King]));
    assert_eq!(sets.len(), counted.situations.len());
    let fewer = |few: &[u128]| few.iter().zip(&counted.situations).all(|(few, many)| few <= many);
    assert!(fewer(&sets));
    assert!(fewer(&counted.positions));
    // Twelve cards are dealt or drawn at least: the longest round has one turn for each card.
    assert_eq!(sets.len(), 9);
}
