//! Whether taking all groups is best, and what laying costs: every move valued exactly.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use adut_cards::french::Card;
use adut_kernel::{Course, Notation as _, Rules, Seat};
use adut_report::number::percent;
use adut_search::solver::{Exact as _, Means, Question};
use adut_tablic::rules::{Action, Tablic};
use adut_tablic::solver::Solver;
use anyhow::Result;

use crate::reproduce::experiment::Lab;
use crate::reproduce::finding::{Figure, Finding};

/// Moves of one deal.
const DEAL: usize = 12;

/// A position with the value of every move.
pub(super) struct Valued {
    /// Of four deals, 3 or 4.
    pub(super) deal: usize,
    /// Moves made in the deal.
    pub(super) made: usize,
    pub(super) actions: Vec<(Action, i32)>,
}

/// Positions of the last two deals of games between greedy players, all moves of them valued.
pub(super) fn valued(lab: &Lab<'_>) -> Result<Vec<Valued>> {
    let game = Tablic::from_rules(&Rules::new())?;
    let (last, before) = (lab.pick(150, 60, 2), lab.pick(8, 3, 0));
    lab.step(0, 3)?;
    let games =
        lab.look_at_games("", ["greedy", "greedy"], last, |course: &Course<Tablic>, seat| {
            (seat == Seat::FIRST).then(|| course.clone())
        })?;
    let games: Vec<Course<Tablic>> = games.into_iter().flatten().collect();
    let mut found = Vec::new();
    for (step, (deal, count)) in [(4, last), (3, before)].into_iter().enumerate() {
        lab.step(1 + step, 3)?;
        let of_deal = lab.in_parallel(count.min(games.len() as u64) * DEAL as u64, |n| {
            let course = &games[n as usize / DEAL];
            let made = n as usize % DEAL;
            let at = course.rewound(DEAL * (deal - 1) + made);
            let question = Question { every_action: true, ..Question::default() };
            let mut solver = Solver::with_means(&Means::default());
            let go_on = &mut |_| ControlFlow::Continue(());
            let answer = solver.answer(&game, at.state(), question, go_on)?;
            Ok(Valued { deal, made, actions: answer.actions })
        })?;
        found.extend(of_deal);
    }
    Ok(found)
}

/// How taking all compares with taking less, with the same card.
#[derive(Clone, Copy, Default)]
struct Compared {
    better: u64,
    equal: u64,
    worse: u64,
}

impl Compared {
    fn all(self) -> u64 {
        self.better + self.equal + self.worse
    }
}

pub(super) fn run(lab: &Lab<'_>) -> Result<Finding> {
    let positions = valued(lab)?;
    let mut compared = [Compared::default(); 2];
    for position in &positions {
        let of_deal = &mut compared[position.deal - 3];
        let cards: BTreeSet<Card> = position.actions.iter().map(|of| of.0.card).collect();
        for card in cards {
            let of_card = || {
                let takes =
                    |&&(action, _): &&(Action, i32)| action.card == card && !action.is_lay();
                position.actions.iter().filter(takes)
            };
            // Taking all: nothing more can be taken with it.
            let is_part = |action: &Action| {
                of_card().any(|(other, _)| {
                    other.taken != action.taken && other.taken & action.taken == action.taken
                })
            };
            let most = |part: bool| {
                of_card().filter(|(action, _)| is_part(action) == part).map(|of| of.1).max()
            };
            let (Some(all), Some(less)) = (most(false), most(true)) else { continue };
            match all.cmp(&less) {
                std::cmp::Ordering::Greater => of_deal.better += 1,
                std::cmp::Ordering::Equal => of_deal.equal += 1,
                std::cmp::Ordering::Less => of_deal.worse += 1,
            }
        }
    }
    let mut figures = Vec::new();
    for (of, name) in compared.iter().zip(["third", "last"]) {
        figures.push(
            Figure::share(
                format!("Taking all is as good as taking less or better, {name} deal"),
                of.better + of.equal,
                of.all(),
                "choices",
            )
            .claimed("taking all groups is almost always best")
            .because("How often that is so, by the exact solver."),
        );
        let what = format!("Taking less is better, {name} deal");
        figures.push(Figure::share(what, of.worse, of.all(), "choices"));
    }
    let sum = |value: fn(&Compared) -> u64| compared.iter().map(value).sum::<u64>();
    let all = sum(|of| of.all());
    let share = |part: u64| percent(part as f64 / all.max(1) as f64);
    let judged = match sum(|of| of.worse) as f64 / all.max(1) as f64 {
        worse if worse < 0.05 => "It is",
        worse if worse < 0.5 => "Mostly, but not almost always",
        _ => "It is not",
    };
    Ok(Finding {
        verdict: format!(
            "{judged}: with the same card, taking all that can be taken is better than taking less in \
             {} of the choices, as good in {} and worse in {}.",
            share(sum(|of| of.better)),
            share(sum(|of| of.equal)),
            share(sum(|of| of.worse))
        ),
        figures,
        text: vec![
            "A choice: a card that can take some cards and, with them, more. The best way to take all \
             is set against the best way to take less, both played on perfectly with all cards known."
                .to_owned(),
        ],
        ..Finding::default()
    })
}
