//! The Tablić solver on its test positions, and the one-sided searches.

use std::ops::ControlFlow;

use adut_cards::french::Card;
use adut_tablic::solver::one_sided::{Horizon, collect_most};
use adut_tablic::solver::{Position, Question, Rules, Solver};

const DECKS: &str = include_str!("../testdata/decks.txt");

fn main() {
    divan::main();
}

fn first_position(deck: usize) -> Position {
    let cards: Vec<Card> = DECKS
        .lines()
        .nth(deck)
        .into_iter()
        .flat_map(str::split_whitespace)
        .filter_map(|card| card.parse().ok())
        .collect();
    Position::from_deck(&cards, Rules::default()).expect("the decks are whole packs")
}

/// The end of a game in which every card was laid or took the first capture listed.
fn ending(plies: usize) -> Position {
    let mut position = first_position(0);
    while position.plies_left() > plies {
        let hand = position.hands[position.to_move()];
        let moves = adut_tablic::solver::legal_moves(position.table, hand, position.rules.ace);
        let capture = moves.iter().find(|played| !played.taken.is_empty());
        let played = capture.unwrap_or(&moves[0]);
        position = position.after(played.card, played.taken);
    }
    position
}

#[divan::bench(args = [6, 12, 24])]
fn solve(bencher: divan::Bencher<'_, '_>, plies: usize) {
    let position = ending(plies);
    let solver = Solver::new(1 << 28);
    bencher.bench(|| {
        solver.solve(&position, Question::default(), &mut |_| ControlFlow::Continue(())).is_ok()
    });
}

#[divan::bench(args = [0, 1, 2])]
fn backtrack6(bencher: divan::Bencher<'_, '_>, deck: usize) {
    let position = first_position(deck);
    bencher.bench(|| collect_most(&position, Horizon::Deal));
}

#[divan::bench(args = [0, 1, 2], sample_count = 10)]
fn backtrack_deck(bencher: divan::Bencher<'_, '_>, deck: usize) {
    let position = first_position(deck);
    bencher.bench(|| collect_most(&position, Horizon::Deck));
}
