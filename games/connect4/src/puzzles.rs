//! Puzzles of Connect-4. Nothing is hidden, so all of them are open.

use adut_kernel::{Game as _, Turn};
use adut_puzzles::{Kind, Puzzling, Scene};
use adut_review::Reviewable as _;

use crate::rules::{Column, Connect4, State};

impl Puzzling for Connect4 {
    const KINDS: &'static [Kind] = &[Kind::Open];

    fn is_late(&self, state: &State) -> bool {
        self.solves_quickly(state)
    }

    fn themes(&self, scene: &Scene<'_, Self>) -> Vec<&'static str> {
        let wins = |state: &State, column: Column| {
            let mut next = state.clone();
            self.try_apply(&mut next, column).is_ok()
                && self.turn(&next) == Turn::Over
                && self.outcome(&next).winner().is_some()
        };
        // What the other side could do if it were to move: any other column is played first.
        let is_block_after = |passed: &Column| {
            let mut next = scene.state.clone();
            self.try_apply(&mut next, *passed).is_ok() && wins(&next, scene.solution)
        };
        let mut others = scene.actions.iter().filter(|&&other| other != scene.solution);
        if wins(scene.state, scene.solution) {
            vec!["win-now"]
        } else if others.any(is_block_after) {
            vec!["block"]
        } else {
            vec!["far-sighted"]
        }
    }
}
