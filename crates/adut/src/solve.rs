//! `adut solve GAME`.

use std::io::{self, IsTerminal as _};
use std::ops::ControlFlow;
use std::path::PathBuf;

use adut_run::{Solution, SolveSettings};
use adut_search::solver::{Goal, Means, OpeningBook, Progress, Question};
use adut_session::{DynPosition, DynSolver};
use anyhow::Result;
use indicatif::{ProgressBar, ProgressStyle};

use crate::clock::now;
use crate::position::{PerPosition, PositionArgs, RulesArgs, for_each};
use adut_output::interrupt::Interrupt;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game: tablic, briskula or connect4, for two players
    game: String,
    #[command(flatten)]
    which: PositionArgs,
    #[command(flatten)]
    rules: RulesArgs,
    /// Only win, draw or loss: 1, 0 or −1
    #[arg(long)]
    wdl: bool,
    /// The value of every move too
    #[arg(long)]
    all_moves: bool,
    /// A line of best play too
    #[arg(long)]
    line: bool,
    /// How many threads
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=64))]
    threads: u64,
    /// How much memory the table may take, in MB
    #[arg(long, value_name = "MB", value_parser = clap::value_parser!(u64).range(1..=65536))]
    table: Option<u64>,
    /// An opening book to use instead of the one that comes along (Connect-4; see adut book)
    #[arg(long, value_name = "FILE", conflicts_with = "no_book")]
    book: Option<PathBuf>,
    /// Search all, and look into no opening book
    #[arg(long)]
    no_book: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

struct Solve {
    solver: Box<dyn DynSolver>,
    question: Question,
    settings: SolveSettings,
    interrupt: Interrupt,
    bar: ProgressBar,
}

impl PerPosition for Solve {
    type Answer = Solution;

    fn answer(&mut self, position: &dyn DynPosition, place: [&str; 2]) -> Result<Solution> {
        let started = now();
        let (interrupt, bar) = (&self.interrupt, &self.bar);
        let mut control = |progress: Progress| {
            let rate = progress.nodes as f64 / started.elapsed().as_secs_f64() / 1e6;
            bar.set_message(format!(
                "{} nodes, {rate:.1} million/s, value from {} to {}",
                progress.nodes, progress.lower, progress.upper
            ));
            bar.tick();
            if interrupt.came() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        let solved = position.solve(&mut *self.solver, self.question, &mut control)?;
        bar.set_message("");
        let ms = started.elapsed().as_secs_f64() * 1e3;
        Ok(self.settings.solution(position, place, solved, ms))
    }

    fn is_stopped(&self) -> bool {
        self.interrupt.came()
    }

    fn lines(&self, answer: &Solution) -> Vec<String> {
        let mut lines = match (answer.value, answer.bounds) {
            (None, Some([lower, upper])) => {
                vec![format!("stopped: the value is from {lower} to {upper}")]
            }
            (value, _) => vec![format!("value {}", value.unwrap_or_default())],
        };
        lines.extend(answer.best.iter().map(|best| format!("best  {best}")));
        lines.extend(answer.moves.iter().map(|(action, value)| format!("{value:>5}  {action}")));
        if !answer.line.is_empty() {
            lines.push(format!("line  {}", answer.line.join(", ")));
        }
        lines.push(format!("{} nodes, {:.3} ms", answer.nodes, answer.ms));
        lines
    }
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let goal = if args.wdl { Goal::WinDrawLoss } else { Goal::Value };
    let question = Question { goal, every_action: args.all_moves, line: args.line };
    let means = Means {
        threads: args.threads as usize,
        table_bytes: args.table.map(|megabytes| (megabytes as usize) << 20),
        book: match &args.book {
            Some(file) => OpeningBook::File(file.clone()),
            None if args.no_book => OpeningBook::None,
            None => OpeningBook::Shipped,
        },
    };
    let bar = if io::stderr().is_terminal() {
        ProgressBar::new_spinner().with_style(ProgressStyle::with_template("{spinner} {msg}")?)
    } else {
        ProgressBar::hidden()
    };
    let game = adut_registry::game(&args.game, &args.rules.rules()?)?;
    let solver = game.solver(&means)?;
    let settings = SolveSettings::new(question, &means);
    let solve = Solve { solver, question, settings, interrupt: Interrupt::listen()?, bar };
    for_each(&*game, &args.which, args.json, solve)
}
