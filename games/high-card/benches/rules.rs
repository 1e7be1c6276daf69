//! Whole random games of High Card.
//!
//! To fill in: nothing, unless some rules are much slower than others.

use adut_high_card::rules::HighCard;
use adut_kernel::{Actions, Game as _, Seed, play_out};

fn main() {
    divan::main();
}

/// A batch, so that the cost of measuring does not count.
const BATCH: usize = 1000;

#[divan::bench]
fn random_games(bencher: divan::Bencher<'_, '_>) {
    let game = HighCard::default();
    let mut rng = Seed::from_text("bench").rng();
    let mut scratch = Actions::new();
    bencher.counter(divan::counter::ItemsCount::new(BATCH)).bench_local(|| {
        for _ in 0..BATCH {
            let mut state = game.root();
            play_out(&game, &mut state, &mut scratch, &mut rng);
            divan::black_box(&state);
        }
    });
}
