//! One game after the other, alone or as a match.

use adut_kernel::{Course, InMatch, Match, Seat, Seed};
use adut_players::Chosen;
use anyhow::{Result, ensure};

use super::keeping::Keeper;
use super::paint::Painted;
use super::resume::LeftOff;
use super::sitting::{Sitting, Taken};

/// How a game came to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ending {
    Over,
    Left,
}

/// What the person sees of it all.
pub(crate) trait Front {
    /// Plays a game to its end, and keeps it after every move.
    fn play<G: Painted>(&mut self, table: &mut Table<'_, G>) -> Result<Ending>;

    /// Tells the result, and how the match stands. Says whether to play another game.
    fn conclude<G: Painted>(&mut self, table: &mut Table<'_, G>) -> Result<bool>;
}

/// A game, and what is around it.
pub(crate) struct Table<'a, G: Painted> {
    pub(crate) sitting: Sitting<G>,
    pub(crate) person: Seat,
    pub(crate) series: Option<Standing<'a>>,
    keeper: &'a mut Keeper,
}

/// How the match stands.
pub(crate) struct Standing<'a> {
    pub(crate) score: &'a Match,
    pub(crate) entrant: usize,
}

impl<G: Painted> Table<'_, G> {
    /// Writes the game down as far as it has come.
    pub(crate) fn keep(&mut self) -> Result<()> {
        self.keeper.keep(&self.sitting.record())
    }
}

/// All that is fixed for the evening.
pub(crate) struct Evening<'a, G: Painted> {
    game: G,
    seed: String,
    /// The person among the entrants.
    entrant: usize,
    /// The others; none at the person's number.
    others: Vec<Option<Chosen<G>>>,
    score: Option<Match>,
    begun: Option<Course<G>>,
    keeper: &'a mut Keeper,
}

impl<'a, G: Painted> Evening<'a, G> {
    /// The person sits at a seat, the others by these names: one for all, or one for each.
    pub(crate) fn new(
        game: G,
        seat: usize,
        vs: &[String],
        seed: String,
        whole_match: bool,
        keeper: &'a mut Keeper,
    ) -> Result<Self> {
        let seats = game.seats();
        ensure!(seat < seats, "there is no seat {seat}, expected 0 to {}", seats - 1);
        ensure!(
            vs.len() == 1 || vs.len() == seats - 1,
            "there are {} other players, expected --vs once or {} times",
            vs.len(),
            seats - 1
        );
        let mut names = vs.iter().cycle();
        let mut others = Vec::new();
        for entrant in 0..seats {
            let name = if entrant == seat { None } else { names.next() };
            others.push(name.map(|name| find(&game, name)).transpose()?);
        }
        let score = whole_match.then(|| Match::new(&game, game.match_rules()));
        Ok(Self { game, seed, entrant: seat, others, score, begun: None, keeper })
    }

    /// Goes on where the person left off.
    pub(crate) fn resume(left: &LeftOff, keeper: &'a mut Keeper) -> Result<Self> {
        let game = G::from_rules(&left.record.rules)?;
        let (entrants, players) = (left.entrants(), &left.record.players);
        let mut others: Vec<Option<Chosen<G>>> = entrants.iter().map(|_| None).collect();
        let mut person = 0;
        for (&entrant, name) in entrants.iter().zip(players) {
            ensure!(entrant < others.len(), "the match has no entrant {entrant}");
            if name == super::sitting::PERSON {
                person = entrant;
            } else {
                others[entrant] = Some(find(&game, name)?);
            }
        }
        let in_match = left.record.in_match.is_some();
        let score = if in_match { Some(left.score(&game)?) } else { None };
        let begun = left.course()?;
        if begun.is_some() {
            keeper.take_up(&left.record);
        }
        let seed = left.record.seed.clone().unwrap_or_default();
        Ok(Self { game, seed, entrant: person, others, score, begun, keeper })
    }

    /// Plays until the person has had enough, or the match is over.
    pub(crate) fn spend(mut self, front: &mut impl Front) -> Result<()> {
        let root = Seed::from_text(&self.seed).child("game");
        let mut played = self.score.as_ref().map_or(0, Match::games);
        loop {
            let seed = root.nth(played);
            let seats: Vec<usize> = match &self.score {
                Some(score) => score.seating(),
                None => (0..self.game.seats()).collect(),
            };
            let taken: Vec<Taken<'_, G>> = seats
                .iter()
                .map(|&entrant| self.others[entrant].as_ref().map_or(Taken::Person, Taken::Player))
                .collect();
            let person = seats.iter().position(|&entrant| entrant == self.entrant).unwrap_or(0);
            let in_match = self.score.as_ref().map(|_| InMatch {
                id: self.seed.clone(),
                game: played,
                entrants: seats.clone(),
            });
            let course = self.begun.take().unwrap_or_else(|| {
                Course::begin(self.game.clone(), &mut seed.child("cards").rng())
            });
            let sitting = Sitting::new(course, &taken, seed, &self.seed, in_match);
            let series = self.score.as_ref().map(|score| Standing { score, entrant: self.entrant });
            let person = Seat::new(person);
            let mut table = Table { sitting, person, series, keeper: self.keeper };
            let ending = front.play(&mut table);
            // Also after an error the game so far is kept.
            table.keep()?;
            if ending? == Ending::Left {
                return Ok(());
            }
            let Table { sitting, .. } = table;
            if let (Some(score), Some(outcome)) = (&mut self.score, sitting.outcome()) {
                score.count(&outcome);
            }
            let series = self.score.as_ref().map(|score| Standing { score, entrant: self.entrant });
            let mut table = Table { sitting, person, series, keeper: self.keeper };
            let again = front.conclude(&mut table)?;
            self.keeper.next_game();
            if !again || self.score.as_ref().is_some_and(Match::is_over) {
                return Ok(());
            }
            played += 1;
        }
    }
}

fn find<G: Painted>(game: &G, name: &str) -> Result<Chosen<G>> {
    let time = crate::move_time::MoveTime::default().0;
    Ok(Chosen::find(game, name, time)?)
}
