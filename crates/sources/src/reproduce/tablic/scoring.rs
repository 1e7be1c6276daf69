//! What a score without 10♦, 2♣ and the bonus changes.

use adut_kernel::{Course, Seat};
use adut_report::number::percent;
use adut_tablic::rules::Tablic;
use anyhow::Result;

use crate::reproduce::experiment::Lab;
use crate::reproduce::finding::{Figure, Finding};

pub(super) fn run(lab: &Lab<'_>) -> Result<Finding> {
    let games = lab.look_at_games("", ["greedy", "greedy"], lab.pick(5000, 200, 5), winners)?;
    let all = games.len() as u64;
    let count =
        |is: fn(&[Option<usize>; 2]) -> bool| games.iter().filter(|game| is(game)).count() as u64;
    let figures = vec![
        Figure::share(
            "Games with another winner, or none, by the program’s score",
            count(|[real, program]| real != program),
            all,
            "games",
        ),
        Figure::share(
            "Games that another side wins by the program’s score",
            count(|[real, program]| real.is_some() && program.is_some() && real != program),
            all,
            "games",
        ),
    ];
    Ok(Finding {
        verdict: format!(
            "In {} of the games the program’s score names another result than the rules.",
            percent(figures[0].ours)
        ),
        figures,
        text: vec![
            "Games between two greedy players as meant. The program’s score: a point for each \
             štih and tabla, then cards."
                .to_owned(),
        ],
        ..Finding::default()
    })
}

/// Who won by the rules, and who by the program's score.
fn winners(course: &Course<Tablic>, _: Seat) -> [Option<usize>; 2] {
    let state = course.state();
    let score = |side: usize| {
        let pile = state.pile(side);
        let stihs = pile.iter().filter(|card| matches!(card.rank(), 0 | 9..)).count();
        (stihs + state.tablas(side), pile.len())
    };
    let program = match score(0).cmp(&score(1)) {
        std::cmp::Ordering::Greater => Some(0),
        std::cmp::Ordering::Less => Some(1),
        std::cmp::Ordering::Equal => None,
    };
    [course.outcome().and_then(|end| end.winner()), program]
}
