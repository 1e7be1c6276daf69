//! `adut train`.

mod genetic;

use anyhow::Result;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand)]
enum What {
    /// Evolve the genes of Tablić's genetic player
    Genetic(genetic::Args),
}

pub(crate) fn run(args: &Args) -> Result<()> {
    match &args.what {
        What::Genetic(args) => genetic::run(args),
    }
}
