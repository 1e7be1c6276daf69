//! Every named player, and the catalogue that finds them.
//!
//! Rules know no algorithm and algorithms know no game; they meet here. A game that people can
//! play is [`Playable`]: it has a catalogue of players. The choice of a game at run time is one
//! exhaustive `match`, in [`AnyGame`]; everything inside it is generic.
//!
//! Each game has a folder: its `mod.rs` is the catalogue, and beside it stands one file for each
//! idea. What serves several games lies here: the random player, levels that lapse, settings.

mod any;
pub mod briskula;
mod catalogue;
mod connect4;
mod lapses;
mod late;
mod love_letter;
mod outside;
mod random;
mod settings;
pub mod tablic;
mod worth;

pub use any::{AnyGame, GAMES, GameError, GameInfo, Visitor, info};
pub use catalogue::{Chosen, Entry, Make, Playable, PlayerError, ShorthandError};
pub use outside::CommandError;
