//! Counterfactual regret minimisation by sampling (Lanctot, Waugh, Zinkevich and Bowling 2009).
//!
//! Instead of the whole tree each round walks a part of it, and nothing but the information sets
//! it met is kept. *External sampling* tries every action of one seat and draws those of the
//! others and of chance. *Outcome sampling* plays a single game, now and then off the strategy, and
//! corrects for how likely that game was.

use adut_kernel::{Actions, Game, Rng, Seat, Turn};
use rustc_hash::FxHashMap;

use super::policy::{Tabular, draw, even};
use super::regret::{averaged, matched};

/// What a round looks at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Sampling {
    /// All actions of one seat, one of everyone else.
    External,
    /// One game; with this probability the seat in question acts at random.
    Outcome {
        /// The share of random actions.
        exploration: f64,
    },
}

/// Regrets and average strategy of the information sets met so far.
#[derive(Clone, Debug)]
pub struct Mccfr<G: Game> {
    game: G,
    sampling: Sampling,
    capacity: usize,
    places: FxHashMap<(Seat, G::Observation), u32>,
    sets: Vec<Set>,
    rounds: u64,
}

#[derive(Clone, Debug)]
struct Set {
    regrets: Vec<f64>,
    sums: Vec<f64>,
}

impl<G: Game> Mccfr<G> {
    /// Begins with nothing. At most `capacity` information sets are kept; in others everyone plays
    /// at random.
    pub fn new(game: G, sampling: Sampling, capacity: usize) -> Self {
        let (places, sets) = (FxHashMap::default(), Vec::new());
        Self { game, sampling, capacity, places, sets, rounds: 0 }
    }

    /// How many rounds were played.
    pub fn rounds(&self) -> u64 {
        self.rounds
    }

    /// How many information sets are kept.
    pub fn information_sets(&self) -> usize {
        self.sets.len()
    }

    /// Plays this many more rounds, each once for every seat.
    pub fn run(&mut self, rounds: u64, rng: &mut Rng) {
        for _ in 0..rounds {
            self.rounds += 1;
            for seat in Seat::all(self.game.seats()) {
                let root = self.game.root();
                match self.sampling {
                    Sampling::External => self.external(root, seat, rng),
                    Sampling::Outcome { exploration } => {
                        self.outcome(root, seat, exploration, Reach::START, rng)
                    }
                };
            }
        }
    }

    /// The average strategy so far, which is the one that converges.
    pub fn average(&self) -> Tabular<G> {
        let mut table = Tabular::default();
        for ((seat, seen), &place) in &self.places {
            table.set(*seat, seen.clone(), averaged(&self.sets[place as usize].sums));
        }
        table
    }

    /// The information set of whoever is to act; none where there is no room for a new one.
    fn set_of(&mut self, state: &G::State, seat: Seat, actions: usize) -> Option<usize> {
        let key = (seat, self.game.observe(state, seat));
        if let Some(&place) = self.places.get(&key) {
            return Some(place as usize);
        }
        if self.sets.len() >= self.capacity {
            return None;
        }
        self.places.insert(key, self.sets.len() as u32);
        self.sets.push(Set { regrets: vec![0.0; actions], sums: vec![0.0; actions] });
        Some(self.sets.len() - 1)
    }

    /// Whoever is to act, its actions, its information set and current strategy; none at the
    /// end. Chance is drawn on the way.
    fn next_choice(&mut self, state: &mut G::State, rng: &mut Rng) -> Option<Choice<G>> {
        let mover = loop {
            match self.game.turn(state) {
                Turn::Over => return None,
                Turn::Seat(seat) => break seat,
                Turn::Chance => {
                    let chance = self.game.sample_chance(state, rng);
                    self.game.resolve(state, &chance);
                }
            }
        };
        let mut actions = Actions::new();
        self.game.actions(state, &mut actions);
        let set = self.set_of(state, mover, actions.len());
        let mut strategy = Vec::new();
        match set {
            Some(set) => matched(&self.sets[set].regrets, &mut strategy),
            None => even(actions.len(), &mut strategy),
        }
        Some(Choice { mover, actions, set, strategy })
    }

    fn after(&self, state: &G::State, action: G::Action) -> G::State {
        let mut next = state.clone();
        self.game.apply(&mut next, action);
        next
    }

    fn external(&mut self, mut state: G::State, seat: Seat, rng: &mut Rng) -> f64 {
        let Some(choice) = self.next_choice(&mut state, rng) else {
            return self.game.payoff(&state, seat);
        };
        let Choice { mover, actions, set, strategy } = choice;
        if mover != seat {
            if let Some(set) = set {
                add(&mut self.sets[set].sums, &strategy, 1.0);
            }
            let action = actions[draw(&strategy, rng)];
            return self.external(self.after(&state, action), seat, rng);
        }
        let values: Vec<f64> = actions
            .iter()
            .map(|&action| self.external(self.after(&state, action), seat, rng))
            .collect();
        let mean: f64 = values.iter().zip(&strategy).map(|(value, p)| value * p).sum();
        if let Some(set) = set {
            for (regret, value) in self.sets[set].regrets.iter_mut().zip(values) {
                *regret += value - mean;
            }
        }
        mean
    }

    fn outcome(
        &mut self,
        mut state: G::State,
        seat: Seat,
        exploration: f64,
        reach: Reach,
        rng: &mut Rng,
    ) -> f64 {
        let Some(choice) = self.next_choice(&mut state, rng) else {
            return self.game.payoff(&state, seat);
        };
        let Choice { mover, actions, set, strategy } = choice;
        let mine = mover == seat;
        let off = if mine { exploration } else { 0.0 };
        let sampled: Vec<f64> =
            strategy.iter().map(|p| (1.0 - off) * p + off / actions.len() as f64).collect();
        let drawn = draw(&sampled, rng);
        let below = Reach {
            own: if mine { reach.own * strategy[drawn] } else { reach.own },
            others: if mine { reach.others } else { reach.others * strategy[drawn] },
            drawn: reach.drawn * sampled[drawn],
        };
        let next = self.after(&state, actions[drawn]);
        // The actions not drawn count as zero, and the one drawn for all the times it was not.
        let value = self.outcome(next, seat, exploration, below, rng) / sampled[drawn];
        let mean = strategy[drawn] * value;
        if let (Some(set), true) = (set, mine) {
            let weight = reach.others / reach.drawn;
            for (i, regret) in self.sets[set].regrets.iter_mut().enumerate() {
                *regret += weight * (if i == drawn { value } else { 0.0 } - mean);
            }
            add(&mut self.sets[set].sums, &strategy, reach.own / reach.drawn);
        }
        mean
    }
}

struct Choice<G: Game> {
    mover: Seat,
    actions: Actions<G::Action>,
    set: Option<usize>,
    strategy: Vec<f64>,
}

/// How likely a node is made by the seat in question, by the others, and by the sampling. Chance
/// is sampled as it falls, so that it cancels out.
#[derive(Clone, Copy)]
struct Reach {
    own: f64,
    others: f64,
    drawn: f64,
}

impl Reach {
    const START: Self = Self { own: 1.0, others: 1.0, drawn: 1.0 };
}

fn add(sums: &mut [f64], row: &[f64], weight: f64) {
    for (sum, value) in sums.iter_mut().zip(row) {
        *sum += weight * value;
    }
}
