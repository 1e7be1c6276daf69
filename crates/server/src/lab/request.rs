//! What may be asked for.

use adut_arena::compare::Hypotheses;
use adut_kernel::{RuleOption, Rules, Values};
use adut_players::Programs;
use adut_run::{Order, Prepared};
use adut_session::PlayerInfo;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Limits, Refusal};

/// A comparison, or a sequential test.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct RunRequest {
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
    test: Option<TestRequest>,
}

/// What is tested.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct TestRequest {
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
    /// Seconds that a run may take, reckoned before it begins.
    seconds: u64,
}

impl Caps {
    pub(crate) fn of(limits: &Limits) -> Self {
        let Limits { run_games: games, run_matches: matches, run_time, .. } = *limits;
        Self { players: MOST_PLAYERS, games, matches, seconds: run_time.as_secs() }
    }
}

/// The most players in a comparison.
const MOST_PLAYERS: usize = 12;

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

impl RunRequest {
    /// The order, ready to be played, if it is one that is taken here.
    pub(super) fn prepare(self, limits: &Limits) -> Result<Prepared, Refusal> {
        let Self { game, rules, players, deals, seed, in_matches, test } = self;
        let caps = Caps::of(limits);
        if players.len() > caps.players {
            return Err(refused(format!("at most {} players can be compared here", caps.players)));
        }
        if seed.trim().is_empty() || seed.chars().count() > LONGEST_SEED {
            return Err(refused(format!("a seed has 1 to {LONGEST_SEED} letters")));
        }
        let test = test.map(|TestRequest { elo0, elo1, alpha, beta }| Hypotheses {
            elo0,
            elo1,
            alpha,
            beta,
        });
        let named = adut_registry::game(&game, &rules);
        let known = named.map_err(|error| refused(error.to_string()))?.players();
        check_settings(&known, &players)?;
        let a_game = seconds_of_game(&known, &players);
        let order = Order { in_matches, test, ..Order::new(&game, rules, players, deals, &seed) };
        let prepared = order.prepare(Programs::Refused);
        let prepared = prepared.map_err(|error| refused(error.to_string()))?;
        let layout = prepared.layout();
        let pairs = layout.lineups.len() as u64 * layout.sides() as u64;
        let most = if in_matches { caps.matches } else { caps.games };
        if pairs.saturating_mul(deals) > most {
            let (noun, deals) = (layout.unit.counted().noun(), most / pairs.max(1));
            let sentence = format!(
                "that is more than {most} {noun}; so many players can play at most {deals} deals here"
            );
            return Err(refused(sentence));
        }
        let unit_games = if in_matches { GAMES_IN_MATCH } else { 1.0 };
        let games = pairs.saturating_mul(deals) as f64 * unit_games;
        let seconds = games * a_game;
        if seconds > caps.seconds as f64 {
            let (hours, most) = (seconds / 3600.0, caps.seconds as f64 / 3600.0);
            let sentence = format!(
                "that would take about {hours:.1} hours of thinking, and a run can take at most {most:.1} \
                 here; ask for fewer deals or quicker players"
            );
            return Err(refused(sentence));
        }
        Ok(prepared)
    }
}

/// Moves of a game, roughly.
const MOVES_IN_GAME: f64 = 40.0;
/// Games of a match, roughly.
const GAMES_IN_MATCH: f64 = 6.0;

/// Seconds that a player takes over a unit of a setting, roughly.
const SECONDS: [(&str, f64); 3] = [("sims", 2e-5), ("worlds", 4e-4), ("nodes", 3e-7)];
/// Seconds that the best level takes over a move, at most.
const SECONDS_OF_BEST: f64 = 0.05;

/// How many seconds one game takes, reckoned from what its players are told to do for a move. It
/// need not be exact, only tell hours from weeks: whatever takes longer is stopped.
fn seconds_of_game(known: &[PlayerInfo], players: &[String]) -> f64 {
    let a_move = |player: &String| {
        let (name, settings) = player.split_once(':').unwrap_or((player, ""));
        let chosen = Rules::parse(settings).unwrap_or_default();
        let info = known.iter().find(|info| info.name == name);
        let settings = info.map_or(&[][..], |info| info.settings).iter();
        let seconds = settings.filter_map(|option| {
            let (_, each) = SECONDS.iter().find(|(name, _)| *name == option.name)?;
            let value = chosen.get(option.name).unwrap_or(option.default);
            Some(value.parse::<f64>().ok()? * each)
        });
        if name == "best" { SECONDS_OF_BEST } else { seconds.sum() }
    };
    let all: f64 = players.iter().map(a_move).sum();
    all / players.len().max(1) as f64 * MOVES_IN_GAME
}

fn refused(sentence: String) -> Refusal {
    Refusal::BadRequest(sentence)
}

/// Looks whether players have settings that are not taken here: programs and files of the server
/// are nobody's business, and a move must come soon.
fn check_settings(known: &[PlayerInfo], players: &[String]) -> Result<(), Refusal> {
    for player in players {
        let (name, settings) = player.split_once(':').unwrap_or((player, ""));
        if name == "cmd" {
            return Err(refused("programs from outside cannot play here".to_owned()));
        }
        let Some(info) = known.iter().find(|info| info.name == name) else { continue };
        let chosen = Rules::parse(settings).map_err(|error| refused(error.to_string()))?;
        for (setting, value) in chosen.iter() {
            if let Some(option) = info.settings.iter().find(|option| option.name == setting) {
                check(player, option, value)?;
            }
        }
    }
    Ok(())
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
    !matches!(option.values, Values::File { .. })
}

fn most(option: &RuleOption) -> Option<f64> {
    let most = MOST.iter().find(|(name, _)| *name == option.name)?.1;
    Some(most.max(option.default.parse().unwrap_or(0.0)))
}
