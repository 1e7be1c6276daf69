//! Whether taking more tricks means winning.

use adut_briskula::rules::Briskula;
use adut_kernel::Game as _;
use adut_kernel::{Course, Seat, Turn};
use adut_report::number::percent;
use anyhow::Result;

use crate::reproduce::experiment::Lab;
use crate::reproduce::finding::{Figure, Finding};

/// A game by who took more tricks and who won.
struct Game {
    more_tricks: Option<Seat>,
    winner: Option<usize>,
}

pub(super) fn run(lab: &Lab<'_>) -> Result<Finding> {
    let mut figures = Vec::new();
    for (n, (rules, variant)) in
        [("", "dupla"), ("variant=obicna", "obična")].into_iter().enumerate()
    {
        for (m, (players, deals)) in
            [(["rules", "rules"], lab.pick(4000, 200, 5)), (["hard", "hard"], lab.pick(120, 10, 1))]
                .into_iter()
                .enumerate()
        {
            lab.step(2 * n + m, 4)?;
            let games = lab.look_at_games(rules, players, deals, look)?;
            let uneven = games.iter().filter(|of| of.more_tricks.is_some() && of.winner.is_some());
            let all = uneven.clone().count() as u64;
            let lost =
                uneven.filter(|of| of.more_tricks.map(Seat::index) != of.winner).count() as u64;
            let what =
                format!("More tricks but a lost game, {} with itself, {variant}", players[0]);
            figures.push(
                Figure::share(what, lost, all, "games")
                    .claimed("taking more tricks often does not mean winning")
                    .because(
                        "Of the games in which one side took more tricks and one side won. Tricks \
                         without points are no gain: leading costs nothing but the lead.",
                    ),
            );
        }
    }
    Ok(Finding {
        verdict: format!(
            "Whoever takes more tricks loses {} of the games between two simple persons in dupla and \
             {} in obična.",
            percent(figures[0].ours),
            percent(figures[2].ours)
        ),
        figures,
        ..Finding::default()
    })
}

fn look(course: &Course<Briskula>, _: Seat) -> Game {
    let game = *course.game();
    let mut tricks = [0u32; 2];
    let mut state = course.rewound(0).state().clone();
    for played in course.played() {
        let is_last = state.trick().cards().len() + 1 == game.trick_len();
        game.apply(&mut state, played.action);
        if is_last {
            // Whoever took it leads the next, also when there is none.
            tricks[state.trick().leader().index()] += 1;
        }
        debug_assert!(game.turn(&state) != Turn::Chance);
    }
    let more_tricks = match tricks[0].cmp(&tricks[1]) {
        std::cmp::Ordering::Greater => Some(Seat::FIRST),
        std::cmp::Ordering::Less => Some(Seat::new(1)),
        std::cmp::Ordering::Equal => None,
    };
    Game { more_tricks, winner: course.outcome().and_then(|end| end.winner()) }
}
