//! The player that does not think.

use adut_kernel::{Agent, Game, Player, Rng, RulesError, RulesReader, Scale, View};

/// Plays any listed action, each equally likely.
struct Random;

impl<G: Game> Agent<G> for Random {
    fn act(&mut self, view: &View<'_, G>, rng: &mut Rng) -> G::Action {
        view.pick(rng.index(view.actions().len()))
    }

    fn values(&mut self, view: &View<'_, G>, _: &mut Rng) -> Vec<f64> {
        vec![1.0 / view.actions().len() as f64; view.actions().len()]
    }

    fn scale(&self) -> Scale {
        Scale::Chance
    }
}

/// For catalogues.
pub fn random<G: Game>(_: &G, _: &RulesReader<'_>) -> Result<Player<G>, RulesError> {
    Ok(Player::honest(Random))
}
