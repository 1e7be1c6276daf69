//! `adut eval GAME`.

use std::collections::BTreeMap;
use std::io::Write as _;
use std::sync::Arc;

use adut_kernel::{Rules, Scale, Seed};
use adut_session::{Decision, DynPlayer, DynPosition};
use anyhow::{Result, bail};
use serde::Serialize;

use crate::move_time::MoveTime;
use crate::position::{PerPosition, PositionArgs, RulesArgs, for_each};
use crate::terminal;

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
    game: &'a str,
    agent: &'a str,
    seed: &'a str,
    /// The player as it was last found, and the rules that it was found for: its files are read once.
    found: Option<(Rules, Arc<dyn DynPlayer>)>,
}

/// What a player thinks of each move, which it likes best, and which it makes: who draws lots, or errs
/// at times, does not always make the best.
#[derive(Serialize)]
struct Values {
    values: BTreeMap<String, f64>,
    best: Option<String>,
    choice: Option<String>,
    /// What the values are measured in.
    scale: &'static str,
}

impl Eval<'_> {
    fn player(&mut self, rules: Rules) -> Result<Arc<dyn DynPlayer>> {
        if let Some((_, found)) = self.found.as_ref().filter(|(of, _)| *of == rules) {
            return Ok(Arc::clone(found));
        }
        let game = adut_registry::game(self.game, &rules)?;
        let found = game.find_player(self.agent, MoveTime::default().programs())?;
        self.found = Some((rules, Arc::clone(&found)));
        Ok(found)
    }
}

impl PerPosition for Eval<'_> {
    type Answer = Values;

    fn answer(&mut self, position: &dyn DynPosition, _: [&str; 2]) -> Result<Values> {
        let player = self.player(position.rules())?;
        if position.turn().is_none() {
            let (values, scale) = (BTreeMap::new(), Scale::Own.name());
            return Ok(Values { values, best: None, choice: None, scale });
        }
        let mut rng = Seed::from_text(self.seed).child("eval").rng();
        let Decision { choice, values, scale } = position.decide(&mut *player.make(), &mut rng);
        if let Some(crash) = choice.crash {
            bail!("{} {crash}", self.agent);
        }
        let choice = choice.action?;
        // Who does not weigh its moves gives 1 to its choice.
        let one = |action: &String| f64::from(u8::from(*action == choice));
        let values = match values.is_empty() {
            true => position.legal().moves.iter().map(one).collect(),
            false => values,
        };
        let moves = position.legal().moves;
        let best = (0..values.len()).reduce(|a, b| if values[b] > values[a] { b } else { a });
        let best = best.map(|best| moves[best].clone()).or_else(|| Some(choice.clone()));
        let values = moves.into_iter().zip(values).collect();
        Ok(Values { values, best, choice: Some(choice), scale: scale.name() })
    }

    fn lines(&self, answer: &Values) -> Vec<String> {
        let mut ranked: Vec<(&String, &f64)> = answer.values.iter().collect();
        ranked.sort_by(|a, b| b.1.total_cmp(a.1));
        // Other programs read the lines; people also want to know what they mean.
        if let Some(choice) = &answer.choice {
            let meaning = meaning(answer.scale);
            let _ = writeln!(terminal::err(), "values are {meaning}; it plays {choice}");
        }
        ranked.iter().map(|(action, value)| format!("{value:>10.4}  {action}")).collect()
    }
}

/// What values of a scale are.
pub(crate) fn meaning(scale: &str) -> &'static str {
    match scale {
        "chance" => "how often it plays each move",
        "simulations" => "the share of its simulations",
        "payoff" => "the result that it expects, 1 for a win and −1 for a loss",
        "points" => "points at the end of the game",
        _ => "a measure of its own, larger is better",
    }
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let game = adut_registry::game(&args.game, &args.rules.rules()?)?;
    let Args { game: name, agent, seed, .. } = args;
    let eval = Eval { game: name, agent, seed, found: None };
    for_each(&*game, &args.which, args.json, eval)
}
