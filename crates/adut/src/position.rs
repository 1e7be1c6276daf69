//! Positions given on the command line.

use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};

use adut_kernel::Rules;
use adut_records::{Lines, open};
use adut_session::{DynGame, DynPosition};
use anyhow::{Context as _, Result};
use clap::Args;
use serde::Serialize;
use serde_json::json;

use crate::stopped::Stopped;
use crate::{sentence, terminal};

/// Which position to look at, or which ones.
#[derive(Args)]
#[group(required = true, multiple = false)]
pub(crate) struct PositionArgs {
    /// A record cut after the moves so far: inline JSON or a file that holds it; for Connect-4
    /// also the columns played (4455) or a board
    #[arg(long, value_name = "P")]
    position: Option<String>,
    /// Many positions, one a line; prints one JSON line for each
    #[arg(long, value_name = "FILE")]
    positions: Option<PathBuf>,
}

/// Rules given on the command line; records bring their own.
#[derive(Args)]
pub(crate) struct RulesArgs {
    /// Rule options, as in players=3,cards_bonus=always
    #[arg(long, value_name = "K=V,…", default_value = "", hide_default_value = true)]
    rules: String,
}

impl RulesArgs {
    pub(crate) fn rules(&self) -> Result<Rules> {
        Ok(Rules::parse(&self.rules)?)
    }
}

/// What a command does with each position.
pub(crate) trait PerPosition {
    /// What it says of one, as it is written to JSON.
    type Answer: Serialize;
    /// Looks at a position of the game; `place` is how it was named.
    fn answer(&mut self, position: &dyn DynPosition, place: [&str; 2]) -> Result<Self::Answer>;
    /// The answer for a person, as lines.
    fn lines(&self, answer: &Self::Answer) -> Vec<String>;
    /// Whether to leave the positions that are still to come alone.
    fn is_stopped(&self) -> bool {
        false
    }
}

/// Runs a command on the given positions and prints its answers. The rules are for positions in a
/// form of the game's own; records bring theirs.
pub(crate) fn for_each<C: PerPosition>(
    game: &dyn DynGame,
    which: &PositionArgs,
    json: bool,
    mut command: C,
) -> Result<()> {
    let mut out = terminal::out();
    if let Some(given) = &which.position {
        let (text, source) = inline_or_file(game, given)?;
        let read = game.read_position(&text).map_err(Into::into);
        let answer = read.and_then(|read| command.answer(&*read, ["--position", given]));
        let answer = answer.with_context(|| {
            source.map_or("position".to_owned(), |path| path.display().to_string())
        })?;
        if json {
            writeln!(out, "{}", serde_json::to_value(&answer)?)?;
        } else {
            for line in command.lines(&answer) {
                writeln!(out, "{line}")?;
            }
        }
        return stopped(&command);
    }
    let Some(file) = &which.positions else { return Ok(()) };
    for line in Lines::open(file)? {
        let answer = line.and_then(|(number, text)| {
            let place = || format!("{}, line {number}", file.display());
            let read = game.read_position(&text).with_context(place)?;
            let named = ["--positions", &file.display().to_string()];
            Ok(serde_json::to_value(command.answer(&*read, named).with_context(place)?)?)
        });
        let answer = answer.unwrap_or_else(|error| json!({ "error": sentence::of(&error) }));
        writeln!(out, "{answer}")?;
        out.flush()?;
        if command.is_stopped() {
            break;
        }
    }
    stopped(&command)
}

fn stopped(command: &impl PerPosition) -> Result<()> {
    if command.is_stopped() {
        return Err(Stopped::at("by Ctrl-C", "what was known by then is told above").into());
    }
    Ok(())
}

/// The text of a position: what was given, or what stands in the file that was named.
fn inline_or_file(game: &dyn DynGame, text: &str) -> Result<(String, Option<PathBuf>)> {
    let path = Path::new(text);
    let looks_inline = text.trim_start().starts_with('{') || text.contains('\n');
    if looks_inline || (game.is_shorthand(text) && !path.exists()) {
        return Ok((text.to_owned(), None));
    }
    let mut content = String::new();
    open(path)?
        .take(1 << 20)
        .read_to_string(&mut content)
        .with_context(|| format!("cannot read {}", path.display()))?;
    Ok((content, Some(path.to_owned())))
}
