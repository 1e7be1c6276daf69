//! How many decisions a second self-play makes and learns from.
//!
//! `RAYON_NUM_THREADS` says on how many threads.

#![allow(clippy::unwrap_used, reason = "a benchmark that cannot go on should stop")]

use adut_briskula::rules::Briskula;
use adut_kernel::{Notation as _, Rules};
use adut_learn::selfplay::{Learner, Plan};
use divan::Bencher;
use divan::counter::ItemsCount;

fn main() {
    divan::main();
}

/// A round of games, learned from; the counter counts decisions.
#[divan::bench(args = ["variant=obicna", "players=2", "variant=obicna,players=4"], sample_count = 10)]
fn round(bencher: Bencher, rules: &str) {
    let game = Briskula::from_rules(&Rules::parse(rules).unwrap()).unwrap();
    let learner = Learner::new(&game, Plan::new("bench"));
    let decisions = learner.clone().round(&game).decisions;
    bencher
        .counter(ItemsCount::new(decisions))
        .with_inputs(|| learner.clone())
        .bench_values(|mut learner| learner.round(&game).decisions);
}
