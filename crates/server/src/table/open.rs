//! How a table is set up.

use std::sync::Arc;
use std::time::Duration;

use adut_kernel::{Match, Rules};
use adut_players::{AnyGame, Chosen, Playable, Visitor};

use super::round::Round;
use super::table_of::{Entrant, TableOf};
use super::{PERSON, Table};
use crate::Refusal;

/// What is agreed before the first card is dealt.
#[derive(Clone, Debug)]
pub(crate) struct Opening {
    pub(crate) id: String,
    pub(crate) game: String,
    pub(crate) rules: Rules,
    /// A player's name or [`PERSON`], for each seat.
    pub(crate) entrants: Vec<String>,
    pub(crate) seed: String,
    pub(crate) practice: bool,
    pub(crate) whole_match: bool,
}

/// Sets up a table and deals the first game.
pub(crate) fn open(opening: Opening) -> Result<Box<dyn Table>, Refusal> {
    let game = AnyGame::new(&opening.game, &opening.rules);
    game.map_err(|error| Refusal::Senseless(error.to_string()))?.visit(Open(opening))
}

struct Open(Opening);

impl Visitor for Open {
    type Output = Result<Box<dyn Table>, Refusal>;

    fn visit<G: Playable>(self, game: G) -> Self::Output {
        let Opening { id, entrants, seed, practice, whole_match, .. } = self.0;
        let seats = game.seats();
        if entrants.len() != seats {
            let found = entrants.len();
            let sentence = format!("{found} seats are named, but {seats} play by these rules");
            return Err(Refusal::Senseless(sentence));
        }
        let entrants: Vec<Entrant<G>> =
            entrants.iter().map(|name| entrant(&game, name)).collect::<Result<_, _>>()?;
        if !entrants.iter().any(|entrant| matches!(entrant, Entrant::Person)) {
            let sentence = "a table needs a person at one seat at least".to_owned();
            return Err(Refusal::Senseless(sentence));
        }
        let score = whole_match.then(|| Match::new(&game, game.match_rules()));
        let round = Round::begin(game, 0, seed, (0..seats).collect());
        Ok(Box::new(TableOf { id, entrants, practice, score, round, before: None }))
    }
}

/// Only plain names: with settings of one's own a player could think for as long as one likes, and
/// an outside program has no business here at all.
pub(super) fn entrant<G: Playable>(game: &G, name: &str) -> Result<Entrant<G>, Refusal> {
    if name == PERSON {
        return Ok(Entrant::Person);
    }
    if name.contains(':') {
        let sentence = "players have no settings here: give a name alone";
        return Err(Refusal::Senseless(sentence.to_owned()));
    }
    let chosen = Chosen::find(game, name, Duration::ZERO);
    let chosen = chosen.map_err(|error| Refusal::Senseless(error.to_string()))?;
    Ok(Entrant::Bot(Arc::new(chosen)))
}
