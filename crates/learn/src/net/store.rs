//! Nets and trainings in files: safetensors, with what made them in the metadata.
//!
//! All that is not a tensor stands as JSON under one key of the metadata, so that the same net
//! always gives the same bytes.

use std::collections::{BTreeMap, HashMap};

use safetensors::tensor::{Metadata, TensorView};
use safetensors::{SafeTensorError, SafeTensors};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{Epoch, Net, OptimiserState, Plan, Real, Shape, Training};

/// Where a net comes from: names and what they were set to.
pub type Provenance = BTreeMap<String, String>;

/// Why a file holds no net.
#[derive(Debug, Error)]
pub enum StoreError {
    /// It is not safetensors, or damaged.
    #[error("it is not a safetensors file: {0}")]
    Format(#[from] SafeTensorError),
    /// The metadata is missing or not ours.
    #[error("its metadata do not say that it is a file of kind {0}")]
    Kind(&'static str),
    /// The metadata cannot be read.
    #[error("its metadata are wrong: {0}")]
    Metadata(#[from] serde_json::Error),
    /// A tensor does not have the numbers it should have.
    #[error("its tensor {0} is not of the size and type that the metadata say")]
    Tensor(String),
}

/// The one key of the metadata.
const KEY: &str = "adut";
const NET: &str = "adut-net/1";
const TRAINING: &str = "adut-training/1";

/// What is told of a net.
#[derive(Serialize, Deserialize)]
struct AboutNet {
    format: String,
    shape: Shape,
    provenance: Provenance,
}

/// What is told of a training.
#[derive(Serialize, Deserialize)]
struct AboutTraining {
    format: String,
    shape: Shape,
    plan: Plan,
    history: Vec<Epoch>,
    steps: u64,
    provenance: Provenance,
}

/// Tensors that are to be written.
#[derive(Default)]
pub struct Tensors(Vec<(String, safetensors::Dtype, Vec<usize>, Vec<u8>)>);

impl Tensors {
    /// Adds a tensor of numbers.
    pub fn reals<T: Real>(&mut self, name: impl Into<String>, shape: &[usize], cells: &[T]) {
        let mut bytes = Vec::with_capacity(size_of_val(cells));
        cells.iter().for_each(|cell| cell.write(&mut bytes));
        self.bytes(name, T::DTYPE, shape, bytes);
    }

    /// Adds the tensors of a net: layer k, from 0, is `k.weight` with a row for each input, and
    /// `k.bias`.
    pub(crate) fn net<T: Real>(&mut self, net: &Net<T>) {
        for (number, layer) in net.layers().enumerate() {
            let (inputs, outputs) = (net.shape.sizes[number], net.shape.sizes[number + 1]);
            self.reals(format!("{number}.weight"), &[inputs, outputs], layer.weights);
            self.reals(format!("{number}.bias"), &[outputs], layer.biases);
        }
    }

    /// Adds a tensor whose bytes stand ready.
    pub fn bytes(
        &mut self,
        name: impl Into<String>,
        dtype: safetensors::Dtype,
        shape: &[usize],
        bytes: Vec<u8>,
    ) {
        self.0.push((name.into(), dtype, shape.to_vec(), bytes));
    }

    /// The file.
    pub fn finish(&self, about: &impl Serialize) -> Result<Vec<u8>, StoreError> {
        let views = self.0.iter().map(|(name, dtype, shape, bytes)| {
            TensorView::new(*dtype, shape.clone(), bytes).map(|view| (name.as_str(), view))
        });
        let views = views.collect::<Result<Vec<_>, _>>()?;
        let about = HashMap::from([(KEY.to_owned(), serde_json::to_string(about)?)]);
        Ok(safetensors::serialize(views, Some(about))?)
    }
}

/// A file that is being read.
pub struct Stored<'a> {
    tensors: SafeTensors<'a>,
    about: serde_json::Value,
}

impl<'a> Stored<'a> {
    /// Reads the frame of a file of this kind.
    pub fn read(bytes: &'a [u8], kind: &'static str) -> Result<Self, StoreError> {
        let (_, metadata): (usize, Metadata) = SafeTensors::read_metadata(bytes)?;
        let about = metadata.metadata().as_ref().and_then(|metadata| metadata.get(KEY));
        let about: serde_json::Value = serde_json::from_str(about.ok_or(StoreError::Kind(kind))?)?;
        if about.get("format").and_then(|format| format.as_str()) != Some(kind) {
            return Err(StoreError::Kind(kind));
        }
        Ok(Self { tensors: SafeTensors::deserialize(bytes)?, about })
    }

    /// What is told of it.
    pub fn about<A: DeserializeOwned>(&self) -> Result<A, StoreError> {
        Ok(serde_json::from_value(self.about.clone())?)
    }

    /// The bytes of a tensor of this type and shape.
    pub fn bytes(
        &self,
        name: &str,
        dtype: safetensors::Dtype,
        shape: &[usize],
    ) -> Result<&'a [u8], StoreError> {
        let wrong = || StoreError::Tensor(name.to_owned());
        let tensor = self.tensors.tensor(name).map_err(|_| wrong())?;
        if tensor.dtype() != dtype || tensor.shape() != shape {
            return Err(wrong());
        }
        Ok(tensor.data())
    }

    /// A tensor of numbers.
    pub fn reals<T: Real>(&self, name: &str, shape: &[usize]) -> Result<Vec<T>, StoreError> {
        let bytes = self.bytes(name, T::DTYPE, shape)?;
        Ok(bytes.chunks_exact(size_of::<T>()).filter_map(T::read).collect())
    }

    /// A net of this shape.
    pub(crate) fn net<T: Real>(&self, shape: Shape) -> Result<Net<T>, StoreError> {
        if !shape.is_possible() {
            return Err(StoreError::Tensor("0.weight".to_owned()));
        }
        let mut parameters = Vec::new();
        for (number, pair) in shape.sizes.windows(2).enumerate() {
            parameters.extend(self.reals::<T>(&format!("{number}.weight"), pair)?);
            parameters.extend(self.reals::<T>(&format!("{number}.bias"), &pair[1..])?);
        }
        Ok(Net::new(shape, parameters))
    }
}

impl<T: Real> Net<T> {
    /// The net as a file. Layer k, from 0, is `k.weight` with a row for each input, and `k.bias`.
    pub fn to_bytes(&self, provenance: &Provenance) -> Result<Vec<u8>, StoreError> {
        let mut tensors = Tensors::default();
        tensors.net(self);
        let (shape, provenance) = (self.shape.clone(), provenance.clone());
        tensors.finish(&AboutNet { format: NET.to_owned(), shape, provenance })
    }

    /// A net from a file's bytes, and where it comes from.
    pub fn from_bytes(bytes: &[u8]) -> Result<(Self, Provenance), StoreError> {
        let stored = Stored::read(bytes, NET)?;
        let AboutNet { shape, provenance, .. } = stored.about()?;
        Ok((stored.net(shape)?, provenance))
    }
}

impl<T: Real> Training<T> {
    /// The training as a file, from which it goes on as if it had never stopped.
    pub fn to_bytes(&self, provenance: &Provenance) -> Result<Vec<u8>, StoreError> {
        let mut tensors = Tensors::default();
        let count = self.net.parameters.len();
        tensors.reals("net", &[count], &self.net.parameters);
        tensors.reals("best", &[count], &self.best.parameters);
        if let Some(memory) = &self.optimiser {
            tensors.reals("optimiser.first", &[memory.first.len()], &memory.first);
            tensors.reals("optimiser.second", &[memory.second.len()], &memory.second);
        }
        tensors.finish(&AboutTraining {
            format: TRAINING.to_owned(),
            shape: self.net.shape.clone(),
            plan: self.plan.clone(),
            history: self.history.clone(),
            steps: self.optimiser.as_ref().map_or(0, |memory| memory.steps),
            provenance: provenance.clone(),
        })
    }

    /// A training from a file's bytes, and where it comes from.
    pub fn from_bytes(bytes: &[u8]) -> Result<(Self, Provenance), StoreError> {
        let stored = Stored::read(bytes, TRAINING)?;
        let about: AboutTraining = stored.about()?;
        if !about.shape.is_possible() || about.history.is_empty() {
            return Err(StoreError::Tensor("net".to_owned()));
        }
        let count = about.shape.parameters();
        let net = |name| {
            Ok::<_, StoreError>(Net::new(about.shape.clone(), stored.reals(name, &[count])?))
        };
        let (net, best) = (net("net")?, net("best")?);
        let optimiser = match about.plan.learning {
            super::Learning::SampleBySample { .. } => None,
            super::Learning::Batches { optimiser, .. } => {
                let empty = OptimiserState::<T>::new(optimiser, count);
                Some(OptimiserState {
                    steps: about.steps,
                    first: stored.reals("optimiser.first", &[empty.first.len()])?,
                    second: stored.reals("optimiser.second", &[empty.second.len()])?,
                })
            }
        };
        Ok((
            Self { plan: about.plan, net, optimiser, best, history: about.history },
            about.provenance,
        ))
    }
}
