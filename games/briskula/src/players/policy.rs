//! The player by a policy that was learned by self-play.
//!
//! `adut train selfplay briskula --recipe shipped` makes the policies again; their files say in their
//! metadata how. There is one for dupla and one for obična for two.

use adut_kernel::{Game as _, RulesError, RulesReader};
use adut_players::{Maker, learned};

use crate::rules::{Briskula, Variant};

/// The shipped policy for a game.
pub(super) fn shipped(game: &Briskula) -> Option<&'static [u8]> {
    match (game.seats(), game.variant()) {
        (2, Variant::Dupla) => Some(include_bytes!("../../nets/dupla-policy.safetensors")),
        (2, Variant::Obicna) => Some(include_bytes!("../../nets/obicna-policy.safetensors")),
        _ => None,
    }
}

pub(super) fn prepare(
    game: &Briskula,
    read: &RulesReader<'_>,
) -> Result<Maker<Briskula>, RulesError> {
    learned::prepare_with(game, read, shipped(game))
}
