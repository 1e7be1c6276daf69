//! Where the result goes besides the terminal.

use std::path::{Path, PathBuf};

use adut_arena::compare::Comparison;
use adut_arena::report::{html, markdown};
use anyhow::{Result, ensure};

use super::table;
use crate::output::write_whole;

#[derive(clap::Args)]
pub(crate) struct ReportArgs {
    /// Write the result to this file as JSON
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// Write a report to this file: one page with tables and figures
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// Write a report to this file as Markdown
    #[arg(long, value_name = "FILE")]
    markdown: Option<PathBuf>,
}

impl ReportArgs {
    /// Whether the files can be there; to be asked before a long run rather than after it.
    pub(crate) fn check(&self) -> Result<()> {
        for path in [&self.json, &self.html, &self.markdown].into_iter().flatten() {
            let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
            let folder = folder.unwrap_or(Path::new("."));
            ensure!(
                folder.is_dir(),
                "cannot write {}: there is no folder {}",
                path.display(),
                folder.display()
            );
            ensure!(!path.is_dir(), "cannot write {}: it is a folder", path.display());
        }
        Ok(())
    }

    /// Prints the result, and writes it where that is asked for.
    pub(crate) fn give(&self, result: &Comparison) -> Result<()> {
        table::print(result)?;
        if let Some(path) = &self.json {
            write_whole(path, serde_json::to_string_pretty(result)?.as_bytes())?;
        }
        if let Some(path) = &self.html {
            write_whole(path, html(result).trim_end().as_bytes())?;
        }
        if let Some(path) = &self.markdown {
            write_whole(path, markdown(result).trim_end().as_bytes())?;
        }
        Ok(())
    }
}
