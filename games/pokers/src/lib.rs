//! Toy pokers: small enough that searches for an equilibrium can be held to known values. Nobody sits
//! down to them, so they are in no list of games.

pub mod kuhn;
pub mod leduc;
mod poker;
