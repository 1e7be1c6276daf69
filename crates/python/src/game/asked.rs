//! What a game answers behind the methods that Python sees: players, hints and solvers are asked
//! away from Python, and Ctrl-C stops them.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::Instant;

use adut_kernel::{Forfeit, GameSeed, Outcome, Record, Rng, Seat, Sees};
use adut_review::{Budget, Settings, Step};
use adut_run::SolveSettings;
use adut_search::solver::{Means, Question};
use adut_session::{DynGame, DynView, SeatedPlayer, Session};
use adut_table::{Entrant, Setup, Table};
use pyo3::prelude::*;
use serde_json::{Value, json};

use super::Game;
use crate::args::{Count, SeedArg};
use crate::refusal::{peeking, refuse};
use crate::run::programs;

/// A table at which whoever calls from Python makes every move.
pub(super) fn setup(game: Arc<dyn DynGame>) -> Setup {
    let entrants = vec![Entrant::Person; game.side_of_seat().len()];
    Setup { id: "python".to_owned(), game, entrants, whole_match: false, rotate_seats: false }
}

impl Game {
    pub(super) fn of(table: Table, seeded: bool) -> Self {
        let encoding = Arc::new(table.setup().game.encoding());
        Self { table, encoding, seeded }
    }

    pub(super) fn game(&self) -> &dyn DynGame {
        &*self.table.setup().game
    }

    pub(super) fn session(&self) -> &dyn Session {
        self.table.round().session()
    }

    /// What this game's random numbers come from.
    pub(super) fn path(&self) -> GameSeed {
        GameSeed::of_deal(self.table.round().seed(), self.table.round().number())
    }

    /// The game so far. Whoever calls from Python has no name.
    pub(super) fn written(&self) -> Record {
        let mut record = Record { players: Vec::new(), ..self.table.record() };
        if !self.seeded {
            (record.seed, record.deal) = (None, None);
        }
        record
    }

    pub(super) fn seat(&self, seat: Count) -> PyResult<Seat> {
        seat.seat(self.session().seats())
    }

    /// A seat that was named, else the one to act; the first when the game is over.
    pub(super) fn seat_or_turn(&self, seat: Option<Count>) -> PyResult<Seat> {
        match seat {
            Some(seat) => self.seat(seat),
            None => Ok(self.session().turn().unwrap_or(Seat::FIRST)),
        }
    }

    pub(super) fn view_to_act(&self) -> PyResult<Box<dyn DynView>> {
        self.session().view().ok_or_else(|| refuse("the game is over, there is no move to make"))
    }

    /// The random numbers of a player's thought: of this game and this move, unless a seed is named.
    pub(super) fn thought(&self, seed: Option<SeedArg>) -> Rng {
        let (seat, made) = (self.session().turn().unwrap_or(Seat::FIRST), self.session().made());
        match seed {
            None => self.path().thought(seat, made),
            Some(SeedArg(text)) => GameSeed::of_deal(&text, 0).thought(seat, made),
        }
    }

    /// Lets a player of the catalogue look at the turn, away from Python.
    pub(super) fn ask<T: Send>(
        &self,
        py: Python<'_>,
        name: &str,
        allows: Allows,
        question: impl FnOnce(&mut dyn SeatedPlayer) -> Result<T, Forfeit> + Send,
    ) -> PyResult<T> {
        if self.session().turn().is_none() {
            return Err(refuse("the game is over, there is no move to make"));
        }
        let programs = programs(allows.commands, None)?;
        let player = self.game().find_player(name, programs).map_err(refuse)?;
        if player.sees() == Sees::AllKnowing && !allows.peeking {
            return Err(peeking(&format!("the player {name}")));
        }
        py.detach(|| question(&mut *player.make())).map_err(refuse)
    }

    /// Whether hidden cards may be looked at: by those who say so, and where none are hidden.
    pub(super) fn check_peek(&self, what: &str, all_knowing: bool) -> PyResult<()> {
        if all_knowing || !self.game().has_deck() { Ok(()) } else { Err(peeking(what)) }
    }

    /// What every legal move is worth to whoever is to move, unless Ctrl-C comes.
    pub(super) fn hinted(&self, py: Python<'_>, playouts: Count) -> PyResult<Value> {
        let budget = Budget { playouts: playouts.playouts()?, ..Budget::default() };
        let settings = Settings { budget, ..Settings::default() };
        let thought = self.table.hint(settings).map_err(refuse)?;
        let mut signal = None;
        let hint = py.detach(|| {
            thought(&mut |_: Step| match interrupted(&mut signal) {
                true => ControlFlow::Break(()),
                false => ControlFlow::Continue(()),
            })
        });
        match (signal, hint) {
            (Some(signal), _) => Err(signal),
            (None, hint) => Ok(json!(hint.map_err(refuse)?.map_err(refuse)?)),
        }
    }

    /// The exact value with all cards known, unless Ctrl-C comes.
    pub(super) fn solved(&self, py: Python<'_>, question: Question) -> PyResult<Value> {
        let mut signal = None;
        let mut control = |_| match interrupted(&mut signal) {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        };
        let means = Means::default();
        let settings = SolveSettings::new(question, &means);
        let mut solver = self.game().solver(&means).map_err(refuse)?;
        let started = now();
        let solved = py.detach(|| self.session().solve(&mut *solver, question, &mut control));
        if let Some(signal) = signal {
            return Err(signal);
        }
        let (solved, ms) = (solved.map_err(refuse)?, started.elapsed().as_secs_f64() * 1e3);
        let position = self.session().record().to_string();
        let place = ["--position", position.as_str()];
        Ok(json!(settings.solution(self.session(), place, solved, ms)))
    }
}

/// What whoever asks a player has said that he wants.
#[derive(Clone, Copy)]
pub(super) struct Allows {
    /// It may look at all cards.
    pub(super) peeking: bool,
    /// It may be a program of the machine.
    pub(super) commands: bool,
}

/// Scores and winners.
pub(crate) fn result_of(outcome: &Outcome) -> Value {
    let winners: Vec<usize> = outcome.winners().collect();
    json!({ "scores": outcome.scores.to_vec(), "winner": outcome.winner(), "winners": winners })
}

#[expect(clippy::disallowed_methods, reason = "how long a solver takes is part of its answer")]
fn now() -> Instant {
    Instant::now()
}

/// Asks Python whether Ctrl-C was pressed, from a thread that is not attached to it.
pub(crate) fn interrupted(error: &mut Option<PyErr>) -> bool {
    if let Err(signal) = Python::attach(|py| py.check_signals()) {
        *error = Some(signal);
    }
    error.is_some()
}
