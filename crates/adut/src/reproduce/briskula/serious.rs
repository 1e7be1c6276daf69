//! What perfect information wins, and what it cannot save.

use adut_arena::report::text::percent;
use adut_games::briskula::Briskula;
use adut_kernel::{Notation as _, Rules};
use adut_players::Chosen;
use adut_players::briskula::{Certainty, certainty};
use anyhow::Result;

use crate::move_time::MoveTime;
use crate::reproduce::experiment::Lab;
use crate::reproduce::finding::{Figure, Finding, Unit};

const OPPONENTS: [&str; 5] = ["easy", "normal", "hard", "rules", "serious"];

/// Deals that are played together on one thread.
const TOGETHER: u64 = 5;

pub(super) fn run(lab: &Lab<'_>) -> Result<Finding> {
    let game = Briskula::from_rules(&Rules::new())?;
    let parts = lab.pick(60, 1, 1);
    let deals = lab.pick(TOGETHER, 2, 1);
    let mut figures = Vec::new();
    let mut sums: Vec<Certainty> = Vec::new();
    for (n, name) in OPPONENTS.into_iter().enumerate() {
        lab.step(n, OPPONENTS.len())?;
        let chosen = Chosen::find(&game, name, MoveTime::default().0)?;
        // The same deals for every opponent.
        let seed = lab.seed();
        let played = lab.in_parallel(parts, |part| {
            Ok(certainty(&game, &mut chosen.make(), seed.nth(part), deals))
        })?;
        let sum = total(&played);
        let figure =
            Figure::share(format!("Serious wins against {name}"), sum.won, sum.games, "games");
        // Against its like it cannot win all, nor is that claimed.
        figures.push(if name == "serious" {
            figure
        } else {
            figure.published("100 %", 1.0).because(format!(
                "{} of {} games are not won even so. The source itself adds that it can be beaten \
                 if the cards fall so.",
                sum.games - sum.won,
                sum.games
            ))
        });
        sums.push(sum);
    }
    let one = sums.first().copied().unwrap_or_default();
    figures.push(Figure::share(
        "Won by best play of both sides, for a given seat",
        one.winning,
        one.games,
        "games",
    ));
    figures.push(Figure::share(
        "Lost by best play of both sides: perfect information cannot save them",
        one.losing,
        one.games,
        "games",
    ));
    for (name, sum) in OPPONENTS.into_iter().zip(&sums).take(OPPONENTS.len() - 1) {
        figures.push(Figure::share(
            format!("Of those, lost against {name}"),
            sum.lost_of_losing,
            sum.losing,
            "games",
        ));
        let mean = sum.points_when_won as f64 / sum.won.max(1) as f64;
        figures.push(
            Figure::measured(
                format!("Serious’s points in the games it wins from {name}, mean"),
                Unit::Number(1),
                mean,
            )
            .out_of(sum.won, "games")
            .claimed("often only slightly over 60")
            .because("A search for points goes on beyond 61; the source’s stops there."),
        );
    }
    let worst =
        sums.iter().take(OPPONENTS.len() - 1).map(|sum| sum.lost as f64 / sum.games.max(1) as f64);
    Ok(Finding {
        verdict: format!(
            "Not 100 %: {} of the games are lost by best play of both sides, and Serious loses up \
             to {} against players who do not see its cards. Most deals that are lost against a \
             perfect opponent are saved by the mistakes of a weaker one.",
            percent(one.losing as f64 / one.games.max(1) as f64),
            percent(worst.fold(0.0, f64::max))
        ),
        figures,
        ..Finding::default()
    })
}

fn total(parts: &[Certainty]) -> Certainty {
    let sum = |value: fn(&Certainty) -> u64| parts.iter().map(value).sum();
    Certainty {
        games: sum(|part| part.games),
        won: sum(|part| part.won),
        drawn: sum(|part| part.drawn),
        lost: sum(|part| part.lost),
        winning: sum(|part| part.winning),
        losing: sum(|part| part.losing),
        lost_of_losing: sum(|part| part.lost_of_losing),
        points_when_won: sum(|part| part.points_when_won),
    }
}
