//! Simulations a second of each Monte Carlo search, on one core, averaged over the positions of
//! whole games: `cargo run --release -p adut-search --example speed [GAME…]`.

#![allow(clippy::print_stdout, clippy::disallowed_methods, reason = "it measures and prints")]

use std::sync::LazyLock;
use std::time::{Duration, Instant};

use adut_briskula::rules::Briskula;
use adut_connect4::rules::Connect4;
use adut_kernel::{Actions, Agent, Course, Determinize, Game, Seed, Turn, View};
use adut_love_letter::rules::LoveLetter;
use adut_search::PerfectInformation;
use adut_search::montecarlo::{Growth, Ismcts, MultiObserver, Uct};
use adut_tablic::rules::Tablic;

const SIMULATIONS: u64 = 5_000;

fn main() {
    let wanted: Vec<String> = std::env::args().skip(1).collect();
    let asked = |name: &str| wanted.is_empty() || wanted.iter().any(|w| w == name);
    let growth = Growth::simulations(SIMULATIONS);
    if asked("connect4") {
        measure(
            "connect4",
            "uct",
            &Connect4::default(),
            PerfectInformation::new(Uct::new(growth.clone())),
            8,
        );
    }
    if asked("briskula") {
        hidden("briskula", &Briskula::default(), &growth, 8);
    }
    if asked("love-letter") {
        hidden("love-letter", &LoveLetter::default(), &growth, 60);
    }
    if asked("tablic") {
        hidden("tablic", &Tablic::default(), &growth, 4);
    }
}

/// Both searches in information sets.
fn hidden<G: Determinize>(name: &str, game: &G, growth: &Growth, games: u64) {
    measure(name, "ismcts", game, Ismcts::new(growth.clone()), games);
    measure(name, "observers", game, MultiObserver::new(growth.clone()), games);
    let strict = growth.clone().by_observation();
    measure(name, "by seen", game, Ismcts::new(strict), games);
}

/// Plays random games and lets the player search every position with a choice in it.
fn measure<G: Game>(name: &str, search: &str, game: &G, mut player: impl Agent<G>, games: u64) {
    let (mut searches, mut spent) = (0u64, Duration::ZERO);
    for n in 0..games {
        let seed = Seed::from_text("speed").nth(n);
        let mut rng = seed.rng();
        let mut course = Course::begin(game.clone(), &mut rng);
        let mut actions = Actions::new();
        player.restart();
        while let Turn::Seat(seat) = course.turn() {
            game.actions(course.state(), &mut actions);
            if actions.len() > 1 {
                let history = course.witnessed_by(seat);
                let view = View::of(game, course.state(), seat, &actions, &history);
                let start = clock();
                player.values(&view, &mut rng);
                spent += clock().saturating_sub(start);
                searches += 1;
            }
            let action = actions[rng.index(actions.len())];
            if let Err(foul) = course.play(action, &mut rng) {
                println!("{name}: {foul}");
                return;
            }
        }
    }
    let rate = (searches * SIMULATIONS) as f64 / spent.as_secs_f64();
    println!("{name:<12} {search:<10} {searches:>5} positions {rate:>12.0} simulations/s");
}

/// The time that this thread had a core for itself, where the system tells; the time gone by
/// elsewhere. On a busy machine only the former says something about the program.
fn clock() -> Duration {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanos = told.and_then(|text| text.split(' ').next().and_then(|n| n.parse().ok()));
    nanos.map_or_else(|| START.elapsed(), Duration::from_nanos)
}
