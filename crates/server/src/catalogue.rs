//! What there is to play.

use std::collections::BTreeMap;

use adut_kernel::{MAX_SEATS, Need, RuleOption, Rules, Values};
use adut_players::Programs;
use adut_registry::GAMES;
use adut_session::{GameKind, PlayerInfo};
use serde::Serialize;
use utoipa::ToSchema;

use crate::lab::is_offered;

/// The levels, which every game has, and the one that sees all cards, which some have.
const LEVELS: [&str; 5] = ["easy", "normal", "hard", "best", "serious"];

/// Players with a source's mistakes are for reproducing its figures, not for people.
const PUBLISHED: &str = "-published";

/// The player by a policy alone, which not every game has.
const POLICY: &str = "net";

/// A game.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct GameDescription {
    /// Its name.
    name: &'static str,
    /// What it is, in one line.
    line: &'static str,
    /// The options of its rules.
    options: Vec<OptionDescription>,
    /// How many sides play against each other, by the number of players.
    sides: BTreeMap<usize, usize>,
    /// Who can be played against: the levels first.
    players: Vec<PlayerDescription>,
}

/// An option of a game's rules.
#[derive(Debug, Serialize, ToSchema)]
struct OptionDescription {
    name: &'static str,
    /// What it takes: a `type` (`choice`, `switch`, `whole`, `number` or `file`) and its bounds or words.
    #[schema(value_type = Object)]
    values: Values,
    /// The same for people.
    expects: String,
    default: &'static str,
    line: &'static str,
    /// Other options, each with the values with which alone this one means something.
    #[schema(value_type = Vec<Object>)]
    needs: &'static [Need],
    /// The value that it must have where it means nothing; null where its default does.
    otherwise: Option<&'static str>,
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
    GAMES.iter().map(|kind| game(kind)).collect()
}

fn game(kind: &GameKind) -> GameDescription {
    let known = players_of(kind).into_iter();
    let mut players: Vec<PlayerDescription> = known
        .filter(|info| !info.name.ends_with(PUBLISHED) && sits_down(kind, info.name))
        .map(|info| player(&info))
        .collect();
    players.sort_by_key(|player| {
        LEVELS.iter().position(|level| *level == player.name).unwrap_or(LEVELS.len())
    });
    let options = (kind.options)().iter().map(option).collect();
    GameDescription { name: kind.name, line: kind.line, options, sides: sides(kind), players }
}

/// How many sides there are with each number of players that the game admits.
fn sides(kind: &GameKind) -> BTreeMap<usize, usize> {
    let seated = |players: usize| {
        let mut rules = Rules::new().with("players", players);
        for option in (kind.options)() {
            let fits = |&(name, values): &Need| {
                name != "players" || values.contains(&players.to_string().as_str())
            };
            if let Some(value) = option.otherwise.filter(|_| !option.needs.iter().all(fits)) {
                rules.set(option.name, value);
            }
        }
        let sides = kind.with_rules(&rules).ok()?.side_of_seat();
        Some((players, sides.into_iter().max()? + 1))
    };
    (1..=MAX_SEATS).filter_map(seated).collect()
}

/// Where no policy is shipped a file has to be named, so it cannot just be chosen.
fn sits_down(kind: &GameKind, name: &str) -> bool {
    let game = kind.with_rules(&Rules::new());
    name != POLICY || game.is_ok_and(|game| game.find_player(name, Programs::Refused).is_ok())
}

/// What the players of all games are called.
pub(crate) fn player_names() -> impl Iterator<Item = &'static str> {
    GAMES.iter().flat_map(|kind| players_of(kind)).map(|info| info.name)
}

fn players_of(kind: &GameKind) -> Vec<PlayerInfo> {
    kind.with_rules(&Rules::new()).map(|game| game.players()).unwrap_or_default()
}

fn option(option: &RuleOption) -> OptionDescription {
    let RuleOption { name, default, values, meaning: line, needs, otherwise } = *option;
    let expects = values.to_string();
    OptionDescription { name, values, expects, default, line, needs, otherwise }
}

fn player(info: &PlayerInfo) -> PlayerDescription {
    PlayerDescription {
        name: info.name,
        line: info.line,
        sees: info.sees.to_string(),
        level: LEVELS.contains(&info.name),
        settings: info.settings.iter().filter(|of| is_offered(of)).map(option).collect(),
    }
}
