//! Hints.

use std::ops::ControlFlow;

use adut_kernel::Record;
use adut_review::{Exact, Hint, ReviewError, Settings, Step};

use crate::common::{game, small, try_hint, try_review};

fn hint(record: &Record) -> Hint {
    try_hint(record, &small(), &mut |_: Step| ControlFlow::Continue(())).unwrap()
}

fn connect4(moves: &[&str]) -> Record {
    let mut record = game("connect4", "", ["random", "random"], 0);
    record.moves = moves.iter().map(|&column| column.to_owned()).collect();
    record
}

#[test]
fn every_legal_move_is_weighed() {
    let hint = hint(&connect4(&["4", "4", "4", "4", "4", "4"]));
    let moves: Vec<&str> = hint.values.iter().map(|value| value.action.as_str()).collect();
    assert_eq!(moves, ["1", "2", "3", "5", "6", "7"]);
    assert_eq!(hint.seat, 0);
}

#[test]
fn a_win_at_once_is_best() {
    let hint = hint(&connect4(&["1", "2", "1", "2", "1", "2"]));
    assert_eq!(hint.best, "1");
    let best = &hint.values[0];
    assert_eq!((best.value.share, best.cost, best.bar), (1.0, 0.0, 1.0));
}

/// How each column ends, as the hint tells it.
fn exact(hint: &Hint) -> Vec<Exact> {
    assert!(hint.solved);
    hint.values.iter().map(|value| value.value.exact.unwrap()).collect()
}

/// However little it may look at: nothing is hidden there, so nothing is guessed.
#[test]
fn connect4_is_solved_from_the_first_move_on() {
    let empty = hint(&connect4(&[]));
    assert_eq!(empty.best, "4");
    let (won, lost) = (|moves| Exact::Won { moves }, |moves| Exact::Lost { moves });
    let first = [lost(20), lost(21), Exact::Drawn, won(21), Exact::Drawn, lost(21), lost(20)];
    assert_eq!(exact(&empty), first);
    // Beyond the book, where the solver has to search.
    let eight = hint(&connect4(&["4", "4", "4", "4", "4", "2", "2", "3"]));
    assert_eq!(exact(&eight).len(), 7);
}

/// There is no luck in it: every change of the result is somebody's decision.
#[test]
fn connect4_has_no_luck() {
    let record = connect4(&["4", "4", "4", "4", "4", "1", "1", "7", "2", "3", "5", "6", "6"]);
    let watch = &mut |_: Step| ControlFlow::Continue(());
    let review = try_review(&record, &small(), watch).unwrap();
    assert!(review.plies.iter().all(|ply| ply.decision.as_ref().unwrap().solved));
    for told in &review.seats {
        assert!(told.balance.cards.abs() < 1e-9, "{:?}", told.balance);
    }
}

#[test]
fn a_hint_is_honest() {
    // The same hand and table, but the unseen cards in another order: the same hint.
    let record = game("briskula", "", ["random", "random"], 0);
    let mut other = record.clone();
    let deck = other.deck.as_mut().unwrap();
    deck[9..].reverse();
    deck.swap(2, 9);
    assert_ne!(record.deck, other.deck);
    assert_eq!(hint(&record), hint(&other));
}

#[test]
fn a_finished_game_has_no_hint_and_a_stopped_one_says_so() {
    let over = game("love-letter", "", ["random", "random"], 99);
    let go_on = &mut |_: Step| ControlFlow::Continue(());
    assert!(matches!(try_hint(&over, &small(), go_on), Err(ReviewError::Over)));
    let stop = &mut |_: Step| ControlFlow::Break(());
    let running = game("love-letter", "", ["random", "random"], 1);
    assert!(matches!(try_hint(&running, &small(), stop), Err(ReviewError::Stopped)));
    assert!(matches!(try_review(&over, &small(), stop), Err(ReviewError::Stopped)));
    let settings = Settings { seat: Some(2), ..small() };
    let error = try_review(&over, &settings, go_on).unwrap_err();
    assert_eq!(error.to_string(), "there is no seat 2 at a table of 2");
}

#[test]
fn progress_reaches_its_end() {
    let record = game("briskula", "", ["random", "random"], 12);
    let mut steps = Vec::new();
    let mut watch = |step: Step| {
        steps.push(step);
        ControlFlow::Continue(())
    };
    try_review(&record, &small(), &mut watch).unwrap();
    assert!(steps.is_sorted_by_key(|step| step.done));
    assert_eq!(steps.last(), Some(&Step { done: 13, of: 13 }));
}
