//! Information-set Monte Carlo tree search with a single observer (Cowling, Powley and Whitehouse
//! 2012).
//!
//! The tree belongs to one seat. Its nodes stand for what that seat can tell apart: the moves it
//! saw. Every simulation draws a new world from the seat's observation and goes down the tree by
//! the actions that are legal in that world. Since an action may be legal in few worlds, it is
//! compared not with the visits of its node but with its *availability*: how often it could have
//! been chosen. Everyone, the opponents too, chooses by the tree of the one observer. A move that
//! the observer does not notice leaves it at the same place. What else is told apart is up to
//! [`Branching`](super::Branching).

use adut_kernel::{Actions, Agent, Determinize, Game, Played, Rng, Seat, Turn, View};

use super::Growth;
use super::descent::{Choice, Descent};
use super::rollout::{Rollout, Uniform};
use super::tree::Place;
use super::watch::Watch;
use crate::trace::{Silent, Tracer};
use crate::{Insight, RulesOnly};

/// The tree has one root.
const ROOT: u32 = 0;

/// Information-set search with a single observer: an honest player. Its values are the shares of
/// the simulations that went to each action.
#[derive(Clone, Debug)]
pub struct Ismcts<G: Game, R = Uniform, I = RulesOnly, T = Silent> {
    growth: Growth,
    rollout: R,
    insight: I,
    watch: Watch<G::Action, T>,
    descent: Descent<G::Action>,
    legal: Actions<G::Action>,
}

impl<G: Game> Ismcts<G> {
    /// Random playouts, valued by the rules.
    pub fn new(growth: Growth) -> Self {
        Self::with(growth, Uniform, RulesOnly)
    }
}

impl<G: Game, R, I> Ismcts<G, R, I> {
    /// Playouts and values of the caller's own.
    pub fn with(growth: Growth, rollout: R, insight: I) -> Self {
        let descent = Descent::new(&growth);
        Self { growth, rollout, insight, watch: Watch::new(Silent), descent, legal: Actions::new() }
    }
}

impl<G: Game, R, I, T: Tracer<G::Action>> Ismcts<G, R, I, T> {
    /// The same search, watched.
    pub fn traced<U: Tracer<G::Action>>(self, tracer: U) -> Ismcts<G, R, I, U> {
        let Self { growth, rollout, insight, descent, legal, .. } = self;
        Ismcts { growth, rollout, insight, watch: Watch::new(tracer), descent, legal }
    }

    /// Who watches.
    pub fn tracer(&self) -> &T {
        self.watch.tracer()
    }
}

impl<G, R, I, T> Ismcts<G, R, I, T>
where
    G: Determinize,
    R: Rollout<G>,
    I: Insight<G>,
    T: Tracer<G::Action>,
{
    fn simulate(&mut self, view: &View<'_, G>, mut world: G::State, rng: &mut Rng) {
        let (game, observer) = (view.game(), view.seat());
        let mut root_actions = Some(view.actions());
        let mut place = Place::Node(ROOT);
        self.descent.begin();
        self.watch.simulation(|| game.turn(&world));
        loop {
            let mover = match game.turn(&world) {
                Turn::Over => break,
                Turn::Chance => {
                    let chance = game.sample_chance(&world, rng);
                    game.resolve(&mut world, &chance);
                    continue;
                }
                Turn::Seat(seat) => seat,
            };
            let key = self.growth.branching.key(game, &world, mover, observer);
            let Some(node) = self.descent.tree.enter(place, key) else { break };
            // What may be done at the root is the same in every world.
            let legal = match root_actions.take() {
                Some(actions) => actions,
                None => {
                    game.actions(&world, &mut self.legal);
                    &self.legal
                }
            };
            let choice = self.descent.choose(node, mover, legal, self.growth.exploration, rng);
            let (edge, action) = match choice {
                Choice::Known { edge, action } => (edge, action),
                Choice::New { action } => {
                    game.apply(&mut world, action);
                    self.watch.step(action, || game.turn(&world));
                    break;
                }
                Choice::Full => break,
            };
            game.apply(&mut world, action);
            self.watch.step(action, || game.turn(&world));
            if !G::HIDES_MOVES || noticed(game, &mut world, mover, action, observer, rng) {
                place = Place::Below(edge);
            }
        }
        self.rollout.play(game, &mut world, &mut self.legal, rng);
        self.watch.playout(|| self.insight.value(game, &world, observer));
        self.descent.learn(game, &world, &self.insight);
    }

    fn grow(&mut self, view: &View<'_, G>, rng: &mut Rng) {
        let game = view.game();
        let Growth { branching, reuse, .. } = self.growth;
        let key = branching.key_of_seen::<G>(view.seen(), view.seat());
        self.descent.prepare(1, view.history(), branching, key, reuse);
        let worlds = game.worlds(view.seen());
        self.watch.search();
        let mut meter = self.growth.budget.meter();
        while meter.step() {
            let world = game.draw_world(&worlds, rng);
            self.simulate(view, world, rng);
        }
    }
}

/// Whether `observer` noticed the move just made. What chance decides on it is drawn first,
/// because that may decide who notices.
fn noticed<G: Game>(
    game: &G,
    state: &mut G::State,
    seat: Seat,
    action: G::Action,
    observer: Seat,
    rng: &mut Rng,
) -> bool {
    let chance = (game.turn(state) == Turn::Chance).then(|| game.sample_chance(state, rng));
    if let Some(chance) = &chance {
        game.resolve(state, chance);
    }
    game.witnessed(&Played { seat, action, chance }, observer)
}

impl<G, R, I, T> Agent<G> for Ismcts<G, R, I, T>
where
    G: Determinize,
    R: Rollout<G>,
    I: Insight<G>,
    T: Tracer<G::Action>,
{
    fn act(&mut self, view: &View<'_, G>, rng: &mut Rng) -> G::Action {
        let actions = view.actions();
        if actions.len() > 1 {
            self.grow(view, rng);
        }
        super::most_visited(actions, |action| self.descent.tally(ROOT, action))
    }

    fn values(&mut self, view: &View<'_, G>, rng: &mut Rng) -> Vec<f64> {
        self.grow(view, rng);
        let mut values = Vec::new();
        let visits = view.actions().iter().map(|&action| self.descent.tally(ROOT, action).0);
        super::shares(visits, &mut values);
        values
    }

    fn restart(&mut self) {
        self.descent.forget();
    }
}
