//! Puzzles: positions in which one move is proven to win and no other does.
//!
//! They are mined from games that the catalogue's levels play against each other ([`Miner`]), and
//! come in two kinds:
//!
//! - **open**: all cards lie open. The exact solver values every legal move to the end of the game;
//!   where a game has no solver, all play to the end is searched. One move wins and all others do
//!   not; or one holds the draw and all others lose.
//! - **certain**: the seat sees what it would see at a table. *Every* deal that agrees with what it
//!   has seen is listed, none is drawn by lot. One move is a *sure win*: a plan that knows no more
//!   than the seat begins with it and wins in each of those deals, whatever the other player does,
//!   though he knew all cards. No other move is one.
//!
//! A sure win is found by a search over what the seat knows: at its own turns one move must do for
//! all deals that look alike, at the other's turns every move must be answered. A move that loses a
//! single deal with all cards known cannot be one, so the solver leaves few to search.
//!
//! A puzzle carries its proof: what each move is worth, or in how many of the deals it wins with
//! open cards. [`prove`] works everything out again. It is rated by how often the players of each
//! level find the move, and told apart by themes, which a game finds by rule.

mod certain;
mod judge;
mod mine;
mod prove;
mod puzzle;
mod rating;

use adut_kernel::Seat;
use adut_players::Playable;

pub use certain::DEALS_AT_MOST;
pub use mine::{MineError, Miner, Order};
pub use prove::{Disproved, prove};
pub use puzzle::{Facts, Kind, Puzzle, PuzzleError, Result as PuzzleResult};
pub use rating::{LEVELS, TRIES};

/// A game that puzzles can be made of. Everything has an answer that does for a game without them.
pub trait Puzzling: Playable {
    /// The kinds of puzzle that there are.
    const KINDS: &'static [Kind] = &[];

    /// Whether a position is one to look at: not decided, and solved in moments.
    fn is_late(&self, state: &Self::State) -> bool {
        let _ = state;
        false
    }

    /// Every way in which the cards may lie for whoever has `seen` this, each once; none if they are
    /// more than `limit`.
    fn every_world(&self, seen: &Self::Observation, limit: usize) -> Option<Vec<Self::State>> {
        let _ = (seen, limit);
        None
    }

    /// The cards that lie face down in the middle, in the order in which they will be drawn, as
    /// they are written: an open puzzle shows them.
    fn face_down(&self, state: &Self::State) -> Vec<String> {
        let _ = state;
        Vec::new()
    }

    /// What the puzzle is about, as names of themes.
    fn themes(&self, scene: &Scene<'_, Self>) -> Vec<&'static str> {
        let _ = scene;
        Vec::new()
    }
}

/// A puzzle's position and its solution, for finding out what it is about.
#[derive(Debug)]
pub struct Scene<'a, G: Puzzling> {
    /// Where the game stands.
    pub state: &'a G::State,
    /// What the seat sees.
    pub seen: &'a G::Observation,
    /// Whose turn it is.
    pub seat: Seat,
    /// All legal actions.
    pub actions: &'a [G::Action],
    /// The one that solves it.
    pub solution: G::Action,
}
