//! Evolution on a hill with a known top, with noise.

use adut_kernel::Seed;

use super::{Evolution, Fitness, Method, Reading};

const TOP: [f64; 4] = [0.8, 0.3, 0.6, 0.1];

/// The nearer to the top the better; a trial adds noise, the same for all.
struct Hill;

impl Fitness for Hill {
    fn measure(&self, genes: &[f64], trial: Seed) -> f64 {
        let distance: f64 = genes.iter().zip(TOP).map(|(a, b)| (a - b).powi(2)).sum();
        -distance + 0.01 * trial.rng().unit()
    }
}

const METHODS: [Method; 3] = [
    Method::Published { population: 50, reading: Reading::Code },
    Method::Published { population: 50, reading: Reading::Prose },
    Method::CmaEs { population: 10 },
];

fn evolved(method: Method, generations: usize) -> Evolution {
    let mut evolution = Evolution::begin(method, 4, "test");
    for _ in 0..generations {
        evolution.advance(&Hill);
    }
    evolution
}

#[test]
fn the_population_gets_better_and_its_genes_change() {
    for method in METHODS {
        let evolution = evolved(method, 40);
        let history = evolution.history();
        let (first, last) = (&history[0], &history[history.len() - 1]);
        assert!(last.mean > first.mean, "{method:?}: {} after {}", last.mean, first.mean);
        assert_ne!(last.genes, first.genes);
        assert!(last.genes.iter().all(|gene| (0.0..=1.0).contains(gene)));
        assert_eq!(last.number, 40);
    }
}

#[test]
fn cma_es_finds_the_top() {
    let evolution = evolved(Method::CmaEs { population: 10 }, 60);
    for (gene, top) in evolution.history()[59].genes.iter().zip(TOP) {
        assert!((gene - top).abs() < 0.02, "{:?}", evolution.history()[59]);
    }
}

/// The best of the code's reading is never replaced and never pulled.
#[test]
fn the_codes_best_stays_unless_beaten() {
    struct Steady;
    impl Fitness for Steady {
        fn measure(&self, genes: &[f64], _: Seed) -> f64 {
            genes[0]
        }
    }
    let mut evolution = Evolution::begin(METHODS[0], 4, "steady");
    let bests: Vec<f64> = (0..30).map(|_| evolution.advance(&Steady).best).collect();
    assert!(bests.is_sorted(), "{bests:?}");
}

#[test]
fn a_resumed_run_ends_as_an_uninterrupted_one() {
    for method in METHODS {
        let whole = evolved(method, 12);
        let text = serde_json::to_string(&evolved(method, 5)).unwrap();
        let mut resumed: Evolution = serde_json::from_str(&text).unwrap();
        for _ in 5..12 {
            resumed.advance(&Hill);
        }
        assert_eq!(resumed, whole);
        assert!(serde_json::from_str::<Evolution>(&text.replace("0.", "x.")).is_err());
    }
}

#[test]
fn the_number_of_threads_does_not_matter() {
    let with = |threads: usize, method| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        pool.install(|| evolved(method, 6))
    };
    for method in METHODS {
        assert_eq!(with(1, method), with(3, method));
    }
}

#[test]
fn another_seed_is_another_run() {
    for method in METHODS {
        let mut other = Evolution::begin(method, 4, "other");
        other.advance(&Hill);
        assert_ne!(other.history(), evolved(method, 1).history());
    }
}
