//! Information-set Monte Carlo tree search with multiple observers (Cowling, Powley and
//! Whitehouse 2012).
//!
//! As with a single observer, but every seat has a tree of its own, which holds the moves that
//! this seat saw, and chooses by it. A simulation goes down all trees at once. So an opponent's
//! choice does not rest on moves that were hidden from it.

use adut_kernel::{Actions, Agent, Determinize, Game, MAX_SEATS, Played, Rng, Seat, Turn, View};

use super::descent::{Choice, Descent};
use super::rollout::{Rollout, Uniform};
use super::tree::Place;
use super::watch::Watch;
use super::{Branching, Growth};
use crate::trace::{Silent, Tracer};
use crate::{Insight, RulesOnly};

/// Information-set search with multiple observers: an honest player. Its values are the shares of
/// the simulations that went to each action.
#[derive(Clone, Debug)]
pub struct MultiObserver<G: Game, R = Uniform, I = RulesOnly, T = Silent> {
    growth: Growth,
    rollout: R,
    insight: I,
    watch: Watch<G::Action, T>,
    descent: Descent<G::Action>,
    legal: Actions<G::Action>,
}

impl<G: Game> MultiObserver<G> {
    /// Random playouts, valued by the rules.
    pub fn new(growth: Growth) -> Self {
        Self::with(growth, Uniform, RulesOnly)
    }
}

impl<G: Game, R, I> MultiObserver<G, R, I> {
    /// Playouts and values of the caller's own.
    pub fn with(growth: Growth, rollout: R, insight: I) -> Self {
        let descent = Descent::new(&growth);
        Self { growth, rollout, insight, watch: Watch::new(Silent), descent, legal: Actions::new() }
    }
}

impl<G: Game, R, I, T: Tracer<G::Action>> MultiObserver<G, R, I, T> {
    /// The same search, watched.
    pub fn traced<U: Tracer<G::Action>>(self, tracer: U) -> MultiObserver<G, R, I, U> {
        let Self { growth, rollout, insight, descent, legal, .. } = self;
        MultiObserver { growth, rollout, insight, watch: Watch::new(tracer), descent, legal }
    }

    /// Who watches.
    pub fn tracer(&self) -> &T {
        self.watch.tracer()
    }
}

impl<G, R, I, T> MultiObserver<G, R, I, T>
where
    G: Determinize,
    R: Rollout<G>,
    I: Insight<G>,
    T: Tracer<G::Action>,
{
    fn simulate(&mut self, view: &View<'_, G>, mut world: G::State, rng: &mut Rng) {
        let (game, observer) = (view.game(), view.seat());
        let mut root_actions = Some(view.actions());
        // Where each seat stands in its own tree; nowhere if the tree had no room to follow.
        let mut places: [Option<Place>; MAX_SEATS] =
            std::array::from_fn(|seat| Some(Place::Node(seat as u32)));
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
            let mut nodes = [None; MAX_SEATS];
            for owner in Seat::all(game.seats()) {
                nodes[owner.index()] = places[owner.index()].and_then(|place| {
                    let key = self.growth.branching.key(game, &world, mover, owner);
                    self.descent.tree.enter(place, key)
                });
            }
            let Some(node) = nodes[mover.index()] else { break };
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
            let due = G::HIDES_MOVES && game.turn(&world) == Turn::Chance;
            let chance = due.then(|| game.sample_chance(&world, rng));
            if let Some(chance) = &chance {
                game.resolve(&mut world, chance);
            }
            let played = Played { seat: mover, action, chance };
            for seat in Seat::all(game.seats()) {
                if G::HIDES_MOVES && !game.witnessed(&played, seat) {
                    continue;
                }
                let edge = match nodes[seat.index()] {
                    Some(_) if seat == mover => Some(edge),
                    Some(node) => self.descent.find_or_insert(node, action),
                    None => None,
                };
                places[seat.index()] = edge.map(Place::Below);
            }
        }
        self.rollout.play(game, &mut world, &mut self.legal, rng);
        self.watch.playout(|| self.insight.value(game, &world, observer));
        self.descent.learn(game, &world, &self.insight);
    }

    fn grow(&mut self, view: &View<'_, G>, rng: &mut Rng) {
        let game = view.game();
        let Growth { branching, reuse, .. } = self.growth;
        // Trees can only be carried over where it is known what the others saw.
        let keep = reuse && !G::HIDES_MOVES && branching == Branching::Moves;
        let key = branching.key_of_seen::<G>(view.seen(), view.seat());
        self.descent.prepare(game.seats() as u32, view.history(), branching, key, keep);
        let worlds = game.worlds(view.seen());
        self.watch.search();
        let mut meter = self.growth.budget.meter();
        while meter.step() {
            let world = game.draw_world(&worlds, rng);
            self.simulate(view, world, rng);
        }
    }
}

impl<G, R, I, T> Agent<G> for MultiObserver<G, R, I, T>
where
    G: Determinize,
    R: Rollout<G>,
    I: Insight<G>,
    T: Tracer<G::Action>,
{
    fn act(&mut self, view: &View<'_, G>, rng: &mut Rng) -> G::Action {
        let (actions, root) = (view.actions(), view.seat().index() as u32);
        if actions.len() > 1 {
            self.grow(view, rng);
        }
        super::most_visited(actions, |action| self.descent.tally(root, action))
    }

    fn values(&mut self, view: &View<'_, G>, rng: &mut Rng) -> Vec<f64> {
        self.grow(view, rng);
        let root = view.seat().index() as u32;
        let mut values = Vec::new();
        let visits = view.actions().iter().map(|&action| self.descent.tally(root, action).0);
        super::shares(visits, &mut values);
        values
    }

    fn restart(&mut self) {
        self.descent.forget();
    }
}
