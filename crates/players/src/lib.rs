//! Every named player, and the catalogue that finds them.
//!
//! Rules know no algorithm and algorithms know no game; they meet here. A game that people can
//! play is [`Playable`]: it has a catalogue of players.
//!
//! Each game has a folder: its `mod.rs` is the catalogue, and beside it stands one file for each
//! idea. What serves several games lies here: the random player, levels that lapse, settings.

mod catalogue;
mod lapses;
mod late;
pub mod learned;
mod outside;
#[cfg(feature = "test-players")]
mod panics;
mod random;
pub mod settings;
pub mod testkit;
mod worth;

pub use catalogue::{Chosen, Entry, Load, Maker, Plain, Playable, PlayerError, ShorthandError};
pub use lapses::Lapses;
pub use late::Late;
pub use outside::{CommandError, Programs, end_programs};
pub use random::random;
pub use worth::WinThenPoints;
