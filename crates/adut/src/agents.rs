//! `adut players GAME`, also `adut agents GAME`.

use std::io::Write as _;

use adut_kernel::{RuleOption, Rules};
use adut_session::PlayerInfo;
use anyhow::Result;
use serde_json::{Value, json};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game
    game: String,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let players = adut_registry::game(&args.game, &Rules::new())?.players();
    let mut out = crate::terminal::out();
    if args.json {
        let list: Vec<Value> = players.iter().map(describe).collect();
        writeln!(out, "{}", Value::from(list))?;
        return Ok(());
    }
    for player in &players {
        writeln!(out, "{:<18} {:<12} {}", player.name, player.sees, player.line)?;
        for s in player.settings {
            let default = format!("{}={}", s.name, s.default);
            writeln!(out, "{:<18} {:<12}   {default:<14} {} ({})", "", "", s.meaning, s.values)?;
        }
    }
    Ok(())
}

fn describe(player: &PlayerInfo) -> Value {
    let settings: Vec<Value> = player.settings.iter().map(describe_option).collect();
    let sees = player.sees.to_string();
    json!({ "name": player.name, "line": player.line, "sees": sees, "settings": settings })
}

/// An option for other programs: its values in words, and by type.
pub(crate) fn describe_option(option: &RuleOption) -> Value {
    let RuleOption { name, default, values, meaning, .. } = option;
    json!({ "name": name, "default": default, "values": values.to_string(), "takes": values, "meaning": meaning })
}
