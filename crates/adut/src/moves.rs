//! `adut moves GAME`.

use adut_kernel::Actions;
use adut_players::Playable;
use anyhow::Result;
use serde_json::{Value, json};

use crate::position::{PerPosition, Position, PositionArgs, RulesArgs, for_each};

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

impl PerPosition for Moves {
    type Kept<G: Playable> = ();
    fn begin<G: Playable>(&self) -> Result<()> {
        Ok(())
    }

    fn answer<G: Playable>(&mut self, (): &mut (), position: Position<G>) -> Result<Value> {
        let mut actions = Actions::new();
        position.game.actions(&position.state, &mut actions);
        let moves: Vec<String> = actions.iter().map(|&a| position.game.write_action(a)).collect();
        let mut answer = json!({ "moves": moves });
        if actions.is_cut() {
            answer["cut"] = true.into();
        }
        Ok(answer)
    }

    fn lines(&self, answer: &Value) -> Vec<String> {
        let moves = answer["moves"].as_array().into_iter().flatten();
        let mut lines: Vec<String> = moves.filter_map(Value::as_str).map(str::to_owned).collect();
        if answer["cut"] == true {
            lines.push("… (there are more)".to_owned());
        }
        lines
    }
}

pub(crate) fn run(args: &Args) -> Result<()> {
    for_each(&args.game, &args.rules, &args.which, args.json, Moves)
}
