//! `adut games`.

use std::io::Write as _;

use adut_registry::GAMES;
use adut_session::GameKind;
use anyhow::Result;
use serde_json::{Value, json};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Tell of this game only, with its rule options
    game: Option<String>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let mut out = crate::terminal::out();
    let games: Vec<&GameKind> = match &args.game {
        Some(name) => vec![adut_registry::kind(name)?],
        None => GAMES.to_vec(),
    };
    if args.json {
        let list: Vec<Value> = games.iter().map(|kind| describe(kind)).collect();
        writeln!(out, "{}", Value::from(list))?;
        return Ok(());
    }
    for kind in games {
        writeln!(out, "{:<12} {}", kind.name, kind.line)?;
        if args.game.is_some() {
            for option in (kind.options)() {
                let values = format!("{} (default {})", option.values, option.default);
                writeln!(out, "  {:<14} {values:<34} {}", option.name, option.meaning)?;
            }
        }
    }
    Ok(())
}

fn describe(kind: &GameKind) -> Value {
    let rules: Vec<Value> = (kind.options)().iter().map(crate::agents::describe_option).collect();
    json!({ "name": kind.name, "line": kind.line, "rules": rules })
}
