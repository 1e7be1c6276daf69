//! `adut compare GAME NAME NAME…` and `adut merge FILE…`.

mod merge;
mod records;
mod standing;
mod table;

pub(crate) use merge::{Args as MergeArgs, run as run_merge};

use std::path::PathBuf;

use adut_arena::compare::{Comparison, Entrant, Plan, Run, Shard, agreement};
use adut_kernel::Sees;
use adut_players::{AnyGame, Chosen, Playable, Visitor};
use anyhow::{Result, ensure};

use crate::move_time::MoveTime;
use crate::output::write_whole;
use crate::position::RulesArgs;
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
    /// What all randomness comes from
    #[arg(long, default_value = "1")]
    seed: String,
    /// How many threads; all cores unless said
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=1024))]
    threads: Option<u64>,
    #[command(flatten)]
    rules: RulesArgs,
    /// Seconds that an outside program (cmd:…) has for a move
    #[arg(long, value_name = "SECONDS", default_value = "10")]
    move_time: MoveTime,
    /// How many random moves open a game without a deck
    #[arg(long, default_value_t = 4)]
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
    #[command(flatten)]
    report: ReportArgs,
}

/// Where the result goes besides the terminal.
#[derive(clap::Args)]
struct ReportArgs {
    /// Write the result to this file as JSON
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
}

impl ReportArgs {
    /// Prints the result, and writes it where that is asked for.
    fn give(&self, result: &Comparison) -> Result<()> {
        table::print(result)?;
        if let Some(path) = &self.json {
            write_whole(path, serde_json::to_string_pretty(result)?.as_bytes())?;
        }
        Ok(())
    }
}

/// Enough to tell players apart, and quick.
const SITUATIONS: usize = 200;

fn parse_shard(text: &str) -> Result<Shard, String> {
    let parts = text.split_once('/').and_then(|(i, n)| Some((i.parse().ok()?, n.parse().ok()?)));
    parts
        .and_then(|(index, count)| Shard::new(index, count))
        .ok_or_else(|| "expected I/N with I below N, as in 0/4".to_owned())
}

pub(crate) fn run(args: &Args) -> Result<()> {
    if let Some(threads) = args.threads {
        rayon::ThreadPoolBuilder::new().num_threads(threads as usize).build_global()?;
    }
    ensure!(args.opening <= 100, "an opening of {} moves is too long (at most 100)", args.opening);
    ensure!(
        !args.resume || args.record.is_some(),
        "--resume needs the --record file to go on from"
    );
    let result = AnyGame::new(&args.game, &args.rules.rules()?)?.visit(Play(args))?;
    args.report.give(&result)
}

/// The named players, ready to be compared, and what they see.
pub(crate) fn enter<G: Playable>(
    game: &G,
    names: &[String],
    move_time: MoveTime,
) -> Result<(Vec<Entrant<G>>, Players)> {
    let mut entrants = Vec::new();
    for name in names {
        entrants.push(Chosen::find(game, name, move_time.0)?.into_entrant());
    }
    let players = entrants.iter().map(|entrant| (entrant.name.clone(), entrant.sees)).collect();
    Ok((entrants, players))
}

pub(crate) type Players = Vec<(String, Sees)>;

struct Play<'a>(&'a Args);

impl Visitor for Play<'_> {
    type Output = Result<Comparison>;

    fn visit<G: Playable>(self, game: G) -> Result<Comparison> {
        let args = self.0;
        let (entrants, players) = enter(&game, &args.names, args.move_time)?;
        let plan = Plan {
            game,
            entrants,
            deals: args.deals,
            seed: args.seed.clone(),
            opening: args.opening,
            shard: args.shard.unwrap_or(Shard::WHOLE),
        };
        let mut run = Run::new(plan.layout());
        let file = match &args.record {
            Some(path) if args.resume => Some(RecordFile::resume(path, &mut run)?),
            Some(path) => Some(RecordFile::create(path)?),
            None => None,
        };
        let mut progress = Progress::new(file, &run)?;
        let timing = plan.play(&mut run, &mut progress)?;
        progress.finish();
        let mut result = run.result(&players, &timing);
        if result.complete && args.shard.is_none() {
            result.agreement = agreement(&plan, args.agreement);
        }
        Ok(result)
    }
}
