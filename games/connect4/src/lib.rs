//! Connect-4, whole: what it is stands in [`rules`], and beside it everything that knows these rules.

mod paint;
pub mod players;
mod puzzles;
mod review;
pub mod rules;
pub mod solver;

use adut_session::{GameKind, Measured, SolvedPositions};
use rust_embed::Embed;

use crate::rules::Connect4;

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
        SolvedPositions::new("players=2", 22, 40).with_alphabeta(),
        SolvedPositions::new("players=2", 10, 40),
    ],
};

/// The game, for the list of games.
pub static GAME: GameKind =
    GameKind::of::<Connect4>("four in a row on a board of any size; nothing is hidden")
        .with_page(Page::get)
        .with_puzzles::<Puzzles>()
        .with_measured(MEASURED);
