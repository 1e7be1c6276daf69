//! What there is to play.

use adut_kernel::{RuleOption, Rules};
use adut_players::{AnyGame, Entry, GAMES, Playable, Visitor, info};
use serde::Serialize;
use utoipa::ToSchema;

use crate::lab::is_offered;

/// The levels, which every game has.
const LEVELS: [&str; 4] = ["easy", "normal", "hard", "best"];

/// Players with a source's mistakes are for reproducing its figures, not for people.
const PUBLISHED: &str = "-published";

/// A game.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct GameDescription {
    /// Its name.
    name: &'static str,
    /// What it is, in one line.
    line: &'static str,
    /// The options of its rules.
    options: Vec<OptionDescription>,
    /// Who can be played against: the levels first.
    players: Vec<PlayerDescription>,
}

/// An option of a game's rules.
#[derive(Debug, Serialize, ToSchema)]
struct OptionDescription {
    name: &'static str,
    values: &'static str,
    default: &'static str,
    line: &'static str,
}

/// A player.
#[derive(Debug, Serialize, ToSchema)]
struct PlayerDescription {
    name: &'static str,
    line: &'static str,
    /// `honest` or `all-knowing`.
    sees: String,
    /// Whether it is a level of difficulty.
    level: bool,
    /// What can be set, in the laboratory.
    settings: Vec<OptionDescription>,
}

/// All games.
pub(crate) fn games() -> Vec<GameDescription> {
    GAMES
        .iter()
        .filter_map(|name| {
            let info = info(name).ok()?;
            let players = AnyGame::new(name, &Rules::new()).ok()?.visit(Players);
            let options = info.options.iter().map(option).collect();
            Some(GameDescription { name: info.name, line: info.line, options, players })
        })
        .collect()
}

fn option(option: &RuleOption) -> OptionDescription {
    let RuleOption { name, default, values, meaning } = *option;
    OptionDescription { name, values, default, line: meaning }
}

struct Players;

impl Visitor for Players {
    type Output = Vec<PlayerDescription>;

    fn visit<G: Playable>(self, _: G) -> Self::Output {
        let mut players: Vec<PlayerDescription> = G::catalogue()
            .iter()
            .filter(|entry| !entry.name.ends_with(PUBLISHED))
            .map(player)
            .collect();
        players.sort_by_key(|player| {
            LEVELS.iter().position(|level| *level == player.name).unwrap_or(LEVELS.len())
        });
        players
    }
}

fn player<G: Playable>(entry: &Entry<G>) -> PlayerDescription {
    PlayerDescription {
        name: entry.name,
        line: entry.line,
        sees: entry.sees.to_string(),
        level: LEVELS.contains(&entry.name),
        settings: entry.settings.iter().filter(|of| is_offered(of)).map(option).collect(),
    }
}
