//! The truth agrees with the solvers.

use adut_games::briskula::Briskula;
use adut_games::connect4::Connect4;
use adut_games::tablic::Tablic;
use adut_kernel::{Course, Record};
use adut_players::Playable;
use adut_review::{Settings, TruthPass};
use adut_solvers::{Means, Question};
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
