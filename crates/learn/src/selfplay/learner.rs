//! A training by self-play, round by round.

use adut_kernel::{EncodingId, Seed};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use super::head::{Head as _, Learnable};
use super::play::{Decisions, Shard};
use super::update::{Slopes, Step, Sums};
use super::{Plan, SHARDS};
use crate::net::{Hidden, Initial, Net, Optimiser, OptimiserState, Output, Shape};

/// No step is longer than if the slopes together had this length.
const LONGEST: f64 = 0.5;

/// What is told of a round.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Round {
    /// Its number, from 1.
    pub number: u64,
    /// Decisions so far.
    pub decisions: u64,
    /// How undecided the policy is, in nats.
    pub entropy: f64,
    /// How far the policy moved in the round (its divergence from the one that played).
    pub moved: f64,
    /// The share of decisions whose probability moved as far as it may.
    pub clipped: f64,
    /// The mean square by which the critic was off, between 0 and 1.
    pub critic_loss: f64,
    /// What the mean policy won from others after this round, where that was measured.
    pub strength: Vec<Strength>,
}

/// How the policy fares against a fixed opponent.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Strength {
    /// The opponent's name.
    pub opponent: String,
    /// The share of games won, drawn ones counting half.
    pub share: f64,
    /// The 95 % interval of the share.
    pub interval: [f64; 2],
}

/// A net and what its optimiser remembers.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Learned {
    pub(super) net: Net<f32>,
    pub(super) memory: OptimiserState<f32>,
}

impl Learned {
    fn new(shape: Shape, rate: f64, seed: Seed) -> Self {
        let mut net = Net::initial(shape, Initial::He, &mut seed.rng());
        // A new policy is undecided, and a new critic says half.
        net.soften_output(0.01);
        let memory = OptimiserState::new(Optimiser::Adam { rate }, net.parameters().len());
        Self { net, memory }
    }

    /// One step down these slopes, which are cut if they are too long.
    fn correct(&mut self, rate: f64, pace: f64, slopes: &mut [f32]) {
        let length = slopes.iter().map(|&x| f64::from(x) * f64::from(x)).sum::<f64>().sqrt();
        if length > LONGEST {
            let share = (LONGEST / length) as f32;
            slopes.iter_mut().for_each(|slope| *slope *= share);
        }
        self.net.correct(&mut self.memory, Optimiser::Adam { rate }, pace, slopes);
    }
}

/// A training by self-play.
#[derive(Clone, Debug, PartialEq)]
pub struct Learner {
    pub(super) plan: Plan,
    pub(super) encoding: EncodingId,
    pub(super) policy: Learned,
    pub(super) critic: Learned,
    /// The mean of the policies so far, the later counting more: steadier than the last of them.
    pub(super) mean: Net<f32>,
    pub(super) past: Vec<Net<f32>>,
    pub(super) history: Vec<Round>,
}

impl Learner {
    /// Begins a training.
    pub fn new<G: Learnable>(game: &G, plan: Plan) -> Self {
        let seed = Seed::from_text(&plan.seed).child("self-play");
        let all = game.features() + game.revealed_features();
        let shape = |inputs: usize, hidden: &[usize], outputs: usize, output: Output| {
            let sizes = [&[inputs], hidden, &[outputs]].concat();
            Shape { sizes, hidden: Hidden::Relu, output }
        };
        let policy =
            shape(G::Head::inputs(game), &plan.hidden, G::Head::outputs(game), Output::Softmax);
        let critic = shape(all, &plan.critic_hidden, 1, Output::Sigmoid);
        let policy = Learned::new(policy, plan.rate, seed.child("policy"));
        Self {
            encoding: EncodingId::of(game),
            critic: Learned::new(critic, plan.rate, seed.child("critic")),
            mean: policy.net.clone(),
            past: vec![policy.net.clone()],
            policy,
            history: Vec::new(),
            plan,
        }
    }

    /// The plan.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }
    /// The rounds so far.
    pub fn history(&self) -> &[Round] {
        &self.history
    }
    /// Decisions so far.
    pub fn decisions(&self) -> u64 {
        self.history.last().map_or(0, |round| round.decisions)
    }
    /// Whether the plan is done.
    pub fn is_over(&self) -> bool {
        self.decisions() >= self.plan.decisions
    }
    /// The policy that goes to play.
    pub fn policy(&self) -> &Net<f32> {
        &self.mean
    }
    /// What the policy is made for.
    pub fn encoding(&self) -> &EncodingId {
        &self.encoding
    }
    /// Writes down what the policy won from a fixed opponent after the last round.
    pub fn note_strength(&mut self, strength: Strength) {
        if let Some(round) = self.history.last_mut() {
            round.strength.push(strength);
        }
    }

    /// Plays a round of games and learns from them, on the threads of the current pool.
    ///
    /// # Panics
    /// If the game is not the one that the training was begun for.
    pub fn round<G: Learnable>(&mut self, game: &G) -> &Round {
        assert_eq!(self.encoding, EncodingId::of(game), "the game that the training is for");
        let (number, before) = (self.history.len() as u64 + 1, self.decisions());
        let seed = Seed::from_text(&self.plan.seed).child("self-play").nth(number);
        let mut shards = self.play(game, seed, before);
        let told = self.learn(&mut shards, seed, before);
        let keep = self.plan.keep as f32;
        self.mean.approach(&self.policy.net, 1.0 - keep.min(1.0 - 1.0 / number as f32));
        if number.is_multiple_of(self.plan.pool_every) {
            // Older versions grow rarer: whichever goes is not the newest.
            if self.past.len() >= self.plan.pool.max(1) {
                let leaving = seed.child("pool").rng().index(self.past.len());
                self.past.remove(leaving);
            }
            self.past.push(self.policy.net.clone());
        }
        let made: u64 = shards.iter().map(|shard| shard.made).sum();
        // Rounded, so that a file gives back what was written.
        let mean = |sum: f64| (1e6 * sum / told.decisions.max(1.0)).round() / 1e6;
        self.history.push(Round {
            number,
            decisions: before + made,
            entropy: mean(told.entropy),
            moved: mean(told.moved),
            clipped: mean(told.clipped),
            critic_loss: mean(told.critic_loss),
            strength: Vec::new(),
        });
        &self.history[self.history.len() - 1]
    }

    fn play<G: Learnable>(&self, game: &G, seed: Seed, before: u64) -> Vec<Decisions> {
        let games = (self.plan.games / SHARDS).max(1);
        let shard = |number: usize| {
            let mut rng = seed.child("shard").nth(number as u64).rng();
            let shard = Shard {
                game,
                policy: &self.policy.net,
                past: &self.past[rng.index(self.past.len())],
                games,
                against_past: (games as f64 * self.plan.past) as usize,
                points: self.plan.points_now(before),
                points_scale: self.plan.points_scale,
            };
            let mut decisions = shard.play(&mut rng);
            decisions.judge(&self.critic.net, self.plan.lambda);
            decisions
        };
        (0..SHARDS).into_par_iter().map(shard).collect()
    }

    /// Goes over the decisions of a round in batches, each a part of every shard.
    fn learn(&mut self, shards: &mut [Decisions], seed: Seed, before: u64) -> Sums {
        let total: usize = shards.iter().map(Decisions::len).sum();
        let batches = (total / self.plan.batch).max(1);
        let (centre, spread) = centre_and_spread(shards);
        let pace = self.plan.pace(before);
        let mut slopes = vec![Slopes::new(&self.policy.net, &self.critic.net); shards.len()];
        let mut told = Sums::default();
        for epoch in 0..self.plan.epochs {
            let order = |(number, shard): (usize, &Decisions)| {
                let mut order: Vec<u32> = (0..shard.len() as u32).collect();
                seed.child("order").nth(epoch as u64).nth(number as u64).rng().shuffle(&mut order);
                order
            };
            let orders: Vec<Vec<u32>> = shards.iter().enumerate().map(order).collect();
            for batch in 0..batches {
                let part = |order: &[u32]| {
                    let cut = |batch: usize| batch * order.len() / batches;
                    cut(batch)..cut(batch + 1)
                };
                let size: usize = orders.iter().map(|order| part(order).len()).sum();
                let step = Step {
                    clip: self.plan.clip as f32,
                    entropy: self.plan.entropy_now(before) as f32,
                    centre,
                    spread,
                    share: 1.0 / size.max(1) as f32,
                };
                let (policy, critic) = (&self.policy.net, &self.critic.net);
                slopes.par_iter_mut().zip(&*shards).zip(&orders).for_each(
                    |((slopes, shard), order)| {
                        slopes.find(shard, &order[part(order)], policy, critic, step);
                    },
                );
                let (first, rest) = slopes.split_at_mut(1);
                let first = &mut first[0];
                for other in rest {
                    add(&mut first.policy, &other.policy);
                    add(&mut first.critic, &other.critic);
                    told.add(other.sums);
                }
                told.add(first.sums);
                self.policy.correct(self.plan.rate, pace, &mut first.policy);
                self.critic.correct(self.plan.rate, pace, &mut first.critic);
            }
        }
        told
    }
}

fn add(to: &mut [f32], from: &[f32]) {
    to.iter_mut().zip(from).for_each(|(to, &from)| *to += from);
}

/// The mean of all advantages, and one by their standard deviation.
fn centre_and_spread(shards: &[Decisions]) -> (f32, f32) {
    let all = || shards.iter().flat_map(|shard| &shard.advantage).map(|&x| f64::from(x));
    let count = all().count().max(1) as f64;
    let centre = all().sum::<f64>() / count;
    let variance = all().map(|x| (x - centre) * (x - centre)).sum::<f64>() / count;
    (centre as f32, (1.0 / variance.sqrt().max(1e-6)) as f32)
}
