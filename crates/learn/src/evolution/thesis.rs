//! The thesis's evolution: a population whose worse members move towards better ones.

use adut_kernel::{Rng, Seed};
use serde::{Deserialize, Serialize};

use super::{Measured, exact};

/// The thesis's code and its text differ in who pairs and who is replaced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reading {
    /// The code. Of those behind the first third each is replaced with probability 5 %; then, in
    /// order, everyone pulls all that are at least a third of the population behind.
    Code,
    /// The text. All are paired at random and the worse of each pair is pulled by the better; then
    /// each is replaced with probability 5 %.
    Prose,
}

const MUTATION: f64 = 0.05;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct ThesisPopulation {
    reading: Reading,
    #[serde(with = "exact::rows")]
    individuals: Vec<Vec<f64>>,
}

fn random_genes(count: usize, rng: &mut Rng) -> Vec<f64> {
    (0..count).map(|_| rng.unit()).collect()
}

/// `worse` takes the mean of its genes and of those of `better`.
fn pull(better: &[f64], worse: &mut [f64]) {
    for (worse, better) in worse.iter_mut().zip(better) {
        *worse = (*better + *worse) / 2.0;
    }
}

impl ThesisPopulation {
    pub(super) fn random(size: usize, genes: usize, reading: Reading, seed: Seed) -> Self {
        let mut rng = seed.child("beginning").rng();
        Self { reading, individuals: (0..size).map(|_| random_genes(genes, &mut rng)).collect() }
    }

    pub(super) fn individuals(&self) -> &[Vec<f64>] {
        &self.individuals
    }

    /// Sorts the population, best first, and makes the next one of it. Returns the best.
    pub(super) fn renew(&mut self, measured: &Measured, seed: Seed) -> Vec<f64> {
        let mut ranked: Vec<&(f64, Vec<f64>)> = measured.iter().collect();
        // Of equally good ones the larger genes come first, as in the published code.
        ranked.sort_by(|a, b| {
            b.0.total_cmp(&a.0)
                .then_with(|| b.1.partial_cmp(&a.1).unwrap_or(std::cmp::Ordering::Equal))
        });
        self.individuals = ranked.into_iter().map(|(_, genes)| genes.clone()).collect();
        let best = self.individuals.first().cloned().unwrap_or_default();
        let mut rng = seed.child("change").rng();
        match self.reading {
            Reading::Code => {
                let third = self.individuals.len() / 3;
                self.replace_some(third, &mut rng);
                for leader in 0..self.individuals.len() {
                    for follower in leader + third.max(1)..self.individuals.len() {
                        self.cross(leader, follower);
                    }
                }
            }
            Reading::Prose => {
                let mut order: Vec<usize> = (0..self.individuals.len()).collect();
                rng.shuffle(&mut order);
                for pair in order.chunks_exact(2) {
                    self.cross(pair[0].min(pair[1]), pair[0].max(pair[1]));
                }
                self.replace_some(0, &mut rng);
            }
        }
        best
    }

    fn replace_some(&mut self, from: usize, rng: &mut Rng) {
        for genes in &mut self.individuals[from..] {
            if rng.unit() < MUTATION {
                *genes = random_genes(genes.len(), rng);
            }
        }
    }

    /// The better one, which stands before the other, pulls it.
    fn cross(&mut self, better: usize, worse: usize) {
        let (before, behind) = self.individuals.split_at_mut(worse);
        pull(&before[better], &mut behind[0]);
    }
}
