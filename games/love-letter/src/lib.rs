//! Love Letter, whole: what it is stands in [`rules`], and beside it everything that knows these rules.

mod paint;
pub mod players;
mod published;
mod puzzles;
mod review;
pub mod rules;
pub mod solver;

use adut_session::{GameKind, Measured};
use rust_embed::Embed;

use crate::rules::LoveLetter;

/// What draws the game in a browser.
#[derive(Embed)]
#[folder = "page/"]
struct Page;

/// Puzzles that come along.
#[derive(Embed)]
#[folder = "puzzles/"]
struct Puzzles;

/// What is measured of its speed.
const MEASURED: Measured = Measured { games: &["players=2", "players=4"], solved: &[] };

/// The game, for the list of games.
pub static GAME: GameKind = GameKind::of::<LoveLetter>(
    "sixteen cards, one in hand: deduction, luck and nerve for two to four",
)
.with_page(Page::get)
.with_puzzles::<Puzzles>()
.with_measured(MEASURED);
