//! A table with what was agreed on. No network and no clock in here.

use std::ops::ControlFlow;
use std::sync::{Arc, Weak};

use adut_kernel::{Forfeit, Match, MatchGoal, Outcome, Record, Seat};
use adut_players::Programs;
use adut_review::Settings;
use adut_session::{Choice, DynGame, DynPlayer};
use adut_store::{StoredRound, StoredTable};
use adut_table::{Entrant, SavedRound, Setup, TableError};

use super::{
    Checked, Hint, Kind, MatchScore, Occupant, Over, OwnResult, PERSON, Proposal, Snapshot,
    Thought, Viewer,
};
use crate::Refusal;

/// Who plays for a person who is away.
const SUBSTITUTE: &str = "normal";

/// A table of whichever game. Positions are counted in moves made, seen or not.
pub(crate) struct HostedTable {
    table: adut_table::Table,
    practice: bool,
    /// Whether somebody chose what the cards come from.
    seeded: bool,
}

impl HostedTable {
    /// Sets up a table as it was agreed on, and deals the first game from `seed`.
    pub(crate) fn open(agreed: &StoredTable, seed: String) -> Result<Self, Refusal> {
        let setup = setup(agreed)?;
        let people = setup.entrants.iter().filter(|entrant| entrant.is_person()).count();
        let table = adut_table::Table::open(setup, seed)?;
        if people == 0 {
            let sentence = "a table needs a person at one seat at least".to_owned();
            return Err(Refusal::BadRequest(sentence));
        }
        Ok(Self::new(table, agreed))
    }

    /// A table as it was kept, its present game where it stood.
    pub(crate) fn restore(kept: &StoredTable) -> Result<Self, Refusal> {
        let rounds: Vec<SavedRound> = (0..).zip(&kept.rounds).map(saved).collect();
        let table = adut_table::Table::restore(setup(kept)?, &rounds).map_err(|error| {
            tracing::error!(table = kept.id, %error, "a table that was kept does not replay");
            Refusal::Internal
        })?;
        Ok(Self::new(table, kept))
    }

    fn new(table: adut_table::Table, agreed: &StoredTable) -> Self {
        Self { table, practice: agreed.practice, seeded: agreed.seed.is_some() }
    }

    /// How many moves were made in this game.
    pub(crate) fn made(&self) -> usize {
        self.table.round().session().made()
    }

    /// The number of this game at the table, from 0.
    pub(crate) fn number(&self) -> u64 {
        self.table.round().number()
    }

    /// The seat that is to act.
    pub(crate) fn turn(&self) -> Option<usize> {
        self.table.turn().map(Seat::index)
    }

    /// Where an entrant sits in this game.
    pub(crate) fn seat_of(&self, entrant: usize) -> usize {
        self.table.round().seat_of(entrant).index()
    }

    /// The entrant who is to act.
    pub(crate) fn actor(&self) -> Option<usize> {
        self.table.actor()
    }

    /// What the program thinks that is to act, if one is.
    pub(crate) fn thinker(&self) -> Option<Thought<String>> {
        match &self.entrants()[self.actor()?] {
            Entrant::Player(player) => self.choice_of(Arc::clone(player)),
            Entrant::Person => None,
        }
    }

    /// What a program thinks that plays for a person who is to act.
    pub(crate) fn substitute(&self) -> Option<Thought<String>> {
        match entrant(&*self.table.setup().game, SUBSTITUTE) {
            Ok(Entrant::Player(player)) => self.choice_of(player),
            _ => None,
        }
    }

    /// What a player would do in the present position, to be worked out elsewhere. A thought that
    /// crashes is told with all that it takes to repeat it.
    fn choice_of(&self, player: Arc<dyn DynPlayer>) -> Option<Thought<String>> {
        let (table, seat) = (self.table.setup().id.clone(), self.turn()?);
        let name = player.name().to_owned();
        let session = self.table.round().session().fork();
        let thought = self.table.thought_of(player)?;
        Some(Box::new(move || {
            let Choice { action, crash } = thought();
            if let Some(crash) = crash {
                let (player, record) = (name, session.record());
                tracing::error!(table, player, seat, %crash, %record, "a thought crashed");
            }
            action
        }))
    }

    /// Makes an entrant's move, and returns it as it is kept. `ply` is how many moves the entrant
    /// had seen.
    pub(crate) fn play(
        &mut self,
        entrant: usize,
        text: &str,
        ply: Option<usize>,
    ) -> Result<String, Refusal> {
        Ok(self.table.play(entrant, text, ply)?)
    }

    /// Makes the move of whoever's turn it is.
    pub(crate) fn play_for_turn(&mut self, text: &str) -> Result<String, Refusal> {
        Ok(self.table.play_for_turn(text)?)
    }

    /// How many moves remain when an entrant takes back the last own one.
    pub(crate) fn undone(&self, entrant: usize) -> Result<usize, Refusal> {
        if !self.practice {
            return Err(Refusal::PracticeOnly("moves can be taken back"));
        }
        if !self.is_alone() {
            return Err(Refusal::NotAlone);
        }
        Ok(self.table.undone(entrant)?)
    }

    /// Goes back to where this many moves were made.
    pub(crate) fn rewind(&mut self, made: usize) {
        self.table.rewind(made);
    }

    /// Begins the next game: with the same cards, or with those of `seed`.
    pub(crate) fn next(&mut self, seed: String, same_cards: bool) -> Result<(), Refusal> {
        Ok(self.table.next(seed, same_cards)?)
    }

    /// Goes back to the end of the game before.
    pub(crate) fn withdraw_next(&mut self) {
        self.table.withdraw_next();
    }

    /// What a viewer may know. `moved`: the last move has just been made.
    pub(crate) fn snapshot(&self, viewer: Viewer, moved: bool) -> Snapshot {
        let (round, game) = (self.table.round(), &self.table.setup().game);
        let entrant = match viewer {
            Viewer::Entrant(entrant) => Some(entrant),
            Viewer::Spectator => None,
        };
        let seat = entrant.map(|entrant| round.seat_of(entrant));
        let turn = round.turn();
        let is_own = turn.is_some() && turn == seat;
        let choices = if is_own { self.table.legal_moves() } else { Vec::new() };
        let history = self.table.told(entrant);
        let observation = match seat {
            Some(seat) => round.session().observe(seat),
            None => round.session().observe_public(),
        };
        Snapshot {
            table: self.table.setup().id.clone(),
            game: game.name(),
            rules: game.rules(),
            seat: seat.map(Seat::index),
            number: round.number(),
            ply: history.len(),
            turn: turn.map(Seat::index),
            sides: game.side_of_seat(),
            hand_size: game.equipment().hand,
            observation,
            text: seat.map(|seat| round.session().show(seat)),
            legal: choices.iter().map(|choice| choice.action.clone()).collect(),
            choices,
            cut: is_own && self.table.legal().is_cut,
            last: history.last().filter(|_| moved).cloned(),
            history,
            players: self.occupants(),
            practice: self.practice,
            undo: self.practice && self.is_alone() && seat.is_some(),
            score: self.match_score(),
            same_cards: round.has_same_cards(),
            asked: None,
            decided: self.is_decided(entrant),
            watching: 0,
            over: round.outcome().as_ref().map(|outcome| self.over(outcome)),
            result: entrant.and_then(|entrant| self.result(entrant)),
        }
    }

    fn over(&self, outcome: &Outcome) -> Over {
        let session = self.table.round().session();
        // A game that ended before its time is not counted.
        let account = session.outcome().map(|_| session.account()).unwrap_or_default();
        Over::new(outcome, account)
    }

    /// Whether something can be asked for now.
    pub(crate) fn admits(&self, entrant: usize, proposal: Proposal) -> Result<(), Refusal> {
        match proposal {
            Proposal::Finish if self.table.turn().is_none() => Err(Refusal::Over),
            Proposal::Finish if !self.is_decided(Some(entrant)) => Err(Refusal::NotDecided),
            Proposal::Next | Proposal::SameCards if self.table.outcome().is_none() => {
                Err(Refusal::NotOver)
            }
            Proposal::SameCards if self.table.setup().whole_match => {
                Err(TableError::SameCardsInMatch.into())
            }
            _ => Ok(()),
        }
    }

    /// Whether an entrant can be sure who wins, or everybody can.
    pub(crate) fn is_decided(&self, entrant: Option<usize>) -> bool {
        let round = self.table.round();
        let seat = entrant.map(|entrant| round.seat_of(entrant));
        round.turn().is_some() && round.session().is_decided(seat)
    }

    /// What each move is worth to an entrant on turn. It is given up when nobody waits for it any
    /// more, which is when `waiting` is gone.
    pub(crate) fn hint(&self, entrant: usize, waiting: Weak<()>) -> Result<Thought<Hint>, Refusal> {
        if !self.practice {
            return Err(Refusal::PracticeOnly("hints are given"));
        }
        let turn = self.table.turn().ok_or(Refusal::Over)?;
        if turn != self.table.round().seat_of(entrant) {
            return Err(Refusal::OutOfTurn(turn.index()));
        }
        let ply = self.table.seen_moves(Some(entrant)).len();
        let thought = self.table.hint(Settings::default())?;
        let session = self.table.round().session().fork();
        let table = self.table.setup().id.clone();
        Ok(Box::new(move || {
            let go_on = &mut |_| match waiting.strong_count() {
                0 => ControlFlow::Break(()),
                _ => ControlFlow::Continue(()),
            };
            let hint = thought(go_on).map_err(|crash| {
                tracing::error!(table, %crash, record = %session.record(), "a hint crashed");
                Forfeit(crash.to_string())
            })?;
            let hint = hint.map_err(|error| Forfeit(error.to_string()))?;
            Ok(Hint::new(ply, hint, |text| session.phrase(text)))
        }))
    }

    /// Whether an entrant on turn may make a move: not every legal one is listed.
    pub(crate) fn check(&self, entrant: usize, text: &str) -> Result<Checked, Refusal> {
        let turn = self.table.turn().ok_or(Refusal::Over)?;
        if turn != self.table.round().seat_of(entrant) {
            return Err(Refusal::OutOfTurn(turn.index()));
        }
        let ply = self.table.seen_moves(Some(entrant)).len();
        let choice = self.table.legal_move(text).ok();
        Ok(Checked { ply, action: text.to_owned(), choice })
    }

    /// The present game as it is kept when it begins.
    pub(crate) fn beginning(&self) -> StoredRound {
        let SavedRound { seed, seating, deck, moves, .. } = self.table.round().saved_beginning();
        StoredRound { seed, seating, deck, moves }
    }

    /// How a game that is over ended for an entrant.
    pub(crate) fn result(&self, entrant: usize) -> Option<OwnResult> {
        let round = self.table.round();
        let outcome = round.outcome()?;
        let side = round.session().side(round.seat_of(entrant));
        let opponents = Seat::all(round.seating().len())
            .filter(|&seat| round.session().side(seat) != side)
            .map(|seat| self.entrants()[round.seating()[seat.index()]].name());
        let counts = !self.practice && !self.seeded && !round.has_same_cards();
        Some(OwnResult::new(&outcome, side, opponents, counts))
    }

    /// The record of a game that is over.
    pub(crate) fn record(&self) -> Result<Record, Refusal> {
        match self.table.outcome() {
            Some(_) => Ok(self.table.record()),
            None => Err(Refusal::NotOver),
        }
    }

    fn entrants(&self) -> &[Entrant] {
        &self.table.setup().entrants
    }

    /// Whether one person plays with programs: nobody else's moves can be taken back.
    fn is_alone(&self) -> bool {
        self.entrants().iter().filter(|entrant| entrant.is_person()).count() == 1
    }

    fn match_score(&self) -> Option<MatchScore> {
        let score: Match = self.table.standing()?;
        let seating = self.table.round().seating();
        let winners = score.winners();
        let (goal, wins) = match self.table.setup().game.match_rules().goal {
            MatchGoal::Wins(wins) => (f64::from(wins), true),
            MatchGoal::Points(points) => (points, false),
        };
        Some(MatchScore {
            tally: seating.iter().map(|&entrant| score.tally()[entrant]).collect(),
            games: score.games(),
            over: score.is_over(),
            goal,
            wins,
            winners: (0..seating.len()).filter(|&seat| winners.contains(&seating[seat])).collect(),
        })
    }

    fn occupants(&self) -> Vec<Occupant> {
        let occupant = |&entrant: &usize| {
            let entrant = &self.entrants()[entrant];
            let kind = if entrant.is_person() { Kind::Person } else { Kind::Bot };
            let (name, sees) = (entrant.name().to_owned(), entrant.sees().to_string());
            Occupant { name, kind, sees, taken: true, called: None, presence: None }
        };
        self.table.round().seating().iter().map(occupant).collect()
    }
}

fn setup(table: &StoredTable) -> Result<Setup, Refusal> {
    let game = adut_registry::game(&table.game, &table.rules);
    let game = game.map_err(|error| Refusal::BadRequest(error.to_string()))?;
    let entrants = table.entrants.iter().map(|kept| entrant(&*game, &kept.name));
    let entrants = entrants.collect::<Result<Vec<_>, _>>()?;
    let (id, whole_match) = (table.id.clone(), table.whole_match);
    Ok(Setup { id, game, entrants, whole_match, rotate_seats: true })
}

fn saved((number, kept): (u64, &StoredRound)) -> SavedRound {
    let StoredRound { seed, seating, deck, moves } = kept.clone();
    SavedRound { number, seed, seating, deck, moves, end: None }
}

/// Only plain names: with settings of one's own a player could think for as long as one likes, and
/// an outside program has no business here at all.
fn entrant(game: &dyn DynGame, name: &str) -> Result<Entrant, Refusal> {
    if name == PERSON {
        return Ok(Entrant::Person);
    }
    if name.contains(':') {
        let sentence = "players have no settings here: give a name alone";
        return Err(Refusal::BadRequest(sentence.to_owned()));
    }
    let player = game.find_player(name, Programs::Refused);
    Ok(Entrant::Player(player.map_err(|error| Refusal::BadRequest(error.to_string()))?))
}
