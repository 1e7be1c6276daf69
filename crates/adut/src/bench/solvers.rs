//! The exact solvers, beside plain alpha–beta and the thesis's enumeration on the same positions.

use std::io::Write;
use std::ops::ControlFlow;
use std::time::Duration;

use adut_kernel::{Course, Rules, Seed};
use adut_players::tablic::study::random_sight;
use adut_players::{AnyGame, Playable, Visitor};
use adut_search::exact::AlphaBeta;
use adut_solvers::tablic::thesis::{Enumeration, Quick};
use adut_solvers::{Means, OpeningBook, Question};
use anyhow::Result;

use super::random_game;
use crate::clock::timed;

/// What is solved: a game, after how many random moves, how many positions of it, and whether plain
/// alpha–beta reaches the end, too.
const POSITIONS: [(&str, &str, usize, usize, bool); 8] = [
    ("tablic", "cards_bonus=none", 40, 40, true),
    ("tablic", "cards_bonus=none", 36, 40, false),
    ("tablic", "cards_bonus=none", 24, 10, false),
    ("briskula", "players=2", 24, 40, true),
    ("briskula", "players=2", 0, 40, false),
    ("briskula", "variant=obicna", 0, 40, false),
    ("connect4", "players=2", 22, 40, true),
    ("connect4", "players=2", 10, 40, false),
];
/// Positions for the thesis's player that looks one deal ahead.
const DEALS: u64 = 10;

pub(super) fn print_speeds(out: &mut impl Write) -> Result<()> {
    writeln!(
        out,
        "\n{:<38} {:>14} {:>14} {:>18} {:>10}",
        "solved, one core: medians", "nodes", "ms", "alpha–beta ms", "ratio"
    )?;
    for (name, rules, moves, positions, plain) in POSITIONS {
        let game = AnyGame::new(name, &Rules::parse(rules)?)?;
        let Medians { nodes, time, plain } = game.visit(Measure { moves, positions, plain })?;
        let name = format!("{name} {rules}, after {moves}");
        write!(out, "{name:<38} {nodes:>14} {:>14.3}", ms(time))?;
        if let Some(plain) = plain {
            let ratio = plain.as_secs_f64() / time.as_secs_f64();
            write!(out, " {:>18.3} {ratio:>10.1}", ms(plain))?;
        }
        writeln!(out)?;
    }
    print_one_deal(out)
}

/// The thesis's backtracking over one deal, as its program does it and as we do.
fn print_one_deal(out: &mut impl Write) -> Result<()> {
    let (mut slow, mut quick) = (Vec::new(), Vec::new());
    for n in 0..DEALS {
        let sight = random_sight(4, 6, Seed::from_text("bench").child("sight").nth(n));
        slow.push(timed(|| Enumeration::new().backtrack6(sight)).1);
        quick.push(timed(|| Quick::new().backtrack6(sight)).1);
    }
    let (slow, quick) = (median(slow), median(quick));
    let ratio = slow.as_secs_f64() / quick.as_secs_f64();
    let name = "tablic backtrack6-published";
    writeln!(
        out,
        "\n{name:<38} {:>29.3}  enumeration {:.1} ms, ratio {ratio:.0}",
        ms(quick),
        ms(slow)
    )?;
    Ok(())
}

struct Medians {
    nodes: u64,
    time: Duration,
    plain: Option<Duration>,
}

struct Measure {
    moves: usize,
    positions: usize,
    plain: bool,
}

impl Visitor for Measure {
    type Output = Result<Medians>;

    fn visit<G: Playable>(self, game: G) -> Result<Medians> {
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
            if self.plain {
                plain.push(timed(|| AlphaBeta::to_the_end().search(&game, state)).1);
            }
        }
        let plain = self.plain.then(|| median(plain));
        Ok(Medians { nodes: median(nodes), time: median(times), plain })
    }
}

impl Measure {
    /// Random games that are not over after so many moves.
    fn courses<G: Playable>(&self, game: &G) -> impl Iterator<Item = Course<G>> {
        let seed = Seed::from_text("bench").child(G::NAME);
        let games = (0..).map(move |n| random_game(game, seed.nth(n)));
        let moves = self.moves;
        let long = games.filter(move |course| course.played().len() > moves);
        long.map(move |course| course.rewound(moves)).take(self.positions)
    }
}

fn median<T: Ord + Copy>(mut values: Vec<T>) -> T {
    values.sort_unstable();
    values[values.len() / 2]
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}
