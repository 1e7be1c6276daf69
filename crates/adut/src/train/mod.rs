//! `adut train`.

mod data;
mod fitness_plot;
mod genetic;
mod net;
mod unfinished;

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
    /// Play and label positions of Briškula for a net to learn from
    Data(data::Args),
    /// Train a net for Briškula
    Net(net::Args),
}

pub(crate) fn run(args: &Args) -> Result<()> {
    match &args.what {
        What::Genetic(args) => genetic::run(args),
        What::Data(args) => data::run(args),
        What::Net(args) => net::run(args),
    }
}
