//! `adut compare GAME NAME NAME…`, `adut sprt GAME A B` and `adut merge FILE…`.

mod merge;
mod progress;
mod reports;
mod run;
mod sprt;

pub(crate) use merge::{Args as MergeArgs, run as run_merge};
pub(crate) use reports::{ReportArgs, Reports};
pub(crate) use run::ThreadsArg;
pub(crate) use sprt::{Args as SprtArgs, run as run_sprt};

use adut_arena::compare::{Meetings, Shard};
use adut_run::{Order, SITUATIONS};
use anyhow::Result;

use run::RunArgs;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game
    game: String,
    /// The players, as they are or under a name of yours, as in fast=ismcts:sims=100; who is named twice
    /// also plays against itself
    #[arg(required = true, num_args = 2..)]
    names: Vec<String>,
    /// How many decks
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    deals: u64,
    /// Count matches by the game's match rules instead of single games; every seating plays the
    /// same decks
    #[arg(long = "match")]
    in_matches: bool,
    /// With three or four seats: tables of different players instead of pairs, all of them (every choice
    /// in every order) or so many, drawn by the seed
    #[arg(long, value_name = "all|N", value_parser = read_tables)]
    tables: Option<Meetings>,
    /// In how many situations to compare the players' choices, one of each deck
    #[arg(long, default_value_t = SITUATIONS)]
    agreement: usize,
    /// Play only part I of N of the decks, counting from 0, as in 0/4; put parts together with
    /// adut merge
    #[arg(long, value_name = "I/N")]
    shard: Option<Shard>,
    #[command(flatten)]
    run: RunArgs,
}

fn read_tables(text: &str) -> Result<Meetings, String> {
    match text.parse() {
        _ if text == "all" => Ok(Meetings::Tables),
        Ok(size @ 1..) => Ok(Meetings::Sample(size)),
        _ => Err("expected all, or how many".to_owned()),
    }
}

pub(crate) fn run(args: &Args) -> Result<()> {
    args.run.play(Order {
        in_matches: args.in_matches,
        meetings: args.tables.unwrap_or_default(),
        agreement: args.agreement,
        shard: args.shard.unwrap_or_default(),
        ..args.run.order(&args.game, args.names.clone(), args.deals)?
    })
}
