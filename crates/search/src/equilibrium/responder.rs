//! An approximate best response, for games whose tree does not fit (ISMCTS-BR, after Timbers and
//! others 2022).
//!
//! Against opponents whose policy is known the game is a game of one: they are part of chance. A
//! Monte Carlo tree search over the responder's own information sets learns how to play it. What
//! the responder then wins is a lower bound on what the policy can lose.
//!
//! It learns from whole games, from the deal on, so that what is hidden comes up as often as the
//! policy makes it come up. At the table it can search on from worlds drawn from what it sees;
//! these are as likely as their deal, which for a policy that gives much away is not the same.

use adut_kernel::{Actions, Agent, Determinize, Game, Rng, Scale, Seat, Thought, Turn, View};
use rustc_hash::FxHashMap;

use super::policy::{Policy, draw};
use crate::montecarlo::{Growth, most_visited, shares, ucb};

/// A player that responds to a fixed policy of all others: an honest one, whose values are the
/// shares of the simulations that went to each action.
#[derive(Clone, Debug)]
pub struct Responder<G: Game, P> {
    policy: P,
    growth: Growth,
    places: FxHashMap<(Seat, G::Observation), u32>,
    sets: Vec<Vec<Arm>>,
    scratch: Actions<G::Action>,
    row: Vec<f64>,
    path: Vec<(u32, u32)>,
}

/// An action in an information set.
#[derive(Clone, Copy, Debug, Default)]
struct Arm {
    visits: u32,
    total: f64,
}

impl<G: Game, P: Policy<G>> Responder<G, P> {
    /// Knows the policy and nothing else. The budget is that of a move at the table, zero for no
    /// search there; the capacity is that of information sets.
    pub fn new(policy: P, growth: Growth) -> Self {
        Self {
            policy,
            growth,
            places: FxHashMap::default(),
            sets: Vec::new(),
            scratch: Actions::new(),
            row: Vec::new(),
            path: Vec::new(),
        }
    }

    /// Learns to respond at a seat from this many whole games.
    pub fn learn(&mut self, game: &G, seat: Seat, games: u64, rng: &mut Rng) {
        for _ in 0..games {
            self.simulate(game, seat, game.root(), rng);
        }
    }

    /// What the seat gets in the mean over this many whole games, responding as learned.
    pub fn measure(&mut self, game: &G, seat: Seat, games: u64, rng: &mut Rng) -> f64 {
        let mut total = 0.0;
        for _ in 0..games {
            let mut state = game.root();
            while self.play_others(game, seat, &mut state, rng) {
                game.actions(&state, &mut self.scratch);
                let place = self.places.get(&(seat, game.observe(&state, seat)));
                let action = match place {
                    Some(&place) => self.best(place, &self.scratch),
                    None => self.scratch[rng.index(self.scratch.len())],
                };
                game.apply(&mut state, action);
            }
            total += game.payoff(&state, seat);
        }
        total / games.max(1) as f64
    }

    /// Plays chance and the others until it is the seat's turn; false if the game is over.
    fn play_others(&mut self, game: &G, seat: Seat, state: &mut G::State, rng: &mut Rng) -> bool {
        loop {
            match game.turn(state) {
                Turn::Over => return false,
                Turn::Seat(mover) if mover == seat => return true,
                Turn::Chance => {
                    let chance = game.sample_chance(state, rng);
                    game.resolve(state, &chance);
                }
                Turn::Seat(mover) => {
                    game.actions(state, &mut self.scratch);
                    let seen = game.observe(state, mover);
                    self.policy.probabilities(game, mover, &seen, &self.scratch, &mut self.row);
                    let action = self.scratch[draw(&self.row, rng)];
                    game.apply(state, action);
                }
            }
        }
    }

    fn simulate(&mut self, game: &G, seat: Seat, mut state: G::State, rng: &mut Rng) {
        self.path.clear();
        let mut in_tree = true;
        while self.play_others(game, seat, &mut state, rng) {
            game.actions(&state, &mut self.scratch);
            let arm = if in_tree {
                let (place, is_new) = self.place_of(game, seat, &state);
                in_tree = !is_new;
                self.choose(place, rng)
            } else {
                rng.index(self.scratch.len())
            };
            game.apply(&mut state, self.scratch[arm]);
        }
        let value = game.payoff(&state, seat);
        for &(place, arm) in &self.path {
            let arm = &mut self.sets[place as usize][arm as usize];
            arm.visits += 1;
            arm.total += value;
        }
    }

    /// The information set of a state, and whether it is new; no set where there is no room.
    fn place_of(&mut self, game: &G, seat: Seat, state: &G::State) -> (Option<u32>, bool) {
        let key = (seat, game.observe(state, seat));
        if let Some(&place) = self.places.get(&key) {
            return (Some(place), false);
        }
        if self.sets.len() >= self.growth.capacity {
            return (None, true);
        }
        let place = self.sets.len() as u32;
        self.places.insert(key, place);
        self.sets.push(vec![Arm::default(); self.scratch.len()]);
        (Some(place), true)
    }

    /// The index of an action that was never tried, or else of the one with the highest bound.
    fn choose(&mut self, place: Option<u32>, rng: &mut Rng) -> usize {
        let Some(place) = place else { return rng.index(self.scratch.len()) };
        let arms = &self.sets[place as usize];
        let fresh = arms.iter().filter(|arm| arm.visits == 0).count();
        let chosen = if fresh > 0 {
            let nth = rng.index(fresh);
            let mut untried = (0..arms.len()).filter(|&i| arms[i].visits == 0);
            untried.nth(nth).unwrap_or(0)
        } else {
            let visits = arms.iter().map(|arm| arm.visits).sum();
            let spread = self.growth.exploration * self.growth.exploration * ucb::ln(visits);
            let bounds = arms.iter().map(|arm| ucb::bound(arm.total, arm.visits, spread));
            let highest = bounds.enumerate().max_by(|(_, a), (_, b)| a.total_cmp(b));
            highest.map_or(0, |(i, _)| i)
        };
        self.path.push((place, chosen as u32));
        chosen
    }

    fn best(&self, place: u32, actions: &[G::Action]) -> G::Action {
        let arms = &self.sets[place as usize];
        let indices: Vec<usize> = (0..actions.len()).collect();
        let mean = |arm: &Arm| arm.total / f64::from(arm.visits.max(1));
        let best =
            most_visited(&indices, |i| arms.get(i).map_or((0, 0.0), |a| (a.visits, mean(a))));
        actions[best]
    }
}

impl<G: Determinize, P: Policy<G>> Responder<G, P> {
    /// Searches on from what is seen.
    fn grow(&mut self, view: &View<'_, G>, rng: &mut Rng) -> Option<u32> {
        let (game, seat) = (view.game(), view.seat());
        let worlds = game.worlds(view.seen());
        let mut meter = self.growth.budget.meter();
        while meter.step() {
            let world = game.draw_world(&worlds, rng);
            self.simulate(game, seat, world, rng);
        }
        self.places.get(&(seat, view.seen().clone())).copied()
    }
}

impl<G: Determinize, P: Policy<G>> Agent<G> for Responder<G, P> {
    fn act(&mut self, view: &View<'_, G>, rng: &mut Rng) -> G::Action {
        match self.grow(view, rng) {
            Some(place) => self.best(place, view.actions()),
            None => view.pick(rng.index(view.actions().len())),
        }
    }

    fn values(&mut self, view: &View<'_, G>, rng: &mut Rng) -> Vec<f64> {
        let Some(place) = self.grow(view, rng) else { return vec![0.0; view.actions().len()] };
        let mut values = Vec::new();
        shares(self.sets[place as usize].iter().map(|arm| arm.visits), &mut values);
        values
    }

    fn scale(&self) -> Scale {
        Scale::Simulations
    }

    fn decide(&mut self, view: &View<'_, G>, rng: &mut Rng) -> Thought<G::Action> {
        let action = self.act(view, rng);
        let mut values = Vec::new();
        match self.places.get(&(view.seat(), view.seen().clone())) {
            Some(&place) => {
                shares(self.sets[place as usize].iter().map(|arm| arm.visits), &mut values);
            }
            None => values.resize(view.actions().len(), 0.0),
        }
        Thought { action, values, scale: Scale::Simulations }
    }
}
