//! The rules of Adut's games.
//!
//! Rules know no algorithm: nothing here plays well, it only says what may be played. Every game
//! folder has the same files, so that whoever has read one finds his way in all.

pub mod briskula;
pub mod cards;
pub mod connect4;
pub mod kuhn;
pub mod leduc;
pub mod love_letter;
pub mod tablic;
pub mod tree;
