//! The player that tests crash with.

use adut_kernel::{Agent, Game, Rng, View};

/// Found by name where the feature `test-players` is on, and in no catalogue.
pub(crate) const NAME: &str = "panics";

/// Panics instead of thinking.
pub(crate) struct Panics;

impl<G: Game> Agent<G> for Panics {
    fn act(&mut self, _: &View<'_, G>, _: &mut Rng) -> G::Action {
        panic!("on purpose")
    }
}
