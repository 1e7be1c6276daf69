//! `adut book connect4`: an opening book, made by the solver.

use std::io::{self, IsTerminal as _, Write as _};
use std::ops::ControlFlow;
use std::path::PathBuf;

use adut_connect4::rules::Connect4;
use adut_connect4::solver::{Book, BookError, Shape, Solver};
use adut_kernel::Notation as _;
use anyhow::Result;
use indicatif::{ProgressBar, ProgressStyle};

use crate::output::ForceArg;
use crate::position::RulesArgs;
use crate::stopped::Stopped;
use crate::terminal;
use crate::unfinished::{ResumeArg, Unfinished};
use adut_output::interrupt::Interrupt;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game: connect4
    #[arg(value_parser = ["connect4"])]
    game: String,
    /// Solve all positions with at most so many stones
    #[arg(long, value_parser = clap::value_parser!(u32).range(0..=30))]
    plies: u32,
    #[command(flatten)]
    rules: RulesArgs,
    /// How much memory the table may take, in MB
    #[arg(long, value_name = "MB", default_value_t = 1024, value_parser = clap::value_parser!(u64).range(1..=65536))]
    table: u64,
    /// The book's file; what is done so far is kept beside it, with the ending .part
    #[arg(long, value_name = "FILE", default_value = "connect4.book")]
    out: PathBuf,
    #[command(flatten)]
    resume: ResumeArg,
    #[command(flatten)]
    force: ForceArg,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let game = Connect4::from_rules(&args.rules.rules()?)?;
    let shape = Shape::new(game.rows() as u32, game.cols() as u32, game.connect() as u32)?;
    let mut outputs = args.force.outputs();
    let out = outputs.writes(&args.out)?;
    let unfinished = Unfinished::new(&args.out.with_extension("part"), args.resume, &mut outputs)?;
    unfinished.begin()?;
    let mut solver = Solver::new((args.table as usize) << 20).keeping(true);
    let interrupt = Interrupt::listen()?;
    let bar = if io::stderr().is_terminal() {
        let template = "{bar:40} {pos}/{len} positions, {per_sec}, {eta} left  {msg}";
        ProgressBar::new(0).with_style(ProgressStyle::with_template(template)?)
    } else {
        ProgressBar::hidden()
    };
    let made = Book::generate(shape, args.plies, &mut solver, unfinished.path(), &mut |progress| {
        bar.set_length(progress.total as u64);
        bar.set_position(progress.done as u64);
        bar.set_message(format!("{} nodes", progress.nodes));
        if interrupt.came() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    bar.finish_and_clear();
    let book = match made {
        Err(BookError::Stopped { done, total }) => {
            return Err(Stopped::resumable(format!("at {done} of {total}")).into());
        }
        made => made?,
    };
    out.write(&book.to_bytes())?;
    if !outputs.take_standard() {
        writeln!(terminal::out(), "{} positions in {}", book.len(), args.out.display())?;
    }
    Ok(())
}
