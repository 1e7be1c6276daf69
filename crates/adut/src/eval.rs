//! `adut eval GAME`.

use adut_kernel::{Actions, Seed, Situation};
use adut_players::{Chosen, Playable};
use anyhow::Result;
use serde_json::{Map, Value, json};

use crate::move_time::MoveTime;
use crate::position::{PerPosition, Position, PositionArgs, RulesArgs, for_each};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game
    game: String,
    #[command(flatten)]
    which: PositionArgs,
    /// The player that is asked
    #[arg(long, value_name = "NAME")]
    agent: String,
    #[command(flatten)]
    rules: RulesArgs,
    /// What the player's random numbers come from
    #[arg(long, default_value = "1")]
    seed: String,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

struct Eval<'a> {
    agent: &'a str,
    seed: &'a str,
}

impl PerPosition for Eval<'_> {
    type Kept<G: Playable> = ();
    fn begin<G: Playable>(&self) -> Result<()> {
        Ok(())
    }

    fn answer<G: Playable>(&mut self, (): &mut (), position: Position<G>) -> Result<Value> {
        let Position { game, state, .. } = &position;
        let mut player = Chosen::find(game, self.agent, MoveTime::default().0)?.make();
        let Some(seat) = position.seat() else { return Ok(json!({ "values": {}, "best": null })) };
        let mut actions = Actions::new();
        game.actions(state, &mut actions);
        let mut rng = Seed::from_text(self.seed).child("eval").rng();
        let history = position.history(seat);
        let situation = Situation { game, state, seat, actions: &actions, history: &history };
        let values = player.values(&situation, &mut rng)?;
        let named = actions.iter().zip(&values);
        let table: Map<String, Value> =
            named.map(|(&action, &value)| (game.write_action(action), json!(value))).collect();
        let best = (0..values.len()).reduce(|a, b| if values[b] > values[a] { b } else { a });
        let best = best.map(|i| game.write_action(actions[i]));
        Ok(json!({ "values": table, "best": best }))
    }

    fn lines(&self, answer: &Value) -> Vec<String> {
        let values = answer["values"].as_object().into_iter().flatten();
        let mut ranked: Vec<(f64, &String)> =
            values.map(|(action, value)| (value.as_f64().unwrap_or(f64::NAN), action)).collect();
        ranked.sort_by(|a, b| b.0.total_cmp(&a.0));
        ranked.iter().map(|(value, action)| format!("{value:>10.4}  {action}")).collect()
    }
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let eval = Eval { agent: &args.agent, seed: &args.seed };
    for_each(&args.game, &args.rules, &args.which, args.json, eval)
}
