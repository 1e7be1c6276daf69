//! Whole random games of Connect-4.

use adut_connect4::rules::Connect4;
use adut_kernel::{Actions, Game, Seed, play_out};

fn main() {
    divan::main();
}

/// A batch, so that the cost of measuring does not count.
const BATCH: usize = 1000;

#[divan::bench(args = [(6, 7), (6, 10), (9, 10)])]
fn random_games(bencher: divan::Bencher<'_, '_>, (rows, cols): (usize, usize)) {
    let game = Connect4::new(rows, cols, 4).expect("the board fits");
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
