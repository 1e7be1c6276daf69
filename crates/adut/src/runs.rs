//! `adut runs`: what a database keeps of past comparisons.

use std::io::{BufWriter, Write as _};
use std::path::{Path, PathBuf};

use adut_arena::compare::Comparison;
use adut_store::{Filter, Missing, RunId, Store, StoredRun, open};
use anyhow::{Context as _, Result};
use clap::Subcommand;
use serde_json::json;

use crate::compare::{ReportArgs, Reports};
use crate::output::{Output, Outputs};
use crate::terminal;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Option<Command>,
    /// The database: sqlite:FILE or postgres://USER@HOST/NAME
    #[arg(long, value_name = "URL", global = true, default_value = "sqlite:adut.db")]
    database: String,
    /// Only runs of this game
    #[arg(long)]
    game: Option<String>,
    /// Only runs with this player; a name without settings stands for any settings
    #[arg(long, value_name = "NAME")]
    player: Option<String>,
    /// Print one JSON object for each run
    #[arg(long)]
    json: bool,
}

#[derive(Subcommand)]
enum Command {
    /// Show one run
    Show {
        /// Its number in the list
        id: RunId,
        /// Write the run's games to this file
        #[arg(long, value_name = "FILE")]
        record: Option<PathBuf>,
        #[command(flatten)]
        report: ReportArgs,
    },
}

/// Records that are read at a time.
const PAGE: u64 = 4096;

pub(crate) fn run(args: &Args) -> Result<()> {
    match &args.command {
        Some(Command::Show { id, record, report }) => {
            let mut outputs = report.force.outputs();
            if let Some(file) = args.database.strip_prefix("sqlite:") {
                outputs.reads(Path::new(file));
            }
            let files = Files {
                record: outputs.may_write(record.as_deref())?,
                reports: report.plan(&mut outputs)?,
            };
            show(&mut *args.open()?, *id, &files, &mut outputs)
        }
        None => list(args),
    }
}

impl Args {
    fn open(&self) -> Result<Box<dyn Store>> {
        Ok(open(&self.database, Missing::Refuse)?)
    }
}

fn list(args: &Args) -> Result<()> {
    let Args { game, player, .. } = args;
    let filter = Filter { game: game.clone(), player: player.clone(), ..Filter::default() };
    let runs = args.open()?.runs(&filter)?;
    let out = &mut terminal::out();
    if args.json {
        for run in &runs {
            writeln!(out, "{}", json!(run))?;
        }
        return Ok(());
    }
    if runs.is_empty() {
        writeln!(out, "no runs")?;
    }
    for run in &runs {
        let StoredRun { id, start, .. } = run;
        writeln!(out, "{id:>5}  {}  {:>14}  {}", minute(start.started), state(run), start.command)?;
    }
    Ok(())
}

/// The files that a run is written to.
struct Files {
    record: Option<Output>,
    reports: Reports,
}

fn show(store: &mut dyn Store, id: RunId, files: &Files, outputs: &mut Outputs) -> Result<()> {
    let run = store.run(id)?;
    if !outputs.take_standard() {
        let (out, begun) = (&mut terminal::out(), minute(run.start.started));
        writeln!(out, "run {id}, begun {begun} with adut {}, {}", run.start.version, state(&run))?;
        writeln!(out, "{}\n", run.start.command)?;
    }
    if let Some(output) = &files.record {
        let mut file = BufWriter::new(output.begin()?);
        let mut first = 0;
        loop {
            let page = store.records(id, first, PAGE)?;
            for record in &page {
                writeln!(file, "{record}").map_err(|error| output.failed(error))?;
            }
            first += page.len() as u64;
            if page.is_empty() {
                break;
            }
        }
        let file = file.into_inner().map_err(|error| output.failed(error.into_error()))?;
        output.finish(file)?;
    }
    let Some(result) = store.result(id)? else { return Ok(()) };
    let result: Comparison = serde_json::from_value(result)
        .with_context(|| format!("the result of run {id} is not one that this version reads"))?;
    files.reports.give(&result, outputs)
}

fn state(run: &StoredRun) -> String {
    let kept = run.records;
    match run.finished {
        Some(_) => format!("{kept} games"),
        None => format!("{kept} games, unfinished"),
    }
}

/// A moment as people write it, in UTC.
fn minute(at: time::OffsetDateTime) -> String {
    let (date, hour, minute) = (at.date(), at.hour(), at.minute());
    format!("{date} {hour:02}:{minute:02} UTC")
}
