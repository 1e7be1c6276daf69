//! Players whose policy was learned by self-play.
//!
//! `adut train selfplay` makes the policies. A player has a policy and nothing else of the training:
//! what the critic saw there is not in the file.

use std::fs;
use std::sync::Arc;

use adut_kernel::{Player, RuleOption, RulesError, RulesReader, Sees, Values};
use adut_learn::policy::{Policy, PolicyPlayer};
use adut_learn::selfplay::Learnable;

use crate::catalogue::{Entry, Maker};

/// `net`: another policy than the shipped one.
pub const NET: RuleOption =
    RuleOption::new("net", "shipped", Values::file(&["shipped"]), "whose policy to play by");

/// `temperature`: how closely the policy is kept to.
pub const TEMPERATURE: RuleOption = RuleOption::new(
    "temperature",
    "0",
    Values::number(0.0, 10.0),
    "0 takes the likeliest move, 1 draws each as often as the policy says, more is noisier",
);

/// The settings of a player by policy alone.
pub const SETTINGS: &[RuleOption] = &[NET, TEMPERATURE];

/// The player `net` of a game for which no policy is shipped: a file has to be named.
pub const fn entry<G: Learnable>() -> Entry<G> {
    Entry::loaded(
        Sees::Honest,
        "net",
        "a policy learned by self-play, without search; its file has to be named (ours)",
        SETTINGS,
        |game, read| prepare_with(game, read, None),
    )
}

/// Reads the policy that the setting `net` names, which may be the shipped one.
pub fn prepare_with<G: Learnable>(
    game: &G,
    read: &RulesReader<'_>,
    shipped: Option<&[u8]>,
) -> Result<Maker<G>, RulesError> {
    let temperature = read.real(TEMPERATURE.name)?;
    let file = read.text(NET.name);
    let wrong = |why: String| read.conflict(format!("cannot play with {file}: {why}"));
    let of_bytes =
        |bytes: &[u8]| Policy::from_bytes(game, bytes).map_err(|error| wrong(error.to_string()));
    let policy = if file == NET.default {
        let none =
            "no policy is shipped for these rules, net=FILE plays one of adut train selfplay";
        of_bytes(shipped.ok_or_else(|| read.conflict(none))?)?
    } else {
        of_bytes(&fs::read(file).map_err(|error| wrong(error.to_string()))?)?
    };
    let policy = Arc::new(policy);
    Ok(Box::new(move || Player::honest(PolicyPlayer::new(Arc::clone(&policy), temperature))))
}
