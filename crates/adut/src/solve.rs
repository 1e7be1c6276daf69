//! `adut solve GAME`.

use std::io::{self, IsTerminal as _};
use std::ops::ControlFlow;
use std::path::PathBuf;

use adut_players::Playable;
use adut_solvers::{Answer, Exact, Means, OpeningBook, Progress, Question};
use anyhow::Result;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Map, Value, json};

use crate::clock::now;
use crate::interrupt::Interrupt;
use crate::position::{PerPosition, Position, PositionArgs, RulesArgs, for_each};

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
    question: Question,
    means: Means,
    interrupt: Interrupt,
    bar: ProgressBar,
}

impl PerPosition for Solve {
    type Kept<G: Playable> = Box<dyn Exact<G>>;
    fn begin<G: Playable>(&self) -> Result<Box<dyn Exact<G>>> {
        Ok(G::exact_solver(&self.means)?)
    }

    fn answer<G: Playable>(
        &mut self,
        solver: &mut Box<dyn Exact<G>>,
        position: Position<G>,
    ) -> Result<Value> {
        let Position { game, state, .. } = &position;
        let started = now();
        let (interrupt, bar) = (&self.interrupt, &self.bar);
        let answer = solver.answer(game, state, self.question, &mut |progress: Progress| {
            let rate = progress.nodes as f64 / started.elapsed().as_secs_f64() / 1e6;
            bar.set_message(format!(
                "{} nodes, {rate:.1} million/s, value from {} to {}",
                progress.nodes, progress.lower, progress.upper
            ));
            bar.tick();
            if interrupt.came() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        })?;
        bar.set_message("");
        Ok(describe(game, &answer, started.elapsed().as_secs_f64() * 1e3))
    }

    fn is_stopped(&self) -> bool {
        self.interrupt.came()
    }

    fn lines(&self, answer: &Value) -> Vec<String> {
        let mut lines = match (answer["value"].as_i64(), answer["bounds"].as_array()) {
            (None, Some(bounds)) => {
                vec![format!("stopped: the value is from {} to {}", bounds[0], bounds[1])]
            }
            (value, _) => vec![format!("value {}", value.unwrap_or_default())],
        };
        if let Some(best) = answer["best"].as_str() {
            lines.push(format!("best  {best}"));
        }
        for (action, value) in answer["moves"].as_object().into_iter().flatten() {
            lines.push(format!("{:>5}  {action}", value.as_i64().unwrap_or_default()));
        }
        if let Some(line) = answer["line"].as_array() {
            let moves: Vec<&str> = line.iter().filter_map(Value::as_str).collect();
            lines.push(format!("line  {}", moves.join(", ")));
        }
        lines.push(format!(
            "{} nodes, {:.3} ms",
            answer["nodes"],
            answer["ms"].as_f64().unwrap_or(0.0)
        ));
        lines
    }
}

fn describe<G: Playable>(game: &G, answer: &Answer<G::Action>, ms: f64) -> Value {
    let text = |&action: &G::Action| game.write_action(action);
    let mut object = Map::new();
    object.insert("value".to_owned(), json!(answer.value()));
    if answer.value().is_none() {
        object.insert("bounds".to_owned(), json!([answer.lower, answer.upper]));
    }
    object.insert("best".to_owned(), json!(answer.best.as_ref().map(text)));
    object.insert("nodes".to_owned(), json!(answer.nodes));
    object.insert("ms".to_owned(), json!(ms));
    if !answer.actions.is_empty() {
        let moves: Map<String, Value> =
            answer.actions.iter().map(|(action, value)| (text(action), json!(value))).collect();
        object.insert("moves".to_owned(), moves.into());
    }
    if !answer.line.is_empty() {
        let line: Vec<String> = answer.line.iter().map(text).collect();
        object.insert("line".to_owned(), json!(line));
    }
    object.into()
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let question =
        Question { win_draw_loss: args.wdl, every_action: args.all_moves, line: args.line };
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
    let solve = Solve { question, means, interrupt: Interrupt::listen()?, bar };
    for_each(&args.game, &args.rules, &args.which, args.json, solve)
}
