//! Backtrack over the whole deck.

use adut_kernel::{Course, Notation as _, Rules, Seat};
use adut_report::Unit;
use adut_report::number::{count, time};
use adut_stats::{Moments, t_interval};
use adut_tablic::rules::Tablic;
use adut_tablic::solver::Position;
use adut_tablic::solver::one_sided::{Horizon, collect_most};
use anyhow::Result;

use crate::reproduce::experiment::Lab;
use crate::reproduce::finding::{Figure, Finding, TextTable, Timing};
use crate::reproduce::shared::{share, times_table};

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
    let mut times = TextTable::new("Time of such a search.", &["deals left", "mean"]);
    let most = lab.pick(4, 3, 1) as usize;
    let clock = lab.clock();
    for left in 1..=most {
        lab.step(left - 1, most + 1)?;
        let searched = lab.in_parallel(games.len() as u64, |n| {
            let course = &games[n as usize];
            let moves = course.played().len().saturating_sub(12 * left);
            let position = Position::of_state(&game, course.rewound(moves).state())?;
            let (collected, elapsed) = clock.timed(|| collect_most(&position, Horizon::Deck));
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
        times.push([left.to_string(), time(1e6 * seconds.mean())]);
    }
    let last = figures.last().map_or(0.0, |figure| figure.ours);
    let share_of_orders = last / 720f64.powi(most as i32);
    lab.step(most, most + 1)?;
    let deals = lab.pick(8, 1, 1);
    let compared = lab.compare::<Tablic>("", &["backtrack-deck", "greedy"], deals, 0)?;
    figures.extend(compared.pairs.iter().map(|pair| share("backtrack-deck against greedy", pair)));
    Ok(Finding {
        verdict: format!(
            "Orders are not positions: many orders meet in one. With {most} of the four deals left \
             a search that remembers looks at {} positions in the mean, where there are {} times \
             as many orders. The whole deck is within reach.",
            count(last as u64),
            count((1.0 / share_of_orders).round() as u64)
        ),
        commands: vec![compared.provenance.command.clone()],
        figures,
        timing: Timing {
            tables: vec![times, times_table("A whole game.", &compared, 1000.0)],
            ..Timing::default()
        },
        ..Finding::default()
    })
}
