//! Whole random rounds of Love Letter through the generic interface, and worlds beside them.

use adut_kernel::{Actions, Determinize, Game, Notation, Rng, Rules, Seed, play_out};
use adut_love_letter::rules::LoveLetter;
use divan::Bencher;
use divan::counter::ItemsCount;

/// Rounds, or worlds, in one measurement.
const BATCH: usize = 1000;

fn main() {
    divan::main();
}

fn game(players: usize) -> LoveLetter {
    LoveLetter::from_rules(&Rules::new().with("players", players)).expect("2 to 4 can play")
}

fn deal<G: Game>(game: &G, rng: &mut Rng) -> G::State {
    let mut state = game.root();
    let chance = game.sample_chance(&state, rng);
    game.resolve(&mut state, &chance);
    state
}

#[divan::bench(args = [2, 3, 4])]
fn random_rounds(bencher: Bencher, players: usize) {
    let game = game(players);
    let mut rng = Seed::from_text("rounds").rng();
    let mut scratch = Actions::new();
    bencher.counter(ItemsCount::new(BATCH)).bench_local(|| {
        for _ in 0..BATCH {
            let mut state = deal(&game, &mut rng);
            play_out(&game, &mut state, &mut scratch, &mut rng);
            divan::black_box(&state);
        }
    });
}

/// Worlds from the observations of whoever is to act, at all turns of a few rounds.
#[divan::bench(args = [2, 3, 4])]
fn worlds_drawn(bencher: Bencher, players: usize) {
    let game = game(players);
    let mut rng = Seed::from_text("worlds").rng();
    let worlds: Vec<_> =
        observations(&game, &mut rng).iter().map(|seen| game.worlds(seen)).collect();
    bencher.counter(ItemsCount::new(BATCH)).bench_local(|| {
        for worlds in worlds.iter().cycle().take(BATCH) {
            divan::black_box(game.draw_world(worlds, &mut rng));
        }
    });
}

#[divan::bench(args = [2, 3, 4])]
fn worlds_prepared(bencher: Bencher, players: usize) {
    let game = game(players);
    let seen = observations(&game, &mut Seed::from_text("worlds").rng());
    bencher.counter(ItemsCount::new(seen.len())).bench_local(|| {
        for seen in &seen {
            divan::black_box(game.worlds(seen));
        }
    });
}

fn observations<G: Game>(game: &G, rng: &mut Rng) -> Vec<G::Observation> {
    let mut scratch = Actions::new();
    let mut seen = Vec::new();
    for _ in 0..20 {
        let mut state = deal(game, rng);
        while let adut_kernel::Turn::Seat(seat) = game.turn(&state) {
            seen.push(game.observe(&state, seat));
            let action = game.random_action(&state, &mut scratch, rng);
            game.apply(&mut state, action);
        }
    }
    seen
}
