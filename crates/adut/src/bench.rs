//! `adut bench`: the speeds that the README quotes, in one run.

mod trees;

use std::hint::black_box;
use std::io::{self, Write as _};
use std::time::{Duration, Instant};

use adut_kernel::{Actions, Course, Rules, Seat, Seed, Turn, play_out};
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
    writeln!(out, "{:<38} {:>14} {:>14} {:>8}", "one core", "random games/s", "worlds/s", "ratio")?;
    for (name, rules) in GAMES {
        let [games, worlds] = AnyGame::new(name, &Rules::parse(rules)?)?.visit(Speed(time));
        let ratio = worlds / games;
        writeln!(
            out,
            "{:<38} {games:>14.0} {worlds:>14.0} {ratio:>8.1}",
            format!("{name} {rules}")
        )?;
    }
    trees::print_speeds(&mut out)
}

/// Whole random games a second, the deal included, and worlds drawn a second from an observation
/// at the beginning, the middle and near the end of a game.
struct Speed(Duration);

impl Visitor for Speed {
    type Output = [f64; 2];

    fn visit<G: Playable>(self, game: G) -> [f64; 2] {
        let mut rng = Seed::from_text("bench").rng();
        let mut scratch = Actions::new();
        let worlds: Vec<G::Worlds> = [0, 4, 8]
            .map(|eighths| position(&game, eighths))
            .iter()
            .map(|course| game.worlds(&game.observe(course.state(), Seat::FIRST)))
            .collect();
        let mut next = 0;
        let drawn = rate(self.0, || {
            black_box(game.draw_world(&worlds[next], &mut rng));
            next = (next + 1) % worlds.len();
        });
        let games = rate(self.0, || {
            let mut state = game.root();
            play_out(&game, &mut state, &mut scratch, &mut rng);
            black_box(&state);
        });
        [games, drawn]
    }
}

/// A random game after so many eighths of its moves.
fn position<G: Playable>(game: &G, eighths: usize) -> Course<G> {
    let course = random_game(game, Seed::from_text("bench").child("position"));
    course.rewound(course.played().len() * eighths / 8)
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

/// How often a second something can be done.
#[expect(clippy::disallowed_methods, reason = "measuring is what this is for")]
fn rate(time: Duration, mut act: impl FnMut()) -> f64 {
    let started = Instant::now();
    let mut done = 0u64;
    loop {
        for _ in 0..256 {
            act();
        }
        done += 256;
        let elapsed = started.elapsed();
        if elapsed >= time {
            return done as f64 / elapsed.as_secs_f64();
        }
    }
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
