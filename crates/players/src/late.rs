//! Players that change their method when the cards can be counted.

use adut_kernel::{Agent, Game, Rng, Thought, View};

/// Plays by one method early and by another late in the game.
pub struct Late<A, B, F> {
    /// Who plays early.
    pub early: A,
    /// Who plays late.
    pub late: B,
    /// Whether it is late, from what is seen.
    pub is_late: F,
}

impl<G, A, B, F> Agent<G> for Late<A, B, F>
where
    G: Game,
    A: Agent<G>,
    B: Agent<G>,
    F: Fn(&G, &G::Observation) -> bool + Send,
{
    fn act(&mut self, view: &View<'_, G>, rng: &mut Rng) -> G::Action {
        if view.actions().len() == 1 {
            return view.actions()[0];
        }
        if (self.is_late)(view.game(), view.seen()) {
            self.late.act(view, rng)
        } else {
            self.early.act(view, rng)
        }
    }

    fn values(&mut self, view: &View<'_, G>, rng: &mut Rng) -> Vec<f64> {
        if (self.is_late)(view.game(), view.seen()) {
            self.late.values(view, rng)
        } else {
            self.early.values(view, rng)
        }
    }

    fn decide(&mut self, view: &View<'_, G>, rng: &mut Rng) -> Thought<G::Action> {
        if (self.is_late)(view.game(), view.seen()) {
            self.late.decide(view, rng)
        } else {
            self.early.decide(view, rng)
        }
    }

    fn restart(&mut self) {
        self.early.restart();
        self.late.restart();
    }
}
