//! Puzzles of Love Letter.
//!
//! There is no solver for it: few cards are left late in a round, so all play to its end is
//! searched.

use adut_puzzles::{Kind, Puzzling, Scene};

use crate::rules::{Card, Effect, LoveLetter, Observation, State};

/// Cards in the deck from which positions are looked at.
const LATE: usize = 4;

impl Puzzling for LoveLetter {
    const KINDS: &'static [Kind] = &Kind::ALL;

    fn is_late(&self, state: &State) -> bool {
        state.deck_left() <= LATE
    }

    fn every_world(&self, seen: &Observation, limit: usize) -> Option<Vec<State>> {
        LoveLetter::every_world(self, seen, limit)
    }

    /// The deck, and the card aside under it.
    fn face_down(&self, state: &State) -> Vec<String> {
        let (pack, left) = (state.dealt().cards(), state.deck_left());
        let deck = pack[pack.len() - left..].iter().chain(pack.first());
        deck.map(|card| card.to_string()).collect()
    }

    fn themes(&self, scene: &Scene<'_, Self>) -> Vec<&'static str> {
        let (seen, solution) = (scene.seen, scene.solution);
        let is_on_other = solution.target.is_some_and(|target| target != scene.seat);
        let mut themes = Vec::new();
        themes.extend(match solution.card.effect() {
            Effect::Guess if is_on_other => Some("name-card"),
            Effect::Compare if is_on_other => Some("duel"),
            Effect::Replace if is_on_other => Some("force-discard"),
            Effect::Replace => Some("draw-anew"),
            Effect::Swap if is_on_other => Some("swap"),
            Effect::Protect => Some("shelter"),
            _ => None,
        });
        let kept = |card: Card| if seen.hand() == Some(card) { seen.drawn() } else { seen.hand() };
        if kept(solution.card).is_some_and(|kept| kept < solution.card) {
            themes.push("let-go-high");
        }
        if seen.deck_left() == 0 {
            themes.push("last-turn");
        }
        themes
    }
}
