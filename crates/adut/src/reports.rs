//! Where reports go: the terminal, and files.

use std::fs;
use std::io::{IsTerminal as _, Write as _};
use std::path::{Path, PathBuf};

use adut_report::{Pictures, Report, for_papers, markdown, page, text};
use anyhow::{Context as _, Result};

use crate::output::{Output, Outputs};
use crate::terminal;

/// How wide a report is where that cannot be known.
const WIDTH: usize = 80;

/// Files that a report is written to.
#[derive(clap::Args)]
pub(crate) struct DocumentArgs {
    /// Write a report to this file: one page with tables and figures
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// Write a report to this file as Markdown
    #[arg(long, value_name = "FILE")]
    markdown: Option<PathBuf>,
    /// Write what papers need to this folder: figures as SVG and PDF, tables as CSV and LaTeX
    #[arg(long, value_name = "DIR")]
    paper: Option<PathBuf>,
}

/// The same, seen to.
pub(crate) struct Documents {
    html: Option<Output>,
    markdown: Option<Output>,
    paper: Option<Papers>,
}

impl DocumentArgs {
    /// The files, seen to before a long run rather than after it.
    pub(crate) fn plan(&self, outputs: &mut Outputs) -> Result<Documents> {
        Ok(Documents {
            html: outputs.may_write(self.html.as_deref())?,
            markdown: outputs.may_write(self.markdown.as_deref())?,
            paper: self.paper.as_deref().map(|folder| Papers::new(folder, outputs)).transpose()?,
        })
    }
}

impl Documents {
    /// Writes the report wherever that is asked for.
    pub(crate) fn write(&self, report: &Report, outputs: &mut Outputs) -> Result<()> {
        if let Some(output) = &self.html {
            output.write_text(&page(report))?;
        }
        if let Some(output) = &self.markdown {
            output.write_text(&markdown(report, Pictures::Characters))?;
        }
        if let Some(papers) = &self.paper {
            papers.write(report, outputs)?;
        }
        Ok(())
    }
}

/// A folder with the figures and tables of a report.
pub(crate) struct Papers(PathBuf);

impl Papers {
    /// The folder, made if it is not there. How many files it will hold is known in the end; that
    /// none is in the way, now.
    pub(crate) fn new(folder: &Path, outputs: &mut Outputs) -> Result<Self> {
        let context = || format!("cannot make the folder {}", folder.display());
        fs::create_dir_all(folder).with_context(context)?;
        for old in fs::read_dir(folder).with_context(context)?.flatten() {
            outputs.may_replace(&old.path())?;
        }
        Ok(Self(folder.to_owned()))
    }

    /// Writes the figures and tables of a report.
    pub(crate) fn write(&self, report: &Report, outputs: &mut Outputs) -> Result<()> {
        for file in for_papers(report) {
            outputs.writes(&self.0.join(file.name))?.write(&file.content)?;
        }
        Ok(())
    }
}

/// Prints a report, as wide as the terminal.
pub(crate) fn print(report: &Report) -> Result<()> {
    let width = match crossterm::terminal::size() {
        Ok((columns, _)) if std::io::stdout().is_terminal() => usize::from(columns),
        _ => WIDTH,
    };
    terminal::out().write_all(text(report, width).as_bytes())?;
    Ok(())
}
