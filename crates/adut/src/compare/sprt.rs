//! `adut sprt GAME A B`: a sequential test.

use adut_arena::compare::Hypotheses;
use adut_run::Order;
use anyhow::Result;

use super::run::RunArgs;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game
    game: String,
    /// The player under test
    a: String,
    /// The player it is tested against
    b: String,
    /// The Elo difference that counts as none
    #[arg(long, allow_negative_numbers = true, default_value_t = 0.0)]
    elo0: f64,
    /// The Elo difference that counts as one
    #[arg(long, allow_negative_numbers = true, default_value_t = 20.0)]
    elo1: f64,
    /// How often to find a difference that is none
    #[arg(long, default_value_t = 0.05)]
    alpha: f64,
    /// How often to miss a difference that is one
    #[arg(long, default_value_t = 0.05)]
    beta: f64,
    /// Give up after so many decks
    #[arg(long, default_value_t = 100_000, value_parser = clap::value_parser!(u64).range(1..))]
    cap: u64,
    #[command(flatten)]
    run: RunArgs,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let Args { game, a, b, elo0, elo1, alpha, beta, cap, run } = args;
    let test = Hypotheses { elo0: *elo0, elo1: *elo1, alpha: *alpha, beta: *beta };
    let order = run.order(game, vec![a.clone(), b.clone()], *cap)?;
    run.play(Order { test: Some(test), agreement: 0, ..order })
}
