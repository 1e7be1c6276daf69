//! `adut completions SHELL` and `adut man DIR`: what a shell and a manual need to know of the commands.

use std::io::Write as _;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};
use clap::Command;
use clap_complete::Shell;

use crate::output::{ForceArg, Outputs};
use crate::terminal;

#[derive(clap::Args)]
pub(crate) struct CompletionsArgs {
    /// The shell
    shell: Shell,
}

#[derive(clap::Args)]
pub(crate) struct ManArgs {
    /// The folder for the pages, made if it is not there
    folder: PathBuf,
    #[command(flatten)]
    force: ForceArg,
}

/// Prints the script that completes commands, options and their values.
pub(crate) fn completions(args: &CompletionsArgs, mut command: Command) -> Result<()> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut command, "adut", &mut script);
    terminal::out().write_all(&script)?;
    Ok(())
}

/// Writes a page for the program and one for each of its commands.
pub(crate) fn man(args: &ManArgs, mut command: Command) -> Result<()> {
    let folder = &args.folder;
    std::fs::create_dir_all(folder)
        .with_context(|| format!("cannot make the folder {}", folder.display()))?;
    command.build();
    let mut outputs = args.force.outputs();
    let pages = write_pages(&command, folder, &mut outputs)?;
    writeln!(terminal::out(), "{pages} pages in {}", folder.display())?;
    Ok(())
}

fn write_pages(command: &Command, folder: &Path, outputs: &mut Outputs) -> Result<usize> {
    let name = command.get_display_name().unwrap_or_else(|| command.get_name()).to_owned();
    let mut page = Vec::new();
    clap_mangen::Man::new(command.clone()).title(name.to_uppercase()).render(&mut page)?;
    outputs.writes(&folder.join(format!("{name}.1")))?.write(&page)?;
    let shown =
        command.get_subcommands().filter(|sub| !sub.is_hide_set() && sub.get_name() != "help");
    let below: Result<Vec<usize>> = shown.map(|sub| write_pages(sub, folder, outputs)).collect();
    Ok(1 + below?.into_iter().sum::<usize>())
}
