//! The exact solvers, beside plain alpha–beta and the thesis's enumeration on the same positions.

use std::io::Write;
use std::ops::ControlFlow;
use std::time::Duration;

use adut_kernel::{Course, Rules, Seed};
use adut_players::Playable;
use adut_registry::{GAMES, Visitor, visit};
use adut_search::exact::AlphaBeta;
use adut_search::solver::{Means, OpeningBook, Question};
use adut_session::{CardGame, SolvedPositions};
use adut_sources::tablic::study::random_sight;
use adut_tablic::published::thesis::{Enumeration, Quick};
use anyhow::Result;
use serde::Serialize;

use super::random_game;
use crate::clock::timed;

/// What takes longer than all others together, and is not counted by itself.
const LONG: (&str, usize) = ("tablic", 24);
/// Positions for the thesis's player that looks one deal ahead.
const DEALS: u64 = 10;

/// The medians over some positions.
#[derive(Serialize)]
pub(super) struct Row {
    pub(super) name: String,
    pub(super) nodes: u64,
    ms: f64,
    /// Of plain alpha–beta.
    #[serde(skip_serializing_if = "Option::is_none")]
    plain_ms: Option<f64>,
}

/// The thesis's backtracking over one deal, as its program does it and as we do.
#[derive(Serialize)]
pub(super) struct OneDeal {
    ms: f64,
    enumeration_ms: f64,
}

/// Solves all positions, or those that take little time, and then without what is compared.
pub(super) fn measure(counts_only: bool) -> Result<(Vec<Row>, Option<OneDeal>)> {
    let mut rows = Vec::new();
    let measured = GAMES
        .iter()
        .flat_map(|kind| kind.measured.solved.iter().map(|solved| (kind.name, *solved)));
    for (name, solved) in measured {
        let SolvedPositions { rules, moves, .. } = solved;
        if counts_only && (name, moves) == LONG {
            continue;
        }
        let with_alphabeta = solved.with_alphabeta && !counts_only;
        let measure = Measure(SolvedPositions { with_alphabeta, ..solved });
        let Medians { nodes, time, plain } = visit(name, &Rules::parse(rules)?, measure)??;
        let (ms, plain_ms) = (milliseconds(time), plain.map(milliseconds));
        rows.push(Row { name: format!("{name} {rules}, after {moves}"), nodes, ms, plain_ms });
    }
    Ok((rows, (!counts_only).then(one_deal)))
}

pub(super) fn print(out: &mut impl Write, rows: &[Row], one_deal: Option<&OneDeal>) -> Result<()> {
    writeln!(
        out,
        "\n{:<38} {:>14} {:>14} {:>18} {:>10}",
        "solved, one core: medians", "nodes", "ms", "alpha–beta ms", "ratio"
    )?;
    for Row { name, nodes, ms, plain_ms } in rows {
        write!(out, "{name:<38} {nodes:>14} {ms:>14.3}")?;
        if let Some(plain) = plain_ms {
            write!(out, " {plain:>18.3} {:>10.1}", plain / ms)?;
        }
        writeln!(out)?;
    }
    if let Some(OneDeal { ms, enumeration_ms: slow }) = one_deal {
        let (name, ratio) = ("tablic backtrack6-published", slow / ms);
        writeln!(out, "\n{name:<38} {ms:>29.3}  enumeration {slow:.1} ms, ratio {ratio:.0}")?;
    }
    Ok(())
}

fn one_deal() -> OneDeal {
    let (mut slow, mut quick) = (Vec::new(), Vec::new());
    for n in 0..DEALS {
        let sight = random_sight(4, 6, Seed::from_text("bench").child("sight").nth(n));
        slow.push(timed(|| Enumeration::new().backtrack6(sight)).1);
        quick.push(timed(|| Quick::new().backtrack6(sight)).1);
    }
    OneDeal { ms: milliseconds(median(quick)), enumeration_ms: milliseconds(median(slow)) }
}

struct Medians {
    nodes: u64,
    time: Duration,
    plain: Option<Duration>,
}

struct Measure(SolvedPositions);

impl Visitor for Measure {
    type Output = Result<Medians>;

    fn visit<G: CardGame>(self, game: G) -> Result<Medians> {
        let mut solver = G::exact_solver(&Means { book: OpeningBook::None, ..Means::default() })?;
        let (mut nodes, mut times, mut plain) = (Vec::new(), Vec::new(), Vec::new());
        for course in self.courses(&game) {
            let state = course.state();
            let (answer, time) = timed(|| {
                let watch = &mut |_| ControlFlow::Continue(());
                solver.answer(&game, state, Question::default(), watch)
            });
            nodes.push(answer?.nodes);
            times.push(time);
            if self.0.with_alphabeta {
                plain.push(timed(|| AlphaBeta::to_the_end().search(&game, state)).1);
            }
        }
        let plain = self.0.with_alphabeta.then(|| median(plain));
        Ok(Medians { nodes: median(nodes), time: median(times), plain })
    }
}

impl Measure {
    /// Random games that are not over after so many moves.
    fn courses<G: Playable>(&self, game: &G) -> impl Iterator<Item = Course<G>> {
        let seed = Seed::from_text("bench").child(G::NAME);
        let games = (0..).map(move |n| random_game(game, seed.nth(n)));
        let SolvedPositions { moves, count, .. } = self.0;
        let long = games.filter(move |course| course.played().len() > moves);
        long.map(move |course| course.rewound(moves)).take(count)
    }
}

fn median<T: Ord + Copy>(mut values: Vec<T>) -> T {
    values.sort_unstable();
    values[values.len() / 2]
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}
