//! The Briškula solver against known values, and how much it searches.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

mod common;

use std::ops::ControlFlow;

use adut_briskula::solver::{Goal, Position, Solver, Variant};
use adut_cards::trieste::Card;
use common::{Random, deal, play_random};
use serde_json::Value;

const EXACT: &str = include_str!("../testdata/exact.jsonl");

fn cards(list: &Value) -> Vec<Card> {
    let texts = list.as_array().expect("a list of cards");
    texts.iter().map(|text| text.as_str().unwrap().parse().unwrap()).collect()
}

/// The positions of the file and their values.
fn exact() -> Vec<(Position, i32)> {
    let records = EXACT.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    let solved = records.map(|record| {
        let variant = match record["rules"]["variant"].as_str() {
            Some("obicna") => Variant::Obicna,
            _ => Variant::Dupla,
        };
        let start = deal(variant, &cards(&record["deck"]));
        let position = cards(&record["moves"])
            .into_iter()
            .fold(start, |position, card| position.after(card).unwrap());
        (position, record["value"].as_i64().unwrap() as i32)
    });
    solved.collect()
}

#[test]
fn all_known_values_are_found() {
    let positions = exact();
    assert_eq!(positions.len(), 300);
    let mut solver = Solver::default();
    for (position, value) in positions {
        let solution = solver.difference(&position);
        assert_eq!(solution.value(), Some(value), "{position:?}");
        assert_eq!(solver.win_draw_loss(&position).value(), Some(value.signum()), "{position:?}");
        assert!(position.moves().contains(solution.best.unwrap()));
    }
}

#[test]
fn small_tables_and_two_threads_change_no_value() {
    let mut small = Solver::new(0);
    let mut two = Solver::new(1 << 18).with_threads(2);
    for (position, value) in exact().into_iter().skip(1).step_by(6) {
        assert_eq!(small.difference(&position).value(), Some(value), "{position:?}");
        assert_eq!(two.difference(&position).value(), Some(value), "{position:?}");
        assert_eq!(two.win_draw_loss(&position).value(), Some(value.signum()), "{position:?}");
    }
}

#[test]
fn the_best_card_keeps_the_value_and_so_does_the_line() {
    let mut solver = Solver::default();
    for (position, value) in exact().into_iter().step_by(5) {
        let best = solver.difference(&position).best.unwrap();
        let next = position.after(best).unwrap();
        let from_next = solver.difference(&next).value().unwrap();
        let same_side = next.to_move() == position.to_move();
        assert_eq!(if same_side { from_next } else { -from_next }, value);

        let (line, _) = solver.principal_variation(&position, value);
        let end = line.iter().fold(position.clone(), |at, &card| at.after(card).unwrap());
        assert!(end.is_over());
        let mover = position.to_move();
        let points = end.points().map(i32::from);
        assert_eq!(points[mover] - points[1 - mover], value);
    }
}

#[test]
fn every_move_gets_its_value() {
    let mut solver = Solver::default();
    for (position, value) in exact().into_iter().step_by(7) {
        for goal in [Goal::Value, Goal::WinDrawLoss] {
            let value = if goal == Goal::Value { value } else { value.signum() };
            let moves = solver.all_moves(&position, goal, &mut |_| ControlFlow::Continue(()));
            assert_eq!(moves.len(), position.moves().len() as usize);
            assert_eq!(
                moves.iter().filter_map(|(_, solution)| solution.value()).max(),
                Some(value)
            );
            for (card, solution) in moves {
                let mut alone = Solver::default();
                let next = position.after(card).unwrap();
                let there = alone.solve(&next, goal, &mut |_| ControlFlow::Continue(()));
                let same_side = next.to_move() == position.to_move();
                let there = there.value().map(|value| if same_side { value } else { -value });
                assert_eq!(solution.value(), there);
            }
        }
    }
}

#[test]
fn a_stopped_search_gives_bounds_that_hold() {
    let mut stopped = 0;
    let whole_deals = exact().into_iter().filter(|(at, _)| at.stock().len() > 30);
    for (position, value) in whole_deals.step_by(8) {
        for threads in [1, 2] {
            let mut reports = 0;
            let mut last = None;
            let mut solver = Solver::new(1 << 17).with_threads(threads);
            let solution = solver.solve(&position, Goal::Value, &mut |progress| {
                reports += 1;
                last = Some(progress);
                if reports == 2 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            });
            assert!(reports <= 2);
            assert!(solution.lower <= value && value <= solution.upper);
            if reports == 2 {
                stopped += usize::from(solution.value().is_none());
                assert!(last.is_some_and(|progress| progress.nodes <= solution.nodes));
                assert!(threads > 1 || solution.nodes < 210_000);
            }
            // Nothing wrong was kept.
            assert_eq!(solver.difference(&position).value(), Some(value));
        }
    }
    assert!(stopped > 4);
}

#[test]
fn a_solver_that_has_seen_other_deals_answers_the_same() {
    let mut used = Solver::default();
    let mut random = Random(3);
    for round in 0..60 {
        let variant = if round % 3 == 0 { Variant::Obicna } else { Variant::Dupla };
        let start = deal(variant, &random.deck());
        // Out of order on purpose: the later position first, then what came before it.
        for cards in [30, 20, 24] {
            let position = play_random(start.clone(), cards, &mut random);
            let expected = Solver::default().difference(&position).value();
            assert_eq!(used.difference(&position).value(), expected);
        }
    }
}

/// The nodes of a cold solve of fixed deals, ascending.
fn nodes(variant: Variant, goal: Goal, cards: usize) -> Vec<u64> {
    let mut random = Random(2024);
    let mut solver = Solver::default();
    let mut nodes: Vec<u64> = (0..60)
        .map(|_| {
            let position = play_random(deal(variant, &random.deck()), cards, &mut random);
            solver.forget();
            solver.solve(&position, goal, &mut |_| ControlFlow::Continue(())).nodes
        })
        .collect();
    nodes.sort_unstable();
    nodes
}

#[test]
fn the_search_stays_as_small_as_it_is() {
    let median_and_most = |variant, goal, cards| {
        let nodes = nodes(variant, goal, cards);
        (nodes[nodes.len() / 2], nodes[nodes.len() - 1])
    };
    assert_eq!(median_and_most(Variant::Dupla, Goal::Value, 0), (180_615, 410_687));
    assert_eq!(median_and_most(Variant::Dupla, Goal::WinDrawLoss, 0), (47_040, 193_516));
    assert_eq!(median_and_most(Variant::Dupla, Goal::Value, 12), (20_349, 57_628));
    assert_eq!(median_and_most(Variant::Obicna, Goal::Value, 0), (196_302, 315_946));
    assert_eq!(median_and_most(Variant::Obicna, Goal::WinDrawLoss, 0), (119_754, 243_936));
}
