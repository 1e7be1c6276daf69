//! The course of a game: how it was dealt, what was played and where it stands.

use std::borrow::Cow;
use std::error::Error as StdError;

use thiserror::Error;

use crate::{
    DeckError, Game, Notation, NotationError, Outcome, Played, Record, Rng, RulesError, Seat, Turn,
    Witnessed, record,
};

/// A game so far. The only way to a new state is a legal move, so a course always replays.
#[derive(Clone, Debug)]
pub struct Course<G: Game> {
    game: G,
    deal: Option<G::Chance>,
    played: Vec<Witnessed<G::Action>>,
    /// What chance decided after a move, with the move's index, ascending.
    chances: Vec<(usize, G::Chance)>,
    state: G::State,
}

/// What is wrong with a record. Moves count from 1.
#[derive(Debug, Error)]
pub enum RecordError {
    /// Another version of the format.
    #[error("the format is `{0}`, expected `{expected}`", expected = record::FORMAT)]
    Format(String),
    /// A record of another game.
    #[error("the game is `{found}`, expected `{expected}`")]
    Game {
        /// The record's game.
        found: String,
        /// The one asked for.
        expected: &'static str,
    },
    /// Rules that cannot be played by.
    #[error(transparent)]
    Rules(#[from] RulesError),
    /// A deck that cannot be dealt from.
    #[error(transparent)]
    Deck(#[from] DeckError),
    /// A wrong number of names.
    #[error("the record names {found} players, expected {expected}")]
    Players {
        /// How many there are.
        found: usize,
        /// How many sit at the table.
        expected: usize,
    },
    /// A move that cannot be made.
    #[error("move {number} (`{text}`): {reason}")]
    Move {
        /// The number of the move.
        number: usize,
        /// Its text, cut if long.
        text: String,
        /// What is wrong with it.
        reason: Box<dyn StdError + Send + Sync>,
    },
    /// The moves stop before the end of the game.
    #[error("the game is not over after {moves} moves")]
    Unfinished {
        /// How many moves there are.
        moves: usize,
    },
    /// The game is over, but the record has no result.
    #[error("the game is over after {moves} moves, yet the record has no {missing}")]
    Resultless {
        /// How many moves there are.
        moves: usize,
        /// The field that is missing.
        missing: &'static str,
    },
    /// The record's result is not the game's.
    #[error("the record gives {field} {found}, the game {expected}")]
    Result {
        /// `scores`, `winner` or `winners`.
        field: &'static str,
        /// The record's value.
        found: String,
        /// The game's.
        expected: String,
    },
    /// A forfeit by nobody at the table, or after the end.
    #[error("the forfeit is not possible: {0}")]
    Forfeit(String),
}

/// Why a written move cannot be made where it stands.
#[derive(Debug, Error, PartialEq)]
enum Misplaced {
    #[error("the game is over after {0} moves")]
    AfterEnd(usize),
    #[error("what chance decided on this move is missing")]
    ChanceMissing,
    #[error("nothing is left to chance on this move")]
    ChanceSurplus,
}

impl<G: Game> Course<G> {
    /// Begins a game; where it begins with a deal, the deal comes from `rng`.
    pub fn begin(game: G, rng: &mut Rng) -> Self {
        let root = game.root();
        let deal = (game.turn(&root) == Turn::Chance).then(|| game.sample_chance(&root, rng));
        Self::dealt(game, deal)
    }

    /// Begins a game with a given deal; none for games without one.
    ///
    /// # Panics
    /// If the game needs a deal and there is none.
    pub fn dealt(game: G, deal: Option<G::Chance>) -> Self {
        let state = dealt_state(&game, deal.as_ref());
        Self { game, deal, played: Vec::new(), chances: Vec::new(), state }
    }

    /// The rules.
    pub fn game(&self) -> &G {
        &self.game
    }
    /// Where the game stands, hidden cards included.
    pub fn state(&self) -> &G::State {
        &self.state
    }
    /// How the cards were dealt.
    pub fn deal(&self) -> Option<&G::Chance> {
        self.deal.as_ref()
    }
    /// The moves so far.
    #[inline]
    pub fn played(&self) -> &[Witnessed<G::Action>] {
        &self.played
    }
    /// The moves so far, each with what chance then decided.
    pub fn events(&self) -> impl DoubleEndedIterator<Item = Played<G>> + ExactSizeIterator + '_ {
        self.played.iter().enumerate().map(|(index, &Witnessed { seat, action })| {
            let chance = self.chances.binary_search_by_key(&index, |&(after, _)| after).ok();
            Played { seat, action, chance: chance.map(|found| self.chances[found].1.clone()) }
        })
    }
    /// Who is to act; never chance, which is resolved with the move it follows on.
    pub fn turn(&self) -> Turn {
        self.game.turn(&self.state)
    }
    /// The result, if the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        (self.turn() == Turn::Over).then(|| self.game.outcome(&self.state))
    }

    /// Makes a move if it is legal; a chance event that follows is drawn from `rng`.
    ///
    /// # Panics
    /// If the game is over.
    pub fn play(&mut self, action: G::Action, rng: &mut Rng) -> Result<(), G::Foul> {
        if let Turn::Seat(_) = self.turn() {
            self.game.check(&self.state, action)?;
        }
        self.play_legal(action, rng);
        Ok(())
    }

    /// Makes a move that is known to be legal.
    ///
    /// # Panics
    /// If the game is over.
    pub fn play_legal(&mut self, action: G::Action, rng: &mut Rng) {
        let Turn::Seat(seat) = self.turn() else { panic!("the game is over") };
        self.advance(seat, action, rng);
    }

    /// Makes a move that is known to be legal, by the seat whose turn it is known to be, and says
    /// whose turn is next.
    #[inline(always)]
    pub fn advance(&mut self, seat: Seat, action: G::Action, rng: &mut Rng) -> Turn {
        debug_assert_eq!(self.turn(), Turn::Seat(seat));
        self.game.apply(&mut self.state, action);
        let turn = self.turn();
        if turn != Turn::Chance {
            self.played.push(Witnessed { seat, action });
            return turn;
        }
        let chance = self.game.sample_chance(&self.state, rng);
        self.game.resolve(&mut self.state, &chance);
        self.note(Played { seat, action, chance: Some(chance) });
        self.turn()
    }

    /// Writes down a move that has been made.
    fn note(&mut self, Played { seat, action, chance }: Played<G>) {
        self.chances.extend(chance.map(|chance| (self.played.len(), chance)));
        self.played.push(Witnessed { seat, action });
    }

    /// Begins anew where another course of the same game stands, and keeps the memory.
    pub fn restart_from(&mut self, other: &Self) {
        self.played.clone_from(&other.played);
        self.chances.clone_from(&other.chances);
        self.state.clone_from(&other.state);
        self.deal.clone_from(&other.deal);
    }

    /// The same game as it stood after its first `moves` moves.
    ///
    /// # Panics
    /// If there are fewer.
    #[must_use]
    pub fn rewound(&self, moves: usize) -> Self {
        let mut course = Self::dealt(self.game.clone(), self.deal.clone());
        assert!(moves <= self.played.len(), "so many moves were made");
        for played in self.events().take(moves) {
            redo(&course.game, &mut course.state, &played);
            course.note(played);
        }
        course
    }

    /// Goes through the game once more, handing each move to `look` with the states before and
    /// after it.
    pub fn retrace(&self, mut look: impl FnMut(&G::State, &Played<G>, &G::State)) {
        let mut before = Self::dealt(self.game.clone(), self.deal.clone()).state;
        for played in self.events() {
            let mut after = before.clone();
            redo(&self.game, &mut after, &played);
            look(&before, &played, &after);
            before = after;
        }
    }

    /// The moves that a seat saw.
    #[inline]
    pub fn witnessed_by(&self, seat: Seat) -> Cow<'_, [Witnessed<G::Action>]> {
        if !G::HIDES_MOVES {
            return Cow::Borrowed(&self.played);
        }
        let seen = self.events().filter(|p| self.game.witnessed(p, seat));
        seen.map(|p| Witnessed { seat: p.seat, action: p.action }).collect()
    }
}

fn dealt_state<G: Game>(game: &G, deal: Option<&G::Chance>) -> G::State {
    let mut state = game.root();
    match (deal, game.turn(&state)) {
        (Some(deal), Turn::Chance) => game.resolve(&mut state, deal),
        (None, Turn::Chance) => panic!("the game begins with a deal"),
        _ => {}
    }
    state
}

impl<G: Notation> Course<G> {
    /// Replays a record as far as its moves go; its result is not looked at.
    pub fn replay(record: &Record) -> Result<Self, RecordError> {
        if record.format != record::FORMAT {
            return Err(RecordError::Format(record.format.clone()));
        }
        if record.game != G::NAME {
            return Err(RecordError::Game { found: record.game.clone(), expected: G::NAME });
        }
        let game = G::from_rules(&record.rules)?;
        let (found, expected) = (record.players.len(), game.seats());
        if found != 0 && found != expected {
            return Err(RecordError::Players { found, expected });
        }
        let deal = match &record.deck {
            Some(_) if !G::HAS_DECK => return Err(DeckError::Unexpected.into()),
            Some(deck) => Some(game.read_deck(deck)?),
            None if G::HAS_DECK => return Err(DeckError::Missing.into()),
            None => None,
        };
        let mut course = Self::dealt(game, deal);
        for (i, text) in record.moves.iter().enumerate() {
            course.replay_move(text).map_err(|reason| {
                let mut short: String = text.chars().take(40).collect();
                if short.len() < text.len() {
                    short.push('…');
                }
                RecordError::Move { number: i + 1, text: short, reason }
            })?;
        }
        Ok(course)
    }

    fn replay_move(&mut self, text: &str) -> Result<(), Box<dyn StdError + Send + Sync>> {
        let Turn::Seat(seat) = self.turn() else {
            return Err(Misplaced::AfterEnd(self.played.len()).into());
        };
        let (action, chance) = self.game.read_move(text)?;
        let mut state = self.state.clone();
        self.game.try_apply(&mut state, action)?;
        match (self.game.turn(&state), &chance) {
            (Turn::Chance, None) => return Err(Misplaced::ChanceMissing.into()),
            (Turn::Chance, Some(chance)) => {
                self.game.check_chance(&state, chance)?;
                self.game.resolve(&mut state, chance);
            }
            (_, Some(_)) => return Err(Misplaced::ChanceSurplus.into()),
            (_, None) => {}
        }
        self.state = state;
        self.note(Played { seat, action, chance });
        Ok(())
    }

    /// Reads a move as a player types it and makes it if it is legal.
    pub fn play_text(&mut self, text: &str, rng: &mut Rng) -> Result<(), TypedMoveError<G::Foul>> {
        let action = self.game.read_action(text)?;
        self.play(action, rng).map_err(TypedMoveError::Foul)
    }

    /// Replays a record of a whole game and checks its result too.
    pub fn verify(record: &Record) -> Result<Self, RecordError> {
        let course = Self::replay(record)?;
        course.check_result(record)?;
        Ok(course)
    }

    fn check_result(&self, record: &Record) -> Result<(), RecordError> {
        let moves = self.played.len();
        if let Some(end) = &record.end {
            return self.check_forfeit(record, end);
        }
        let Some(outcome) = self.outcome() else {
            return Err(RecordError::Unfinished { moves });
        };
        let missing = |missing| RecordError::Resultless { moves, missing };
        let scores = record.scores.as_ref().ok_or_else(|| missing("scores"))?;
        if scores[..] != outcome.scores[..] {
            let (found, expected) = (format!("{scores:?}"), format!("{:?}", &outcome.scores[..]));
            return Err(RecordError::Result { field: "scores", found, expected });
        }
        let winner = record.winner.ok_or_else(|| missing("winner"))?;
        if winner != outcome.winner() {
            return Err(wrong_winner(winner, outcome.winner()));
        }
        let expected = several_winners(&outcome);
        if record.winners != expected {
            let (found, expected) = (format!("{:?}", record.winners), format!("{expected:?}"));
            return Err(RecordError::Result { field: "winners", found, expected });
        }
        Ok(())
    }

    fn check_forfeit(&self, record: &Record, end: &record::End) -> Result<(), RecordError> {
        let seats = self.game.seats();
        if end.forfeit >= seats {
            let reason = format!("there is no seat {} among {seats}", end.forfeit);
            return Err(RecordError::Forfeit(reason));
        }
        if self.turn() == Turn::Over {
            return Err(RecordError::Forfeit("the game was over".to_owned()));
        }
        let loser = self.game.side(Seat::new(end.forfeit));
        let expected = Outcome::forfeit(self.game.sides(), loser).winner();
        match record.winner {
            Some(winner) if winner != expected => Err(wrong_winner(winner, expected)),
            _ => Ok(()),
        }
    }

    /// Writes the game down, with its result if it is over. Names, seed and place are the
    /// caller's to add.
    pub fn to_record(&self) -> Record {
        let outcome = self.outcome();
        Record {
            format: record::FORMAT.to_owned(),
            game: G::NAME.to_owned(),
            rules: self.game.rules(),
            deck: self.deal.as_ref().map(|deal| self.game.write_deck(deal)),
            moves: self.events().map(|played| self.game.write_move(&played)).collect(),
            winner: outcome.as_ref().map(Outcome::winner),
            winners: outcome.as_ref().and_then(several_winners),
            scores: outcome.map(|outcome| outcome.scores.to_vec()),
            ..Record::default()
        }
    }
}

/// Why a typed move was not made.
#[derive(Debug, Error)]
pub enum TypedMoveError<F: StdError> {
    /// It is no move of this game.
    #[error(transparent)]
    Text(#[from] NotationError),
    /// It is not allowed here.
    #[error("{0}")]
    Foul(F),
}

fn several_winners(outcome: &Outcome) -> Option<Vec<usize>> {
    let winners: Vec<usize> = outcome.winners().collect();
    (winners.len() > 1).then_some(winners)
}

fn wrong_winner(found: Option<usize>, expected: Option<usize>) -> RecordError {
    let text = |side: Option<usize>| side.map_or("null".to_owned(), |side| side.to_string());
    RecordError::Result { field: "winner", found: text(found), expected: text(expected) }
}

/// Makes a move again that was legal.
fn redo<G: Game>(game: &G, state: &mut G::State, played: &Played<G>) {
    game.apply(state, played.action);
    if let Some(chance) = &played.chance {
        game.resolve(state, chance);
    }
}
