//! Who takes part, and the command that repeats a run.

use std::borrow::Cow;
use std::time::Duration;

use adut_arena::compare::{Entrant, Hypotheses, Plan, Profile, Provenance, Shard, Unit};
use adut_kernel::Rules;
use adut_players::{Chosen, Playable, PlayerError};

/// How many random moves open a game without a deck.
pub const OPENING: usize = 4;
/// In how many situations the players' choices are compared: enough to tell them apart, and quick.
pub const SITUATIONS: usize = 200;
/// What an outside program has for a move.
pub const MOVE_TIME: Duration = Duration::from_secs(10);

/// The named players, ready to be compared, and what is told of them.
pub fn enter<G: Playable>(
    game: &G,
    names: &[String],
    move_time: Duration,
) -> Result<(Vec<Entrant<G>>, Vec<Profile>), PlayerError> {
    let mut entrants = Vec::new();
    for name in names {
        entrants.push(Chosen::find(game, name, move_time)?.into_entrant());
    }
    let profile = |entrant: &Entrant<G>| Profile {
        name: entrant.name.clone(),
        sees: entrant.sees,
        settings: settings::<G>(&entrant.name, move_time),
    };
    let profiles = entrants.iter().map(profile).collect();
    Ok((entrants, profiles))
}

/// All settings of a player, those that were not named included.
fn settings<G: Playable>(text: &str, move_time: Duration) -> String {
    if text.starts_with("cmd:") {
        return format!("{} s a move", move_time.as_secs_f64());
    }
    let (name, chosen) = text.split_once(':').unwrap_or((text, ""));
    let chosen = Rules::parse(chosen).unwrap_or_default();
    let offered = G::catalogue().iter().find(|entry| entry.name == name);
    let all = offered.map_or(&[][..], |entry| entry.settings).iter().map(|option| {
        format!("{}={}", option.name, chosen.get(option.name).unwrap_or(option.default))
    });
    all.collect::<Vec<_>>().join(", ")
}

/// A word as a shell takes it. Settings need no quotes, though `=` is special at the beginning of a
/// line.
fn quoted(word: &str) -> String {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "_-+=:,./@%".contains(c);
    if !word.is_empty() && word.chars().all(is_plain) {
        return word.to_owned();
    }
    shlex::try_quote(word).map_or_else(|_| word.to_owned(), Cow::into_owned)
}

/// The command that repeats what a plan plays, on any number of threads and into any files.
pub fn provenance<G: Playable>(
    plan: &Plan<G>,
    unit: Unit,
    situations: usize,
    move_time: Duration,
) -> Provenance {
    let mut command = format!("adut compare {}{}", G::NAME, names(plan));
    command += &format!(" --deals {} --seed {}", plan.deals, quoted(&plan.seed));
    command += &circumstances(plan);
    if unit != Unit::Game {
        command += " --match";
    }
    if situations != SITUATIONS {
        command += &format!(" --agreement {situations}");
    }
    command += &patience(plan, move_time);
    if plan.shard != Shard::WHOLE {
        command += &format!(" --shard {}", plan.shard);
    }
    of_this_version(command)
}

/// The command that repeats a sequential test, whose cap is the plan's number of decks.
pub fn test_provenance<G: Playable>(
    plan: &Plan<G>,
    tested: Hypotheses,
    move_time: Duration,
) -> Provenance {
    let Hypotheses { elo0, elo1, alpha, beta } = tested;
    let mut command = format!("adut sprt {}{}", G::NAME, names(plan));
    command += &format!(" --elo0 {elo0} --elo1 {elo1} --alpha {alpha} --beta {beta}");
    command += &format!(" --cap {} --seed {}", plan.deals, quoted(&plan.seed));
    command += &circumstances(plan);
    command += &patience(plan, move_time);
    of_this_version(command)
}

fn of_this_version(command: String) -> Provenance {
    Provenance { command, version: env!("CARGO_PKG_VERSION").to_owned() }
}

fn names<G: Playable>(plan: &Plan<G>) -> String {
    plan.entrants.iter().map(|entrant| format!(" {}", quoted(&entrant.name))).collect()
}

/// Rules and opening, where they are not the usual ones.
fn circumstances<G: Playable>(plan: &Plan<G>) -> String {
    let mut options = String::new();
    let rules = plan.game.rules();
    if G::from_rules(&Rules::new()).map(|usual| usual.rules()).as_ref() != Ok(&rules) {
        options += &format!(" --rules {rules}");
    }
    if !G::HAS_DECK && plan.opening != OPENING {
        options += &format!(" --opening {}", plan.opening);
    }
    options
}

fn patience<G: Playable>(plan: &Plan<G>, move_time: Duration) -> String {
    let has_outsider = plan.entrants.iter().any(|entrant| entrant.name.starts_with("cmd:"));
    if has_outsider && move_time != MOVE_TIME {
        return format!(" --move-time {}", move_time.as_secs_f64());
    }
    String::new()
}
