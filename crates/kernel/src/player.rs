//! Who can sit at the table.

use std::fmt;

use crate::{Actions, Game, Rng, View};

/// An honest player: it is handed a [`View`] and cannot reach the state.
pub trait Agent<G: Game>: Send {
    /// Chooses one of the view's actions. All its randomness comes from `rng`.
    fn act(&mut self, view: &View<'_, G>, rng: &mut Rng) -> G::Action;

    /// What the player thinks each action is worth, in the order of the view's actions, larger
    /// being better and the scale its own. A player that does not weigh its moves gives 1 to its
    /// choice and 0 to the rest.
    fn values(&mut self, view: &View<'_, G>, rng: &mut Rng) -> Vec<f64> {
        let choice = self.act(view, rng);
        one_for(choice, view.actions())
    }

    /// A new game begins: whatever was remembered of the last one is void.
    fn restart(&mut self) {}
}

/// An all-knowing player: it is handed the state, hidden cards included, and says so by its type.
pub trait Clairvoyant<G: Game>: Send {
    /// Chooses one of `actions`, which are those of `state`.
    fn act_seeing(
        &mut self,
        game: &G,
        state: &G::State,
        actions: &Actions<G::Action>,
        rng: &mut Rng,
    ) -> G::Action;

    /// As [`Agent::values`].
    fn values_seeing(
        &mut self,
        game: &G,
        state: &G::State,
        actions: &Actions<G::Action>,
        rng: &mut Rng,
    ) -> Vec<f64> {
        let choice = self.act_seeing(game, state, actions, rng);
        one_for(choice, actions)
    }

    /// A new game begins: whatever was remembered of the last one is void.
    fn restart(&mut self) {}
}

fn one_for<A: Eq>(choice: A, actions: &[A]) -> Vec<f64> {
    actions.iter().map(|action| f64::from(u8::from(*action == choice))).collect()
}

/// What a player may look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sees {
    /// What a person in that seat would see.
    Honest,
    /// All cards, the stock's order included.
    AllKnowing,
}

impl fmt::Display for Sees {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Sees::Honest => "honest",
            Sees::AllKnowing => "all-knowing",
        })
    }
}

/// Either kind of player, ready to be seated.
pub enum Player<G: Game> {
    /// Sees what a person in its seat would see.
    Honest(Box<dyn Agent<G>>),
    /// Sees everything.
    AllKnowing(Box<dyn Clairvoyant<G>>),
}

impl<G: Game> Player<G> {
    /// Seats an honest player.
    pub fn honest(agent: impl Agent<G> + 'static) -> Self {
        Self::Honest(Box::new(agent))
    }
    /// Seats an all-knowing player.
    pub fn all_knowing(clairvoyant: impl Clairvoyant<G> + 'static) -> Self {
        Self::AllKnowing(Box::new(clairvoyant))
    }
    /// What it may look at.
    pub fn sees(&self) -> Sees {
        match self {
            Player::Honest(_) => Sees::Honest,
            Player::AllKnowing(_) => Sees::AllKnowing,
        }
    }
    /// Tells it that a new game begins.
    pub fn restart(&mut self) {
        match self {
            Player::Honest(agent) => agent.restart(),
            Player::AllKnowing(clairvoyant) => clairvoyant.restart(),
        }
    }
}

impl<G: Game> fmt::Debug for Player<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Player({})", self.sees())
    }
}
