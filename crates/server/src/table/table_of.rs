//! A table of a known game.

use std::ops::ControlFlow;
use std::sync::Arc;

use adut_kernel::{Actions, Forfeit, InMatch, Match, Played, Record, Seat, Sees, Situation};
use adut_players::{Chosen, Playable};
use adut_review::Settings;
use adut_store::{StoredRound, StoredTable};

use super::round::{Round, turned};
use super::spectator::public;
use super::{
    Hint, Kind, MatchScore, Occupant, Over, OwnResult, PERSON, SeenMove, Snapshot, Table, Thought,
    Viewer, open,
};
use crate::Refusal;

/// Who plays for a person who is away.
const SUBSTITUTE: &str = "normal";

/// Who plays, whichever seat that is.
pub(super) enum Entrant<G: Playable> {
    Person,
    Bot(Arc<Chosen<G>>),
}

impl<G: Playable> Entrant<G> {
    fn name(&self) -> &str {
        match self {
            Self::Person => PERSON,
            Self::Bot(chosen) => chosen.name(),
        }
    }
}

pub(super) struct TableOf<G: Playable> {
    id: String,
    entrants: Vec<Entrant<G>>,
    practice: bool,
    /// Whether somebody chose what the cards come from.
    seeded: bool,
    /// The match without the present game.
    score: Option<Match>,
    round: Round<G>,
    /// The game before, and the match without it, until it is certain that the next one is kept.
    before: Option<(Round<G>, Option<Match>)>,
}

impl<G: Playable> TableOf<G> {
    pub(super) fn new(
        agreed: &StoredTable,
        entrants: Vec<Entrant<G>>,
        score: Option<Match>,
        round: Round<G>,
    ) -> Self {
        let StoredTable { id, practice, seed, .. } = agreed;
        let (practice, seeded) = (*practice, seed.is_some());
        Self { id: id.clone(), entrants, practice, seeded, score, round, before: None }
    }

    fn game(&self) -> &G {
        self.round.course.game()
    }

    /// The match with the present game, if that is over.
    fn standing(&self) -> Option<Match> {
        let mut score = self.score.clone()?;
        if let Some(outcome) = self.round.outcome() {
            score.count(&outcome);
        }
        Some(score)
    }

    fn match_score(&self) -> Option<MatchScore> {
        let score = self.standing()?;
        let seating = &self.round.seating;
        let winners = score.winners();
        Some(MatchScore {
            tally: seating.iter().map(|&entrant| score.tally()[entrant]).collect(),
            games: score.games(),
            over: score.is_over(),
            winners: (0..seating.len()).filter(|&seat| winners.contains(&seating[seat])).collect(),
        })
    }

    fn occupants(&self) -> Vec<Occupant> {
        let occupant = |&entrant: &usize| {
            let (kind, sees) = match &self.entrants[entrant] {
                Entrant::Person => (Kind::Person, Sees::Honest),
                Entrant::Bot(chosen) => (Kind::Bot, chosen.sees()),
            };
            let name = self.entrants[entrant].name().to_owned();
            let sees = sees.to_string();
            Occupant { name, kind, sees, taken: true, called: None, presence: None }
        };
        self.round.seating.iter().map(occupant).collect()
    }

    /// What a player would do in the present position, to be worked out elsewhere.
    fn choice_of(&self, chosen: Arc<Chosen<G>>) -> Option<Thought<String>> {
        let seat = self.round.turn()?;
        let course = self.round.course.clone();
        let mut rng = self.round.stream(seat);
        Some(Box::new(move || {
            let (game, state) = (course.game(), course.state());
            let mut actions = Actions::new();
            game.actions(state, &mut actions);
            let history = course.witnessed_by(seat);
            let situation = Situation { game, state, seat, actions: &actions, history: &history };
            chosen.make().choose(&situation, &mut rng).map(|action| game.write_action(action))
        }))
    }

    /// The moves that a viewer saw; who only watches saw what everybody did.
    fn seen_moves(&self, seat: Option<Seat>) -> Vec<SeenMove> {
        let game = self.game();
        let sees = |played: &Played<G>| match seat {
            Some(seat) => game.witnessed(played, seat),
            None => Seat::all(game.seats()).all(|seat| game.witnessed(played, seat)),
        };
        let written = |played: Played<G>| SeenMove {
            seat: played.seat.index(),
            action: game.write_action(played.action),
        };
        self.round.course.events().filter(sees).map(written).collect()
    }
}

impl<G: Playable> Table for TableOf<G> {
    fn made(&self) -> usize {
        self.round.course.played().len()
    }

    fn number(&self) -> u64 {
        self.round.number
    }

    fn turn(&self) -> Option<usize> {
        self.round.turn().map(|seat| seat.index())
    }

    fn seat_of(&self, entrant: usize) -> usize {
        self.round.seat_of(entrant).index()
    }

    fn actor(&self) -> Option<usize> {
        self.turn().map(|seat| self.round.seating[seat])
    }

    fn thinker(&self) -> Option<Thought<String>> {
        match &self.entrants[self.actor()?] {
            Entrant::Bot(chosen) => self.choice_of(Arc::clone(chosen)),
            Entrant::Person => None,
        }
    }

    fn substitute(&self) -> Option<Thought<String>> {
        match open::entrant(self.game(), SUBSTITUTE) {
            Ok(Entrant::Bot(chosen)) => self.choice_of(chosen),
            _ => None,
        }
    }

    fn play(&mut self, entrant: usize, text: &str, ply: Option<usize>) -> Result<String, Refusal> {
        let seat = self.round.seat_of(entrant);
        let stands = self.round.course.witnessed_by(seat).len();
        let turn = self.round.turn().ok_or(Refusal::Over)?;
        match ply {
            Some(meant) if meant != stands => Err(Refusal::Stale { meant, stands }),
            _ if turn != seat => Err(Refusal::OutOfTurn(turn.index())),
            _ => self.play_for_turn(text),
        }
    }

    fn play_for_turn(&mut self, text: &str) -> Result<String, Refusal> {
        if self.turn().is_none() {
            return Err(Refusal::Over);
        }
        let mut chance = self.round.chance();
        let played = self.round.course.play_text(text, &mut chance);
        played.map_err(|error| Refusal::Foul(error.to_string()))?;
        self.before = None;
        let last = self.round.course.events().next_back().ok_or(Refusal::Internal)?;
        Ok(self.game().write_move(&last))
    }

    fn undone(&self, entrant: usize) -> Result<usize, Refusal> {
        if !self.practice {
            return Err(Refusal::PracticeOnly("moves can be taken back"));
        }
        let seat = self.round.seat_of(entrant);
        let own = self.round.course.played().iter().rposition(|played| played.seat == seat);
        own.ok_or(Refusal::NothingToUndo)
    }

    fn rewind(&mut self, made: usize) {
        self.round.course = self.round.course.rewound(made);
    }

    fn next(&mut self, seed: String, same_cards: bool) -> Result<(), Refusal> {
        if self.round.outcome().is_none() {
            return Err(Refusal::NotOver);
        }
        let standing = self.standing();
        if standing.as_ref().is_some_and(Match::is_over) {
            return Err(Refusal::MatchOver);
        }
        let next = if same_cards {
            if standing.is_some() {
                let sentence = "within a match no cards are played twice".to_owned();
                return Err(Refusal::Senseless(sentence));
            }
            self.round.turned_round()
        } else {
            let seating = standing.as_ref().map(Match::seating);
            let seating = seating.unwrap_or_else(|| turned(&self.round.seating));
            Round::begin(self.game().clone(), self.round.number + 1, seed, seating)
        };
        let round = std::mem::replace(&mut self.round, next);
        let score = std::mem::replace(&mut self.score, standing);
        self.before = Some((round, score));
        Ok(())
    }

    fn withdraw_next(&mut self) {
        if let Some((round, score)) = self.before.take() {
            self.round = round;
            self.score = score;
        }
    }

    fn snapshot(&self, viewer: Viewer, moved: bool) -> Snapshot {
        let (game, course) = (self.game(), &self.round.course);
        let seat = match viewer {
            Viewer::Entrant(entrant) => Some(self.round.seat_of(entrant)),
            Viewer::Spectator => None,
        };
        let turn = self.round.turn();
        let mut actions = Actions::new();
        if turn.is_some() && turn == seat {
            game.actions(course.state(), &mut actions);
        }
        let history = self.seen_moves(seat);
        let described = |seat| game.describe(&game.observe(course.state(), seat));
        let observation = match seat {
            Some(seat) => described(seat),
            None => public(G::NAME, described(Seat::FIRST)),
        };
        Snapshot {
            table: self.id.clone(),
            game: G::NAME,
            rules: game.rules(),
            seat: seat.map(Seat::index),
            number: self.round.number,
            ply: history.len(),
            turn: turn.map(Seat::index),
            observation,
            legal: actions.iter().map(|&action| game.write_action(action)).collect(),
            cut: actions.is_cut(),
            last: history.last().filter(|_| moved).cloned(),
            history,
            players: self.occupants(),
            practice: self.practice,
            score: self.match_score(),
            same_cards: self.round.same_cards,
            watching: 0,
            over: self.round.outcome().as_ref().map(Over::from),
            result: match viewer {
                Viewer::Entrant(entrant) => self.result(entrant),
                Viewer::Spectator => None,
            },
        }
    }

    fn hint(&self, entrant: usize) -> Result<Thought<Hint>, Refusal> {
        if !self.practice {
            return Err(Refusal::PracticeOnly("hints are given"));
        }
        let seat = self.round.seat_of(entrant);
        let turn = self.round.turn().ok_or(Refusal::Over)?;
        if turn != seat {
            return Err(Refusal::OutOfTurn(turn.index()));
        }
        let ply = self.seen_moves(Some(seat)).len();
        // The adviser replays the record and looks at what the seat sees of it, at nothing else.
        let record = self.round.course.to_record();
        Ok(Box::new(move || {
            let go_on = &mut |_| ControlFlow::Continue(());
            let hint = adut_review::hint(&record, &Settings::default(), go_on);
            hint.map(|hint| Hint::new(ply, hint)).map_err(|error| Forfeit(error.to_string()))
        }))
    }

    fn beginning(&self) -> StoredRound {
        self.round.beginning()
    }

    fn result(&self, entrant: usize) -> Option<OwnResult> {
        let (game, seating) = (self.game(), &self.round.seating);
        let outcome = self.round.outcome()?;
        let side = game.side(self.round.seat_of(entrant));
        let opponents = Seat::all(game.seats())
            .filter(|&seat| game.side(seat) != side)
            .map(|seat| self.entrants[seating[seat.index()]].name());
        let counts = !self.practice && !self.seeded && !self.round.same_cards;
        Some(OwnResult::new(&outcome, side, opponents, counts))
    }

    fn record(&self) -> Result<Record, Refusal> {
        if self.round.outcome().is_none() {
            return Err(Refusal::NotOver);
        }
        let Round { number, seed, seating, course, .. } = &self.round;
        let name = |&entrant: &usize| self.entrants[entrant].name().to_owned();
        let in_match = InMatch { id: self.id.clone(), game: *number, entrants: seating.clone() };
        Ok(Record {
            seed: Some(seed.clone()),
            players: seating.iter().map(name).collect(),
            in_match: self.score.is_some().then_some(in_match),
            ..course.to_record()
        })
    }
}
