//! What comparisons and tests have in common: how they are played, kept, stopped and gone on with.

use std::path::{Path, PathBuf};

use adut_records::{GrowingFile, StoredRecords};
use adut_run::{Finished, OPENING, Order, PRIOR, Prepared, RecordStore, Status};
use anyhow::{Result, ensure};

use super::progress::Progress;
use super::reports::{ReportArgs, Reports};
use crate::move_time::MoveTime;
use crate::output::{Output, Outputs};
use crate::position::RulesArgs;
use crate::stopped::Stopped;

/// How many threads play.
#[derive(clap::Args)]
pub(crate) struct ThreadsArg {
    /// How many threads; all cores unless said
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=1024))]
    threads: Option<u64>,
}

impl ThreadsArg {
    pub(crate) fn apply(&self) -> Result<()> {
        if let Some(threads) = self.threads {
            rayon::ThreadPoolBuilder::new().num_threads(threads as usize).build_global()?;
        }
        Ok(())
    }
}

#[derive(clap::Args)]
pub(super) struct RunArgs {
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
    /// Games that ratings take as won and as lost between any two who have met
    #[arg(long, value_name = "GAMES", default_value_t = PRIOR, allow_negative_numbers = true)]
    prior: f64,
    /// Write every game to this file, as it is played
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Go on from what the --record file holds
    #[arg(long)]
    resume: bool,
    /// Keep the run and its games in this database: sqlite:FILE or postgres://USER@HOST/NAME
    #[arg(long, value_name = "URL")]
    database: Option<String>,
    /// Write a table with a row for every game to this Parquet file
    #[cfg(feature = "parquet")]
    #[arg(long, value_name = "FILE")]
    parquet: Option<PathBuf>,
    #[command(flatten)]
    report: ReportArgs,
}

/// The files that a run is written to.
struct Files {
    record: Option<Output>,
    #[cfg(feature = "parquet")]
    parquet: Option<Output>,
    reports: Reports,
}

impl RunArgs {
    /// The order that these arguments make, everything else as usual.
    pub(super) fn order(&self, game: &str, players: Vec<String>, deals: u64) -> Result<Order> {
        let order = Order::new(game, self.rules.rules()?, players, deals, &self.seed);
        Ok(Order { opening: self.opening, prior: self.prior, ..order })
    }

    /// Plays an order, or what is left of it, and says what came of it.
    pub(super) fn play(&self, order: Order) -> Result<()> {
        ensure!(
            !self.resume || self.record.is_some(),
            "--resume needs the --record file to go on from"
        );
        let mut outputs = self.report.force.outputs();
        let files = self.plan(&mut outputs)?;
        self.threads.apply()?;
        let prepared = order.prepare(self.move_time.programs())?;
        let mut stores = self.stores(&files, &prepared)?;
        let mut progress = Progress::new(&prepared)?;
        let finished = prepared.run(&mut stores, self.resume, &mut progress);
        progress.end();
        let Finished { result, status } = finished?;
        files.reports.give(&result, &mut outputs)?;
        match status {
            Status::Complete => Ok(()),
            Status::Stopped => Err(self.stopped(&prepared, progress.games()).into()),
        }
    }

    /// The truth about what was kept.
    fn stopped(&self, prepared: &Prepared, games: u64) -> Stopped {
        let layout = prepared.layout();
        let (all, noun) = (layout.games(), layout.unit.counted().noun());
        let place = match prepared.order().test {
            Some(_) => format!("after {games} {noun}"),
            None => format!("after {games} of {all} {noun}"),
        };
        match (&self.record, &self.database) {
            (Some(_), _) => Stopped::resumable(place),
            (None, Some(_)) => {
                Stopped::at(place, "the database has them; --record and --resume go on")
            }
            (None, None) => Stopped::at(place, "none of them was kept: --record keeps them"),
        }
    }

    fn plan(&self, outputs: &mut Outputs) -> Result<Files> {
        if let Some(file) = self.database.as_deref().and_then(|url| url.strip_prefix("sqlite:")) {
            outputs.reads(Path::new(file));
        }
        let record = match &self.record {
            Some(path) if self.resume => Some(outputs.goes_on_with(path)?),
            record => outputs.may_write(record.as_deref())?,
        };
        Ok(Files {
            record,
            #[cfg(feature = "parquet")]
            parquet: outputs.may_write(self.parquet.as_deref())?,
            reports: self.report.plan(outputs)?,
        })
    }

    /// Whoever keeps the records, first the one that a run is resumed from.
    fn stores(&self, files: &Files, prepared: &Prepared) -> Result<Vec<Box<dyn RecordStore>>> {
        let mut stores: Vec<Box<dyn RecordStore>> = Vec::new();
        if let Some(output) = &files.record {
            let file = match self.resume {
                true => GrowingFile::resume(output)?,
                false => GrowingFile::create(output)?,
            };
            stores.push(Box::new(file));
        }
        if let Some(url) = &self.database {
            stores.push(Box::new(StoredRecords::enter(url, prepared, self.resume)?));
        }
        #[cfg(feature = "parquet")]
        if let Some(output) = &files.parquet {
            stores.push(Box::new(adut_records::ParquetFile::create(output)?));
        }
        Ok(stores)
    }
}
