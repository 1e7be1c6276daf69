//! The truth agrees with the solvers.

use adut_briskula::rules::Briskula;
use adut_connect4::rules::Connect4;
use adut_kernel::{Course, Record};
use adut_players::Playable;
use adut_review::{Settings, TruthPass};
use adut_search::solver::{Means, Question};
use adut_tablic::rules::Tablic;
use std::ops::ControlFlow;

use crate::common::{game, review, small};

/// Solves every position from `from` on and compares; the costs of honest decisions may not differ
/// where nothing is hidden any more.
fn compare<G: Playable>(record: &Record, from: usize) {
    let settings = Settings { truth: TruthPass::Quick, ..small() };
    let review = review(record, &settings);
    let course = Course::<G>::replay(record).unwrap();
    let mut solver = G::exact_solver(&Means::default()).unwrap();
    for ply in &review.plies[from..] {
        let at = course.rewound(ply.ply - 1);
        let question = Question { every_action: true, ..Question::default() };
        let answer = solver
            .answer(at.game(), at.state(), question, &mut |_| ControlFlow::Continue(()))
            .unwrap();
        let truth = ply.truth.as_ref().unwrap();
        assert_eq!(Some(truth.value), answer.value(), "ply {}", ply.ply);
        let played = course.played()[ply.ply - 1].action;
        let (_, after) = answer.actions.iter().find(|(action, _)| *action == played).unwrap();
        assert_eq!(truth.after, *after, "ply {}", ply.ply);
        assert_eq!(truth.cost, (truth.value - truth.after).max(0));
    }
    let told: i32 = review.seats.iter().filter_map(|told| told.truth_cost).sum();
    let costs = review.plies.iter().filter_map(|ply| Some(ply.truth.as_ref()?.cost));
    assert_eq!(told, costs.sum::<i32>());
}

#[test]
fn briskula_from_the_deal_on() {
    compare::<Briskula>(&game("briskula", "", ["random", "rules"], usize::MAX), 0);
    compare::<Briskula>(&game("briskula", "variant=obicna", ["random", "rules"], usize::MAX), 0);
}

#[test]
fn the_last_deal_of_tablic() {
    compare::<Tablic>(&game("tablic", "", ["greedy", "random"], usize::MAX), 36);
}

#[test]
fn connect4_towards_the_end() {
    let record = game("connect4", "", ["hard", "hard"], usize::MAX);
    compare::<Connect4>(&record, 22.min(record.moves.len() - 1));
    compare::<Connect4>(&game("connect4", "rows=4,cols=5,connect=3", ["random", "random"], 99), 0);
}

/// With a limit the last positions are solved, which are the quickest, and it is said that the
/// others are not.
#[test]
fn a_full_truth_goes_as_far_back_as_it_may() {
    let record = game("connect4", "rows=9,cols=9,connect=5", ["random", "random"], usize::MAX);
    let settings = |truth_nodes| Settings { truth: TruthPass::Full, truth_nodes, ..small() };
    let cut = review(&record, &settings(100_000));
    let solved: Vec<bool> = cut.plies.iter().map(|ply| ply.truth.is_some()).collect();
    assert!(cut.truth_cut && solved.is_sorted(), "{solved:?}");
    assert_eq!((solved.first(), solved.last()), (Some(&false), Some(&true)));

    let record = game("connect4", "rows=4,cols=4", ["random", "random"], usize::MAX);
    let whole = review(&record, &settings(u64::MAX));
    assert!(!whole.truth_cut && whole.plies.iter().all(|ply| ply.truth.is_some()));
    let none = review(&record, &settings(0));
    assert!(none.truth_cut);
}

#[test]
fn nothing_is_solved_where_no_solver_applies() {
    let settings = Settings { truth: TruthPass::Quick, ..small() };
    for record in [
        game("love-letter", "", ["random", "random"], 99),
        game("tablic", "players=3", ["random", "random"], 6),
        game("briskula", "variant=obicna,players=4", ["random", "random"], 6),
    ] {
        let review = review(&record, &settings);
        assert!(review.plies.iter().all(|ply| ply.truth.is_none()));
        assert!(review.seats.iter().all(|told| told.truth_cost.is_none()));
    }
}

#[test]
fn without_stock_the_honest_cost_is_the_true_one() {
    let record = game("briskula", "", ["random", "random"], usize::MAX);
    let review = review(&record, &Settings { truth: TruthPass::Quick, ..small() });
    for ply in &review.plies[34..] {
        let (decision, truth) = (ply.decision.as_ref().unwrap(), ply.truth.as_ref().unwrap());
        assert!(decision.solved && decision.worlds == 1);
        assert_eq!(decision.cost.points, Some(f64::from(truth.cost)), "ply {}", ply.ply);
    }
}
