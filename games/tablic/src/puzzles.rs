//! Puzzles of Tablić.

use adut_kernel::Seat;
use adut_puzzles::{Kind, Puzzling, Scene};

use crate::rules::{Action, Observation, State, Tablic};

/// Cards undealt from which positions are looked at: those of the last deal.
const LATE: usize = 12;
/// Cards in either hand while these are undealt: more would take long to solve.
const FEW: u32 = 3;

impl Puzzling for Tablic {
    const KINDS: &'static [Kind] = &Kind::ALL;

    fn is_late(&self, state: &State) -> bool {
        let few = || (0..2).all(|seat| state.hand(Seat::new(seat)).len() <= FEW);
        match state.undealt_cards().len() as usize {
            0 => true,
            undealt => undealt <= LATE && few(),
        }
    }

    /// In the last deal there is one way only: whoever counts knows the other hand.
    fn every_world(&self, seen: &Observation, _: usize) -> Option<Vec<State>> {
        Some(vec![self.only_world(seen)?])
    }

    fn face_down(&self, state: &State) -> Vec<String> {
        state.stock().into_iter().flatten().map(|card| card.to_string()).collect()
    }

    fn themes(&self, scene: &Scene<'_, Self>) -> Vec<&'static str> {
        let (seen, solution) = (scene.seen, scene.solution);
        let takes_more = |other: &&Action| {
            other.card == solution.card
                && other.taken != solution.taken
                && (solution.taken - other.taken).is_empty()
        };
        let mut themes = Vec::new();
        if solution.is_lay() {
            let can_take = scene.actions.iter().any(|action| !action.is_lay());
            themes.push(if can_take { "pass-capture" } else { "safe-lay" });
        } else if solution.taken == seen.table {
            themes.push("clear-table");
        } else if scene.actions.iter().find(takes_more).is_some() {
            themes.push("take-less");
        }
        let was_last = seen.last_capture.is_some_and(|last| last.seat == scene.seat);
        if seen.undealt == 0 && !solution.is_lay() && !was_last {
            themes.push("last-capture");
        }
        themes
    }
}
