//! Finding the game that a person left.

use adut_kernel::{Course, Match, Record};
use adut_players::Playable;
use anyhow::{Context as _, Result, bail};

use super::keeping::Keeper;
use super::sitting::PERSON;

/// The last game in the file, and those of its match before it.
pub(crate) struct LeftOff {
    pub(crate) record: Record,
    earlier: Vec<Record>,
}

impl LeftOff {
    /// The last game that a person left, or else the last match between two games; of this game,
    /// if one is named.
    pub(crate) fn find(keeper: &Keeper, game: Option<&str>) -> Result<Self> {
        let mut records = keeper.records()?;
        records.retain(|record| {
            let wanted = game.is_none_or(|game| record.game == game);
            wanted && record.players.iter().any(|player| player == PERSON)
        });
        let unfinished = |record: &Record| record.winner.is_none() && record.end.is_none();
        let left = records.iter().rposition(unfinished);
        let place = left.or_else(|| records.iter().rposition(|record| record.in_match.is_some()));
        let Some(place) = place else {
            bail!("there is no game to go on with in {}", keeper.path().display());
        };
        let record = records.swap_remove(place);
        let id = record.in_match.as_ref().map(|in_match| &in_match.id);
        records.retain(|other| id.is_some() && other.in_match.as_ref().map(|m| &m.id) == id);
        records.sort_by_key(|other| other.in_match.as_ref().map(|in_match| in_match.game));
        Ok(Self { record, earlier: records })
    }

    /// The course of the game that is not over; none if the next game of a match is due.
    pub(crate) fn course<G: Playable>(&self) -> Result<Option<Course<G>>> {
        let course = Course::<G>::replay(&self.record).context("the game that was left")?;
        let over = course.outcome().is_some() || self.record.end.is_some();
        Ok((!over).then_some(course))
    }

    /// How the match stood before the game that is to be played now.
    pub(crate) fn score<G: Playable>(&self, game: &G) -> Result<Match> {
        let mut score = Match::new(game, game.match_rules());
        for record in self.earlier.iter().chain([&self.record]) {
            let course = Course::<G>::replay(record).context("a game of the match")?;
            if let Some(outcome) = course.outcome() {
                score.count(&outcome);
            }
        }
        if score.is_over() {
            bail!("the last match is over");
        }
        Ok(score)
    }

    /// Which entrant sat at each seat.
    pub(crate) fn entrants(&self) -> Vec<usize> {
        match &self.record.in_match {
            Some(in_match) => in_match.entrants.clone(),
            None => (0..self.record.players.len()).collect(),
        }
    }
}
