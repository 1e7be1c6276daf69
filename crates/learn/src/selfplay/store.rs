//! A training by self-play in a file, from which it goes on as if it had never stopped.

use adut_kernel::EncodingId;
use serde::{Deserialize, Serialize};

use super::learner::{Learned, Learner, Round};
use super::plan::Plan;
use crate::net::store::{Stored, Tensors};
use crate::net::{Net, OptimiserState, Provenance, Shape, StoreError};

const KIND: &str = "adut-self-play/1";

/// What is told of a training.
#[derive(Serialize, Deserialize)]
struct About {
    format: String,
    encoding: EncodingId,
    plan: Plan,
    policy: Shape,
    critic: Shape,
    past: usize,
    steps: u64,
    history: Vec<Round>,
    provenance: Provenance,
}

fn write(tensors: &mut Tensors, name: &str, learned: &Learned) {
    let count = [learned.net.parameters().len()];
    tensors.reals(name, &count, learned.net.parameters());
    tensors.reals(format!("{name}.first"), &count, &learned.memory.first);
    tensors.reals(format!("{name}.second"), &count, &learned.memory.second);
}

fn read(stored: &Stored<'_>, name: &str, shape: &Shape, steps: u64) -> Result<Learned, StoreError> {
    let net = read_net(stored, name, shape)?;
    let count = [net.parameters().len()];
    let part = |part: &str| stored.reals(&format!("{name}.{part}"), &count);
    let memory = OptimiserState { steps, first: part("first")?, second: part("second")? };
    Ok(Learned { net, memory })
}

fn read_net(stored: &Stored<'_>, name: &str, shape: &Shape) -> Result<Net<f32>, StoreError> {
    if !shape.is_possible() {
        return Err(StoreError::Tensor(name.to_owned()));
    }
    Ok(Net::new(shape.clone(), stored.reals(name, &[shape.parameters()])?))
}

impl Learner {
    /// The training as a file.
    pub fn to_bytes(&self, provenance: &Provenance) -> Result<Vec<u8>, StoreError> {
        let mut tensors = Tensors::default();
        write(&mut tensors, "policy", &self.policy);
        write(&mut tensors, "critic", &self.critic);
        let count = [self.mean.parameters().len()];
        tensors.reals("mean", &count, self.mean.parameters());
        for (number, net) in self.past.iter().enumerate() {
            tensors.reals(format!("past.{number}"), &count, net.parameters());
        }
        tensors.finish(&About {
            format: KIND.to_owned(),
            encoding: self.encoding.clone(),
            plan: self.plan.clone(),
            policy: self.policy.net.shape().clone(),
            critic: self.critic.net.shape().clone(),
            past: self.past.len(),
            steps: self.policy.memory.steps,
            history: self.history.clone(),
            provenance: provenance.clone(),
        })
    }

    /// A training from a file's bytes, and where it comes from.
    pub fn from_bytes(bytes: &[u8]) -> Result<(Self, Provenance), StoreError> {
        let stored = Stored::read(bytes, KIND)?;
        let about: About = stored.about()?;
        let past = |number: usize| read_net(&stored, &format!("past.{number}"), &about.policy);
        let past = (0..about.past).map(past).collect::<Result<Vec<_>, _>>()?;
        if past.is_empty() {
            return Err(StoreError::Tensor("past.0".to_owned()));
        }
        let learner = Self {
            policy: read(&stored, "policy", &about.policy, about.steps)?,
            critic: read(&stored, "critic", &about.critic, about.steps)?,
            mean: read_net(&stored, "mean", &about.policy)?,
            past,
            plan: about.plan,
            encoding: about.encoding,
            history: about.history,
        };
        Ok((learner, about.provenance))
    }
}
