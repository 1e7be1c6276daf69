//! Every named player, and the catalogue that finds them.
//!
//! Rules know no algorithm and algorithms know no game; they meet here. A game that people can
//! play is [`Playable`]: it has a catalogue of players. The choice of a game at run time is one
//! exhaustive `match`, in [`AnyGame`]; everything inside it is generic.

mod any;
mod briskula;
mod catalogue;
mod connect4;
mod love_letter;
mod outside;
mod random;
mod tablic;

pub use any::{AnyGame, GAMES, GameError, GameInfo, Visitor, info};
pub use catalogue::{Chosen, Entry, Playable, PlayerError, ShorthandError};
pub use outside::CommandError;
