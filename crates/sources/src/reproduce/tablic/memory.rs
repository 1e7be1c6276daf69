//! How much memory each player takes.

use adut_kernel::{Actions, Course, Game as _, Notation as _, Rng, Rules, Seat, Situation, Turn};
use adut_players::{Chosen, Programs};
use adut_report::number::count;
use adut_report::plot::{Curve, Curves};
use adut_tablic::published::thesis::Enumeration;
use adut_tablic::rules::Tablic;
use anyhow::Result;

use super::PUBLISHED;
use crate::reproduce::experiment::Lab;
use crate::reproduce::finding::{Finding, Plot, TextTable};
use crate::tablic::study::random_sight;

/// Players by the rules, and as published.
const MEANT: [&str; 9] = [
    "random",
    "greedy",
    "genetic",
    "backtrack6",
    "backtrack-deck",
    "ismcts",
    "pimc",
    "best",
    "serious",
];
const AS_PUBLISHED: [&str; 3] = ["greedy-published", "genetic-published", "backtrack6-published"];

/// Those that look at the whole rest of the deck take too long on positions of the first deals.
const TO_THE_END: [&str; 2] = ["backtrack-deck", "serious"];
/// With so many moves left at most.
const LATE: usize = 12;

/// Tables by how many cards lie there: up to so many.
const CLASSES: [(usize, &str); 5] =
    [(2, "0–2"), (4, "3–4"), (6, "5–6"), (8, "7–8"), (52, "9 and more")];

fn class(table: usize) -> usize {
    CLASSES.iter().position(|&(most, _)| table <= most).unwrap_or(CLASSES.len() - 1)
}

pub(super) fn run(lab: &Lab<'_>) -> Result<Finding> {
    let each = lab.pick(12, 2, 1) as usize;
    let mut heads = vec!["player"];
    heads.extend(CLASSES.map(|(_, name)| name));
    heads.push("most");
    let caption = "The most bytes in use at once for a move, mean by the cards on the table, and the \
        most of all.";
    let mut table = TextTable::new(caption, &heads);
    let mut most_of = Vec::new();
    let all = MEANT.len() + AS_PUBLISHED.len();
    let mut done = 0;
    for (rules, names) in [("", &MEANT[..]), (PUBLISHED, &AS_PUBLISHED[..])] {
        let positions = positions(lab, rules, each)?;
        for name in names {
            lab.step(done, all)?;
            done += 1;
            let (row, most) = measured(lab, rules, name, &positions)?;
            let mut cells = vec![(*name).to_owned()];
            cells.extend(row.iter().map(|mean| mean.map_or("–".to_owned(), count)));
            cells.push(count(most));
            table.push(cells);
            most_of.push((*name, most));
        }
    }
    let curves = growth(lab);
    let of = |name: &str| most_of.iter().find(|of| of.0 == name).map_or(0, |of| of.1);
    let ends = |curve: &Curve| {
        let at = |point: Option<&(f64, f64)>| count(point.map_or(0, |point| point.1 as u64));
        (at(curve.points.first()), at(curve.points.last()))
    };
    let (printed, asking) = (ends(&curves[0]), ends(&curves[1]));
    Ok(Finding {
        verdict: format!(
            "Greedy and Genetic need at most {} and {} bytes for a move, Backtrack as meant {}, best {}: \
             little, whatever lies on the table. The thesis’s own way to Backtrack remembers every \
             position that it meets and grows with the table: with {GROWTH_HAND} cards in each hand from \
             {} bytes on an empty table to {} with {} cards on it, and asking first what is possible \
             from {} to {}.",
            count(of("greedy")),
            count(of("genetic")),
            count(of("backtrack6")),
            count(of("best")),
            printed.0,
            printed.1,
            largest(lab),
            asking.0,
            asking.1
        ),
        tables: vec![table],
        plots: vec![growth_plot(curves)],
        text: vec![format!(
            "Positions of each class: {each}. backtrack-deck and serious, which look to the end of \
             the deck, are asked when {LATE} moves are left or fewer."
        )],
        ..Finding::default()
    })
}

/// Positions of every class of tables, as courses.
fn positions(lab: &Lab<'_>, rules: &str, each: usize) -> Result<Vec<Course<Tablic>>> {
    let by = "random";
    let deals = lab.pick(60, 10, 2);
    let games = lab.look_at_games(rules, [by, by], deals, |course: &Course<Tablic>, seat| {
        (seat == Seat::FIRST).then(|| course.clone())
    })?;
    let mut found: [Vec<Course<Tablic>>; 5] = Default::default();
    for course in games.into_iter().flatten() {
        for moves in 0..course.played().len() {
            let at = course.rewound(moves);
            let of_class = &mut found[class(at.state().table().len() as usize)];
            if of_class.len() < each && moves % 5 == of_class.len() % 5 {
                of_class.push(at);
            }
        }
    }
    Ok(found.into_iter().flatten().collect())
}

/// The mean of each class, and the most of all.
fn measured(
    lab: &Lab<'_>,
    rules: &str,
    name: &str,
    positions: &[Course<Tablic>],
) -> Result<([Option<u64>; 5], u64)> {
    let game = Tablic::from_rules(&Rules::parse(rules)?)?;
    let chosen = Chosen::find(&game, name, Programs::Refused)?;
    let (mut sums, mut most) = ([(0, 0); 5], 0);
    for (n, course) in positions.iter().enumerate() {
        let state = course.state();
        let Turn::Seat(seat) = game.turn(state) else { continue };
        let left = 48 - course.played().len();
        if TO_THE_END.contains(&name) && left > LATE {
            continue;
        }
        let mut actions = Actions::new();
        game.actions(state, &mut actions);
        let history = course.witnessed_by(seat);
        let situation =
            Situation { game: &game, state, seat, actions: &actions, history: &history };
        let mut failed = None;
        let bytes = lab.peak_bytes(&mut || {
            failed = chosen.make().choose(&situation, &mut Rng::new(n as u128)).err();
        });
        if let Some(error) = failed {
            return Err(error.into());
        }
        let sum = &mut sums[class(state.table().len() as usize)];
        *sum = (sum.0 + bytes, sum.1 + 1);
        most = most.max(bytes);
        lab.progress(n as f64 / positions.len() as f64)?;
    }
    Ok((sums.map(|(sum, number)| (number > 0).then(|| sum / number)), most))
}

/// Cards in each hand where growth with the table is measured.
const GROWTH_HAND: usize = 3;

/// The most cards on the table there.
fn largest(lab: &Lab<'_>) -> usize {
    lab.pick(8, 6, 3) as usize
}

/// What the thesis's own way to Backtrack remembers, in bytes, by the cards on the table: as printed,
/// and asking first.
fn growth(lab: &Lab<'_>) -> [Curve; 2] {
    let positions = lab.pick(4, 2, 1);
    let line = |name: &str, make: fn() -> Enumeration| {
        let points = (0..=largest(lab)).map(|table| {
            let sum: u64 = (0..positions)
                .map(|n| {
                    let seed = lab.seed().child("growth").nth(table as u64).nth(n);
                    let sight = random_sight(table, GROWTH_HAND, seed);
                    lab.peak_bytes(&mut || {
                        make().backtrack6(sight);
                    })
                })
                .sum();
            (table as f64, (sum / positions) as f64)
        });
        Curve { name: name.to_owned(), points: points.collect(), is_reference: false }
    };
    [
        line("as printed, behind every subset", Enumeration::behind_every_subset),
        line("asking first what is possible", Enumeration::new),
    ]
}

fn growth_plot(curves: [Curve; 2]) -> Plot {
    Plot {
        caption: format!(
            "Bytes in use at most for Backtrack(6)’s move as the thesis finds it, {GROWTH_HAND} cards in \
             each hand, by the cards on the table."
        ),
        drawing: Curves {
            across: "cards on the table".to_owned(),
            up: "bytes".to_owned(),
            is_logarithmic: true,
            curves: curves.into(),
            ..Curves::default()
        }
        .into(),
    }
}
