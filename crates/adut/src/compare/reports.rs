//! Where the result goes.

use std::path::PathBuf;

use adut_arena::compare::Comparison;
use adut_arena::report;
use anyhow::Result;

use crate::output::{ForceArg, Output, Outputs};
use crate::reports::{DocumentArgs, Documents, print};

#[derive(clap::Args)]
pub(crate) struct ReportArgs {
    /// Write the result to this file as JSON
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    #[command(flatten)]
    documents: DocumentArgs,
    #[command(flatten)]
    pub(crate) force: ForceArg,
}

impl ReportArgs {
    /// The files, seen to before a long run rather than after it.
    pub(crate) fn plan(&self, outputs: &mut Outputs) -> Result<Reports> {
        Ok(Reports {
            json: outputs.may_write(self.json.as_deref())?,
            documents: self.documents.plan(outputs)?,
        })
    }
}

/// The files that a result is written to.
pub(crate) struct Reports {
    json: Option<Output>,
    documents: Documents,
}

impl Reports {
    /// Prints the result, unless standard output is one of the files, and writes it to those.
    pub(crate) fn give(&self, result: &Comparison, outputs: &mut Outputs) -> Result<()> {
        let report = report(result);
        if !outputs.take_standard() {
            print(&report)?;
        }
        if let Some(output) = &self.json {
            output.write_text(&serde_json::to_string_pretty(result)?)?;
        }
        self.documents.write(&report, outputs)
    }
}
