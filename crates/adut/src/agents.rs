//! `adut agents GAME`.

use std::io::Write as _;

use adut_kernel::{RuleOption, Rules};
use adut_players::{AnyGame, Playable, Visitor};
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

struct List {
    json: bool,
}

impl Visitor for List {
    type Output = Result<()>;

    fn visit<G: Playable>(self, _: G) -> Result<()> {
        let mut out = std::io::stdout().lock();
        let setting = |s: &RuleOption| json!({ "name": s.name, "default": s.default, "values": s.values, "meaning": s.meaning });
        if self.json {
            let list: Vec<Value> = G::catalogue()
                .iter()
                .map(|entry| {
                    let settings: Vec<Value> = entry.settings.iter().map(setting).collect();
                    let sees = entry.sees.to_string();
                    json!({ "name": entry.name, "line": entry.line, "sees": sees, "settings": settings })
                })
                .collect();
            writeln!(out, "{}", Value::from(list))?;
            return Ok(());
        }
        for entry in G::catalogue() {
            writeln!(out, "{:<18} {:<12} {}", entry.name, entry.sees, entry.line)?;
            for s in entry.settings {
                let default = format!("{}={}", s.name, s.default);
                writeln!(
                    out,
                    "{:<18} {:<12}   {default:<14} {} ({})",
                    "", "", s.meaning, s.values
                )?;
            }
        }
        Ok(())
    }
}

pub(crate) fn run(args: &Args) -> Result<()> {
    AnyGame::new(&args.game, &Rules::new())?.visit(List { json: args.json })
}
