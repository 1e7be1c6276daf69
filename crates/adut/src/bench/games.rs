//! Random games, drawn worlds and tree searches a second, on one core.

use std::hint::black_box;
use std::io::Write;
use std::time::Duration;

use adut_kernel::{Actions, Course, Rules, Seat, Seed, Situation, Turn, play_out};
use adut_players::{Chosen, Playable, Programs};
use adut_registry::{Visitor, visit};
use adut_session::CardGame;
use anyhow::Result;
use serde::Serialize;

use super::{measured_games, random_game};
use crate::clock::now;

pub(super) fn measure(time: Duration) -> Result<Vec<Speed>> {
    let speed = |(name, rules): (&str, &str)| {
        let measured = visit(name, &Rules::parse(rules)?, Measure(time))??;
        Ok(Speed { name: format!("{name} {rules}"), ..measured })
    };
    measured_games().map(speed).collect()
}

pub(super) fn print(out: &mut impl Write, speeds: &[Speed]) -> Result<()> {
    writeln!(
        out,
        "{:<38} {:>14} {:>14} {:>8} {:>22} {:>8}",
        "one core", "random games/s", "worlds/s", "ratio", "simulations/s", "ratio"
    )?;
    for speed in speeds {
        writeln!(
            out,
            "{:<38} {:>14.0} {:>14.0} {:>8.1} {:>9} {:>12.0} {:>8.2}",
            speed.name,
            speed.games,
            speed.worlds,
            speed.worlds / speed.games,
            speed.search,
            speed.simulations,
            speed.simulations / speed.games,
        )?;
    }
    Ok(())
}

/// All of them a second.
#[derive(Serialize)]
pub(super) struct Speed {
    name: String,
    games: f64,
    worlds: f64,
    search: &'static str,
    simulations: f64,
}

/// Whole random games, the deal included; worlds drawn from an observation at the beginning, the
/// middle and near the end of a game; and simulations of a tree search at the same places.
struct Measure(Duration);

/// Enough for a tree to grow, few enough to ask often.
const SIMULATIONS: u32 = 2000;

impl Visitor for Measure {
    type Output = Result<Speed>;

    fn visit<G: CardGame>(self, game: G) -> Result<Speed> {
        let mut rng = Seed::from_text("bench").rng();
        let mut scratch = Actions::new();
        let places: Vec<_> = [0, 4, 7].into_iter().filter_map(|n| position(&game, n)).collect();
        let worlds =
            |(course, seat): &(Course<G>, Seat)| game.worlds(&game.observe(course.state(), *seat));
        let worlds: Vec<_> = places.iter().map(worlds).collect();
        let mut next = (0..places.len()).cycle();
        let mut place = || next.next().unwrap_or(0);
        let drawn = rate(self.0, 256, || {
            black_box(game.draw_world(&worlds[place()], &mut rng));
        });
        let games = rate(self.0, 256, || {
            let mut state = game.root();
            play_out(&game, &mut state, &mut scratch, &mut rng);
            black_box(&state);
        });
        let search = if G::HAS_DECK { "ismcts" } else { "mcts" };
        let name = format!("{search}:sims={SIMULATIONS}");
        let mut player = Chosen::find(&game, &name, Programs::Refused)?.make();
        let searches = rate(self.0, 1, || {
            let (course, seat) = &places[place()];
            let (state, seat) = (course.state(), *seat);
            game.actions(state, &mut scratch);
            let history = &course.witnessed_by(seat);
            let at = Situation { game: &game, state, seat, actions: &scratch, history };
            player.restart();
            black_box(player.choose(&at, &mut rng).is_ok());
        });
        let simulations = searches * f64::from(SIMULATIONS);
        Ok(Speed { name: String::new(), games, worlds: drawn, search, simulations })
    }
}

/// A random game after so many eighths of its moves, and whose turn it is then.
fn position<G: Playable>(game: &G, eighths: usize) -> Option<(Course<G>, Seat)> {
    let course = random_game(game, Seed::from_text("bench").child("position"));
    let course = course.rewound(course.played().len() * eighths / 8);
    let Turn::Seat(seat) = course.turn() else { return None };
    Some((course, seat))
}

/// How often a second something can be done; the clock is read after every so many times.
fn rate(time: Duration, at_a_time: u32, mut act: impl FnMut()) -> f64 {
    let started = now();
    let mut done = 0.0;
    loop {
        (0..at_a_time).for_each(|_| act());
        done += f64::from(at_a_time);
        let elapsed = now() - started;
        if elapsed >= time {
            return done / elapsed.as_secs_f64();
        }
    }
}
