//! What perfect information wins, and what it cannot save.

use adut_briskula::players::Aim;
use adut_briskula::rules::Briskula;
use adut_kernel::{Notation as _, Rules};
use adut_players::{Chosen, Programs};
use adut_report::number::{count, interval, number, percent};
use anyhow::Result;

use crate::briskula::{Certainty, certainty};
use crate::reproduce::experiment::Lab;
use crate::reproduce::finding::{Figure, Finding, Sample, TextTable};

/// Every opponent; the last is its like, against whom nobody claims to win all.
const OPPONENTS: [&str; 7] =
    ["easy", "normal", "hard", "rules", "pimc", "best:sims=2000", "serious-points"];

/// The two that know all cards: to win, and for points.
const AIMS: [(Aim, &str); 2] = [(Aim::Win, "serious"), (Aim::Points, "serious-points")];

/// Deals that are played together on one thread.
const TOGETHER: u64 = 5;

pub(super) fn run(lab: &Lab<'_>) -> Result<Finding> {
    let game = Briskula::from_rules(&Rules::new())?;
    let (many, few) = (lab.pick(30, 20, 1), lab.pick(8, 2, 1));
    let deals = lab.pick(TOGETHER, 2, 1);
    let mut sums: [Vec<Certainty>; 2] = Default::default();
    for (n, name) in OPPONENTS.into_iter().enumerate() {
        let chosen = Chosen::find(&game, name, Programs::Refused)?;
        let slow = name.starts_with("pimc") || name.starts_with("best");
        for (at, (aim, _)) in AIMS.into_iter().enumerate() {
            lab.step(2 * n + at, 2 * OPPONENTS.len())?;
            // The same deals for every opponent and either aim.
            let seed = lab.seed();
            let played = lab.in_parallel(if slow { few } else { many }, |part| {
                Ok(certainty(&game, aim, &mut chosen.make(), seed.nth(part), deals))
            })?;
            sums[at].push(total(&played));
        }
    }
    let one = sums[0].first().copied().unwrap_or_default();
    let opponents = || OPPONENTS.into_iter().zip(&sums[0]).take(OPPONENTS.len() - 1);
    let mut figures: Vec<Figure> = opponents()
        .map(|(name, sum)| {
            let what = format!("Serious wins against {name}");
            let why = longest_run(sum);
            Figure::share(what, sum.won, sum.games, "games").claimed("100 %").because(why)
        })
        .collect();
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
    for (name, sum) in opponents() {
        let what = format!("Of those, lost against {name}");
        figures.push(Figure::share(what, sum.lost_of_losing, sum.losing, "games"));
    }
    for (name, sum) in opponents() {
        let what = format!("Serious’s wins from {name} with 61–70 points");
        figures.push(
            Figure::share(what, sum.narrowly, sum.won, "wins")
                .claimed("often only slightly over 60")
                .because(
                    "A player who stops caring at 61 wins narrowly more often than one who plays \
                     for points; the table has both.",
                ),
        );
    }
    let part = |hits: u64, all: u64| hits as f64 / all.max(1) as f64;
    let most_lost = opponents().map(|(_, sum)| part(sum.lost, sum.games)).fold(0.0, f64::max);
    let least_saved =
        opponents().map(|(_, sum)| 1.0 - part(sum.lost_of_losing, sum.losing)).fold(1.0, f64::min);
    let narrow = |at: usize| {
        let of = sums[at].iter().take(OPPONENTS.len() - 1);
        let (narrow, won) = of.fold((0, 0), |sum, of| (sum.0 + of.narrowly, sum.1 + of.won));
        percent(narrow as f64 / won.max(1) as f64)
    };
    Ok(Finding {
        verdict: format!(
            "{} of the games are lost by best play of both sides, and Serious loses up to {} against \
             players who do not see its cards{}. Of the games that are lost \
             against a perfect opponent at least {} are saved by the mistakes of a weaker one. Of its \
             wins {} have 61 to 70 points, of those of a Serious that plays for points {}: “often \
             slightly over 60” is what stopping does.",
            percent(part(one.losing, one.games)),
            percent(most_lost),
            if most_lost > 0.0 { ", so 100 % is not the truth" } else { "" },
            percent(least_saved),
            narrow(0),
            narrow(1)
        ),
        figures,
        tables: vec![wins(&sums)],
        text: vec![
            "serious plays to win, as the source’s does: its search stops once it is over 60, so it \
             takes any card that wins and cares for no point beyond. serious-points takes the most \
             points. Both know all cards."
                .to_owned(),
        ],
        ..Finding::default()
    })
}

/// “100 %” is said of no known number of games; of so many it may have been true.
fn longest_run(of: &Certainty) -> String {
    let share = of.won as f64 / of.games.max(1) as f64;
    let not_won = of.games - of.won;
    if not_won == 0 {
        return "Every game here was won, too.".to_owned();
    }
    let games = (0.05f64.ln() / share.ln()).floor();
    format!(
        "{not_won} of {} games are not won. The source does not say how many games it means; with \
         this share, more than {} games without another result have a chance under 5 %. It adds \
         itself that Serious can be beaten if the cards fall so.",
        of.games,
        number(games, 0)
    )
}

/// Both aims against everybody.
fn wins(sums: &[Vec<Certainty>; 2]) -> TextTable {
    let caption = "Who knows all cards, against every opponent: to win (serious) and for points \
        (serious-points).";
    let columns =
        ["player – opponent", "games", "won", "95 %", "lost", "61–70", "71–90", "over 90"];
    let mut table = TextTable::new(caption, &columns);
    for (of, (_, player)) in sums.iter().zip(AIMS) {
        for (sum, name) in of.iter().zip(OPPONENTS) {
            let won = |part: u64| percent(part as f64 / sum.won.max(1) as f64);
            let bounds = Sample { hits: sum.won, all: sum.games }.interval();
            table.push([
                format!("{player} – {name}"),
                count(sum.games),
                percent(sum.won as f64 / sum.games.max(1) as f64),
                interval(bounds, |share| number(100.0 * share, 1)),
                percent(sum.lost as f64 / sum.games.max(1) as f64),
                won(sum.narrowly),
                won(sum.clearly),
                won(sum.won - sum.narrowly - sum.clearly),
            ]);
        }
    }
    table
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
        narrowly: sum(|part| part.narrowly),
        clearly: sum(|part| part.clearly),
    }
}
