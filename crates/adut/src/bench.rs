//! `adut bench`: the speeds that the README quotes, in one run.

mod games;
mod solvers;
mod trees;

use std::collections::BTreeMap;
use std::io::Write as _;
use std::time::Duration;

use adut_kernel::{Actions, Course, Rules, Seed, Turn};
use adut_players::Playable;
use adut_registry::{GAMES, Visitor, visit};
use adut_session::CardGame;
use anyhow::Result;
use serde_json::json;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Seconds for each measurement
    #[arg(long, default_value_t = 0.5)]
    seconds: f64,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// Only count the nodes of the solvers, which are the same on every machine
    #[arg(long)]
    counts: bool,
    /// Print only a number that changes when the rules, the players' random numbers or the
    /// notation do, and not otherwise
    #[arg(long)]
    signature: bool,
}

/// Every game with the rules by which it is measured.
fn measured_games() -> impl Iterator<Item = (&'static str, &'static str)> {
    GAMES.iter().flat_map(|kind| kind.measured.games.iter().map(|&rules| (kind.name, rules)))
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let mut out = crate::terminal::out();
    if args.signature {
        let mut signature = Signature::default();
        for (name, rules) in measured_games() {
            visit(name, &Rules::parse(rules)?, &mut signature)?;
        }
        writeln!(out, "{:016x}", signature.0)?;
        return Ok(());
    }
    let time = Duration::from_secs_f64(args.seconds.clamp(0.01, 60.0));
    let (solver_rows, one_deal) = solvers::measure(args.counts)?;
    let counts: BTreeMap<String, u64> =
        solver_rows.iter().map(|row| (row.name.clone(), row.nodes)).collect();
    if args.counts {
        if args.json {
            writeln!(out, "{}", serde_json::to_string_pretty(&json!({ "counts": counts }))?)?;
            return Ok(());
        }
        for (name, nodes) in counts {
            writeln!(out, "{name:<38} {nodes:>14}")?;
        }
        return Ok(());
    }
    let game_rows = games::measure(time)?;
    let trees = trees::measure()?;
    if args.json {
        let version = env!("CARGO_PKG_VERSION");
        let timing = json!({ "games": game_rows, "solvers": solver_rows, "one_deal": one_deal, "trees": trees });
        let all = json!({ "version": version, "counts": counts, "timing": timing });
        writeln!(out, "{}", serde_json::to_string_pretty(&all)?)?;
        return Ok(());
    }
    games::print(&mut out, &game_rows)?;
    solvers::print(&mut out, &solver_rows, one_deal.as_ref())?;
    trees::print(&mut out, &trees)
}

fn random_game<G: Playable>(game: &G, seed: Seed) -> Course<G> {
    let mut rng = seed.rng();
    let mut scratch = Actions::new();
    let mut course = Course::begin(game.clone(), &mut rng);
    while course.turn() != Turn::Over {
        let action = game.random_action(course.state(), &mut scratch, &mut rng);
        course.play_legal(action, &mut rng);
    }
    course
}

/// A hash of some random games as they are written down (FNV-1a, so that it never changes).
struct Signature(u64);

impl Default for Signature {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Visitor for &mut Signature {
    type Output = ();

    fn visit<G: CardGame>(self, game: G) {
        for n in 0..20 {
            let record = random_game(&game, Seed::from_text("signature").nth(n)).to_record();
            for byte in record.to_string().bytes() {
                self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
            }
        }
    }
}
