//! High Card, whole: what it is stands in [`rules`], and beside it everything that knows these rules.
//!
//! To fill in: the line that says in a list of games what yours is. A solver, if you write one, is a
//! module beside these. In a browser the game has a plain table, unless a folder `page` draws it: see
//! `games/tablic/src/lib.rs` for the lines that hand it out.

mod paint;
pub mod players;
mod puzzles;
mod review;
pub mod rules;

use adut_session::GameKind;

use crate::rules::HighCard;

/// The game, for the list of games.
pub static GAME: GameKind =
    GameKind::of::<HighCard>("five cards each, the highest takes the trick; two to four");
