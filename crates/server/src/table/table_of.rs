//! A table of a known game.

use std::sync::Arc;

use adut_kernel::{Actions, Forfeit, InMatch, Match, Record, Sees, Situation};
use adut_players::{Chosen, Playable};

use super::round::{Round, turned};
use super::{
    Hint, Kind, MatchScore, MoveValue, Occupant, Over, PERSON, SeenMove, Snapshot, Table, Thought,
    Viewer, open,
};
use crate::Refusal;

/// Who hints.
const ADVISER: &str = "best";

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
    pub(super) id: String,
    pub(super) entrants: Vec<Entrant<G>>,
    pub(super) practice: bool,
    /// The match without the present game.
    pub(super) score: Option<Match>,
    pub(super) round: Round<G>,
    /// The game before, and the match without it, until it is certain that the next one is kept.
    pub(super) before: Option<(Round<G>, Option<Match>)>,
}

impl<G: Playable> TableOf<G> {
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
            Occupant { name, kind, sees: sees.to_string(), taken: true }
        };
        self.round.seating.iter().map(occupant).collect()
    }

    /// Lets a player look at the present position, elsewhere.
    fn consult<T: 'static>(
        &self,
        chosen: Arc<Chosen<G>>,
        ask: impl FnOnce(
            &G,
            &mut adut_kernel::Player<G>,
            &Situation<'_, G>,
            &mut adut_kernel::Rng,
        ) -> Result<T, Forfeit>
        + Send
        + 'static,
    ) -> Option<Thought<T>> {
        let seat = self.round.turn()?;
        let course = self.round.course.clone();
        let mut rng = self.round.stream(seat);
        Some(Box::new(move || {
            let (game, state) = (course.game(), course.state());
            let mut actions = Actions::new();
            game.actions(state, &mut actions);
            let history = course.witnessed_by(seat);
            let situation = Situation { game, state, seat, actions: &actions, history: &history };
            ask(game, &mut chosen.make(), &situation, &mut rng)
        }))
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

    fn thinker(&self) -> Option<Thought<String>> {
        let entrant = self.round.seating[self.turn()?];
        let Entrant::Bot(chosen) = &self.entrants[entrant] else { return None };
        self.consult(Arc::clone(chosen), |game, player, situation, rng| {
            player.choose(situation, rng).map(|action| game.write_action(action))
        })
    }

    fn play(&mut self, entrant: usize, text: &str, ply: Option<usize>) -> Result<String, Refusal> {
        let seat = self.round.seat_of(entrant);
        let stands = self.round.course.witnessed_by(seat).len();
        let turn = self.round.turn().ok_or(Refusal::Over)?;
        match ply {
            Some(meant) if meant != stands => return Err(Refusal::Stale { meant, stands }),
            _ if turn != seat => return Err(Refusal::OutOfTurn(turn.index())),
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
        let last = self.round.course.played().last().ok_or(Refusal::Internal)?;
        Ok(self.game().write_move(last))
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
        let next = if same_cards && standing.is_none() {
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
        let Viewer::Entrant(entrant) = viewer;
        let (game, course) = (self.game(), &self.round.course);
        let seat = self.round.seat_of(entrant);
        let turn = self.round.turn();
        let mut actions = Actions::new();
        if turn == Some(seat) {
            game.actions(course.state(), &mut actions);
        }
        let history: Vec<SeenMove> = course
            .witnessed_by(seat)
            .iter()
            .map(|seen| SeenMove {
                seat: seen.seat.index(),
                action: game.write_action(seen.action),
            })
            .collect();
        Snapshot {
            table: self.id.clone(),
            game: G::NAME,
            rules: game.rules(),
            seat: Some(seat.index()),
            number: self.round.number,
            ply: history.len(),
            turn: turn.map(|seat| seat.index()),
            observation: game.describe(&game.observe(course.state(), seat)),
            legal: actions.iter().map(|&action| game.write_action(action)).collect(),
            cut: actions.is_cut(),
            last: history.last().filter(|_| moved).cloned(),
            history,
            players: self.occupants(),
            practice: self.practice,
            score: self.match_score(),
            over: self.round.outcome().as_ref().map(Over::from),
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
        let Entrant::Bot(adviser) = open::entrant(self.game(), ADVISER)? else {
            return Err(Refusal::Internal);
        };
        let thought = self.consult(adviser, |game, player, situation, rng| {
            let values = player.values(situation, rng)?;
            let moves = situation.actions.iter().map(|&action| game.write_action(action));
            Ok(Hint {
                player: ADVISER,
                ply: situation.history.len(),
                values: ranked(moves, &values),
            })
        });
        thought.ok_or(Refusal::Over)
    }

    fn record(&self) -> Result<Record, Refusal> {
        if self.round.outcome().is_none() {
            return Err(Refusal::NotOver);
        }
        let Round { number, seed, seating, course } = &self.round;
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

/// Moves with their worth, the best first.
fn ranked(moves: impl Iterator<Item = String>, values: &[f64]) -> Vec<MoveValue> {
    let least = values.iter().copied().fold(f64::INFINITY, f64::min);
    let most = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let share = |value: f64| if most > least { (value - least) / (most - least) } else { 1.0 };
    let mut ranked: Vec<MoveValue> = moves
        .zip(values)
        .map(|(action, &value)| MoveValue { action, value, share: share(value) })
        .collect();
    ranked.sort_by(|a, b| b.value.total_cmp(&a.value));
    ranked
}
