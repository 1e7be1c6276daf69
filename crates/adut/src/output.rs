//! Where results go: what commands have in common.

pub(crate) use adut_output::{Draft, Output, OutputError, Outputs};

/// Whether files that are there already may be replaced.
#[derive(Clone, Copy, Debug, clap::Args)]
pub(crate) struct ForceArg {
    /// Replace files that are there already
    #[arg(long)]
    pub(crate) force: bool,
}

impl ForceArg {
    /// The files that the command writes, none so far.
    pub(crate) fn outputs(self) -> Outputs {
        Outputs::new(self.force)
    }
}
