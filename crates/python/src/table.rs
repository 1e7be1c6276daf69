//! A game under way whose type is known only at run time.

use std::ops::ControlFlow;
use std::time::Duration;

use adut_kernel::{
    Actions, Course, Forfeit, Record, RecordError, Rng, Seat, Sees, Situation, Turn, Witnessed,
};
use adut_players::{AnyGame, Chosen, Playable, Visitor};
use adut_solvers::{Means, Question};
use pyo3::PyErr;
use serde_json::{Map, Value, json};

use crate::refusal::{peeking, refuse};

/// What Python may do with a game, whichever it is.
pub(crate) trait Table: Send + Sync {
    fn seats(&self) -> usize;
    fn turn(&self) -> Option<usize>;
    fn is_over(&self) -> bool;
    fn hides_cards(&self) -> bool;
    fn legal_moves(&self) -> Vec<String>;
    fn observe(&self, seat: Seat) -> Value;
    fn show(&self, seat: Seat) -> String;
    fn history(&self, seat: Seat) -> Vec<(usize, String)>;
    fn play(&mut self, text: &str) -> Result<(), PyErr>;
    fn choose(&self, player: &str, peek: bool, rng: &mut Rng) -> Result<String, PyErr>;
    fn values(&self, player: &str, peek: bool, rng: &mut Rng) -> Result<Value, PyErr>;
    fn solve(
        &self,
        question: Question,
        go_on: &mut (dyn FnMut() -> bool + Send),
    ) -> Result<Value, PyErr>;
    fn result(&self) -> Option<Value>;
    fn record(&self) -> Record;
}

/// A course and where the chance on its moves comes from.
struct Sitting<G: Playable> {
    course: Course<G>,
    rng: Rng,
}

/// Deals a game.
pub(crate) fn dealt(game: AnyGame, rng: Rng) -> Box<dyn Table> {
    struct Deal(Rng);
    impl Visitor for Deal {
        type Output = Box<dyn Table>;
        fn visit<G: Playable>(mut self, game: G) -> Box<dyn Table> {
            let course = Course::begin(game, &mut self.0);
            Box::new(Sitting { course, rng: self.0 })
        }
    }
    game.visit(Deal(rng))
}

/// Replays a record as far as it goes; `checked` also checks its result.
pub(crate) fn replayed(
    game: AnyGame,
    record: &Record,
    checked: bool,
    rng: Rng,
) -> Result<Box<dyn Table>, RecordError> {
    struct Replay<'a>(&'a Record, bool, Rng);
    impl Visitor for Replay<'_> {
        type Output = Result<Box<dyn Table>, RecordError>;
        fn visit<G: Playable>(self, _: G) -> Self::Output {
            let Self(record, checked, rng) = self;
            let course =
                if checked { Course::<G>::verify(record)? } else { Course::<G>::replay(record)? };
            Ok(Box::new(Sitting { course, rng }))
        }
    }
    game.visit(Replay(record, checked, rng))
}

impl<G: Playable> Sitting<G> {
    fn mover(&self) -> Result<Seat, PyErr> {
        match self.course.turn() {
            Turn::Seat(seat) => Ok(seat),
            _ => Err(refuse("the game is over, there is no move to make")),
        }
    }

    /// Lets a player of the catalogue look at the turn.
    fn ask<T>(
        &self,
        name: &str,
        peek: bool,
        question: impl FnOnce(&mut adut_kernel::Player<G>, &Situation<'_, G>) -> Result<T, Forfeit>,
    ) -> Result<T, PyErr> {
        let (game, seat) = (self.course.game(), self.mover()?);
        let chosen = Chosen::find(game, name, MOVE_TIME).map_err(refuse)?;
        if chosen.sees() == Sees::AllKnowing && !peek {
            return Err(peeking(&format!("the player {name}")));
        }
        let mut actions = Actions::new();
        game.actions(self.course.state(), &mut actions);
        let history = self.course.witnessed_by(seat);
        let (state, actions, history) = (self.course.state(), &actions, &history);
        let at = Situation { game, state, seat, actions, history };
        question(&mut chosen.make(), &at).map_err(refuse)
    }

    fn legal(&self) -> Actions<G::Action> {
        let mut actions = Actions::new();
        self.course.game().actions(self.course.state(), &mut actions);
        actions
    }
}

/// What an outside program has for a move.
const MOVE_TIME: Duration = Duration::from_secs(10);

impl<G: Playable> Table for Sitting<G> {
    fn seats(&self) -> usize {
        self.course.game().seats()
    }

    fn turn(&self) -> Option<usize> {
        self.mover().ok().map(Seat::index)
    }

    fn is_over(&self) -> bool {
        self.course.turn() == Turn::Over
    }

    fn hides_cards(&self) -> bool {
        G::HAS_DECK
    }

    fn legal_moves(&self) -> Vec<String> {
        self.legal().iter().map(|&action| self.course.game().write_action(action)).collect()
    }

    fn observe(&self, seat: Seat) -> Value {
        let game = self.course.game();
        game.describe(&game.observe(self.course.state(), seat))
    }

    fn show(&self, seat: Seat) -> String {
        let game = self.course.game();
        game.show(&game.observe(self.course.state(), seat))
    }

    fn history(&self, seat: Seat) -> Vec<(usize, String)> {
        let seen = self.course.witnessed_by(seat);
        let written =
            |m: &Witnessed<_>| (m.seat.index(), self.course.game().write_action(m.action));
        seen.iter().map(written).collect()
    }

    fn play(&mut self, text: &str) -> Result<(), PyErr> {
        self.mover()?;
        self.course.play_text(text, &mut self.rng).map_err(refuse)
    }

    fn choose(&self, player: &str, peek: bool, rng: &mut Rng) -> Result<String, PyErr> {
        let action = self.ask(player, peek, |player, at| player.choose(at, rng))?;
        Ok(self.course.game().write_action(action))
    }

    fn values(&self, player: &str, peek: bool, rng: &mut Rng) -> Result<Value, PyErr> {
        let values = self.ask(player, peek, |player, at| player.values(at, rng))?;
        let moves = self.legal_moves().into_iter().zip(values.into_iter().map(Value::from));
        Ok(Value::Object(moves.collect::<Map<_, _>>()))
    }

    fn solve(
        &self,
        question: Question,
        go_on: &mut (dyn FnMut() -> bool + Send),
    ) -> Result<Value, PyErr> {
        let game = self.course.game();
        let mut control =
            |_| if go_on() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) };
        let mut solver = G::exact_solver(&Means::default()).map_err(refuse)?;
        let answer =
            solver.answer(game, self.course.state(), question, &mut control).map_err(refuse)?;
        let best = answer.best.map(|action| game.write_action(action));
        let mut said = json!({ "value": answer.value(), "best": best, "nodes": answer.nodes });
        if question.every_action {
            let moves = answer.actions.iter().map(|&(a, v)| (game.write_action(a), Value::from(v)));
            said["moves"] = Value::Object(moves.collect());
        }
        Ok(said)
    }

    fn result(&self) -> Option<Value> {
        let outcome = self.course.outcome()?;
        let winners: Vec<usize> = outcome.winners().collect();
        Some(json!({
            "scores": outcome.scores.to_vec(),
            "winner": outcome.winner(),
            "winners": winners,
        }))
    }

    fn record(&self) -> Record {
        self.course.to_record()
    }
}
