//! `adut train`.

mod data;
mod equilibrium;
mod genetic;
mod kind_result;
mod net;
mod plots;
mod regret;
mod selfplay;

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
    /// Solve Love Letter for two: an equilibrium of each kind of deal
    Equilibrium(equilibrium::Args),
    /// Train a net for Briškula
    Net(net::Args),
    /// Find an equilibrium of a small poker by counterfactual regret minimisation
    Regret(regret::Args),
    /// Train a policy by self-play
    Selfplay(selfplay::Args),
}

pub(crate) fn run(args: &Args) -> Result<()> {
    match &args.what {
        What::Genetic(args) => genetic::run(args),
        What::Data(args) => data::run(args),
        What::Equilibrium(args) => equilibrium::run(args),
        What::Net(args) => net::run(args),
        What::Regret(args) => regret::run(args),
        What::Selfplay(args) => selfplay::run(args),
    }
}
