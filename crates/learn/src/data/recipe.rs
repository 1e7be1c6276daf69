//! The two nets for Briškula: as published and as meant.

use adut_kernel::Seed;
use serde::{Deserialize, Serialize};

use super::{Encoding, Target};
use crate::net::{
    Hidden, Initial, Learning, Loss, Net, Optimiser, Output, Plan, Real, Shape, Training,
};

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

    /// The net before it has learned anything.
    pub fn initial_net<T: Real>(&self) -> Net<T> {
        let mut rng = Seed::from_text(&self.plan.seed).child("weights").rng();
        Net::initial(self.shape.clone(), self.initial, &mut rng)
    }

    /// Trains to the end.
    pub fn train<T: Real>(
        &self,
        samples: &impl crate::net::Examples<T>,
        held_out: &impl crate::net::Examples<T>,
    ) -> Training<T> {
        let mut training = Training::new(self.plan.clone(), self.initial_net(), held_out);
        while !training.is_over() {
            training.epoch(samples, held_out, &mut |_| {});
        }
        training
    }
}
