//! What may be asked for.

use adut_arena::compare::Hypotheses;
use adut_kernel::{RuleOption, Rules};
use adut_lab::{Order, Prepared};
use adut_players::{AnyGame, Playable, Visitor};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::Refusal;

/// A comparison, or a sequential test.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Wish {
    /// The game's name.
    game: String,
    /// Its rules.
    #[serde(default)]
    #[schema(value_type = Object)]
    rules: Rules,
    /// Who plays: names from the catalogue, with settings as in `ismcts:sims=500`.
    players: Vec<String>,
    /// How many decks; for a test, after how many it is given up.
    deals: u64,
    /// What all randomness comes from.
    seed: String,
    /// Whether matches are counted.
    #[serde(default, rename = "match")]
    in_matches: bool,
    /// What is tested; a comparison unless said.
    test: Option<TestWish>,
}

/// What is tested.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct TestWish {
    elo0: f64,
    elo1: f64,
    alpha: f64,
    beta: f64,
}

/// How much may be asked for.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub(crate) struct Caps {
    /// Players in a comparison.
    players: usize,
    /// Games of all pairs together.
    games: u64,
    /// Matches of all pairs together.
    matches: u64,
}

impl Caps {
    /// What one machine does in an evening, and a disk holds.
    pub(crate) const USUAL: Self = Self { players: 12, games: 200_000, matches: 10_000 };
}

const LONGEST_SEED: usize = 100;

/// The most that a setting may be, unless the player's own default is more: whoever thinks for
/// minutes about a move cannot be stopped before it is made.
const MOST: [(&str, f64); 6] = [
    ("sims", 25_000.0),
    ("worlds", 400.0),
    ("depth", 6.0),
    ("stock", 8.0),
    ("unknown", 7.0),
    ("nodes", 2_000_000.0),
];

impl Wish {
    /// The order, if it is one that this house takes.
    pub(super) fn order(self) -> Result<(Order, Prepared), Refusal> {
        let Self { game, rules, players, deals, seed, in_matches, test } = self;
        let caps = Caps::USUAL;
        if players.len() > caps.players {
            return Err(refused(format!("at most {} players can be compared here", caps.players)));
        }
        if seed.trim().is_empty() || seed.chars().count() > LONGEST_SEED {
            return Err(refused(format!("a seed has 1 to {LONGEST_SEED} letters")));
        }
        let test =
            test.map(|TestWish { elo0, elo1, alpha, beta }| Hypotheses { elo0, elo1, alpha, beta });
        let named = AnyGame::new(&game, &rules).map_err(|error| refused(error.to_string()))?;
        named.visit(Settings(&players))?;
        let order = Order { game, rules, players, deals, seed, in_matches, test };
        let prepared = order.prepare().map_err(|error| refused(error.to_string()))?;
        let pairs = prepared.layout.pairs.len() as u64 * prepared.layout.sides() as u64;
        let most = if in_matches { caps.matches } else { caps.games };
        if pairs.saturating_mul(deals) > most {
            let (noun, deals) = (prepared.layout.unit.counted().noun(), most / pairs.max(1));
            let sentence = format!(
                "that is more than {most} {noun}; so many players can play at most {deals} deals here"
            );
            return Err(refused(sentence));
        }
        Ok((order, prepared))
    }
}

fn refused(sentence: String) -> Refusal {
    Refusal::Senseless(sentence)
}

/// Looks whether players have settings that the house does not take: programs and files of the
/// server are nobody's business, and a move must come soon.
struct Settings<'a>(&'a [String]);

impl Visitor for Settings<'_> {
    type Output = Result<(), Refusal>;

    fn visit<G: Playable>(self, _: G) -> Self::Output {
        for player in self.0 {
            let (name, settings) = player.split_once(':').unwrap_or((player, ""));
            if name == "cmd" {
                return Err(refused("programs from outside cannot play here".to_owned()));
            }
            let Some(entry) = G::catalogue().iter().find(|entry| entry.name == name) else {
                continue;
            };
            let chosen = Rules::parse(settings).map_err(|error| refused(error.to_string()))?;
            for (setting, value) in chosen.iter() {
                let Some(option) = entry.settings.iter().find(|option| option.name == setting)
                else {
                    continue;
                };
                check(player, option, value)?;
            }
        }
        Ok(())
    }
}

fn check(player: &str, option: &RuleOption, value: &str) -> Result<(), Refusal> {
    let name = option.name;
    if !is_offered(option) && value != option.default {
        return Err(refused(format!("`{player}`: {name} cannot be set here, it names a file")));
    }
    let most = most(option);
    match value.parse::<f64>() {
        Ok(number) if most.is_some_and(|most| number > most) => {
            let most = most.unwrap_or_default();
            Err(refused(format!("`{player}`: {name} can be at most {most} here")))
        }
        _ => Ok(()),
    }
}

/// Whether a setting can be made on the page.
pub(crate) fn is_offered(option: &RuleOption) -> bool {
    !option.values.contains("file")
}

fn most(option: &RuleOption) -> Option<f64> {
    let most = MOST.iter().find(|(name, _)| *name == option.name)?.1;
    Some(most.max(option.default.parse().unwrap_or(0.0)))
}
