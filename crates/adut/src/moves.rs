//! `adut moves GAME`.

use adut_session::{DynPosition, Legal};
use anyhow::Result;
use serde::Serialize;

use crate::position::{PerPosition, PositionArgs, RulesArgs, for_each};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game
    game: String,
    #[command(flatten)]
    which: PositionArgs,
    #[command(flatten)]
    rules: RulesArgs,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

struct Moves;

/// The legal moves.
#[derive(Serialize)]
struct Listed {
    moves: Vec<String>,
    /// Whether there are more.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    cut: bool,
}

impl PerPosition for Moves {
    type Answer = Listed;

    fn answer(&mut self, position: &dyn DynPosition, _: [&str; 2]) -> Result<Listed> {
        let Legal { moves, is_cut } = position.legal();
        Ok(Listed { moves, cut: is_cut })
    }

    fn lines(&self, answer: &Listed) -> Vec<String> {
        let more = answer.cut.then(|| "… (there are more)".to_owned());
        answer.moves.iter().cloned().chain(more).collect()
    }
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let game = adut_registry::game(&args.game, &args.rules.rules()?)?;
    for_each(&*game, &args.which, args.json, Moves)
}
