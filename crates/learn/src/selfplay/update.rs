//! One step of learning from a shard's part of a batch.

use super::asked::shares_of;
use super::play::Decisions;
use crate::net::{Net, Pass};

/// What a step goes by.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    /// How far the probability of a choice may move.
    pub(super) clip: f32,
    /// What staying undecided is worth.
    pub(super) entropy: f32,
    /// The mean of all advantages of the round, and one by their spread.
    pub(super) centre: f32,
    pub(super) spread: f32,
    /// One by the number of decisions in the batch, all shards together.
    pub(super) share: f32,
}

/// Sums over decisions of what is told of a training.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Sums {
    pub(super) decisions: f64,
    pub(super) entropy: f64,
    pub(super) moved: f64,
    pub(super) clipped: f64,
    pub(super) critic_loss: f64,
}

impl Sums {
    pub(super) fn add(&mut self, other: Self) {
        self.decisions += other.decisions;
        self.entropy += other.entropy;
        self.moved += other.moved;
        self.clipped += other.clipped;
        self.critic_loss += other.critic_loss;
    }
}

/// A shard's room for slopes, and what it found.
#[derive(Clone, Debug)]
pub(super) struct Slopes {
    policy_pass: Pass,
    critic_pass: Pass,
    pub(super) policy: Vec<f32>,
    pub(super) critic: Vec<f32>,
    pub(super) sums: Sums,
    /// The rows of a batch, and the shares of a decision's moves.
    rows: Vec<u32>,
    shares: Vec<f32>,
}

impl Slopes {
    pub(super) fn new(policy: &Net<f32>, critic: &Net<f32>) -> Self {
        Self {
            policy_pass: Pass::new(policy.shape()),
            critic_pass: Pass::new(critic.shape()),
            policy: vec![0.0; policy.parameters().len()],
            critic: vec![0.0; critic.parameters().len()],
            sums: Sums::default(),
            rows: Vec::new(),
            shares: Vec::new(),
        }
    }

    /// The slopes of both losses for these decisions.
    pub(super) fn find(
        &mut self,
        decisions: &Decisions,
        which: &[u32],
        policy: &Net<f32>,
        critic: &Net<f32>,
        step: Step,
    ) {
        self.sums = Sums { decisions: which.len() as f64, ..Sums::default() };
        let asked = &decisions.asked;
        self.rows.clear();
        self.rows.extend(which.iter().flat_map(|&position| asked.rows_of(position as usize)));
        self.policy_pass.forward(policy, &asked.rows, &self.rows);
        let (sums, slopes) = self.policy_pass.output_slopes();
        let outputs = policy.shape().outputs();
        let mut at = 0;
        for &position in which {
            let end = at + asked.rows_of(position as usize).len() * outputs;
            let (sums, slopes) = (&sums[at..end], &mut slopes[at..end]);
            at = end;
            let choice = Choice { decisions, position: position as usize, step };
            choice.slopes(sums, slopes, &mut self.shares, &mut self.sums);
        }
        self.policy_pass.backward(policy, &asked.rows, &self.rows, &mut self.policy);

        self.critic_pass.forward(critic, &decisions.revealed, which);
        let (sums, slopes) = self.critic_pass.output_slopes();
        for ((&row, &sum), slope) in which.iter().zip(sums).zip(slopes) {
            let said = 1.0 / (1.0 + (-sum).exp());
            let off = said - decisions.target[row as usize];
            *slope = step.share * off;
            self.sums.critic_loss += f64::from(off * off);
        }
        self.critic_pass.backward(critic, &decisions.revealed, which, &mut self.critic);
    }
}

/// A decision that is learned from.
struct Choice<'a> {
    decisions: &'a Decisions,
    position: usize,
    step: Step,
}

impl Choice<'_> {
    /// The slopes of the loss in the policy's sums: minus the advantage times how much likelier the
    /// choice has become, unless it has moved far enough already, and minus the worth of staying
    /// undecided.
    fn slopes(&self, sums: &[f32], slopes: &mut [f32], shares: &mut Vec<f32>, told: &mut Sums) {
        let Self { decisions, position, step } = *self;
        let places = decisions.asked.places_of(position);
        let chosen = usize::from(decisions.chosen[position]);
        shares_of(sums, places, shares);
        let log = |share: f32| share.max(f32::MIN_POSITIVE).ln();
        let advantage = (decisions.advantage[position] - step.centre) * step.spread;
        let change = log(shares[chosen]) - decisions.likelihood[position];
        let ratio = change.exp();
        let is_far =
            if advantage > 0.0 { ratio > 1.0 + step.clip } else { ratio < 1.0 - step.clip };
        let pull = if is_far { 0.0 } else { advantage * ratio };
        let entropy: f32 = shares.iter().map(|&share| -share * log(share)).sum();
        for (index, (&share, &place)) in shares.iter().zip(places).enumerate() {
            let hit = f32::from(u8::from(index == chosen)) - share;
            let undecided = share * (log(share) + entropy);
            slopes[usize::from(place)] = step.share * (step.entropy * undecided - pull * hit);
        }
        told.entropy += f64::from(entropy);
        told.moved += f64::from(ratio - 1.0 - change);
        told.clipped += f64::from(u8::from(is_far));
    }
}

#[cfg(test)]
mod tests {
    use adut_briskula::rules::Briskula;
    use adut_kernel::Rng;

    use super::*;
    use crate::net::Pass;
    use crate::selfplay::play::Shard;
    use crate::selfplay::{Learner, Plan};

    /// The loss as it is defined: minus the smaller of the advantage times the ratio and the same
    /// with the ratio kept near 1, minus the worth of staying undecided.
    fn loss(choice: &Choice<'_>, sums: &[f32]) -> f64 {
        let Choice { decisions, position, step } = *choice;
        let mut shares = Vec::new();
        shares_of(sums, decisions.asked.places_of(position), &mut shares);
        let chosen = shares[usize::from(decisions.chosen[position])].ln();
        let ratio = f64::from(chosen - decisions.likelihood[position]).exp();
        let clip = f64::from(step.clip);
        let advantage = f64::from((decisions.advantage[position] - step.centre) * step.spread);
        let gain = (advantage * ratio).min(advantage * ratio.clamp(1.0 - clip, 1.0 + clip));
        let entropy: f64 = shares.iter().map(|&s| -f64::from(s) * f64::from(s).ln()).sum();
        f64::from(step.share) * (-gain - f64::from(step.entropy) * entropy)
    }

    #[test]
    fn slopes_of_a_choice_are_those_of_small_steps() {
        let game = Briskula::default();
        let plan = Plan { hidden: vec![8], critic_hidden: vec![8], ..Plan::new("slopes") };
        let learner = Learner::new(&game, plan);
        let (policy, critic) = (&learner.policy.net, &learner.critic.net);
        let shard = Shard {
            game: &game,
            policy,
            past: policy,
            games: 4,
            against_past: 1,
            points: 0.5,
            points_scale: 60.0,
        };
        let mut rng = Rng::new(3);
        let mut decisions = shard.play(&mut rng);
        decisions.judge(critic, 0.95);
        let step = Step { clip: 0.2, entropy: 0.3, centre: 0.01, spread: 2.0, share: 0.5 };
        let (mut moved_far, outputs) = (0, policy.shape().outputs());
        for position in 0..60 {
            let rows: Vec<u32> = decisions.asked.rows_of(position).collect();
            let mut sums =
                Pass::new(policy.shape()).forward(policy, &decisions.asked.rows, &rows).to_vec();
            sums.iter_mut().for_each(|sum| *sum += rng.unit() as f32 - 0.5);
            let choice = Choice { decisions: &decisions, position, step };
            let (mut slopes, mut told) = (vec![0.0; outputs], Sums::default());
            choice.slopes(&sums, &mut slopes, &mut Vec::new(), &mut told);
            moved_far += u32::from(told.clipped > 0.0);
            for at in 0..outputs {
                let around = [1e-2, -1e-2].map(|by| {
                    let mut sums = sums.clone();
                    sums[at] += by;
                    loss(&choice, &sums)
                });
                let slope = (around[0] - around[1]) / 2e-2;
                let found = f64::from(slopes[at]);
                assert!((slope - found).abs() < 0.02, "{position}: {slope} {found}");
            }
        }
        assert!(moved_far > 0, "some choices moved as far as they may");
    }
}
