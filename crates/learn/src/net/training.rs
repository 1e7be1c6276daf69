//! A course of training: epochs, a held-out set, an early end.

use adut_kernel::Seed;
use serde::{Deserialize, Serialize};

use super::{
    Batch, Examples, Loss, Measure, Net, Optimiser, OptimiserState, Real, SampleTrainer, measure,
};

/// How weights are corrected.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Learning {
    /// After each sample, by plain descent: the source's way.
    SampleBySample {
        /// The length of a step, η.
        rate: f64,
    },
    /// After each batch, by its mean gradient.
    Batches {
        /// Samples in a batch.
        size: usize,
        /// What is made of the gradient.
        optimiser: Optimiser,
    },
}

/// How a net is trained. Together with the samples it fixes the result.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Plan {
    /// How wrong answers are counted.
    pub loss: Loss,
    /// How weights are corrected.
    pub learning: Learning,
    /// Epochs at most; in each every sample is seen once.
    pub epochs: u32,
    /// The training ends after so many epochs without a lower held-out loss.
    pub patience: u32,
    /// What the steps of the last epoch are to those of the first; between, they shrink evenly.
    pub last_pace: f64,
    /// Decides the order of the samples in each epoch.
    pub seed: String,
}

impl Plan {
    /// The length of the steps of an epoch, counted from 0, beside those of the first.
    fn pace(&self, epoch: u32) -> f64 {
        let way = f64::from(epoch) / f64::from(self.epochs.saturating_sub(1).max(1));
        1.0 + (self.last_pace - 1.0) * way.min(1.0)
    }
}

/// What an epoch came to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Epoch {
    /// Its number, from 1; 0 is the state before the training.
    pub number: u32,
    /// The mean loss of the samples learned from, each at the moment it was seen; none for epoch 0.
    pub training_loss: Option<f64>,
    /// How well the held-out samples were answered after it.
    pub held_out: Measure,
}

/// A net in training.
#[derive(Clone, Debug, PartialEq)]
pub struct Training<T = f32> {
    pub(super) plan: Plan,
    pub(super) net: Net<T>,
    pub(super) optimiser: Option<OptimiserState<T>>,
    /// The net of the epoch with the lowest held-out loss.
    pub(super) best: Net<T>,
    pub(super) history: Vec<Epoch>,
}

impl<T: Real> Training<T> {
    /// The beginning of a training. The net's answers to the held-out samples are epoch 0.
    pub fn new(plan: Plan, net: Net<T>, held_out: &impl Examples<T>) -> Self {
        let optimiser = match plan.learning {
            Learning::SampleBySample { .. } => None,
            Learning::Batches { optimiser, .. } => {
                Some(OptimiserState::new(optimiser, net.parameters().len()))
            }
        };
        let held_out = measure(&net, plan.loss, held_out);
        let history = vec![Epoch { number: 0, training_loss: None, held_out }];
        Self { plan, best: net.clone(), net, optimiser, history }
    }

    /// How the net is trained.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }
    /// The net as it is now.
    pub fn net(&self) -> &Net<T> {
        &self.net
    }
    /// The net as it was after the best epoch.
    pub fn best(&self) -> &Net<T> {
        &self.best
    }
    /// The epochs so far; the first is the state before the training.
    pub fn history(&self) -> &[Epoch] {
        &self.history
    }
    /// The epoch with the lowest held-out loss, the first of equals.
    pub fn best_epoch(&self) -> &Epoch {
        let lower = |a: &&Epoch, b: &&Epoch| a.held_out.loss.total_cmp(&b.held_out.loss);
        self.history.iter().min_by(lower).expect("epoch 0 is always there")
    }
    /// How many epochs were trained.
    pub fn epochs(&self) -> u32 {
        self.history.len() as u32 - 1
    }

    /// Whether all epochs are done, or the held-out loss has not fallen for too long.
    pub fn is_over(&self) -> bool {
        let since_best = self.epochs() - self.best_epoch().number;
        self.epochs() >= self.plan.epochs || since_best >= self.plan.patience.max(1)
    }

    /// Trains one epoch. `tick` hears now and then how many samples were seen.
    pub fn epoch(
        &mut self,
        samples: &impl Examples<T>,
        held_out: &impl Examples<T>,
        tick: &mut dyn FnMut(usize),
    ) -> &Epoch {
        let epoch = self.epochs();
        let mut order: Vec<usize> = (0..samples.len()).collect();
        Seed::from_text(&self.plan.seed)
            .child("order")
            .nth(u64::from(epoch))
            .rng()
            .shuffle(&mut order);
        let pace = self.plan.pace(epoch);
        let loss = match self.plan.learning {
            Learning::SampleBySample { rate } => {
                self.sample_by_sample(samples, &order, rate * pace, tick)
            }
            Learning::Batches { size, optimiser } => {
                self.in_batches(samples, &order, size.max(1), optimiser, pace, tick)
            }
        };
        let held_out = measure(&self.net, self.plan.loss, held_out);
        let lowest = self.best_epoch().held_out.loss;
        if held_out.loss < lowest {
            self.best.clone_from(&self.net);
        }
        let training_loss = Some(loss / samples.len().max(1) as f64);
        self.history.push(Epoch { number: epoch + 1, training_loss, held_out });
        &self.history[self.history.len() - 1]
    }

    /// Gives the sum of the losses.
    fn sample_by_sample(
        &mut self,
        samples: &impl Examples<T>,
        order: &[usize],
        rate: f64,
        tick: &mut dyn FnMut(usize),
    ) -> f64 {
        let shape = self.net.shape();
        let mut trainer = SampleTrainer::new(shape);
        let (mut input, mut target) =
            (vec![T::ZERO; shape.inputs()], vec![T::ZERO; shape.outputs()]);
        let (loss, rate) = (self.plan.loss, T::from_f64(rate));
        let mut sum = 0.0;
        for (seen, &sample) in order.iter().enumerate() {
            input.fill(T::ZERO);
            target.fill(T::ZERO);
            let open = samples.fill(sample, &mut input, &mut target);
            sum += trainer.train(&mut self.net, loss, rate, &input, &target, open);
            if seen % TICK == 0 {
                tick(seen);
            }
        }
        sum
    }

    /// Gives the sum of the losses.
    fn in_batches(
        &mut self,
        samples: &impl Examples<T>,
        order: &[usize],
        size: usize,
        optimiser: Optimiser,
        pace: f64,
        tick: &mut dyn FnMut(usize),
    ) -> f64 {
        let Self { net, optimiser: memory, plan, .. } = self;
        let Some(memory) = memory else { return 0.0 };
        let mut batch = Batch::new(net.shape());
        let mut sum = 0.0;
        for (number, chunk) in order.chunks(size).enumerate() {
            batch.clear();
            for &sample in chunk {
                batch.push(|input, target| samples.fill(sample, input, target));
            }
            let (mean, gradient) = batch.gradient(net, plan.loss);
            net.correct(memory, optimiser, pace, gradient);
            sum += mean * chunk.len() as f64;
            tick((number + 1) * size);
        }
        sum
    }
}

/// Samples between two ticks where each is taught by itself.
const TICK: usize = 1024;
