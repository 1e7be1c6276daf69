//! Running other programs.

use std::process::Command;

use anyhow::{Context as _, Result, bail};

/// Runs a command line; it must succeed.
pub(crate) fn run(line: &str) -> Result<()> {
    run_with(line, &[])
}

/// Runs a command line with these variables set; it must succeed.
pub(crate) fn run_with(line: &str, environment: &[(&str, &str)]) -> Result<()> {
    say(line);
    let status = command(line)
        .envs(environment.iter().copied())
        .status()
        .with_context(|| format!("cannot start `{line}`"))?;
    if !status.success() {
        bail!("`{line}` failed");
    }
    Ok(())
}

/// Whether a command can be run and succeeds; what it prints is dropped.
pub(crate) fn succeeds(line: &str) -> bool {
    command(line).output().is_ok_and(|output| output.status.success())
}

/// What a command prints; it must succeed.
pub(crate) fn output(line: &str) -> Result<String> {
    let output = command(line).output().with_context(|| format!("cannot start `{line}`"))?;
    if !output.status.success() {
        bail!("`{line}` failed");
    }
    Ok(String::from_utf8(output.stdout)?)
}

/// Says in a sentence what is wrong.
#[expect(clippy::print_stderr, reason = "a chore says what is wrong")]
pub(crate) fn complain(sentence: &str) {
    eprintln!("xtask: {sentence}");
}

/// Says what is done.
#[expect(clippy::print_stderr, reason = "a chore says what it does")]
pub(crate) fn say(line: &str) {
    eprintln!("\n▶ {line}");
}

fn command(line: &str) -> Command {
    let mut words = line.split_whitespace();
    let mut command = Command::new(words.next().unwrap_or_default());
    command.args(words);
    // `cargo run` names this package to its children, and a cargo subcommand that sees such a name
    // (cargo-machete does) takes itself for something that was not started by cargo.
    command.env_remove("CARGO_PKG_NAME");
    command
}
