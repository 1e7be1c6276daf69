//! Players as functions of what they see, for an exact best response to them.

use adut_kernel::{Agent, Player, Seed, View};
use adut_players::Chosen;
use thiserror::Error;

use crate::rules::LoveLetter;
use crate::solver::exploit::Fixed;

/// Players that tell the chance of each play as its value.
const TELLING: [&str; 3] = ["random", "probabilistic", "easy"];
/// Players that always do the same where they see the same, unless they lapse.
const DECIDED: [&str; 9] = [
    "greedy-2015",
    "greedy-2015-bluff",
    "greedy-2016",
    "greedy-2016-bluff",
    "greedy-2015-published",
    "greedy-2015-bluff-published",
    "greedy-2016-published",
    "greedy-2016-bluff-published",
    "hard",
];

/// A player that can be asked for the chance of each play.
pub struct FixedPlayer {
    agent: Box<dyn Agent<LoveLetter>>,
    reading: Reading,
}

#[derive(Clone, Copy)]
enum Reading {
    /// Its values are the chances.
    Values,
    /// It is asked as often as this, each time with its own seed.
    Frequencies(u64),
}

/// A player that sees more, or whose choices come from outside.
#[derive(Debug, Error)]
#[error("{0} is no function of what it sees, so there is no best response to compute")]
pub struct NotFixed(String);

impl FixedPlayer {
    /// Reads a player so; `samples` is how often one that searches is asked.
    pub fn new(chosen: &Chosen<LoveLetter>, samples: u64) -> Result<Self, NotFixed> {
        let Player::Honest(agent) = chosen.make() else {
            return Err(NotFixed(chosen.name().to_owned()));
        };
        let reading = match chosen.name() {
            name if TELLING.contains(&name) => Reading::Values,
            name if DECIDED.contains(&name) => Reading::Frequencies(1),
            _ => Reading::Frequencies(samples),
        };
        Ok(Self { agent, reading })
    }

    /// Whether the chances are the player's own, not frequencies of a few trials.
    pub fn is_exact(chosen: &Chosen<LoveLetter>) -> bool {
        TELLING.contains(&chosen.name()) || DECIDED.contains(&chosen.name())
    }
}

impl Fixed for FixedPlayer {
    fn chances(&mut self, view: &View<'_, LoveLetter>) -> Vec<f64> {
        let seed = Seed::from_text("fixed");
        match self.reading {
            Reading::Values => self.agent.values(view, &mut seed.rng()),
            Reading::Frequencies(samples) => {
                let mut chances = vec![0.0; view.actions().len()];
                for sample in 0..samples {
                    self.agent.restart();
                    let action = self.agent.act(view, &mut seed.nth(sample).rng());
                    if let Some(at) = view.actions().iter().position(|&other| other == action) {
                        chances[at] += 1.0 / samples as f64;
                    }
                }
                chances
            }
        }
    }
}
