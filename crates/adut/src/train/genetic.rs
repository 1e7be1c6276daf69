//! `adut train genetic`.

use anyhow::{Result, bail};

#[derive(clap::Args)]
pub(crate) struct Args {}

pub(crate) fn run(_: &Args) -> Result<()> {
    bail!("the genes cannot be trained yet")
}
