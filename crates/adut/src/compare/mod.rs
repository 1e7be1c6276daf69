//! `adut compare GAME NAME NAME…` and `adut merge FILE…`.

mod merge;
mod records;
mod standing;
mod table;

pub(crate) use merge::{Args as MergeArgs, run as run_merge};

use std::path::PathBuf;

use adut_arena::compare::{Comparison, Plan, Run, Shard, Timing, agreement};
use adut_kernel::Sees;
use adut_players::{AnyGame, Chosen, Playable, Visitor};
use anyhow::{Context as _, Result, ensure};

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
    /// How many random moves open a game without a deck
    #[arg(long, default_value_t = 4)]
    opening: usize,
    /// In how many situations to compare the players' choices
    #[arg(long, default_value_t = 200)]
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
    /// Write the result to this file as JSON
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
}

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
    report(&result, args.json.as_ref())
}

/// Prints the result, and writes it where that is asked for.
fn report(result: &Comparison, json: Option<&PathBuf>) -> Result<()> {
    table::print(result)?;
    if let Some(path) = json {
        write_whole(path, serde_json::to_string_pretty(result)?.as_bytes())?;
    }
    Ok(())
}

struct Play<'a>(&'a Args);

impl Visitor for Play<'_> {
    type Output = Result<Comparison>;

    fn visit<G: Playable>(self, game: G) -> Result<Comparison> {
        let args = self.0;
        let mut entrants = Vec::new();
        for name in &args.names {
            entrants.push(Chosen::find(&game, name)?.into_entrant(&game));
        }
        let players: Vec<(String, Sees)> =
            entrants.iter().map(|entrant| (entrant.name.clone(), entrant.sees)).collect();
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

/// The result of games that were read back: nothing is known of times.
fn result_of_records(run: &Run) -> Result<Comparison> {
    struct Look<'a>(&'a [String]);
    impl Visitor for Look<'_> {
        type Output = Result<Vec<(String, Sees)>>;
        fn visit<G: Playable>(self, game: G) -> Self::Output {
            let sees = |name: &String| Ok((name.clone(), Chosen::find(&game, name)?.sees()));
            self.0.iter().map(sees).collect()
        }
    }
    let layout = run.layout();
    let mut names: Vec<String> = Vec::new();
    for name in layout.pairs.iter().flatten() {
        if !names.contains(name) {
            names.push(name.clone());
        }
    }
    let players = AnyGame::new(&layout.game, &layout.rules)?
        .visit(Look(&names))
        .context("the records name a player that is not known here")?;
    Ok(run.result(&players, &Timing::default()))
}
