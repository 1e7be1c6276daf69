//! The two nets for Briškula: as published and as meant.

use adut_briskula::players::Encoding;
use adut_kernel::Seed;
use adut_learn::net::{
    Examples, Hidden, Initial, Learning, Loss, Net, Optimiser, Output, Plan, Real, Shape, Training,
};
use serde::{Deserialize, Serialize};

use super::Target;

/// Which of the two nets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// 10 × 7 × 15 × 14 × 4 sigmoids, fed with raw numbers, first weights from [0, 1), taught
    /// sample by sample with η 0.15 (Blaić 2024).
    Published,
    /// Cards one by one, rectified neurons with sane first weights, a softmax over the hand.
    Meant,
}

/// The three ways to learn that the source describes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// After each sample.
    Online,
    /// After each batch of so many.
    MiniBatch(usize),
    /// After all samples.
    FullBatch,
}

/// All that decides a training but the samples.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Recipe {
    /// Which net.
    pub kind: Kind,
    /// How positions are written for it.
    pub encoding: Encoding,
    /// What it is told to answer.
    pub target: Target,
    /// Its layers.
    pub shape: Shape,
    /// How it begins.
    pub initial: Initial,
    /// How it learns.
    pub plan: Plan,
}

/// The hidden layer of the net as meant: small, as the source's net is.
const MEANT_HIDDEN: [usize; 1] = [8];

impl Recipe {
    /// The recipe of a net, with its usual numbers.
    pub fn new(kind: Kind, seed: &str) -> Self {
        match kind {
            Kind::Published => Self::published(seed),
            Kind::Meant => Self::meant(&MEANT_HIDDEN, seed),
        }
    }

    fn published(seed: &str) -> Self {
        let plan = Plan {
            loss: Loss::SquaredError,
            learning: Learning::SampleBySample { rate: 0.15 },
            epochs: 10,
            patience: u32::MAX,
            last_pace: 1.0,
            seed: seed.to_owned(),
        };
        let sizes = vec![10, 7, 15, 14, 4];
        Self {
            kind: Kind::Published,
            encoding: Encoding::Published,
            target: Target::First,
            shape: Shape { sizes, hidden: Hidden::Sigmoid, output: Output::Sigmoid },
            initial: Initial::Unit,
            plan,
        }
    }

    /// The net as meant with these hidden layers.
    pub fn meant(hidden: &[usize], seed: &str) -> Self {
        let encoding = Encoding::Meant;
        let sizes = [&[encoding.inputs()], hidden, &[encoding.outputs()]].concat();
        let optimiser = Optimiser::Adam { rate: 0.002 };
        Self {
            kind: Kind::Meant,
            encoding,
            target: Target::Soft(10.0),
            shape: Shape { sizes, hidden: Hidden::Relu, output: Output::Softmax },
            initial: Initial::He,
            plan: Plan {
                loss: Loss::CrossEntropy,
                learning: Learning::Batches { size: 256, optimiser },
                epochs: 8,
                patience: 4,
                last_pace: 0.05,
                seed: seed.to_owned(),
            },
        }
    }

    /// The same net, taught another way. Batches of the published net go by plain descent.
    #[must_use]
    pub fn taught(mut self, way: Way) -> Self {
        let (rate, optimiser) = match self.plan.learning {
            Learning::SampleBySample { rate } => (rate, Optimiser::Momentum { rate, keep: 0.0 }),
            Learning::Batches { optimiser, .. } => match optimiser {
                Optimiser::Momentum { rate, .. } | Optimiser::Adam { rate } => (rate, optimiser),
            },
        };
        self.plan.learning = match way {
            Way::Online => Learning::SampleBySample { rate },
            Way::MiniBatch(size) => Learning::Batches { size, optimiser },
            Way::FullBatch => Learning::Batches { size: usize::MAX, optimiser },
        };
        self
    }

    /// The same net with other curves. Sums without a curve are taught by their squared error.
    #[must_use]
    pub fn with_curves(mut self, hidden: Hidden, output: Output) -> Self {
        (self.shape.hidden, self.shape.output) = (hidden, output);
        if output == Output::Identity {
            self.plan.loss = Loss::SquaredError;
        }
        self
    }

    /// The same net fed with positions written another way.
    #[must_use]
    pub fn reading(mut self, encoding: Encoding) -> Self {
        self.encoding = encoding;
        let last = self.shape.sizes.len() - 1;
        (self.shape.sizes[0], self.shape.sizes[last]) = (encoding.inputs(), encoding.outputs());
        self
    }

    /// The net before it has learned anything.
    pub fn initial_net<T: Real>(&self) -> Net<T> {
        let mut rng = Seed::from_text(&self.plan.seed).child("weights").rng();
        Net::initial(self.shape.clone(), self.initial, &mut rng)
    }

    /// Trains to the end.
    pub fn train<T: Real>(
        &self,
        samples: &impl Examples<T>,
        held_out: &impl Examples<T>,
    ) -> Training<T> {
        let mut training = Training::new(self.plan.clone(), self.initial_net(), held_out);
        while !training.is_over() {
            training.epoch(samples, held_out, &mut |_| {});
        }
        training
    }
}
