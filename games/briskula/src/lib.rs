//! Briškula, whole: what it is stands in [`rules`], and beside it everything that knows these rules.

mod paint;
pub mod players;
pub mod published;
mod puzzles;
mod review;
pub mod rules;
pub mod solver;

use adut_session::{GameKind, Measured, SolvedPositions};
use rust_embed::Embed;

use crate::rules::Briskula;

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
    games: &["players=2", "players=2,variant=obicna"],
    solved: &[
        SolvedPositions::new("players=2", 24, 40).with_alphabeta(),
        SolvedPositions::new("players=2", 0, 40),
        SolvedPositions::new("variant=obicna", 0, 40),
    ],
};

/// The game, for the list of games.
pub static GAME: GameKind = GameKind::of::<Briskula>(
    "the Adriatic trick-taking game: dupla with two cards a trick, or obična",
)
.with_page(Page::get)
.with_puzzles::<Puzzles>()
.with_measured(MEASURED);
