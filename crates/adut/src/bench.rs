//! `adut bench`: the speeds that the README quotes, in one run.

mod games;
mod solvers;
mod trees;

use std::io::{self, Write as _};
use std::time::Duration;

use adut_kernel::{Actions, Course, Rules, Seed, Turn};
use adut_players::{AnyGame, Playable, Visitor};
use anyhow::Result;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Seconds for each measurement
    #[arg(long, default_value_t = 0.5)]
    seconds: f64,
    /// Print only a number that changes when the rules, the players' random numbers or the
    /// notation do, and not otherwise
    #[arg(long)]
    signature: bool,
}

/// What is measured.
const GAMES: [(&str, &str); 6] = [
    ("tablic", "players=2"),
    ("briskula", "players=2"),
    ("briskula", "players=2,variant=obicna"),
    ("love-letter", "players=2"),
    ("love-letter", "players=4"),
    ("connect4", "players=2"),
];

pub(crate) fn run(args: &Args) -> Result<()> {
    let mut out = io::stdout().lock();
    if args.signature {
        let mut signature = Signature::default();
        for (name, rules) in GAMES {
            AnyGame::new(name, &Rules::parse(rules)?)?.visit(&mut signature);
        }
        writeln!(out, "{:016x}", signature.0)?;
        return Ok(());
    }
    let time = Duration::from_secs_f64(args.seconds.clamp(0.01, 60.0));
    games::print_speeds(&mut out, time)?;
    solvers::print_speeds(&mut out)?;
    trees::print_speeds(&mut out)
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

    fn visit<G: Playable>(self, game: G) {
        for n in 0..20 {
            let record = random_game(&game, Seed::from_text("signature").nth(n)).to_record();
            for byte in record.to_string().bytes() {
                self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
            }
        }
    }
}
