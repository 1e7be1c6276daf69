//! Whole random games of Briškula, and worlds drawn at the beginning and in the middle.

use adut_briskula::rules::{Briskula, State};
use adut_kernel::{Actions, Determinize, Game, Notation, Rng, Rules, Seat, Seed, Turn, play_out};
use divan::Bencher;
use divan::counter::ItemsCount;

const RULES: [&str; 5] = [
    "players=2",
    "variant=obicna",
    "players=3,variant=obicna",
    "players=4,variant=obicna",
    "players=4,variant=obicna,signals=on",
];

/// Games to a sample, so that looking at the clock costs nothing.
const GAMES: usize = 100;

fn main() {
    divan::main();
}

fn game(rules: &str) -> Briskula {
    let rules = Rules::parse(rules).expect("the rules are well written");
    Briskula::from_rules(&rules).expect("the rules can be played by")
}

fn dealt(game: &Briskula, rng: &mut Rng) -> State {
    let mut state = game.root();
    let deal = game.sample_chance(&state, rng);
    game.resolve(&mut state, &deal);
    state
}

/// The shuffle, the deal and random play to the end, through the generic interface.
#[divan::bench(args = RULES)]
fn random_game(bencher: Bencher<'_, '_>, rules: &str) {
    let game = game(rules);
    let mut rng = Seed::from_text("bench").rng();
    let mut scratch = Actions::new();
    bencher.counter(ItemsCount::new(GAMES)).bench_local(|| {
        let mut points = 0;
        for _ in 0..GAMES {
            let mut state = dealt(&game, &mut rng);
            play_out(&game, &mut state, &mut scratch, &mut rng);
            points += u32::from(state.points(0));
        }
        points
    });
}

/// A world for the player who is to lead first: most cards are hidden.
#[divan::bench(args = RULES)]
fn world_at_the_beginning(bencher: Bencher<'_, '_>, rules: &str) {
    let game = game(rules);
    let mut rng = Seed::from_text("bench").rng();
    let state = dealt(&game, &mut rng);
    let worlds = game.worlds(&game.observe(&state, Seat::FIRST));
    bencher.counter(ItemsCount::new(1_usize)).bench_local(|| game.draw_world(&worlds, &mut rng));
}

/// A world after twenty moves.
#[divan::bench(args = RULES)]
fn world_in_the_middle(bencher: Bencher<'_, '_>, rules: &str) {
    let game = game(rules);
    let mut rng = Seed::from_text("bench").rng();
    let mut state = dealt(&game, &mut rng);
    let mut scratch = Actions::new();
    for _ in 0..20 {
        let action = game.random_action(&state, &mut scratch, &mut rng);
        game.apply(&mut state, action);
        if game.turn(&state) == Turn::Chance {
            let chance = game.sample_chance(&state, &mut rng);
            game.resolve(&mut state, &chance);
        }
    }
    let worlds = game.worlds(&game.observe(&state, state.to_act()));
    bencher.counter(ItemsCount::new(1_usize)).bench_local(|| game.draw_world(&worlds, &mut rng));
}
