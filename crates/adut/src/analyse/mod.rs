//! `adut analyse FILE`: a played game reviewed, as text, as JSON and as one page.

mod report;
mod teller;

use std::io::{self, IsTerminal as _, Write as _};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use adut_kernel::{Record, Seed};
use adut_records::Lines;
use adut_review::{Budget, Review, ReviewError, Settings, Step, TruthPass};
use anyhow::{Context as _, Result, bail, ensure};
use clap::ValueEnum;
use indicatif::{ProgressBar, ProgressStyle};

use crate::output::ForceArg;
use crate::play::language::LanguageArgs;
use crate::reports::{DocumentArgs, print};
use crate::stopped::Stopped;
use crate::terminal;
use adut_output::interrupt::Interrupt;

use self::teller::Teller;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record file, one game a line; - reads standard input
    file: PathBuf,
    /// Which game of the file, counted from 1; by default the last
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    game: Option<u64>,
    /// The seat whose game is told, counted from 0; by default every seat
    #[arg(long, value_name = "S")]
    seat: Option<usize>,
    /// Games played out for each decision
    #[arg(long, value_name = "PLAYOUTS", default_value_t = Budget::default().playouts, value_parser = clap::value_parser!(u32).range(50..=10_000_000))]
    budget: u32,
    /// How much to solve with open cards
    #[arg(long, value_enum, default_value_t = TruthArg::Quick)]
    truth: TruthArg,
    /// Where all randomness comes from
    #[arg(long, default_value = "review")]
    seed: String,
    /// Print JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    documents: DocumentArgs,
    #[command(flatten)]
    force: ForceArg,
    #[command(flatten)]
    language: LanguageArgs,
}

/// How much to solve with open cards.
#[derive(Clone, Copy, ValueEnum)]
enum TruthArg {
    /// Nothing
    Off,
    /// What takes moments
    Quick,
    /// Everything, however long it takes
    Full,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let mut outputs = args.force.outputs();
    outputs.reads(&args.file);
    let documents = args.documents.plan(&mut outputs)?;
    ensure!(
        !(args.json && outputs.take_standard()),
        "--json and a report to - both go to standard output"
    );
    let record = pick(&args.file, args.game)?;
    let settings = Settings {
        seat: args.seat,
        budget: Budget { playouts: args.budget, ..Budget::default() },
        truth: match args.truth {
            TruthArg::Off => TruthPass::Off,
            TruthArg::Quick => TruthPass::Quick,
            TruthArg::Full => TruthPass::Full,
        },
        seed: Seed::from_text(&args.seed),
        ..Settings::default()
    };
    let review = review(&record, &settings)?;
    let words = args.language.words();
    let session = adut_registry::replay(&record)?;
    let equipment = adut_registry::game_of(&record)?.equipment();
    let teller = Teller::new(&words, &review, &*session, equipment);
    let report = report::report(&teller, args.budget);
    documents.write(&report, &mut outputs)?;
    if outputs.take_standard() {
        return Ok(());
    }
    if args.json {
        writeln!(terminal::out(), "{}", serde_json::to_string(&review)?)?;
        return Ok(());
    }
    print(&report)
}

/// The game of this number, or the last one.
fn pick(file: &Path, number: Option<u64>) -> Result<Record> {
    let name = file.display();
    let (mut games, mut last) = (0_u64, None);
    for line in Lines::open(file)? {
        let (at, text) = line.with_context(|| name.to_string())?;
        games += 1;
        last = Some((at, text));
        if number == Some(games) {
            break;
        }
    }
    match (last, number) {
        (None, _) => bail!("{name} holds no records"),
        (Some(_), Some(number)) if number > games => {
            bail!("{name} holds {games} games, there is no game {number}")
        }
        (Some((at, text)), _) => Record::parse(&text).with_context(|| format!("{name}, line {at}")),
    }
}

/// Reviews with a bar on a terminal; Ctrl-C stops, and nothing is left behind.
fn review(record: &Record, settings: &Settings) -> Result<Review> {
    let interrupt = Interrupt::listen()?;
    let bar = if io::stderr().is_terminal() {
        let template = "{bar:40} {pos}/{len}, {eta} left";
        ProgressBar::new(0).with_style(ProgressStyle::with_template(template)?)
    } else {
        ProgressBar::hidden()
    };
    let game = adut_registry::game_of(record)?;
    let review = game.review(record, settings, &mut |step: Step| {
        bar.set_length(step.of as u64);
        bar.set_position(step.done as u64);
        if interrupt.came() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    bar.finish_and_clear();
    match review {
        Err(ReviewError::Stopped) => {
            Err(Stopped::at("before the review was done", "nothing was written").into())
        }
        review => Ok(review?),
    }
}
