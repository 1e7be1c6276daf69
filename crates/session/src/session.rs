//! A game that is being played.

use std::any::Any;
use std::borrow::Cow;

use adut_kernel::{
    Account, Course, Game, Message, Moved, Outcome, Parts, Played, Record, Rng, Seat, Turn,
    Witnessed, tell_move,
};
use serde::Serialize;

use adut_learn::selfplay::Head as _;

use crate::CardGame;
use crate::decided;
use crate::position::{DynPosition, Stands};
use crate::view::Encoding;

/// A move that was made, and who made it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeenMove {
    /// Who made it.
    pub seat: Seat,
    /// The move, as a player types it.
    pub action: String,
}

/// A move that was made, in its parts, with what is told of it to whoever saw it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ToldMove {
    /// Who made it.
    pub seat: usize,
    /// The move, as a player types it.
    #[serde(rename = "move")]
    pub action: String,
    /// What it consists of.
    #[serde(flatten)]
    pub parts: Parts,
    /// The move and what came of it, as sentences.
    pub told: Vec<Message>,
}

/// A game under way. The only way to a new position is a legal move, so a session always replays.
pub trait Session: DynPosition + Any {
    /// Another session that stands where this one does.
    fn fork(&self) -> Box<dyn Session>;
    /// The side of a seat.
    fn side(&self, seat: Seat) -> usize;
    /// How many sides play.
    fn sides(&self) -> usize;
    /// How many moves were made, seen or not.
    fn made(&self) -> usize;
    /// Makes a move of the seat that is to act if it is legal, and returns it as it is written in a
    /// record; what the rules leave to chance on it comes from `rng`.
    fn play(&mut self, text: &str, rng: &mut Rng) -> Result<String, String>;
    /// Goes back to where this many moves were made.
    ///
    /// # Panics
    /// If there are fewer.
    fn rewind(&mut self, made: usize);
    /// The same cards from the beginning; nothing for games without a deal.
    fn same_deal(&self) -> Option<Box<dyn Session>>;
    /// Who made each move.
    fn movers(&self) -> Vec<Seat>;
    /// The moves that a seat saw; without a seat, those that everybody saw.
    fn witnessed(&self, seat: Option<Seat>) -> Vec<SeenMove>;
    /// The same moves with what is told of them.
    fn told(&self, seat: Option<Seat>) -> Vec<ToldMove>;
    /// Every move, seen or not, with what a seat is told of it: for a game that is looked at again.
    fn told_openly(&self, seat: Seat) -> Vec<ToldMove>;
    /// The last move as it is written in a record.
    fn last_written(&self) -> Option<String>;
    /// The result, if the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// What the result is counted from.
    fn account(&self) -> Account;
    /// Whether a seat can be sure that nothing that is still to come changes who wins; without a
    /// seat, whether everybody can.
    fn is_decided(&self, seat: Option<Seat>) -> bool;
    /// All that a seat knows as numbers, with the moves that it saw: its observation, then for each
    /// move from the first on who made it, counted from the seat, and the numbers of the move; zeros
    /// for moves that are still to come.
    fn information(&self, seat: Seat) -> Vec<f32>;
    /// The game so far, written down. Names, seed and place are the caller's to add.
    fn record(&self) -> Record;
}

/// The game behind a session, for who knows its type: what draws it on a terminal does.
///
/// # Panics
/// If it is one of another game.
pub fn course_of<G: Game + 'static>(session: &dyn Session) -> &Course<G> {
    let session: &dyn Any = session;
    &session.downcast_ref::<SessionOf<G>>().expect("a session of this game").0
}

pub(crate) struct SessionOf<G: Game>(pub(crate) Course<G>);

impl<G: CardGame> Stands for SessionOf<G> {
    type Game = G;

    fn game(&self) -> &G {
        self.0.game()
    }

    fn state(&self) -> &G::State {
        self.0.state()
    }

    fn seen_by(&self, seat: Seat) -> Cow<'_, [Witnessed<G::Action>]> {
        self.0.witnessed_by(seat)
    }
}

impl<G: CardGame> Session for SessionOf<G> {
    fn fork(&self) -> Box<dyn Session> {
        Box::new(Self(self.0.clone()))
    }

    fn side(&self, seat: Seat) -> usize {
        self.0.game().side(seat)
    }

    fn sides(&self) -> usize {
        self.0.game().sides()
    }

    fn made(&self) -> usize {
        self.0.played().len()
    }

    fn play(&mut self, text: &str, rng: &mut Rng) -> Result<String, String> {
        if self.0.turn() == Turn::Over {
            return Err("the game is over".to_owned());
        }
        self.0.play_text(text, rng).map_err(|error| error.to_string())?;
        Ok(self.last_written().unwrap_or_default())
    }

    fn rewind(&mut self, made: usize) {
        self.0 = self.0.rewound(made);
    }

    fn same_deal(&self) -> Option<Box<dyn Session>> {
        let deal = self.0.deal()?.clone();
        Some(Box::new(Self(Course::dealt(self.0.game().clone(), Some(deal)))))
    }

    fn movers(&self) -> Vec<Seat> {
        self.0.played().iter().map(|played| played.seat).collect()
    }

    fn witnessed(&self, seat: Option<Seat>) -> Vec<SeenMove> {
        let game = self.0.game();
        let written = self
            .0
            .events()
            .filter(|played| was_seen(game, played, seat))
            .map(|played| SeenMove { seat: played.seat, action: game.write_action(played.action) });
        written.collect()
    }

    fn told(&self, seat: Option<Seat>) -> Vec<ToldMove> {
        told(&self.0, seat, |played| was_seen(self.0.game(), played, seat))
    }

    fn told_openly(&self, seat: Seat) -> Vec<ToldMove> {
        told(&self.0, Some(seat), |_| true)
    }

    fn last_written(&self) -> Option<String> {
        self.0.events().next_back().map(|played| self.0.game().write_move(&played))
    }

    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }

    fn account(&self) -> Account {
        let game = self.0.game();
        let (mut moves, mut seen) = (Vec::new(), Vec::new());
        self.0.retrace(|before, played, after| {
            if seen.is_empty() {
                seen.push(game.observe_public(before));
            }
            seen.push(game.observe_public(after));
            moves.push(Witnessed { seat: played.seat, action: played.action });
        });
        let moved = moves.into_iter().zip(seen.windows(2)).map(|(played, pair)| Moved {
            played,
            before: &pair[0],
            after: &pair[1],
            own: None,
        });
        game.account(&moved.collect::<Vec<_>>())
    }

    fn is_decided(&self, seat: Option<Seat>) -> bool {
        let (game, state) = (self.0.game(), self.0.state());
        if self.0.turn() == Turn::Over {
            return false;
        }
        game.is_decided(&game.observe_public(state))
            || seat.is_some_and(|seat| decided::is_decided_for(game, &game.observe(state, seat)))
    }

    fn information(&self, seat: Seat) -> Vec<f32> {
        let game = self.0.game();
        let (encoding, seats) = (Encoding::of(game), game.seats());
        let mut out = self.features(seat, false);
        let known = out.len();
        out.resize(encoding.information_features(seats), 0.0);
        let mut rows = out[known..].chunks_exact_mut(encoding.event_features(seats));
        self.0.retrace(|before, played, _| {
            if game.witnessed(played, seat)
                && let Some(row) = rows.next()
            {
                let seen = game.observe(before, played.seat);
                row[(played.seat.index() + seats - seat.index()) % seats] = 1.0;
                G::Head::write_move(game, &seen, played.action, &mut row[seats..]);
            }
        });
        out
    }

    fn record(&self) -> Record {
        self.0.to_record()
    }
}

/// Whether a seat saw a move; without a seat, whether everybody did.
fn was_seen<G: CardGame>(game: &G, played: &Played<G>, seat: Option<Seat>) -> bool {
    match seat {
        Some(seat) => game.witnessed(played, seat),
        None => Seat::all(game.seats()).all(|seat| game.witnessed(played, seat)),
    }
}

/// The moves that are to be told, as a seat is told of them.
fn told<G: CardGame>(
    course: &Course<G>,
    seat: Option<Seat>,
    is_told: impl Fn(&Played<G>) -> bool,
) -> Vec<ToldMove> {
    let game = course.game();
    let mut moves = Vec::new();
    course.retrace(|before, played, after| {
        if is_told(played) {
            let made = Witnessed { seat: played.seat, action: played.action };
            moves.push(ToldMove {
                seat: played.seat.index(),
                action: game.write_action(played.action),
                parts: game.parts(played.action),
                told: tell_move(game, [before, after], made, seat),
            });
        }
    });
    moves
}
