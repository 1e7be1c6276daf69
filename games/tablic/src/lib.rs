//! Tablić, whole: what it is stands in [`rules`], and beside it everything that knows these rules.

mod paint;
pub mod players;
pub mod published;
mod puzzles;
mod review;
pub mod rules;
pub mod solver;

use adut_session::{GameKind, Measured, SolvedPositions};
use rust_embed::Embed;

use crate::rules::Tablic;

/// What draws the game in a browser.
#[derive(Embed)]
#[folder = "page/"]
struct Page;

/// Puzzles that come along.
#[derive(Embed)]
#[folder = "puzzles/"]
struct Puzzles;

/// What is measured of its speed.
const MEASURED: Measured = Measured {
    games: &["players=2"],
    solved: &[
        SolvedPositions::new("cards_bonus=none", 40, 40).with_alphabeta(),
        SolvedPositions::new("cards_bonus=none", 36, 40),
        SolvedPositions::new("cards_bonus=none", 24, 10),
    ],
};

/// The game, for the list of games.
pub static GAME: GameKind = GameKind::of::<Tablic>(
    "the Balkan game of capturing cards by sums; two, three, or four in pairs",
)
.with_page(Page::get)
.with_puzzles::<Puzzles>()
.with_measured(MEASURED);
