//! Who takes part, and the command that repeats a comparison.

use std::borrow::Cow;

use adut_arena::compare::{Entrant, Plan, Profile, Provenance, Shard, Unit};
use adut_kernel::Rules;
use adut_players::{Chosen, Playable};
use anyhow::Result;

use super::SITUATIONS;
use crate::move_time::MoveTime;

/// How many random moves open a game without a deck.
pub(crate) const OPENING: usize = 4;

/// The named players, ready to be compared, and what is told of them.
pub(crate) fn enter<G: Playable>(
    game: &G,
    names: &[String],
    move_time: MoveTime,
) -> Result<(Vec<Entrant<G>>, Vec<Profile>)> {
    let mut entrants = Vec::new();
    for name in names {
        entrants.push(Chosen::find(game, name, move_time.0)?.into_entrant());
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
fn settings<G: Playable>(text: &str, move_time: MoveTime) -> String {
    if text.starts_with("cmd:") {
        return format!("{} s a move", move_time.0.as_secs_f64());
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
pub(crate) fn provenance<G: Playable>(
    plan: &Plan<G>,
    unit: Unit,
    situations: usize,
    move_time: MoveTime,
) -> Provenance {
    let mut command = format!("adut compare {}", G::NAME);
    for entrant in &plan.entrants {
        command += &format!(" {}", quoted(&entrant.name));
    }
    command += &format!(" --deals {} --seed {}", plan.deals, quoted(&plan.seed));
    let rules = plan.game.rules();
    if G::from_rules(&Rules::new()).map(|usual| usual.rules()).as_ref() != Ok(&rules) {
        command += &format!(" --rules {rules}");
    }
    if !G::HAS_DECK && plan.opening != OPENING {
        command += &format!(" --opening {}", plan.opening);
    }
    if unit != Unit::Game {
        command += " --match";
    }
    if situations != SITUATIONS {
        command += &format!(" --agreement {situations}");
    }
    let has_outsider = plan.entrants.iter().any(|entrant| entrant.name.starts_with("cmd:"));
    if has_outsider && move_time.0 != MoveTime::default().0 {
        command += &format!(" --move-time {}", move_time.0.as_secs_f64());
    }
    if plan.shard != Shard::WHOLE {
        command += &format!(" --shard {}", plan.shard);
    }
    Provenance { command, version: env!("CARGO_PKG_VERSION").to_owned() }
}
