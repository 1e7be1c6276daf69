//! Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012).
//!
//! A tree belongs to one seat. Its nodes stand for what that seat can tell apart: the moves it
//! saw, and whatever else [`Branching`](super::Branching) says. Every simulation draws a new world
//! from the observation of the seat that searches and goes down the tree by the actions that are
//! legal in that world. Since an action may be legal in few worlds, it is compared not with the
//! visits of its node but with its *availability*: how often it could have been chosen. A move that
//! the tree's owner does not notice leaves it at the same place.

use std::marker::PhantomData;

use adut_kernel::{
    Actions, Agent, Determinize, Game, MAX_SEATS, Played, Rng, Scale, Thought, Turn, View,
};

use super::descent::{Choice, Descent};
use super::observers::{Multiple, Observers, Single};
use super::rollout::{Rollout, Uniform};
use super::tree::Place;
use super::{Branching, Growth};
use crate::{Insight, RulesOnly};

/// Information-set search with a [single observer](Single).
pub type Ismcts<G, R = Uniform, I = RulesOnly> = InformationSetSearch<Single, G, R, I>;
/// Information-set search with [multiple observers](Multiple).
pub type MultiObserver<G, R = Uniform, I = RulesOnly> = InformationSetSearch<Multiple, G, R, I>;

/// Information-set search: an honest player. Its values are the shares of the simulations that
/// went to each action.
#[derive(Clone, Debug)]
pub struct InformationSetSearch<O, G: Game, R = Uniform, I = RulesOnly> {
    growth: Growth,
    rollout: R,
    insight: I,
    descent: Descent<G::Action>,
    legal: Actions<G::Action>,
    observers: PhantomData<O>,
}

impl<O, G: Game> InformationSetSearch<O, G> {
    /// Random playouts, valued by the rules.
    pub fn new(growth: Growth) -> Self {
        Self::with(growth, Uniform, RulesOnly)
    }
}

impl<O, G: Game, R, I> InformationSetSearch<O, G, R, I> {
    /// Playouts and values of the caller's own.
    pub fn with(growth: Growth, rollout: R, insight: I) -> Self {
        Self {
            descent: Descent::new(&growth),
            growth,
            rollout,
            insight,
            legal: Actions::new(),
            observers: PhantomData,
        }
    }
}

impl<O, G, R, I> InformationSetSearch<O, G, R, I>
where
    O: Observers,
    G: Determinize,
    R: Rollout<G>,
    I: Insight<G>,
{
    fn simulate(&mut self, view: &View<'_, G>, mut world: G::State, rng: &mut Rng) {
        let (game, searcher) = (view.game(), view.seat());
        let Growth { exploration, branching, .. } = self.growth;
        let trees = O::trees(game);
        // Where the simulation stands in each tree; nowhere if the tree had no room to follow.
        let mut places: [Option<Place>; MAX_SEATS] =
            std::array::from_fn(|tree| Some(Place::Node(tree as u32)));
        let mut root_actions = Some(view.actions());
        self.descent.begin();
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
            let mut nodes = [None; MAX_SEATS];
            for tree in 0..trees {
                nodes[tree] = places[tree].and_then(|place| {
                    let key = branching.key(game, &world, mover, O::owner(tree, searcher));
                    self.descent.tree.enter(place, key)
                });
            }
            let Some(node) = nodes[O::tree_of(mover)] else { break };
            // What may be done at the root is the same in every world.
            let legal = match root_actions.take() {
                Some(actions) => actions,
                None => {
                    game.actions(&world, &mut self.legal);
                    &self.legal
                }
            };
            let (taken, action, is_new) =
                match self.descent.choose(node, mover, legal, exploration, rng) {
                    Choice::Known { edge, action } => (edge, action, false),
                    Choice::New { edge, action } => (edge, action, true),
                    Choice::Full => break,
                };
            game.apply(&mut world, action);
            if is_new {
                break;
            }
            // What chance decides on a move may decide who notices it.
            let is_due = G::HIDES_MOVES && game.turn(&world) == Turn::Chance;
            let chance = is_due.then(|| game.sample_chance(&world, rng));
            if let Some(chance) = &chance {
                game.resolve(&mut world, chance);
            }
            let played = Played { seat: mover, action, chance };
            for tree in 0..trees {
                if G::HIDES_MOVES && !game.witnessed(&played, O::owner(tree, searcher)) {
                    continue;
                }
                let edge = if tree == O::tree_of(mover) {
                    Some(taken)
                } else {
                    nodes[tree].and_then(|node| self.descent.find_or_insert(node, action))
                };
                places[tree] = edge.map(Place::Below);
            }
        }
        self.rollout.play(game, &mut world, &mut self.legal, rng);
        self.descent.learn(game, &world, &self.insight);
    }

    fn grow(&mut self, view: &View<'_, G>, rng: &mut Rng) {
        let game = view.game();
        let Growth { branching, reuse, .. } = self.growth;
        let trees = O::trees(game) as u32;
        // Another seat's tree can be carried over only where it is known what that seat saw.
        let is_known = trees == 1 || !G::HIDES_MOVES && branching == Branching::Moves;
        let key = branching.key_of_seen::<G>(view.seen(), view.seat());
        self.descent.prepare(trees, view.history(), branching, key, reuse && is_known);
        let worlds = game.worlds(view.seen());
        let mut meter = self.growth.budget.meter();
        while meter.step() {
            let world = game.draw_world(&worlds, rng);
            self.simulate(view, world, rng);
        }
    }

    /// How often the searching seat took an action, and what it brought in the mean.
    fn tally(&self, view: &View<'_, G>, action: G::Action) -> (u32, f64) {
        self.descent.tally(O::tree_of(view.seat()) as u32, action)
    }
}

impl<O, G, R, I> Agent<G> for InformationSetSearch<O, G, R, I>
where
    O: Observers,
    G: Determinize,
    R: Rollout<G>,
    I: Insight<G>,
{
    fn act(&mut self, view: &View<'_, G>, rng: &mut Rng) -> G::Action {
        let actions = view.actions();
        if actions.len() > 1 {
            self.grow(view, rng);
        }
        super::most_visited(actions, |action| self.tally(view, action))
    }

    fn values(&mut self, view: &View<'_, G>, rng: &mut Rng) -> Vec<f64> {
        self.grow(view, rng);
        let mut values = Vec::new();
        let visits = view.actions().iter().map(|&action| self.tally(view, action).0);
        super::shares(visits, &mut values);
        values
    }

    fn scale(&self) -> Scale {
        Scale::Simulations
    }

    fn decide(&mut self, view: &View<'_, G>, rng: &mut Rng) -> Thought<G::Action> {
        let action = self.act(view, rng);
        let mut values = Vec::new();
        let visits = view.actions().iter().map(|&action| self.tally(view, action).0);
        super::shares(visits, &mut values);
        if let [only] = &mut values[..] {
            *only = 1.0;
        }
        Thought { action, values, scale: Scale::Simulations }
    }

    fn restart(&mut self) {
        self.descent.forget();
    }
}
