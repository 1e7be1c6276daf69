//! Policies: nets that say which action to take, from what a seat sees and nothing else.

use std::marker::PhantomData;
use std::sync::Arc;

use adut_kernel::{Agent, EncodingId, OtherEncoding, Rng, Scale, View};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::net::store::{Stored, Tensors};
use crate::net::{Net, Provenance, Scratch, Shape, StoreError};
use crate::selfplay::{Head as _, Learnable};

const KIND: &str = "adut-policy/1";

/// What is told of a policy.
#[derive(Serialize, Deserialize)]
struct About {
    format: String,
    encoding: EncodingId,
    shape: Shape,
    provenance: Provenance,
}

/// Why a file holds no policy for a game.
#[derive(Debug, Error)]
pub enum PolicyError {
    /// It holds no policy at all.
    #[error(transparent)]
    File(#[from] StoreError),
    /// It was made for something else.
    #[error(transparent)]
    Other(#[from] OtherEncoding),
    /// It says that it was made for the game, but the net has another number of inputs or outputs.
    #[error("its net has {inputs} inputs and {outputs} outputs, not those of its encoding")]
    Shape {
        /// How many inputs it has.
        inputs: usize,
        /// How many outputs it has.
        outputs: usize,
    },
}

/// A net that weighs the moves of a position, from the features of an observation, for one game by its
/// rules.
#[derive(Debug)]
pub struct Policy<G> {
    net: Net<f32>,
    provenance: Provenance,
    game: PhantomData<fn() -> G>,
}

impl<G: Learnable> Policy<G> {
    /// The policy that this net is.
    pub fn new(game: &G, net: Net<f32>, provenance: Provenance) -> Result<Self, PolicyError> {
        let shape = net.shape();
        let (inputs, outputs) = (shape.inputs(), shape.outputs());
        if (inputs, outputs) != (G::Head::inputs(game), G::Head::outputs(game)) {
            return Err(PolicyError::Shape { inputs, outputs });
        }
        Ok(Self { net, provenance, game: PhantomData })
    }

    /// Where it comes from.
    pub fn provenance(&self) -> &Provenance {
        &self.provenance
    }
    /// The net.
    pub fn net(&self) -> &Net<f32> {
        &self.net
    }

    /// The policy as a file, which says what it was made for.
    pub fn to_bytes(&self, game: &G) -> Result<Vec<u8>, StoreError> {
        let mut tensors = Tensors::default();
        tensors.net(&self.net);
        tensors.finish(&About {
            format: KIND.to_owned(),
            encoding: EncodingId::of(game),
            shape: self.net.shape().clone(),
            provenance: self.provenance.clone(),
        })
    }

    /// A policy for this game from a file's bytes. One for another game, other rules or another version
    /// of the encoding is refused.
    pub fn from_bytes(game: &G, bytes: &[u8]) -> Result<Self, PolicyError> {
        let stored = Stored::read(bytes, KIND)?;
        let About { encoding, shape, provenance, .. } = stored.about()?;
        encoding.check(game)?;
        Self::new(game, stored.net(shape)?, provenance)
    }
}

/// Plays by a policy alone, without search.
#[derive(Debug)]
pub struct PolicyPlayer<G> {
    policy: Arc<Policy<G>>,
    /// 0 takes the likeliest action, 1 draws each as often as the policy says; more is noisier.
    temperature: f64,
    input: Vec<f32>,
    scratch: Scratch<f32>,
    /// What the net said of all rows.
    sums: Vec<f32>,
    shares: Vec<f64>,
}

impl<G: Learnable> PolicyPlayer<G> {
    /// Plays by this policy at a temperature.
    pub fn new(policy: Arc<Policy<G>>, temperature: f64) -> Self {
        let shape = policy.net.shape();
        let (input, scratch) = (vec![0.0; shape.inputs()], Scratch::new(shape));
        Self { policy, temperature, input, scratch, sums: Vec::new(), shares: Vec::new() }
    }

    /// How likely the policy takes each of the view's actions at a temperature above 0.
    fn weigh(&mut self, view: &View<'_, G>, temperature: f64) -> &[f64] {
        let (game, seen) = (view.game(), view.seen());
        let Self { policy, input, scratch, sums, .. } = self;
        sums.clear();
        game.encode(seen, &mut input[..game.features()]);
        G::Head::rows(game, seen, view.actions(), input, |row| {
            sums.extend_from_slice(policy.net.sums(row, scratch));
        });
        self.shares.clear();
        let moves = view.actions().iter().enumerate();
        let sum = |(index, &action)| f64::from(sums[G::Head::place(game, seen, action, index)]);
        self.shares.extend(moves.map(sum));
        soften(&mut self.shares, temperature);
        &self.shares
    }
}

/// Turns the logarithms of weights into shares at a temperature.
fn soften(weights: &mut [f64], temperature: f64) {
    let largest = weights.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let mut total = 0.0;
    for weight in weights.iter_mut() {
        *weight = ((*weight - largest) / temperature).exp();
        total += *weight;
    }
    weights.iter_mut().for_each(|weight| *weight /= total);
}

impl<G: Learnable> Agent<G> for PolicyPlayer<G> {
    fn act(&mut self, view: &View<'_, G>, rng: &mut Rng) -> G::Action {
        if view.actions().len() == 1 {
            return view.pick(0);
        }
        if self.temperature == 0.0 {
            let shares = self.weigh(view, 1.0);
            let larger = |best: usize, at: usize| if shares[at] > shares[best] { at } else { best };
            return view.pick((1..shares.len()).fold(0, larger));
        }
        let shares = self.weigh(view, self.temperature);
        let mut rest = rng.unit();
        let drawn = shares.iter().position(|share| {
            rest -= share;
            rest < 0.0
        });
        view.pick(drawn.unwrap_or(shares.len() - 1))
    }

    fn values(&mut self, view: &View<'_, G>, _: &mut Rng) -> Vec<f64> {
        self.weigh(view, 1.0).to_vec()
    }

    fn scale(&self) -> Scale {
        Scale::Chance
    }
}
