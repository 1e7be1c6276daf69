//! Players that weigh each action and play the best.

use adut_kernel::{Agent, Game, Rng, View};

/// Gives each of a view's actions a value and plays the highest, the first of equals. Whatever
/// needs no random numbers and no memory is such a player.
pub(crate) struct Weighing<W>(pub(crate) W);

impl<G, W> Agent<G> for Weighing<W>
where
    G: Game,
    W: FnMut(&View<'_, G>) -> Vec<f64> + Send,
{
    fn act(&mut self, view: &View<'_, G>, _: &mut Rng) -> G::Action {
        view.actions()[first_best(&(self.0)(view))]
    }

    fn values(&mut self, view: &View<'_, G>, _: &mut Rng) -> Vec<f64> {
        (self.0)(view)
    }
}

/// The first index with the highest value; 0 if there are none.
pub(crate) fn first_best(values: &[f64]) -> usize {
    let mut best = 0;
    for (i, value) in values.iter().enumerate() {
        if value.total_cmp(&values[best]).is_gt() {
            best = i;
        }
    }
    best
}
