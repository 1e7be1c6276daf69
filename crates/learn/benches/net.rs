//! How long a net thinks about one sample, and how long it learns from a batch.
//!
//! The first shape is the one for which other libraries were measured; the second plays Briškula.

#![allow(clippy::unwrap_used, reason = "a benchmark that cannot go on should stop")]

use adut_kernel::Rng;
use adut_learn::net::{
    ALL_OPEN, Batch, Hidden, Initial, Loss, Net, Optimiser, OptimiserState, Output, SampleTrainer,
    Scratch, Shape,
};
use divan::{Bencher, black_box};

fn main() {
    divan::main();
}

fn shapes() -> [Shape; 2] {
    let sizes = vec![10, 64, 64, 4];
    let small = Shape { sizes, hidden: Hidden::Relu, output: Output::Softmax };
    let sizes = vec![221, 8, 40];
    [small, Shape { sizes, hidden: Hidden::Relu, output: Output::Softmax }]
}

fn net(which: usize) -> Net {
    Net::initial(shapes()[which].clone(), Initial::He, &mut Rng::new(1))
}

/// Numbers as a hand of cards gives them: one in ten is not 0; all are not for the small shape.
fn input(shape: &Shape, rng: &mut Rng) -> Vec<f32> {
    let dense = shape.inputs() <= 10;
    (0..shape.inputs())
        .map(|_| if dense || rng.below(10) == 0 { rng.unit() as f32 } else { 0.0 })
        .collect()
}

#[divan::bench(args = [0, 1])]
fn one_sample(bencher: Bencher, which: usize) {
    let net = net(which);
    let mut scratch = Scratch::new(net.shape());
    let input = input(net.shape(), &mut Rng::new(2));
    bencher.bench_local(|| net.answer(black_box(&input), ALL_OPEN, &mut scratch)[0]);
}

#[divan::bench(args = [0, 1])]
fn train_one_sample(bencher: Bencher, which: usize) {
    let mut net = net(which);
    let mut trainer = SampleTrainer::new(net.shape());
    let input = input(net.shape(), &mut Rng::new(2));
    let mut target = vec![0.0; net.shape().outputs()];
    target[1] = 1.0;
    bencher.bench_local(|| {
        trainer.train(&mut net, Loss::CrossEntropy, 1e-6, black_box(&input), &target, ALL_OPEN)
    });
}

#[divan::bench(args = [0, 1])]
fn step_of_256(bencher: Bencher, which: usize) {
    let mut net = net(which);
    let optimiser = Optimiser::Adam { rate: 1e-6 };
    let mut memory = OptimiserState::new(optimiser, net.parameters().len());
    let mut batch = Batch::new(net.shape());
    let mut rng = Rng::new(3);
    for _ in 0..256 {
        let sample = input(net.shape(), &mut rng);
        batch.push(|input, target| {
            input.copy_from_slice(&sample);
            target[1] = 1.0;
            ALL_OPEN
        });
    }
    bencher.bench_local(|| {
        let (loss, gradient) = batch.gradient(&net, Loss::CrossEntropy);
        net.correct(&mut memory, optimiser, 1.0, gradient);
        loss
    });
}
