//! Who can sit at the table.

use std::fmt;

use thiserror::Error;

use crate::{Actions, Crash, Game, Rng, Seat, View, Witnessed, guarded};

/// What the values of a thought are measured in; larger is always better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scale {
    /// The chance with which the player makes each move.
    Chance,
    /// The share of the simulations that went to each move.
    Simulations,
    /// What the game is expected to bring: 1 for a win, −1 for a loss, or what stands for them.
    Payoff,
    /// The points by which the game ends, in the mean or exactly.
    Points,
    /// A measure of the player's own.
    Own,
}

impl Scale {
    /// Its name, for programs.
    pub fn name(self) -> &'static str {
        match self {
            Self::Chance => "chance",
            Self::Simulations => "simulations",
            Self::Payoff => "payoff",
            Self::Points => "points",
            Self::Own => "own",
        }
    }
}

/// A decision, and what it was made by.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought<A> {
    /// The move.
    pub action: A,
    /// What each action was worth, in their order.
    pub values: Vec<f64>,
    /// What the values are measured in.
    pub scale: Scale,
}

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

    /// What the values are measured in.
    fn scale(&self) -> Scale {
        Scale::Own
    }

    /// Chooses as [`act`](Self::act) does, and says by which values. With the same random numbers a player
    /// that remembers nothing thinks the same twice; one that goes on from its last thought has its own
    /// version, which thinks once.
    fn decide(&mut self, view: &View<'_, G>, rng: &mut Rng) -> Thought<G::Action> {
        let values = self.values(view, &mut rng.clone());
        Thought { action: self.act(view, rng), values, scale: self.scale() }
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

    /// What the values are measured in.
    fn scale(&self) -> Scale {
        Scale::Own
    }

    /// As [`Agent::decide`].
    fn decide_seeing(
        &mut self,
        game: &G,
        state: &G::State,
        actions: &Actions<G::Action>,
        rng: &mut Rng,
    ) -> Thought<G::Action> {
        let values = self.values_seeing(game, state, actions, &mut rng.clone());
        let action = self.act_seeing(game, state, actions, rng);
        Thought { action, values, scale: self.scale() }
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

/// A program of somebody else's: honest, for all it gets is a view, but it may fail.
pub trait Outsider<G: Game>: Send {
    /// Chooses an action, or fails to. What it draws from `rng` repeats with the game's seed.
    fn act(&mut self, view: &View<'_, G>, rng: &mut Rng) -> Result<G::Action, Forfeit>;

    /// A new game begins.
    fn restart(&mut self);
}

/// Why a player loses a game that is not over.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct Forfeit(pub String);

/// A turn to be decided: the state and what goes with it. Only a [`Player`] takes it apart.
#[derive(Debug)]
pub struct Situation<'a, G: Game> {
    /// The rules.
    pub game: &'a G,
    /// The state, hidden cards included.
    pub state: &'a G::State,
    /// Whose turn it is.
    pub seat: Seat,
    /// The legal actions.
    pub actions: &'a Actions<G::Action>,
    /// The moves that the seat saw.
    pub history: &'a [Witnessed<G::Action>],
}

impl<G: Game> Situation<'_, G> {
    /// What the seat may see of it.
    #[inline]
    pub fn view(&self) -> View<'_, G> {
        View::of(self.game, self.state, self.seat, self.actions, self.history)
    }

    /// Whether an action is legal here.
    #[inline]
    fn check(&self, action: G::Action) -> Result<(), Forfeit> {
        let is_listed = match self.actions.len() {
            0..=SHORT => self.actions.contains(&action),
            _ => self.actions.binary_search(&action).is_ok(),
        };
        if is_listed { Ok(()) } else { self.check_unlisted(action) }
    }

    /// The same for an action that the list, which may be cut, does not have.
    #[cold]
    fn check_unlisted(&self, action: G::Action) -> Result<(), Forfeit> {
        self.game.check(self.state, action).map_err(|foul| Forfeit(foul.to_string()))
    }
}

/// A list up to here is looked through faster from one end than by halves.
const SHORT: usize = 16;

/// Any kind of player, ready to be seated.
pub enum Player<G: Game> {
    /// Sees what a person in its seat would see.
    Honest(Box<dyn Agent<G>>),
    /// Sees everything.
    AllKnowing(Box<dyn Clairvoyant<G>>),
    /// Sees what a person in its seat would see, and may fail.
    Outside(Box<dyn Outsider<G>>),
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
            Player::Honest(_) | Player::Outside(_) => Sees::Honest,
            Player::AllKnowing(_) => Sees::AllKnowing,
        }
    }
    /// Tells it that a new game begins.
    pub fn restart(&mut self) {
        match self {
            Player::Honest(agent) => agent.restart(),
            Player::AllKnowing(clairvoyant) => clairvoyant.restart(),
            Player::Outside(outsider) => outsider.restart(),
        }
    }
    /// Asks it for an action, and lets it see what it may. What is not legal is forfeit.
    #[inline(always)]
    pub fn choose(&mut self, at: &Situation<'_, G>, rng: &mut Rng) -> Result<G::Action, Forfeit> {
        let action = match self {
            Player::Honest(agent) => {
                let view = at.view();
                let action = agent.act(&view, rng);
                if view.is_picked(action) {
                    return Ok(action);
                }
                action
            }
            Player::AllKnowing(clairvoyant) => {
                clairvoyant.act_seeing(at.game, at.state, at.actions, rng)
            }
            Player::Outside(outsider) => outsider.act(&at.view(), rng)?,
        };
        at.check(action)?;
        Ok(action)
    }
    /// As [`choose`](Self::choose), and says by which values. An outside program says none.
    pub fn decide(
        &mut self,
        at: &Situation<'_, G>,
        rng: &mut Rng,
    ) -> Result<Thought<G::Action>, Forfeit> {
        let thought = match self {
            Player::Honest(agent) => agent.decide(&at.view(), rng),
            Player::AllKnowing(clairvoyant) => {
                clairvoyant.decide_seeing(at.game, at.state, at.actions, rng)
            }
            Player::Outside(outsider) => {
                let action = outsider.act(&at.view(), rng)?;
                Thought { action, values: Vec::new(), scale: Scale::Own }
            }
        };
        at.check(thought.action)?;
        Ok(thought)
    }
    /// As [`choose`](Self::choose), but a panic costs no more than this thought: any listed action is
    /// made instead, each equally likely, and the crash is told.
    pub fn choose_or_any(
        &mut self,
        at: &Situation<'_, G>,
        rng: &mut Rng,
    ) -> (Result<G::Action, Forfeit>, Option<Crash>) {
        let mut any = rng.clone();
        match guarded(|| self.choose(at, rng)) {
            Ok(choice) => (choice, None),
            Err(crash) => (Ok(self.recover(at, &mut any)), Some(crash)),
        }
    }
    /// The same for [`decide`](Self::decide); a thought that crashed has no values.
    pub fn decide_or_any(
        &mut self,
        at: &Situation<'_, G>,
        rng: &mut Rng,
    ) -> (Result<Thought<G::Action>, Forfeit>, Option<Crash>) {
        let mut any = rng.clone();
        match guarded(|| self.decide(at, rng)) {
            Ok(thought) => (thought, None),
            Err(crash) => {
                let action = self.recover(at, &mut any);
                let thought = Thought { action, values: Vec::new(), scale: Scale::Own };
                (Ok(thought), Some(crash))
            }
        }
    }
    /// Any listed action, after a crash.
    fn recover(&mut self, at: &Situation<'_, G>, any: &mut Rng) -> G::Action {
        // What it remembers may be half-written. If it cannot even forget that, its next thought
        // crashes too.
        let _ = guarded(|| self.restart());
        at.actions[any.index(at.actions.len())]
    }
    /// Asks it what each listed action is worth, in the same order.
    pub fn values(&mut self, at: &Situation<'_, G>, rng: &mut Rng) -> Result<Vec<f64>, Forfeit> {
        Ok(match self {
            Player::Honest(agent) => agent.values(&at.view(), rng),
            Player::AllKnowing(clairvoyant) => {
                clairvoyant.values_seeing(at.game, at.state, at.actions, rng)
            }
            Player::Outside(outsider) => one_for(outsider.act(&at.view(), rng)?, at.actions),
        })
    }
}

impl<G: Game> fmt::Debug for Player<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Player({})", self.sees())
    }
}
