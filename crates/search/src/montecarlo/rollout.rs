//! How a simulation goes on beyond the tree.

use adut_kernel::{Actions, Game, Rng, Turn, play_out};

/// Plays a simulation on.
pub trait Rollout<G: Game>: Send {
    /// Plays `state` to its end, or as far as the insight needs to value it.
    fn play(
        &mut self,
        game: &G,
        state: &mut G::State,
        scratch: &mut Actions<G::Action>,
        rng: &mut Rng,
    );
}

/// Plays random actions, each equally likely.
#[derive(Clone, Copy, Debug, Default)]
pub struct Uniform;

impl<G: Game> Rollout<G> for Uniform {
    #[inline]
    fn play(
        &mut self,
        game: &G,
        state: &mut G::State,
        scratch: &mut Actions<G::Action>,
        rng: &mut Rng,
    ) {
        play_out(game, state, scratch, rng);
    }
}

/// Plays the actions that a function picks, given game, state and its list of actions.
#[derive(Clone, Copy, Debug)]
pub struct Guided<F>(pub F);

impl<G: Game, F> Rollout<G> for Guided<F>
where
    F: FnMut(&G, &G::State, &[G::Action], &mut Rng) -> G::Action + Send,
{
    fn play(
        &mut self,
        game: &G,
        state: &mut G::State,
        scratch: &mut Actions<G::Action>,
        rng: &mut Rng,
    ) {
        loop {
            match game.turn(state) {
                Turn::Over => return,
                Turn::Chance => {
                    let chance = game.sample_chance(state, rng);
                    game.resolve(state, &chance);
                }
                Turn::Seat(_) => {
                    game.actions(state, scratch);
                    let action = (self.0)(game, state, scratch, rng);
                    game.apply(state, action);
                }
            }
        }
    }
}
