//! The Tablić solver against known values and against the plain minimax.

use std::ops::ControlFlow;

use adut_cards::french::CardSet;
use adut_tablic::solver::{
    Ace, CardsBonus, Goal, Jack, Position, PositionError, Question, Rules, Solution, SolveError,
    Solver,
};

use crate::support::{Random, minimax, replay};

fn solve_with(solver: Solver, position: &Position, question: Question) -> Solution {
    solver.solve(position, question, &mut |_| ControlFlow::Continue(())).unwrap()
}

fn solve(position: &Position) -> Solution {
    solve_with(Solver::new(1 << 26), position, Question::default())
}

fn read(name: &str) -> Vec<(Position, i32)> {
    let path = format!("{}/testdata/{name}.jsonl", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(path).unwrap().lines().map(replay).collect()
}

const ALL: [CardsBonus; 3] = [CardsBonus::None, CardsBonus::OnTie, CardsBonus::Always];

#[test]
fn agrees_with_the_known_values() {
    for name in ["last_deal", "mid_deal", "two_deals", "last_deal_bonus"] {
        for (at, (position, value)) in read(name).iter().enumerate() {
            assert_eq!(solve(position).value(), Some(*value), "{name} line {}", at + 1);
        }
    }
}

#[test]
fn nodes_stay_within_their_guard() {
    for (name, median, most) in
        [("last_deal", 2_700, 8_200), ("two_deals", 82_000, 261_000), ("mid_deal", 60, 150)]
    {
        let mut nodes: Vec<_> = read(name).iter().map(|(p, _)| solve(p).nodes).collect();
        nodes.sort_unstable();
        assert!(nodes[nodes.len() / 2] <= median, "{name}: median {}", nodes[nodes.len() / 2]);
        assert!(nodes[nodes.len() - 1] <= most, "{name}: most {}", nodes[nodes.len() - 1]);
    }
}

#[test]
fn agrees_with_minimax_on_small_endings() {
    let mut random = Random(1);
    for round in 0..30_000 {
        let rules = Rules {
            cards_bonus: ALL[round % 3],
            tabla_points: u8::from(round % 7 != 0),
            ace: if round % 5 == 0 { Ace::One } else { Ace::OneOrEleven },
            ..Rules::default()
        };
        let position = random.position(rules, round % 6);
        let (_, printed) = minimax(&position);
        let solution = solve(&position);
        assert_eq!(solution.value(), Some(printed), "{position:?}");
        assert_eq!(solution.best.is_some(), position.plies_left() > 0);
        if let Some(best) = solution.best {
            let next = position.after(best.card, best.taken);
            assert_eq!(-minimax(&next).1, printed, "{best} in {position:?}");
        }
    }
}

/// Minimax cannot reach over the border of two deals: there the solver is compared with itself one
/// ply later.
#[test]
fn a_position_is_worth_its_best_move() {
    let mut random = Random(2);
    for round in 0..60 {
        let rules = Rules { cards_bonus: ALL[round % 3], ..Rules::default() };
        let position = random.position(rules, 8 + round % 8);
        let question = Question { every_action: true, line: true, ..Question::default() };
        let solution = solve_with(Solver::new(1 << 26), &position, question);
        let value = solution.value().unwrap();
        for &(played, worth) in &solution.moves {
            let next = position.after(played.card, played.taken);
            assert_eq!(solve(&next).value(), Some(-worth), "{played} in {position:?}");
        }
        assert!(solution.moves.contains(&(solution.best.unwrap(), value)));
        if rules.cards_bonus != CardsBonus::OnTie {
            assert_eq!(solution.moves.iter().map(|&(_, worth)| worth).max(), Some(value));
        }
        let mut end = position.clone();
        for played in &solution.line {
            end = end.after(played.card, played.taken);
        }
        assert_eq!(solution.line.len(), position.plies_left());
        let sign = if end.to_move() == position.to_move() { 1 } else { -1 };
        assert_eq!(solve(&end).value(), Some(sign * value));
    }
}

#[test]
fn who_wins_is_the_sign_of_the_value() {
    let mut random = Random(3);
    let question = Question { goal: Goal::WinDrawLoss, ..Question::default() };
    for round in 0..600 {
        let rules = Rules { cards_bonus: ALL[round % 3], ..Rules::default() };
        let position = random.position(rules, round % 13);
        let value = solve(&position).value().unwrap();
        let solution = solve_with(Solver::new(1 << 24), &position, question);
        assert_eq!(solution.value(), Some(value.signum()), "{position:?}");
        if let Some(best) = solution.best {
            let next = solve(&position.after(best.card, best.taken));
            assert_eq!(next.value().map(i32::signum), Some(-value.signum()));
        }
    }
}

#[test]
fn small_tables_and_more_threads_change_no_value() {
    for (position, value) in read("last_deal").iter().take(12) {
        for solver in [Solver::new(0), Solver::new(1 << 12), Solver::new(1 << 20).with_threads(2)] {
            let solution = solve_with(solver, position, Question::default());
            assert_eq!(solution.value(), Some(*value));
        }
    }
    let (position, value) = &read("two_deals")[2];
    let solver = Solver::new(1 << 24).with_threads(2);
    assert_eq!(solve_with(solver, position, Question::default()).value(), Some(*value));
}

#[test]
fn a_stopped_search_gives_true_bounds() {
    let (position, value) = &read("two_deals")[0];
    let mut calls = 0;
    let mut stop_at_third = |_| {
        calls += 1;
        if calls == 3 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    let solution =
        Solver::new(1 << 24).solve(position, Question::default(), &mut stop_at_third).unwrap();
    assert_eq!(solution.value(), None);
    assert_eq!(solution.best, None);
    assert!((solution.low..=solution.high).contains(value));
}

#[test]
fn when_nobody_captures_nobody_gets_the_table() {
    let mut random = Random(4);
    for bonus in ALL {
        let rules = Rules { cards_bonus: bonus, ..Rules::default() };
        let mut position = Position::from_deck(&random.deck(), rules).unwrap();
        while position.plies_left() > 2 {
            let card = position.hands[position.to_move()].first().unwrap();
            position = position.after(card, CardSet::EMPTY);
        }
        assert_eq!(position.last_capturer, None);
        let mut end = position.clone();
        while end.plies_left() > 0 {
            let card = end.hands[end.to_move()].first().unwrap();
            end = end.after(card, CardSet::EMPTY);
        }
        assert_eq!(solve(&end).value(), Some(0));
    }
}

#[test]
fn impossible_positions_are_refused() {
    let good = Random(5).position(Rules::default(), 20);
    let refused = |change: &dyn Fn(&mut Position)| {
        let mut position = good.clone();
        change(&mut position);
        let result = Solver::new(1 << 20)
            .solve(&position, Question::default(), &mut |_| ControlFlow::Continue(()));
        match result {
            Err(SolveError::Position(error)) => error,
            other => panic!("{other:?}"),
        }
    };
    let lost = good.undealt[3];
    assert_eq!(refused(&|p| p.undealt[3] = p.undealt[4]), PositionError::Twice(good.undealt[4]));
    assert_eq!(refused(&|p| p.undealt.retain(|&card| card != lost)), PositionError::Missing(lost));
    assert_eq!(refused(&|p| p.last_capturer = Some(2)), PositionError::Seat(2));
    assert_eq!(refused(&|p| p.last_capturer = None), PositionError::LastCapturer);
    assert_eq!(refused(&|p| p.rules.tabla_points = 2), PositionError::TablaPoints(2));
    assert_eq!(refused(&|p| p.rules.jack = Jack::Sweeps), PositionError::JackSweeps);
    assert!(matches!(refused(&|p| p.tablas = [40, 0]), PositionError::Tablas { seat: 0, .. }));
    let moved = good.hands[1].first().unwrap();
    assert!(matches!(
        refused(&|p| {
            p.hands[1].remove(moved);
            p.table.insert(moved);
        }),
        PositionError::Hands(..)
    ));
}
