//! How a net begins.

use adut_kernel::Rng;
use serde::{Deserialize, Serialize};

use super::{Net, Real, Shape};

/// How the first weights are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Initial {
    /// Weights and biases evenly from [0, 1), as the source published. All are positive, so that
    /// the sums of a layer are large and sigmoids flat.
    Unit,
    /// Weights evenly from ±√(6 / inputs), biases 0 (He and others 2015, for rectified neurons).
    He,
    /// Weights evenly from ±√(6 / (inputs + outputs)), biases 0 (Glorot and Bengio 2010, for
    /// sigmoids).
    Xavier,
}

impl<T: Real> Net<T> {
    /// A net that has learned nothing.
    ///
    /// # Panics
    /// If there is no net of this shape.
    pub fn initial(shape: Shape, initial: Initial, rng: &mut Rng) -> Self {
        let mut parameters = Vec::with_capacity(shape.parameters());
        for pair in shape.sizes.windows(2) {
            let (inputs, outputs) = (pair[0], pair[1]);
            let reach = match initial {
                Initial::Unit => None,
                Initial::He => Some((6.0 / inputs as f64).sqrt()),
                Initial::Xavier => Some((6.0 / (inputs + outputs) as f64).sqrt()),
            };
            let weight = |rng: &mut Rng| match reach {
                None => rng.unit(),
                Some(reach) => reach * (2.0 * rng.unit() - 1.0),
            };
            parameters.extend((0..inputs * outputs).map(|_| T::from_f64(weight(rng))));
            let bias = |rng: &mut Rng| if initial == Initial::Unit { rng.unit() } else { 0.0 };
            parameters.extend((0..outputs).map(|_| T::from_f64(bias(rng))));
        }
        Self::new(shape, parameters)
    }

    /// Makes the weights of the last layer so many times as large.
    pub fn soften_output(&mut self, share: T) {
        let (last, all) = (self.shape.layers() - 1, self.parameters.len());
        let size = (self.shape.sizes[last] + 1) * self.shape.outputs();
        self.parameters[all - size..].iter_mut().for_each(|weight| *weight *= share);
    }

    /// Moves every weight this share of the way to that of another net.
    ///
    /// # Panics
    /// If the other has another shape.
    pub fn approach(&mut self, other: &Self, share: T) {
        assert_eq!(self.shape, other.shape, "nets of one shape");
        for (weight, &other) in self.parameters.iter_mut().zip(&other.parameters) {
            *weight += share * (other - *weight);
        }
    }
}
