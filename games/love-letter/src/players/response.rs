//! Search for the best answer to a model of the others.
//!
//! Others are expected to play by a [`Model`]. That says two things. What they did so far makes
//! some of the possible deals likelier than others: deals are drawn as the rules allow them and
//! weighed by how likely the model would have played as was seen. And what they will do is known
//! but for their cards, so that only the player's own choices need a tree: one node for each of his
//! information sets. With more simulations the answer comes nearer to the best there is against the
//! model; against a player who is as the model says, what it wins is a lower bound of how far that
//! player can be exploited.

use std::hash::BuildHasher as _;

use adut_kernel::{Actions, Agent, Determinize, Game, Rng, Scale, Seat, Turn, View};
use rustc_hash::{FxBuildHasher, FxHashMap};

use super::greedy::Greedy;
use super::model::Model;
use crate::rules::{Action, Chance, LoveLetter, State};

/// How a best answer is searched.
#[derive(Clone, Copy, Debug)]
pub(super) struct Effort {
    /// Deals that are drawn and weighed for a move.
    pub(super) worlds: usize,
    /// Simulations for a move.
    pub(super) simulations: u64,
    /// How much is tried that did not do well so far, in units of a win.
    pub(super) exploration: f64,
}

/// An honest player who answers a model of the others.
pub(super) struct Response<M> {
    model: M,
    /// How the player itself goes on beyond the tree.
    own: Greedy,
    effort: Effort,
    nodes: FxHashMap<u64, Node>,
    path: Vec<(u64, usize)>,
}

/// What was learned about the player's choices in one information set.
struct Node {
    visits: f64,
    sum: f64,
    choices: Vec<Choice>,
}

#[derive(Clone, Copy)]
struct Choice {
    prior: f64,
    visits: f64,
    sum: f64,
}

/// The share of the prior that goes to what the greedy player would do.
const TRUST: f64 = 0.5;

impl Node {
    fn new(actions: &[Action], favourite: Action) -> Self {
        let even = (1.0 - TRUST) / actions.len() as f64;
        let choice = |&action: &Action| {
            let prior = even + if action == favourite { TRUST } else { 0.0 };
            Choice { prior, visits: 0.0, sum: 0.0 }
        };
        Self { visits: 0.0, sum: 0.0, choices: actions.iter().map(choice).collect() }
    }

    /// The choice with the highest mean, raised by what its prior and few visits may hide. What was
    /// never tried is taken for as good as the rest.
    fn select(&self, exploration: f64) -> usize {
        let mean = if self.visits > 0.0 { self.sum / self.visits } else { 0.0 };
        let spread = exploration * (self.visits + 1.0).sqrt();
        let bound = |choice: &Choice| {
            let value = if choice.visits > 0.0 { choice.sum / choice.visits } else { mean };
            value + spread * choice.prior / (1.0 + choice.visits)
        };
        let bounds: Vec<f64> = self.choices.iter().map(bound).collect();
        adut_search::first_best(&bounds)
    }
}

/// Deals that may be, each with the sum of the weights up to it.
struct Weighed {
    worlds: Vec<State>,
    sums: Vec<f64>,
}

impl Weighed {
    fn draw(&self, rng: &mut Rng) -> &State {
        let total = self.sums.last().copied().unwrap_or(0.0);
        let at = rng.unit() * total;
        let index = self.sums.partition_point(|&sum| sum <= at);
        &self.worlds[index.min(self.worlds.len() - 1)]
    }
}

impl<M: Model> Response<M> {
    pub(super) fn new(model: M, own: Greedy, effort: Effort) -> Self {
        Self { model, own, effort, nodes: FxHashMap::default(), path: Vec::new() }
    }

    fn weigh(&mut self, view: &View<'_, LoveLetter>, rng: &mut Rng) -> Weighed {
        let game = view.game();
        let possible = game.worlds(view.seen());
        let mut weighed = Weighed { worlds: Vec::new(), sums: Vec::new() };
        let mut sum = 0.0;
        for _ in 0..self.effort.worlds {
            let world = game.draw_world(&possible, rng);
            sum += self.weight(game, &world, view.seat());
            weighed.worlds.push(world);
            weighed.sums.push(sum);
        }
        if sum == 0.0 {
            // Nobody plays so who plays by the model: then what was played tells nothing.
            weighed.sums.iter_mut().zip(1u32..).for_each(|(sum, n)| *sum = f64::from(n));
        }
        weighed
    }

    /// How likely the others would have played as they did, had the cards lain so.
    fn weight(&mut self, game: &LoveLetter, world: &State, observer: Seat) -> f64 {
        let mut actions = Actions::new();
        let mut state = game.root();
        game.resolve(&mut state, &Chance::Deal(*world.dealt()));
        let mut weight = 1.0;
        for event in world.events() {
            if event.actor != observer {
                game.actions(&state, &mut actions);
                if actions.len() > 1 {
                    let view = View::of(game, &state, event.actor, &actions, &[]);
                    weight *= self.model.likelihood(&view, event.action);
                    if weight == 0.0 {
                        return 0.0;
                    }
                }
            }
            game.apply(&mut state, event.action);
        }
        weight
    }

    fn grow(&mut self, view: &View<'_, LoveLetter>, rng: &mut Rng) -> u64 {
        let weighed = self.weigh(view, rng);
        self.nodes.clear();
        let root = FxBuildHasher.hash_one(view.seen());
        self.nodes.insert(root, Node::new(view.actions(), self.own.decision(view)));
        let mut actions = Actions::new();
        for _ in 0..self.effort.simulations {
            let world = weighed.draw(rng).clone();
            self.simulate(view.game(), world, view.seat(), &mut actions, rng);
        }
        root
    }

    fn simulate(
        &mut self,
        game: &LoveLetter,
        mut state: State,
        searcher: Seat,
        actions: &mut Actions<Action>,
        rng: &mut Rng,
    ) {
        self.path.clear();
        let mut is_in_tree = true;
        while let Turn::Seat(seat) = game.turn(&state) {
            game.actions(&state, actions);
            let action = if let [only] = actions[..] {
                only
            } else {
                let view = View::of(game, &state, seat, actions, &[]);
                if seat != searcher {
                    self.model.choose(&view, rng)
                } else if is_in_tree {
                    let key = FxBuildHasher.hash_one(view.seen());
                    let node = self.nodes.entry(key).or_insert_with(|| {
                        is_in_tree = false;
                        Node::new(actions, self.own.decision(&view))
                    });
                    let index = node.select(self.effort.exploration);
                    self.path.push((key, index));
                    actions[index]
                } else {
                    self.own.decision(&view)
                }
            };
            game.apply(&mut state, action);
        }
        let value = game.payoff(&state, searcher);
        for (key, index) in &self.path {
            if let Some(node) = self.nodes.get_mut(key) {
                node.visits += 1.0;
                node.sum += value;
                node.choices[*index].visits += 1.0;
                node.choices[*index].sum += value;
            }
        }
    }
}

impl<M: Model> Agent<LoveLetter> for Response<M> {
    fn act(&mut self, view: &View<'_, LoveLetter>, rng: &mut Rng) -> Action {
        if let [only] = view.actions()[..] {
            return only;
        }
        view.pick(adut_search::first_best(&self.values(view, rng)))
    }

    /// The share of the simulations that went to each play.
    fn values(&mut self, view: &View<'_, LoveLetter>, rng: &mut Rng) -> Vec<f64> {
        let root = self.grow(view, rng);
        let node = &self.nodes[&root];
        node.choices.iter().map(|choice| choice.visits / node.visits.max(1.0)).collect()
    }

    fn scale(&self) -> Scale {
        Scale::Simulations
    }
}

#[cfg(test)]
mod tests;
