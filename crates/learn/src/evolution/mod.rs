//! Genes that get better from generation to generation.
//!
//! Two ways: the one of Milenković's thesis, in both readings, and the covariance matrix adaptation
//! evolution strategy (CMA-ES). What is evolved is numbers from 0 to 1; what they are good for is
//! for a [`Fitness`] to say. All randomness has its path below the seed, so a run that is stopped
//! and resumed, on any number of threads, ends as one that was not.

mod cma_es;
mod exact;
mod matrix;
#[cfg(test)]
mod tests;
mod thesis;

use adut_kernel::Seed;
use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use self::cma_es::CmaEs;
pub use self::thesis::Reading;
use self::thesis::ThesisPopulation;

/// Says how good genes are.
pub trait Fitness: Sync {
    /// How good these genes do in a trial: the more the better. It depends on nothing but its
    /// arguments; the same trial is as hard for all genes.
    fn measure(&self, genes: &[f64], trial: Seed) -> f64;
}

/// How genes are changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Method {
    /// The thesis's: the worse take the mean of their genes and of better ones, some are replaced.
    Published {
        /// How many there are; 50 in the thesis.
        population: usize,
        /// Its code and its text differ.
        reading: Reading,
    },
    /// CMA-ES: all are drawn from one normal distribution, which moves and changes its shape.
    CmaEs {
        /// How many are drawn in a generation.
        population: usize,
    },
}

/// What a generation came to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Generation {
    /// From 1.
    pub number: u32,
    /// What the best reached in the trial that chose it.
    #[serde(with = "exact::number")]
    pub best: f64,
    /// What all reached in the mean.
    #[serde(with = "exact::number")]
    pub mean: f64,
    /// What [`genes`](Self::genes) reach in another trial.
    #[serde(with = "exact::number")]
    pub again: f64,
    /// The genes that would be the answer if this were the last generation.
    #[serde(with = "exact::numbers")]
    pub genes: Vec<f64>,
}

/// A run under way. Serialised and read back it goes on as if nothing had been.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Evolution {
    seed: String,
    method: Method,
    population: Population,
    history: Vec<Generation>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
enum Population {
    #[serde(rename = "Herd")]
    Thesis(ThesisPopulation),
    Distribution(CmaEs),
}

/// Individuals with what they reached.
type Measured = Vec<(f64, Vec<f64>)>;

impl Evolution {
    /// Before the first generation of so many `genes`.
    pub fn begin(method: Method, genes: usize, seed: &str) -> Self {
        let root = Seed::from_text(seed).child("evolution");
        let population = match method {
            Method::Published { population, reading } => {
                Population::Thesis(ThesisPopulation::random(population, genes, reading, root))
            }
            Method::CmaEs { population } => Population::Distribution(CmaEs::new(population, genes)),
        };
        Self { seed: seed.to_owned(), method, population, history: Vec::new() }
    }

    /// What all randomness comes from.
    pub fn seed(&self) -> &str {
        &self.seed
    }

    /// How genes are changed.
    pub fn method(&self) -> Method {
        self.method
    }

    /// The generations so far.
    pub fn history(&self) -> &[Generation] {
        &self.history
    }

    /// Brings up the next generation.
    pub fn advance(&mut self, fitness: &impl Fitness) -> &Generation {
        let number = self.history.len() as u32 + 1;
        let root = Seed::from_text(&self.seed).child("evolution");
        let here = root.nth(u64::from(number));
        let (measured, genes, again) = match &mut self.population {
            Population::Thesis(population) => {
                let own_trial = |individual: usize| here.child("trial").nth(individual as u64);
                let measured = measure(population.individuals(), fitness, own_trial);
                let best = population.renew(&measured, here);
                (measured, best, here.child("again"))
            }
            Population::Distribution(cma_es) => {
                let drawn = cma_es.draw(here);
                let measured = measure(drawn.genes(), fitness, |_| here.child("trial"));
                cma_es.learn(&drawn, &measured);
                (measured, cma_es.centre(), root.child("again"))
            }
        };
        let values = measured.iter().map(|(value, _)| *value);
        self.history.push(Generation {
            number,
            best: values.clone().fold(f64::NEG_INFINITY, f64::max),
            mean: values.sum::<f64>() / measured.len().max(1) as f64,
            again: fitness.measure(&genes, again),
            genes,
        });
        &self.history[self.history.len() - 1]
    }
}

/// Measures all at once; the order and the trials do not depend on the threads.
fn measure(
    individuals: &[Vec<f64>],
    fitness: &impl Fitness,
    trial: impl Fn(usize) -> Seed + Sync,
) -> Measured {
    let measured = individuals.par_iter().enumerate();
    measured.map(|(number, genes)| (fitness.measure(genes, trial(number)), genes.clone())).collect()
}
