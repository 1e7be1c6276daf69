//! Finding the game that a person left.

use adut_kernel::Record;
use adut_players::Programs;
use adut_table::{Entrant, PERSON, SavedRound, Setup, Table};
use anyhow::{Result, bail, ensure};

use super::record_file::RecordFile;
use super::rounds::program;

/// The last game in the file, and those of its match before it.
pub(crate) struct LeftGame {
    pub(crate) record: Record,
    earlier: Vec<Record>,
}

impl LeftGame {
    /// The last game that a person left, or else the last match between two games; of this game,
    /// if one is named.
    pub(crate) fn find(file: &RecordFile, game: Option<&str>) -> Result<Self> {
        let mut records = file.records()?;
        records.retain(|record| {
            let wanted = game.is_none_or(|game| record.game == game);
            wanted && record.players.iter().any(|player| player == PERSON)
        });
        let unfinished = |record: &Record| record.winner.is_none() && record.end.is_none();
        let left = records.iter().rposition(unfinished);
        let place = left.or_else(|| records.iter().rposition(|record| record.in_match.is_some()));
        let Some(place) = place else {
            bail!("there is no game to go on with in {}", file.path().display());
        };
        let record = records.swap_remove(place);
        let id = record.in_match.as_ref().map(|in_match| &in_match.id);
        records.retain(|other| id.is_some() && other.in_match.as_ref().map(|m| &m.id) == id);
        records.sort_by_key(number);
        Ok(Self { record, earlier: records })
    }

    /// The table as it was left; the next game of a match is dealt if the last one was over.
    /// `programs` that the record names may be started, or not.
    pub(crate) fn table(&self, programs: Programs, file: &mut RecordFile) -> Result<Table> {
        let record = &self.record;
        let game = adut_registry::game_of(record)?;
        let mut entrants = vec![Entrant::Person; record.players.len()];
        for (&entrant, name) in seating(record).iter().zip(&record.players) {
            ensure!(entrant < entrants.len(), "the match has no entrant {entrant}");
            if name != PERSON {
                entrants[entrant] = program(&*game, name, programs)?;
            }
        }
        let seed = record.seed.clone().unwrap_or_default();
        let id = record.in_match.as_ref().map_or(&seed, |in_match| &in_match.id).clone();
        let whole_match = record.in_match.is_some();
        let setup = Setup { id, game, entrants, whole_match, rotate_seats: false };
        let rounds: Vec<SavedRound> = self.earlier.iter().chain([record]).map(saved).collect();
        let mut table = Table::restore(setup, &rounds)?;
        if table.standing().is_some_and(|score| score.is_over()) {
            bail!("the last match is over");
        }
        match table.turn() {
            Some(_) => file.take_up(record),
            None => table.next(seed, false)?,
        }
        Ok(table)
    }
}

/// The number of a game in its match, or among those that were dealt from its seed.
fn number(record: &Record) -> u64 {
    let in_match = record.in_match.as_ref().map(|in_match| in_match.game);
    in_match.or(record.deal).unwrap_or(0)
}

/// Which entrant sat at each seat.
fn seating(record: &Record) -> Vec<usize> {
    match &record.in_match {
        Some(in_match) => in_match.entrants.clone(),
        None => (0..record.players.len()).collect(),
    }
}

fn saved(record: &Record) -> SavedRound {
    SavedRound {
        number: number(record),
        seed: record.seed.clone().unwrap_or_default(),
        seating: seating(record),
        deck: record.deck.clone(),
        moves: record.moves.clone(),
        end: record.end.clone(),
    }
}
