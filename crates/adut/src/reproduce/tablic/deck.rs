//! Backtrack over the whole deck.

use adut_arena::report::text::{count, number};
use adut_games::tablic::Tablic;
use adut_kernel::{Course, Notation as _, Rules, Seat};
use adut_solvers::tablic::Position;
use adut_solvers::tablic::one_sided::{Horizon, collect_most};
use adut_stats::{Moments, t_interval};
use anyhow::Result;

use crate::reproduce::experiment::{Lab, timed};
use crate::reproduce::finding::{Figure, Finding, Table, Timing, Unit};

pub(super) fn run(lab: &Lab<'_>) -> Result<Finding> {
    let game = Tablic::from_rules(&Rules::parse("cards_bonus=none")?)?;
    let deals = lab.pick(20, 3, 1);
    let games = lab.look_at_games(
        "cards_bonus=none",
        ["greedy", "greedy"],
        deals,
        |course: &Course<Tablic>, seat| (seat == Seat::FIRST).then(|| course.clone()),
    )?;
    let games: Vec<Course<Tablic>> = games.into_iter().flatten().collect();
    let orders = 720f64.powi(4);
    let mut figures = vec![
        Figure::exact("Orders in which one side may play its cards: (6!)⁴", Unit::Count, orders)
            .published("268 738 560 000", 268_738_560_000.0),
    ];
    let mut times = Table::new("Time of such a search.", &["deals left", "mean"]);
    let most = if lab.pick(2, 1, 1) > 1 { 2 } else { 1 };
    for left in 1..=most {
        lab.step(left - 1, most)?;
        let searched = lab.in_parallel(games.len() as u64, |n| {
            let course = &games[n as usize];
            let moves = course.played().len().saturating_sub(12 * left);
            let position = Position::of_state(&game, course.rewound(moves).state())?;
            let (collected, elapsed) = timed(|| collect_most(&position, Horizon::Deck));
            Ok((collected?.nodes as f64, elapsed.as_secs_f64()))
        })?;
        let nodes: Moments = searched.iter().map(|(nodes, _)| *nodes).collect();
        let seconds: Moments = searched.iter().map(|(_, seconds)| *seconds).collect();
        let interval = t_interval(&nodes, 0.95);
        let what = format!("Positions looked at with {left} of four deals left, whole deck known");
        figures.push(
            Figure::new(
                what,
                Unit::Count,
                nodes.mean().round(),
                [interval.low.max(0.0), interval.high],
            )
            .out_of(nodes.count(), "games"),
        );
        let mean = adut_arena::report::text::time(1e6 * seconds.mean());
        times.push([left.to_string(), mean]);
    }
    let last = figures.last().map_or(0.0, |figure| figure.ours);
    Ok(Finding {
        verdict: format!(
            "Orders are not positions: many orders meet in one. With {most} of the four deals left \
             a search that remembers looks at {} positions in the mean, {} of all orders.",
            count(last as u64),
            number(last / 720f64.powi(most as i32), 4)
        ),
        figures,
        timing: Timing { tables: vec![times], ..Timing::default() },
        ..Finding::default()
    })
}
