//! `adut sprt GAME A B`.

use std::io::{self, IsTerminal as _, Write as _};
use std::ops::ControlFlow;
use std::path::PathBuf;

use adut_arena::compare::{Decision, Hypotheses, Plan, Run, Sequential, Shard, Sink, Timing};
use adut_kernel::Record;
use adut_lab::{OPENING, enter};
use adut_players::{AnyGame, Playable, Visitor};
use adut_stats::share_interval;
use anyhow::{Context as _, Result};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value, json};

use crate::compare::{ThreadsArg, check_opening};
use crate::interrupt::Interrupt;
use crate::move_time::MoveTime;
use crate::output::write_whole;
use crate::position::RulesArgs;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game
    game: String,
    /// The player under test
    a: String,
    /// The player it is tested against
    b: String,
    /// The Elo difference that counts as none
    #[arg(long, allow_negative_numbers = true)]
    elo0: f64,
    /// The Elo difference that counts as one
    #[arg(long, allow_negative_numbers = true)]
    elo1: f64,
    /// How often to find a difference that is none
    #[arg(long, default_value_t = 0.05)]
    alpha: f64,
    /// How often to miss a difference that is one
    #[arg(long, default_value_t = 0.05)]
    beta: f64,
    /// Give up after so many decks
    #[arg(long, default_value_t = 100_000, value_parser = clap::value_parser!(u64).range(1..))]
    cap: u64,
    /// What all randomness comes from
    #[arg(long, default_value = "1")]
    seed: String,
    #[command(flatten)]
    threads: ThreadsArg,
    #[command(flatten)]
    rules: RulesArgs,
    /// Seconds that an outside program (cmd:…) has for a move
    #[arg(long, value_name = "SECONDS", default_value = "10")]
    move_time: MoveTime,
    /// How many random moves open a game without a deck
    #[arg(long, default_value_t = OPENING)]
    opening: usize,
    /// Write the result to this file as JSON
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let Args { elo0, elo1, alpha, beta, .. } = *args;
    let test = Sequential::new(Hypotheses { elo0, elo1, alpha, beta })
        .context("a test needs --elo0 below --elo1, and --alpha and --beta between 0 and 0.5")?;
    check_opening(args.opening)?;
    args.threads.apply()?;
    AnyGame::new(&args.game, &args.rules.rules()?)?.visit(Play { args, test })
}

struct Play<'a> {
    args: &'a Args,
    test: Sequential,
}

impl Visitor for Play<'_> {
    type Output = Result<()>;

    fn visit<G: Playable>(self, game: G) -> Result<()> {
        let args = self.args;
        let names = [args.a.clone(), args.b.clone()];
        let (entrants, _) = enter(&game, &names, args.move_time.0)?;
        let (deals, seed, opening) = (args.cap, args.seed.clone(), args.opening);
        let plan = Plan { game, entrants, deals, seed, opening, shard: Shard::WHOLE };
        let mut layout = plan.layout();
        // With more than two sides both roles are pairs; the test is about A against the rest.
        layout.pairs.truncate(1);
        let mut watch = Watcher::new(self.test)?;
        plan.play(&mut Run::new(layout), &mut watch)?;
        watch.bar.finish_and_clear();
        report(args, &watch.test)
    }
}

/// Feeds the test and shows how it stands.
struct Watcher {
    test: Sequential,
    bar: ProgressBar,
    interrupt: Interrupt,
}

impl Watcher {
    fn new(test: Sequential) -> Result<Self> {
        let bar = if io::stderr().is_terminal() {
            let style = ProgressStyle::with_template("{spinner} {pos} deals, {per_sec}  {msg}")?;
            ProgressBar::no_length().with_style(style)
        } else {
            ProgressBar::hidden()
        };
        Ok(Self { test, bar, interrupt: Interrupt::listen()? })
    }
}

impl Sink for Watcher {
    type Error = anyhow::Error;

    fn wants_records(&self) -> bool {
        false
    }

    fn record(&mut self, _: &Record) -> Result<()> {
        Ok(())
    }

    fn block(&mut self, share: f64) -> ControlFlow<()> {
        self.test.add(share);
        match self.test.decision() {
            Decision::Open => ControlFlow::Continue(()),
            Decision::Elo0 | Decision::Elo1 => ControlFlow::Break(()),
        }
    }

    fn batch(&mut self, _: &Run, _: &Timing) -> Result<ControlFlow<()>> {
        let test = self.test.test();
        self.bar.set_position(test.blocks().count());
        if !self.bar.is_hidden() {
            let (bounds, ratio) = (test.bounds(), test.ratio());
            self.bar.set_message(format!(
                "log-likelihood ratio {ratio:+.2} in [{:.2}, {:.2}], Elo {:+.0}",
                bounds.lower,
                bounds.upper,
                test.elo()
            ));
        }
        let stop = self.interrupt.came();
        Ok(if stop { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
    }
}

fn report(args: &Args, sequential: &Sequential) -> Result<()> {
    let out = &mut io::stdout().lock();
    let test = sequential.test();
    let blocks = test.blocks();
    let interval = share_interval(blocks, 0.95);
    let bounds = test.bounds();
    let (a, b) = (&args.a, &args.b);
    let verdict = match sequential.decision() {
        Decision::Elo1 => format!("{a} is better than {b} by {} Elo or more", args.elo1),
        Decision::Elo0 => format!("{a} is better than {b} by {} Elo or less", args.elo0),
        Decision::Open => "not decided".to_owned(),
    };
    writeln!(
        out,
        "{} {a} – {b}, seed {}: after {} deals {verdict}",
        args.game,
        args.seed,
        blocks.count()
    )?;
    writeln!(
        out,
        "log-likelihood ratio {:+.3} in [{:.3}, {:.3}], share {:.1}% [{:.1}, {:.1}], Elo {:+.1}, normalised effect {:+.3}",
        test.ratio(),
        bounds.lower,
        bounds.upper,
        100.0 * blocks.mean(),
        100.0 * interval.low,
        100.0 * interval.high,
        test.elo(),
        test.normalised_effect(),
    )?;
    if let Some(path) = &args.json {
        write_whole(path, serde_json::to_string_pretty(&describe(args, sequential))?.as_bytes())?;
    }
    Ok(())
}

fn describe(args: &Args, sequential: &Sequential) -> Value {
    let (result, blocks) = (sequential.result(), sequential.test().blocks());
    let interval = share_interval(blocks, 0.95);
    json!({
        "game": args.game,
        "seed": args.seed,
        "a": args.a,
        "b": args.b,
        "elo0": args.elo0,
        "elo1": args.elo1,
        "alpha": args.alpha,
        "beta": args.beta,
        "deals": blocks.count(),
        "verdict": result.verdict,
        "llr": result.llr,
        "bounds": result.bounds,
        "a_share": blocks.mean(),
        "ci95": [interval.low, interval.high],
        "elo": result.elo,
        "normalised_effect": result.normalised_effect,
        "curve": result.curve,
    })
}
