//! The greedy players as published: they count unseen cards and know nothing else.
//!
//! The list of players names them, so that they can be compared and found in records; nothing else of
//! the game uses them.

use adut_kernel::{Player, RulesError, RulesReader};

use crate::players::greedy::{Draft, Greedy};
use crate::rules::LoveLetter;

type Made = Result<Player<LoveLetter>, RulesError>;

/// The draft of 2015.
pub(crate) fn of_2015(_: &LoveLetter, read: &RulesReader<'_>) -> Made {
    Greedy::new(Draft::Of2015).counting_only().made(read)
}

/// The draft of 2015, its own cards counted among the unseen.
pub(crate) fn of_2015_bluff(_: &LoveLetter, read: &RulesReader<'_>) -> Made {
    Greedy::new(Draft::Of2015).bluffing().counting_only().made(read)
}

/// The later draft.
pub(crate) fn of_2016(_: &LoveLetter, read: &RulesReader<'_>) -> Made {
    Greedy::new(Draft::Of2016).counting_only().made(read)
}

/// The later draft, its own cards counted among the unseen.
pub(crate) fn of_2016_bluff(_: &LoveLetter, read: &RulesReader<'_>) -> Made {
    Greedy::new(Draft::Of2016).bluffing().counting_only().made(read)
}
