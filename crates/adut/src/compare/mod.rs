//! `adut compare GAME NAME NAME…` and `adut merge FILE…`.

mod database;
mod keepers;
mod merge;
#[cfg(feature = "parquet")]
mod parquet;
mod records;
mod reports;
mod standing;
mod table;

pub(crate) use merge::{Args as MergeArgs, run as run_merge};
pub(crate) use reports::ReportArgs;

use std::path::PathBuf;

use adut_arena::compare::{Comparison, Plan, Provenance, Run, Shard, Unit, agreement};
use adut_lab::{OPENING, SITUATIONS, enter, provenance};
use adut_players::{AnyGame, Playable, Visitor};
use adut_store::RunStart;
use anyhow::{Result, ensure};

use crate::move_time::MoveTime;
use crate::position::RulesArgs;
use database::StoredRecords;
use keepers::Keeper;
use records::RecordFile;
use standing::Progress;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game
    game: String,
    /// The players; the same name may stand twice
    #[arg(required = true, num_args = 2..)]
    names: Vec<String>,
    /// How many decks
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    deals: u64,
    /// Count matches by the game's match rules instead of single games; every seating plays the
    /// same decks
    #[arg(long = "match")]
    in_matches: bool,
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
    /// In how many situations to compare the players' choices
    #[arg(long, default_value_t = SITUATIONS)]
    agreement: usize,
    /// Play only part I of N of the decks, counting from 0, as in 0/4; put parts together with
    /// adut merge
    #[arg(long, value_name = "I/N", value_parser = parse_shard)]
    shard: Option<Shard>,
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

fn parse_shard(text: &str) -> Result<Shard, String> {
    let parts = text.split_once('/').and_then(|(i, n)| Some((i.parse().ok()?, n.parse().ok()?)));
    parts
        .and_then(|(index, count)| Shard::new(index, count))
        .ok_or_else(|| "expected I/N with I below N, as in 0/4".to_owned())
}

/// Whether an opening is one that games have room for.
pub(crate) fn check_opening(moves: usize) -> Result<()> {
    ensure!(moves <= 100, "an opening of {moves} moves is too long (at most 100)");
    Ok(())
}

pub(crate) fn run(args: &Args) -> Result<()> {
    check_opening(args.opening)?;
    ensure!(
        !args.resume || args.record.is_some(),
        "--resume needs the --record file to go on from"
    );
    args.report.check()?;
    args.threads.apply()?;
    let result = AnyGame::new(&args.game, &args.rules.rules()?)?.visit(Play(args))?;
    args.report.give(&result)
}

struct Play<'a>(&'a Args);

impl Visitor for Play<'_> {
    type Output = Result<Comparison>;

    fn visit<G: Playable>(self, game: G) -> Result<Comparison> {
        let args = self.0;
        let (entrants, profiles) = enter(&game, &args.names, args.move_time.0)?;
        let plan = Plan {
            game,
            entrants,
            deals: args.deals,
            seed: args.seed.clone(),
            opening: args.opening,
            shard: args.shard.unwrap_or(Shard::WHOLE),
        };
        let unit = match args.in_matches {
            true => Unit::Match(plan.game.match_rules()),
            false => Unit::Game,
        };
        let provenance = provenance(&plan, unit, args.agreement, args.move_time.0);
        let mut run = Run::new(plan.layout().counting(unit));
        let keepers = args.keepers(&mut run, &provenance)?;
        let mut progress = Progress::new(keepers, &run)?;
        let timing = plan.play(&mut run, &mut progress)?;
        progress.end();
        let mut result = run.result(&profiles, &timing, provenance);
        if result.complete && args.shard.is_none() {
            result.agreement = agreement(&plan, args.agreement);
        }
        progress.finish(&result)?;
        Ok(result)
    }
}

impl Args {
    /// Whoever keeps the records. What a resumed run has played before is counted, and handed to
    /// those that do not have it.
    fn keepers(&self, run: &mut Run, provenance: &Provenance) -> Result<Vec<Box<dyn Keeper>>> {
        let mut keepers: Vec<Box<dyn Keeper>> = Vec::new();
        if let Some(url) = &self.database {
            let start = RunStart {
                command: provenance.command.clone(),
                version: provenance.version.clone(),
                game: run.layout().game.clone(),
                rules: run.layout().rules.clone(),
                seed: self.seed.clone(),
                deals: self.deals,
                players: self.names.clone(),
                started: database::now(),
                order: None,
            };
            keepers.push(Box::new(StoredRecords::enter(url, &start, self.resume)?));
        }
        #[cfg(feature = "parquet")]
        if let Some(path) = &self.parquet {
            keepers.push(Box::new(parquet::ParquetFile::create(path)?));
        }
        if let Some(path) = &self.record {
            let file = if self.resume {
                RecordFile::resume(path, run, &mut keepers)?
            } else {
                RecordFile::create(path)?
            };
            keepers.push(Box::new(file));
        }
        Ok(keepers)
    }
}
