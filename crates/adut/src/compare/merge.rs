//! `adut merge FILE…`: the parts of a run put together.

use std::path::{Path, PathBuf};

use adut_kernel::Record;
use adut_players::Programs;
use adut_records::{Lines, WholeFile};
use adut_run::{MergeError, Order, Part, RecordStore, SITUATIONS};
use anyhow::{Context as _, Result};

use super::ReportArgs;
use super::progress::Progress;
use crate::permission::CommandsArg;
use crate::stopped::Stopped;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record files of all parts
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Write all games to this file, in the order in which one run would have written them
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// In how many situations to compare the players' choices, one of each deck
    #[arg(long, default_value_t = SITUATIONS)]
    agreement: usize,
    #[command(flatten)]
    commands: CommandsArg,
    #[command(flatten)]
    report: ReportArgs,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let mut outputs = args.report.force.outputs();
    args.files.iter().for_each(|file| outputs.reads(file));
    let record = outputs.may_write(args.record.as_deref())?;
    let reports = args.report.plan(&mut outputs)?;
    let order = Order { agreement: args.agreement, ..Order::of_parts(parts(&args.files)?)? };
    // Only who asks how often the players agree needs the players.
    let programs = match args.agreement {
        0 => Programs::Named,
        _ => args.commands.permit(&order.players, &args.files[0])?,
    };
    let mut out = record.as_ref().map(WholeFile::create).transpose()?;
    let store = out.as_mut().map(|out| out as &mut dyn RecordStore);
    let prepared = order.prepare(programs)?;
    let mut progress = Progress::new(&prepared)?;
    let merged = prepared.merge(parts(&args.files)?, store, &mut progress);
    progress.end();
    let result = merged.map_err(|error| match &error {
        MergeError::Differs { part, .. } => {
            let file = args.files[*part].display().to_string();
            anyhow::Error::new(error).context(file)
        }
        _ => error.into(),
    })?;
    reports.give(&result, &mut outputs)?;
    if progress.is_interrupted() {
        return Err(Stopped::at("while choices were compared", "all games were counted").into());
    }
    Ok(())
}

fn parts(files: &[PathBuf]) -> Result<Vec<Part<'static>>> {
    files.iter().map(|file| part(file)).collect()
}

/// The records of one file, with the place of each for messages.
fn part(path: &Path) -> Result<Part<'static>> {
    let shown = path.display().to_string();
    let lines = Lines::open(path)?;
    let read = move |line: Result<(usize, String)>| {
        let (number, text) = line.with_context(|| shown.clone())?;
        Record::parse(&text).with_context(|| format!("{shown}, line {number}"))
    };
    Ok(Box::new(lines.map(move |line| read(line).map_err(|error: anyhow::Error| error.into()))))
}
