//! Players that do not always pay attention.

use adut_kernel::{Agent, Game, Rng, Scale, Thought, View};

/// Plays like another player, but now and then any listed action. A level between that player and
/// a random one, with the mistakes of somebody who looked away.
pub struct Lapses<A> {
    /// Who plays when attentive.
    pub attentive: A,
    /// How often attention lapses.
    pub share: f64,
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

    fn scale(&self) -> Scale {
        self.attentive.scale()
    }

    /// A lapse has the values of one: every move alike.
    fn decide(&mut self, view: &View<'_, G>, rng: &mut Rng) -> Thought<G::Action> {
        let moves = view.actions().len();
        if self.share > 0.0 && rng.unit() < self.share {
            let (action, values) = (view.pick(rng.index(moves)), vec![1.0 / moves as f64; moves]);
            return Thought { action, values, scale: Scale::Chance };
        }
        self.attentive.decide(view, rng)
    }

    fn restart(&mut self) {
        self.attentive.restart();
    }
}
