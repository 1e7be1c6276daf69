//! `adut games`.

use std::io::Write as _;

use adut_players::{GAMES, GameInfo, info};
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
    let mut out = std::io::stdout().lock();
    let games: Vec<GameInfo> = match &args.game {
        Some(name) => vec![info(name)?],
        None => GAMES.iter().map(|name| info(name)).collect::<Result<_, _>>()?,
    };
    if args.json {
        let list: Vec<Value> = games.iter().map(describe).collect();
        writeln!(out, "{}", Value::from(list))?;
        return Ok(());
    }
    for game in &games {
        writeln!(out, "{:<12} {}", game.name, game.line)?;
        if args.game.is_some() {
            for option in game.options {
                let values = format!("{} (default {})", option.values, option.default);
                writeln!(out, "  {:<14} {values:<34} {}", option.name, option.meaning)?;
            }
        }
    }
    Ok(())
}

fn describe(game: &GameInfo) -> Value {
    let option = |o: &adut_kernel::RuleOption| json!({ "name": o.name, "default": o.default, "values": o.values, "meaning": o.meaning });
    let rules: Vec<Value> = game.options.iter().map(option).collect();
    json!({ "name": game.name, "line": game.line, "rules": rules })
}
