//! How a table is set up, or found again.

use std::sync::Arc;
use std::time::Duration;

use adut_kernel::Match;
use adut_players::{AnyGame, Chosen, Playable, Visitor};
use adut_store::StoredTable;

use super::round::Round;
use super::table_of::{Entrant, TableOf};
use super::{PERSON, Table};
use crate::Refusal;

/// Sets up a table as it was agreed on, and deals the first game from `seed`.
pub(crate) fn open(agreed: &StoredTable, seed: String) -> Result<Box<dyn Table>, Refusal> {
    any(agreed)?.visit(Open { agreed, seed })
}

/// A table as it was kept, its present game where it stood.
pub(crate) fn restore(kept: &StoredTable) -> Result<Box<dyn Table>, Refusal> {
    any(kept)?.visit(Restore(kept))
}

fn any(table: &StoredTable) -> Result<AnyGame, Refusal> {
    let game = AnyGame::new(&table.game, &table.rules);
    game.map_err(|error| Refusal::Senseless(error.to_string()))
}

struct Open<'a> {
    agreed: &'a StoredTable,
    seed: String,
}

impl Visitor for Open<'_> {
    type Output = Result<Box<dyn Table>, Refusal>;

    fn visit<G: Playable>(self, game: G) -> Self::Output {
        let (seats, found) = (game.seats(), self.agreed.entrants.len());
        if found != seats {
            let sentence = format!("{found} seats are named, but {seats} play by these rules");
            return Err(Refusal::Senseless(sentence));
        }
        let entrants = entrants(&game, self.agreed)?;
        if !entrants.iter().any(|entrant| matches!(entrant, Entrant::Person)) {
            let sentence = "a table needs a person at one seat at least".to_owned();
            return Err(Refusal::Senseless(sentence));
        }
        let score = score(&game, self.agreed);
        let round = Round::begin(game, 0, self.seed, (0..seats).collect());
        Ok(Box::new(TableOf::new(self.agreed, entrants, score, round)))
    }
}

struct Restore<'a>(&'a StoredTable);

impl Visitor for Restore<'_> {
    type Output = Result<Box<dyn Table>, Refusal>;

    fn visit<G: Playable>(self, game: G) -> Self::Output {
        let StoredTable { id, rounds, .. } = self.0;
        let entrants = entrants(&game, self.0)?;
        let mut score = score(&game, self.0);
        let mut present = None;
        for (number, kept) in rounds.iter().enumerate() {
            let before = number.checked_sub(1).and_then(|before| rounds.get(before));
            let round = Round::replay(&game, number as u64, kept, before).map_err(|error| {
                tracing::error!(table = id, %error, "a table that was kept does not replay");
                Refusal::Internal
            })?;
            if let Some(before) = present.replace(round)
                && let (Some(score), Some(outcome)) = (&mut score, before.outcome())
            {
                score.count(&outcome);
            }
        }
        let round = present.ok_or(Refusal::Internal)?;
        Ok(Box::new(TableOf::new(self.0, entrants, score, round)))
    }
}

fn entrants<G: Playable>(game: &G, table: &StoredTable) -> Result<Vec<Entrant<G>>, Refusal> {
    table.entrants.iter().map(|kept| entrant(game, &kept.name)).collect()
}

fn score<G: Playable>(game: &G, table: &StoredTable) -> Option<Match> {
    table.whole_match.then(|| Match::new(game, game.match_rules()))
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
