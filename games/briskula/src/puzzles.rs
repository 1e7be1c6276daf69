//! Puzzles of Briškula.

use adut_cards::trieste::Card;
use adut_kernel::{Game as _, Seat};
use adut_puzzles::{Kind, Puzzling, Scene};

use crate::rules::{Action, Briskula, Observation, State, beaters, trumps};

/// Cards in the stock from which positions are looked at.
const LATE: usize = 12;
/// The points of an as or a trica, and more than those of any other card.
const KARIK: u8 = 10;

impl Puzzling for Briskula {
    const KINDS: &'static [Kind] = &Kind::ALL;

    fn is_late(&self, state: &State) -> bool {
        state.stock_len() <= LATE
    }

    fn every_world(&self, seen: &Observation, limit: usize) -> Option<Vec<State>> {
        Briskula::every_world(self, seen, limit)
    }

    fn face_down(&self, state: &State) -> Vec<String> {
        state.stock().iter().map(|card| card.to_string()).collect()
    }

    fn themes(&self, scene: &Scene<'_, Self>) -> Vec<&'static str> {
        let Action::Throw(card) = scene.solution else { return Vec::new() };
        let seen = scene.seen;
        let is_trump = |card: Card| trumps(seen.trump()).contains(card);
        let others = || seen.hand().iter().filter(|&other| other != card);
        let mut themes = Vec::new();
        if !is_trump(card) && others().any(is_trump) {
            themes.push("keep-trump");
        }
        if is_trump(card) && others().any(|other| !is_trump(other)) {
            themes.push("spend-trump");
        }
        // Who takes the trick is settled by its last card only.
        if seen.trick().cards().len() + 1 == self.trick_len() {
            let takes = |card: Card| takes(self, seen, scene.seat, card);
            let is_last_draw = seen.stock_len() == self.trick_len();
            if !takes(card) && others().any(takes) {
                themes.push(if is_last_draw { "lose-for-trump" } else { "duck" });
            }
            if card.points() >= KARIK {
                themes.push(if takes(card) { "bring-home" } else { "give-karik" });
            }
        }
        if seen.stock_len() == 0 {
            themes.push("last-tricks");
        }
        themes
    }
}

/// Whether the seat takes the trick if it ends it with this card.
fn takes(game: &Briskula, seen: &Observation, seat: Seat, card: Card) -> bool {
    let best = seen.trick().best(seen.trump(), game.seats());
    best.is_none_or(|(winner, best)| winner == seat || beaters(best, seen.trump()).contains(card))
}
