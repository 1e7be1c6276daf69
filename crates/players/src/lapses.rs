//! Players that do not always pay attention.

use adut_kernel::{Agent, Game, Rng, View};

/// Plays like another player, but now and then any listed action. A level between that player and
/// a random one, with the mistakes of somebody who looked away.
pub(crate) struct Lapses<A> {
    /// Who plays when attentive.
    pub(crate) attentive: A,
    /// How often attention lapses.
    pub(crate) share: f64,
}

impl<G: Game, A: Agent<G>> Agent<G> for Lapses<A> {
    fn act(&mut self, view: &View<'_, G>, rng: &mut Rng) -> G::Action {
        if self.share > 0.0 && rng.unit() < self.share {
            return view.pick(rng.index(view.actions().len()));
        }
        self.attentive.act(view, rng)
    }

    /// What the attentive player thinks.
    fn values(&mut self, view: &View<'_, G>, rng: &mut Rng) -> Vec<f64> {
        self.attentive.values(view, rng)
    }

    fn restart(&mut self) {
        self.attentive.restart();
    }
}
