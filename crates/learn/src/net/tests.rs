//! Gradients against differences, batches against single samples, and small trainings.

use adut_kernel::Rng;

use super::*;

const CURVES: [(Hidden, Output, Loss); 11] = [
    (Hidden::Identity, Output::Identity, Loss::SquaredError),
    (Hidden::Tanh, Output::Identity, Loss::SquaredError),
    (Hidden::Tanh, Output::Softmax, Loss::CrossEntropy),
    (Hidden::LeakyRelu, Output::Sigmoid, Loss::SquaredError),
    (Hidden::LeakyRelu, Output::Identity, Loss::CrossEntropy),
    (Hidden::Sigmoid, Output::Sigmoid, Loss::SquaredError),
    (Hidden::Sigmoid, Output::Sigmoid, Loss::CrossEntropy),
    (Hidden::Relu, Output::Softmax, Loss::CrossEntropy),
    (Hidden::Relu, Output::Softmax, Loss::SquaredError),
    (Hidden::Sigmoid, Output::Softmax, Loss::CrossEntropy),
    (Hidden::Relu, Output::Sigmoid, Loss::SquaredError),
];

struct Sample {
    input: Vec<f64>,
    target: Vec<f64>,
    open: ActionMask,
}

fn samples(shape: &Shape, count: usize, rng: &mut Rng) -> Vec<Sample> {
    (0..count)
        .map(|number| {
            let input = (0..shape.inputs()).map(|_| 2.0 * rng.unit() - 1.0).collect();
            let mut target: Vec<f64> = (0..shape.outputs()).map(|_| rng.unit()).collect();
            // Every other sample has an output that does not count.
            let open = if number % 2 == 0 { ALL_OPEN } else { !(1 << 1) };
            if open != ALL_OPEN {
                target[1] = 0.0;
            }
            let sum: f64 = target.iter().sum();
            target.iter_mut().for_each(|t| *t /= sum);
            Sample { input, target, open }
        })
        .collect()
}

/// The answer straight from the definition.
fn answer(net: &Net<f64>, sample: &Sample) -> Vec<f64> {
    let mut values = sample.input.clone();
    let layers: Vec<_> = net.layers().collect();
    for (number, layer) in layers.iter().enumerate() {
        let size = layer.biases.len();
        let sums: Vec<f64> = (0..size)
            .map(|to| {
                let weighted =
                    values.iter().enumerate().map(|(i, v)| v * layer.weights[i * size + to]);
                layer.biases[to] + weighted.sum::<f64>()
            })
            .collect();
        let sigmoid = |x: &f64| 1.0 / (1.0 + (-x).exp());
        let counts = |output: usize| number + 1 < layers.len() || sample.open >> output & 1 == 1;
        values = match (number + 1 < layers.len(), net.shape().hidden, net.shape().output) {
            (true, Hidden::Relu, _) => sums.iter().map(|x| x.max(0.0)).collect(),
            (true, Hidden::LeakyRelu, _) => sums.iter().map(|x| x.max(0.01 * x)).collect(),
            (true, Hidden::Tanh, _) => sums.iter().map(|x| x.tanh()).collect(),
            (true, Hidden::Step, _) => sums.iter().map(|x| f64::from(*x >= 0.0)).collect(),
            (true, Hidden::Identity, _) | (false, _, Output::Identity) => sums,
            (true, Hidden::Sigmoid, _) | (false, _, Output::Sigmoid) => {
                sums.iter().map(sigmoid).collect()
            }
            (false, _, Output::Softmax) => {
                let total: f64 = (0..size).filter(|&o| counts(o)).map(|o| sums[o].exp()).sum();
                sums.iter().map(|x| x.exp() / total).collect()
            }
        };
        (0..size).filter(|&output| !counts(output)).for_each(|output| values[output] = 0.0);
    }
    values
}

fn mean_loss(net: &Net<f64>, loss: Loss, samples: &[Sample]) -> f64 {
    let of = |s: &Sample| loss.of(net.shape().output, &answer(net, s), &s.target, s.open);
    samples.iter().map(of).sum::<f64>() / samples.len() as f64
}

fn shape(hidden: Hidden, output: Output) -> Shape {
    Shape { sizes: vec![5, 7, 6, 4], hidden, output }
}

fn fill(batch: &mut Batch<f64>, samples: &[Sample]) {
    batch.clear();
    for sample in samples {
        batch.push(|input, target| {
            input.copy_from_slice(&sample.input);
            target.copy_from_slice(&sample.target);
            sample.open
        });
    }
}

#[test]
fn answers_are_those_of_the_definition() {
    for (hidden, output, _) in CURVES {
        let mut rng = Rng::new(11);
        let net = Net::<f64>::initial(shape(hidden, output), Initial::Xavier, &mut rng);
        let samples = samples(net.shape(), 6, &mut rng);
        let mut scratch = Scratch::new(net.shape());
        let mut batch = Batch::new(net.shape());
        fill(&mut batch, &samples);
        for (sample, row) in samples.iter().zip(batch.answers(&net)) {
            let expected = answer(&net, sample);
            let one = net.answer(&sample.input, sample.open, &mut scratch);
            for ((a, b), c) in expected.iter().zip(one).zip(row.answer) {
                assert!((a - b).abs() < 1e-12 && (a - c).abs() < 1e-12, "{hidden:?} {output:?}");
            }
        }
    }
}

/// A step is flat: it answers, and the layers before it never change.
#[test]
fn nothing_is_learned_through_a_step() {
    let mut rng = Rng::new(12);
    let mut net =
        Net::<f64>::initial(shape(Hidden::Step, Output::Sigmoid), Initial::Xavier, &mut rng);
    let samples = samples(net.shape(), 20, &mut rng);
    let mut scratch = Scratch::new(net.shape());
    let before = net.clone();
    let mut trainer = SampleTrainer::new(net.shape());
    for sample in &samples {
        let expected = answer(&net, sample);
        let answered = net.answer(&sample.input, sample.open, &mut scratch);
        assert!(answered.iter().zip(&expected).all(|(a, b)| (a - b).abs() < 1e-12));
        let Sample { input, target, open } = sample;
        trainer.train(&mut net, Loss::SquaredError, 0.1, input, target, *open);
    }
    let last = net.shape().parameters() - (6 + 1) * 4;
    assert_eq!(net.parameters()[..last], before.parameters()[..last]);
    assert_ne!(net.parameters()[last..], before.parameters()[last..]);
}

#[test]
fn gradients_are_slopes() {
    const STEP: f64 = 1e-5;
    for (hidden, output, loss) in CURVES {
        let mut rng = Rng::new(5);
        let mut net = Net::<f64>::initial(shape(hidden, output), Initial::Xavier, &mut rng);
        let samples = samples(net.shape(), 4, &mut rng);
        let mut batch = Batch::new(net.shape());
        fill(&mut batch, &samples);
        let (mean, gradient) = batch.gradient(&net, loss);
        assert!((mean - mean_loss(&net, loss, &samples)).abs() < 1e-12);
        for (number, &found) in gradient.iter().enumerate() {
            let kept = net.parameters[number];
            let mut at = |value: f64| {
                net.parameters[number] = value;
                mean_loss(&net, loss, &samples)
            };
            let slope = (at(kept + STEP) - at(kept - STEP)) / (2.0 * STEP);
            net.parameters[number] = kept;
            let off = (slope - found).abs();
            assert!(off < 1e-8, "{hidden:?} {output:?} {loss:?} {number}: {slope} {found}");
        }
    }
}

#[test]
fn one_taught_sample_is_a_batch_of_one() {
    for (hidden, output, loss) in CURVES {
        let mut rng = Rng::new(8);
        let mut net = Net::<f64>::initial(shape(hidden, output), Initial::Xavier, &mut rng);
        let samples = samples(net.shape(), 2, &mut rng);
        for sample in &samples {
            let mut batch = Batch::new(net.shape());
            fill(&mut batch, std::slice::from_ref(sample));
            let (before, gradient) = batch.gradient(&net, loss);
            let expected: Vec<f64> =
                net.parameters().iter().zip(gradient).map(|(p, g)| p - 0.15 * g).collect();
            let mut trainer = SampleTrainer::new(net.shape());
            let error =
                trainer.train(&mut net, loss, 0.15, &sample.input, &sample.target, sample.open);
            assert!((error - before).abs() < 1e-12);
            for (a, b) in net.parameters().iter().zip(&expected) {
                assert!((a - b).abs() < 1e-12);
            }
        }
    }
}

/// Whether the sum of four bits is odd, which no net without a hidden layer can learn.
struct Parity;

impl<T: Real> Examples<T> for Parity {
    fn len(&self) -> usize {
        16
    }
    fn fill(&self, sample: usize, input: &mut [T], target: &mut [T]) -> ActionMask {
        for (bit, value) in input.iter_mut().enumerate() {
            *value = T::from_f64((sample >> bit & 1) as f64);
        }
        target[sample.count_ones() as usize % 2] = T::ONE;
        ALL_OPEN
    }
    fn cost(&self, sample: usize, output: usize) -> f64 {
        f64::from(u8::from(sample.count_ones() as usize % 2 != output))
    }
}

fn parity(learning: Learning, epochs: u32) -> Training<f32> {
    let shape = Shape { sizes: vec![4, 16, 2], hidden: Hidden::Relu, output: Output::Softmax };
    let net = Net::initial(shape, Initial::He, &mut Rng::new(3));
    let plan = Plan {
        loss: Loss::CrossEntropy,
        learning,
        epochs,
        patience: epochs,
        last_pace: 0.5,
        seed: "parity".to_owned(),
    };
    Training::new(plan, net, &Parity)
}

const WAYS: [Learning; 3] = [
    Learning::SampleBySample { rate: 0.1 },
    Learning::Batches { size: 4, optimiser: Optimiser::Adam { rate: 0.02 } },
    Learning::Batches { size: 4, optimiser: Optimiser::Momentum { rate: 0.05, keep: 0.9 } },
];

fn train(training: &mut Training<f32>, epochs: u32) {
    for _ in 0..epochs {
        training.epoch(&Parity, &Parity, &mut |_| {});
    }
}

#[test]
fn every_way_of_learning_learns() {
    for learning in WAYS {
        let mut training = parity(learning, 200);
        train(&mut training, 200);
        assert!(training.is_over());
        let (first, best) = (&training.history()[0], training.best_epoch());
        assert_eq!(best.held_out.accuracy, 1.0, "{learning:?}");
        assert!(best.held_out.loss < 0.2 * first.held_out.loss, "{learning:?}");
        assert_eq!(measure(training.best(), Loss::CrossEntropy, &Parity), best.held_out);
    }
}

#[test]
fn a_training_that_was_stopped_ends_the_same() {
    let provenance = Provenance::from([("what".to_owned(), "parity".to_owned())]);
    for learning in WAYS {
        let mut whole = parity(learning, 12);
        train(&mut whole, 12);
        let mut first = parity(learning, 12);
        train(&mut first, 5);
        let bytes = first.to_bytes(&provenance).unwrap();
        let (mut resumed, told) = Training::<f32>::from_bytes(&bytes).unwrap();
        assert_eq!((&resumed, &told), (&first, &provenance));
        train(&mut resumed, 7);
        assert_eq!(resumed, whole, "{learning:?}");
        assert_eq!(resumed.to_bytes(&told).unwrap(), whole.to_bytes(&told).unwrap());
    }
}

#[test]
fn patience_ends_a_training_early() {
    let mut training = parity(WAYS[0], 1000);
    training.plan.patience = 3;
    training.plan.learning = Learning::SampleBySample { rate: 0.0 };
    let mut epochs = 0;
    while !training.is_over() {
        train(&mut training, 1);
        epochs += 1;
    }
    assert_eq!(epochs, 3);
    assert_eq!(training.best(), training.net());
}

#[test]
fn nets_read_back_and_damaged_files_are_refused() {
    let net =
        Net::<f64>::initial(shape(Hidden::Relu, Output::Softmax), Initial::He, &mut Rng::new(2));
    let provenance = Provenance::from([("seed".to_owned(), "2".to_owned())]);
    let bytes = net.to_bytes(&provenance).unwrap();
    assert_eq!(Net::from_bytes(&bytes).unwrap(), (net, provenance));
    for length in [0, 7, 8, 100, bytes.len() - 1] {
        assert!(Net::<f64>::from_bytes(&bytes[..length]).is_err());
    }
    let other_type = Net::<f32>::from_bytes(&bytes).unwrap_err();
    assert!(other_type.to_string().contains("0.weight"), "{other_type}");
    assert!(
        Training::<f64>::from_bytes(&bytes).unwrap_err().to_string().contains("adut-training/1")
    );
}

#[test]
fn first_weights_are_where_they_should_be() {
    let shape = shape(Hidden::Sigmoid, Output::Sigmoid);
    let unit = Net::<f64>::initial(shape.clone(), Initial::Unit, &mut Rng::new(4));
    assert!(unit.parameters().iter().all(|w| (0.0..1.0).contains(w)));
    for (initial, reach) in
        [(Initial::He, (6f64 / 5.0).sqrt()), (Initial::Xavier, (6f64 / 12.0).sqrt())]
    {
        let net = Net::<f64>::initial(shape.clone(), initial, &mut Rng::new(4));
        let first = net.layers().next().unwrap();
        assert!(first.weights.iter().all(|w| w.abs() <= reach));
        assert!(first.weights.iter().any(|w| *w < 0.0) && first.biases.iter().all(|b| *b == 0.0));
    }
}
