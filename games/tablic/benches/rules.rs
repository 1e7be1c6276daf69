//! Whole random games and imagined worlds, through the generic API.

use adut_kernel::{Actions, Determinize as _, Game, Notation as _, Rules, Seat, Seed, play_out};
use adut_tablic::rules::Tablic;
use divan::Bencher;

fn main() {
    divan::main();
}

/// A game of `players` with the other options at their defaults.
fn game(players: usize) -> Tablic {
    Tablic::from_rules(&Rules::new().with("players", players)).expect("players from 2 to 4")
}

/// From the shuffled pack to the last card.
#[divan::bench(args = [2, 3, 4])]
fn random_game(bencher: Bencher, players: usize) {
    let game = game(players);
    let mut rng = Seed::from_text("bench").rng();
    let mut scratch = Actions::new();
    bencher.counter(1u32).bench_local(|| {
        let mut state = game.root();
        play_out(&game, &mut state, &mut scratch, &mut rng);
        game.outcome(&state)
    });
}

/// A world for seat 0 at the beginning, where most cards are unseen.
#[divan::bench(args = [2, 3, 4])]
fn draw_world(bencher: Bencher, players: usize) {
    let game = game(players);
    let mut rng = Seed::from_text("bench").rng();
    let mut state = game.root();
    let deal = game.sample_chance(&state, &mut rng);
    game.resolve(&mut state, &deal);
    let worlds = game.worlds(&game.observe(&state, Seat::FIRST));
    bencher.counter(1u32).bench_local(|| game.draw_world(&worlds, &mut rng));
}
