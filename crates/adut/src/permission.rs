//! Programs that a file names.

use std::io::{self, BufRead as _, IsTerminal as _, Write as _};
use std::path::Path;

use adut_arena::compare::split_alias;
use adut_players::Programs;
use anyhow::{Result, bail};

use crate::move_time::MoveTime;
use crate::terminal;

/// The player behind an alias.
fn player(name: &str) -> &str {
    split_alias(name).map_or(name, |(_, player)| player)
}

/// Whether programs that a file names may be started.
#[derive(clap::Args)]
pub(crate) struct CommandsArg {
    /// Start the programs (cmd:…) that the file names, without asking
    #[arg(long)]
    allow_commands: bool,
}

impl CommandsArg {
    /// Whether the programs among these names, which a file names, may be started: if there are
    /// none, if that was said, or if the person at the terminal says so now.
    pub(crate) fn permit(&self, names: &[String], file: &Path) -> Result<Programs> {
        let started = Programs::Started(MoveTime::default().0);
        let mut commands: Vec<&str> =
            names.iter().filter_map(|name| player(name).strip_prefix(Programs::PREFIX)).collect();
        commands.sort_unstable();
        commands.dedup();
        if commands.is_empty() || self.allow_commands {
            return Ok(started);
        }
        let file = file.display();
        if io::stdin().is_terminal() && io::stderr().is_terminal() {
            let mut err = terminal::err();
            writeln!(err, "{file} names programs of this machine:")?;
            for command in &commands {
                writeln!(err, "    {command}")?;
            }
            write!(err, "Start them? [y/N] ")?;
            err.flush()?;
            let mut answer = String::new();
            io::stdin().lock().read_line(&mut answer)?;
            if matches!(answer.trim(), "y" | "Y" | "yes") {
                return Ok(started);
            }
        }
        let command = commands[0];
        bail!("{file} names the program `{command}`, which --allow-commands starts")
    }
}
