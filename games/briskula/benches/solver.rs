//! How long the Briškula solver takes: eight fixed deals a round, cold table for each.

#[path = "../tests/common/mod.rs"]
mod common;

use std::ops::ControlFlow;

use adut_briskula::solver::{Goal, Position, Solver, Variant};
use common::{Random, deal, play_random};

fn main() {
    divan::main();
}

fn positions(variant: Variant, cards: usize) -> Vec<Position> {
    let mut random = Random(2024);
    let deals = (0..8).map(|_| play_random(deal(variant, &random.deck()), cards, &mut random));
    deals.collect()
}

fn solve_all(bencher: divan::Bencher<'_, '_>, variant: Variant, goal: Goal, cards: usize) {
    let positions = positions(variant, cards);
    let mut solver = Solver::default();
    bencher.counter(divan::counter::ItemsCount::new(positions.len())).bench_local(|| {
        for position in &positions {
            solver.forget();
            divan::black_box(solver.solve(position, goal, &mut |_| ControlFlow::Continue(())));
        }
    });
}

#[divan::bench(args = [0, 12, 24, 32])]
fn dupla_difference_after_cards(bencher: divan::Bencher<'_, '_>, cards: usize) {
    solve_all(bencher, Variant::Dupla, Goal::Value, cards);
}

#[divan::bench]
fn dupla_win_draw_loss(bencher: divan::Bencher<'_, '_>) {
    solve_all(bencher, Variant::Dupla, Goal::WinDrawLoss, 0);
}

#[divan::bench(args = [0, 12, 24, 34])]
fn obicna_difference_after_cards(bencher: divan::Bencher<'_, '_>, cards: usize) {
    solve_all(bencher, Variant::Obicna, Goal::Value, cards);
}

#[divan::bench]
fn obicna_win_draw_loss(bencher: divan::Bencher<'_, '_>) {
    solve_all(bencher, Variant::Obicna, Goal::WinDrawLoss, 0);
}
