//! A table: who sits at it and how its games go. No network and no clock in here.

mod open;
mod own_result;
mod round;
mod snapshot;
mod spectator;
mod table_of;

pub(crate) use open::{open, restore};
pub use own_result::OwnResult;
pub use snapshot::{
    Hint, Kind, MatchScore, MoveValue, Occupant, Over, Presence, SeenMove, Snapshot,
};

use adut_kernel::{Forfeit, Record};
use adut_store::StoredRound;

use crate::Refusal;

/// What a seat is called when a person is to sit there.
pub(crate) const PERSON: &str = "person";

/// Who looks at a table. Entrants keep their numbers and change seats from game to game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Viewer {
    /// Somebody who plays.
    Entrant(usize),
    /// Somebody who only watches.
    Spectator,
}

/// Something to be thought about elsewhere, which holds no lock on the table.
pub(crate) type Thought<T> = Box<dyn FnOnce() -> Result<T, Forfeit> + Send>;

/// A table of whichever game. Positions are counted in moves made, seen or not.
pub(crate) trait Table: Send {
    /// How many moves were made in this game.
    fn made(&self) -> usize;
    /// The number of this game at the table, from 0.
    fn number(&self) -> u64;
    /// The seat that is to act.
    fn turn(&self) -> Option<usize>;
    /// Where an entrant sits in this game.
    fn seat_of(&self, entrant: usize) -> usize;
    /// The entrant who is to act.
    fn actor(&self) -> Option<usize>;
    /// What the program thinks that is to act, if one is.
    fn thinker(&self) -> Option<Thought<String>>;
    /// What a program thinks that plays for a person who is to act.
    fn substitute(&self) -> Option<Thought<String>>;
    /// Makes an entrant's move, and returns it as it is kept. `ply` is how many moves the entrant
    /// had seen.
    fn play(&mut self, entrant: usize, text: &str, ply: Option<usize>) -> Result<String, Refusal>;
    /// Makes the move of whoever's turn it is.
    fn play_for_turn(&mut self, text: &str) -> Result<String, Refusal>;
    /// How many moves remain when an entrant takes back the last own one.
    fn undone(&self, entrant: usize) -> Result<usize, Refusal>;
    /// Goes back to where this many moves were made.
    fn rewind(&mut self, made: usize);
    /// Begins the next game: with the same cards, or with those of `seed`.
    fn next(&mut self, seed: String, same_cards: bool) -> Result<(), Refusal>;
    /// Goes back to the end of the game before.
    fn withdraw_next(&mut self);
    /// What a viewer may know. `moved`: the last move has just been made.
    fn snapshot(&self, viewer: Viewer, moved: bool) -> Snapshot;
    /// What each move is worth to an entrant on turn.
    fn hint(&self, entrant: usize) -> Result<Thought<Hint>, Refusal>;
    /// The present game as it is kept when it begins.
    fn beginning(&self) -> StoredRound;
    /// How a game that is over ended for an entrant.
    fn result(&self, entrant: usize) -> Option<OwnResult>;
    /// The record of a game that is over.
    fn record(&self) -> Result<Record, Refusal>;
}
