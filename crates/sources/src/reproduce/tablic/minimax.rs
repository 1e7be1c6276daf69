//! What players lose against best play, where all is known.

use std::ops::ControlFlow;

use adut_kernel::{Actions, Course, Game as _, Notation as _, Rules, Seat, Situation, Turn};
use adut_players::{Chosen, Programs};
use adut_report::Unit;
use adut_report::number::number;
use adut_search::solver::{Exact as _, Means, Question};
use adut_stats::{Moments, t_interval};
use adut_tablic::published::thesis::{Quick, Sight};
use adut_tablic::rules::{Action, Lay, State, Tablic};
use adut_tablic::solver::Solver;
use anyhow::Result;

use crate::reproduce::experiment::Lab;
use crate::reproduce::finding::{Figure, Finding};

const PLAYERS: [&str; 3] = ["greedy", "genetic", "backtrack6"];
const PRINTED: &str = "backtrack6-published";

/// The moves that are left when the last deal has been given.
const LAST_DEAL: usize = 12;

/// What a choice costs in points against best play; none if it is illegal.
type Loss = Option<f64>;

pub(super) fn run(lab: &Lab<'_>) -> Result<Finding> {
    let game = Tablic::from_rules(&Rules::new())?;
    lab.step(0, 2)?;
    let deals = lab.pick(300, 10, 2);
    let begun =
        lab.look_at_games("", ["greedy", "greedy"], deals, |course: &Course<Tablic>, seat| {
            let moves = course.played().len().saturating_sub(LAST_DEAL);
            (seat == Seat::FIRST).then(|| course.rewound(moves))
        })?;
    let begun: Vec<Course<Tablic>> = begun.into_iter().flatten().collect();
    lab.step(1, 2)?;
    let losses = lab.in_parallel(begun.len() as u64, |n| {
        let course = &begun[n as usize];
        losses(&game, course, n)
    })?;
    let mut figures = Vec::new();
    for (at, name) in PLAYERS.iter().copied().chain([PRINTED]).enumerate() {
        let of: Moments = losses.iter().filter_map(|row| row[at]).collect();
        let interval = t_interval(&of, 0.95);
        figures.push(
            Figure::new(
                format!("{name} loses in points by its first move"),
                Unit::Number(2),
                of.mean(),
                [interval.low.max(0.0), interval.high],
            )
            .out_of(of.count(), "last deals"),
        );
    }
    let all = losses.len() as u64;
    let illegal = losses.iter().filter(|row| row[PLAYERS.len()].is_none()).count() as u64;
    figures.push(Figure::share(
        "The printed Backtrack’s move is illegal",
        illegal,
        all,
        "last deals",
    ));
    let best = |at: usize| losses.iter().filter(|row| row[at] == Some(0.0)).count() as u64;
    figures.push(Figure::share("backtrack6 finds a best move", best(2), all, "last deals"));
    figures.push(Figure::share(
        "The printed Backtrack finds a best move",
        best(3),
        all,
        "last deals",
    ));
    Ok(Finding {
        verdict: format!(
            "Against best play the first move of the last deal costs Greedy {} points, Backtrack \
             as meant {} and as printed {}, where its move is legal: {}, and whoever prepares for \
             Greedy is not prepared for the best reply.",
            number(figures[0].ours, 2),
            number(figures[2].ours, 2),
            number(figures[3].ours, 2),
            printed_beside(&figures[2], &figures[3])
        ),
        figures,
        text: vec![
            "Positions: the beginning of the last deal in games between two greedy players, by \
             the rules. The exact solver values every move; the printed Backtrack is asked in the \
             same position and looks at ranks alone, so that its move may be illegal there."
                .to_owned(),
        ],
        ..Finding::default()
    })
}

/// What looking at one more move instead of the sum costs, as far as these deals tell.
fn printed_beside(meant: &Figure, printed: &Figure) -> &'static str {
    if printed.interval[0] > meant.interval[1] {
        "looking at one more move instead of the sum costs more"
    } else if printed.interval[1] < meant.interval[0] {
        "looking at one more move instead of the sum costs less here"
    } else {
        "looking at one more move instead of the sum makes no clear difference here"
    }
}

/// What each player's choice costs, the printed Backtrack's last.
fn losses(game: &Tablic, course: &Course<Tablic>, n: u64) -> Result<Vec<Loss>> {
    let state = course.state();
    let Turn::Seat(seat) = game.turn(state) else { return Ok(vec![None; PLAYERS.len() + 1]) };
    let question = Question { every_action: true, ..Question::default() };
    let mut solver = Solver::with_means(&Means::default());
    let answer = solver.answer(game, state, question, &mut |_| ControlFlow::Continue(()))?;
    let best = answer.actions.iter().map(|(_, value)| *value).max().unwrap_or(0);
    let loss = |action: Action| {
        let found = answer.actions.iter().find(|(other, _)| *other == action);
        found.map(|(_, value)| f64::from(best - value))
    };
    let mut actions = Actions::new();
    game.actions(state, &mut actions);
    let history = course.witnessed_by(seat);
    let situation = Situation { game, state, seat, actions: &actions, history: &history };
    let mut losses = Vec::new();
    for name in PLAYERS {
        let mut player = Chosen::find(game, name, Programs::Refused)?.make();
        losses.push(loss(player.choose(&situation, &mut adut_kernel::Rng::new(u128::from(n)))?));
    }
    losses.push(printed(state, seat).and_then(loss));
    Ok(losses)
}

fn printed(state: &State, seat: Seat) -> Option<Action> {
    let (hand, other) = (state.hand(seat), state.hand(seat.next(2)));
    let choice = Quick::new().backtrack6(Sight {
        table: state.table(),
        hand,
        other,
        lay: Lay::default(),
    })?;
    Some(Action { card: choice.card, taken: choice.taken })
}
