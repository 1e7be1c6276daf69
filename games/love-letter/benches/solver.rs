//! Solving Love Letter for two, face-up 2, 2, 6.

use std::sync::Arc;

use adut_love_letter::solver::equilibrium::{Equilibrium, Faces};

fn main() {
    divan::main();
}

/// After the first rounds, when most plays are not made any more.
fn under_way() -> Equilibrium<f32> {
    let faces: Faces = "226".parse().expect("three cards");
    let mut equilibrium = Equilibrium::new(faces, 0.1, Arc::default()).expect("nobody stops it");
    (0..8).for_each(|_| equilibrium.round());
    equilibrium
}

#[divan::bench(sample_count = 5, sample_size = 1)]
fn size(bencher: divan::Bencher<'_, '_>) {
    let faces: Faces = "226".parse().expect("three cards");
    bencher.bench(|| Equilibrium::<f32>::size(faces));
}

#[divan::bench(sample_count = 5, sample_size = 1)]
fn round(bencher: divan::Bencher<'_, '_>) {
    let mut equilibrium = under_way();
    bencher.bench_local(|| equilibrium.round());
}

#[divan::bench(sample_count = 3, sample_size = 1)]
fn bounds(bencher: divan::Bencher<'_, '_>) {
    let equilibrium = under_way();
    bencher.bench_local(|| equilibrium.bounds());
}
