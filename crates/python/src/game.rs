//! A game under way.

use adut_kernel::{Seat, Seed};
use adut_players::AnyGame;
use adut_review::{Budget, Settings, Step};
use adut_solvers::Question;
use pyo3::prelude::*;
use serde_json::json;
use std::ops::ControlFlow;

use crate::json::{record_of, rules_of, to_python};
use crate::refusal::{peeking, refuse};
use crate::table::{Table, dealt, replayed};

/// A game under way: Game("tablic", rules={"players": 3}, seed="1").
#[pyclass(module = "adut")]
pub(crate) struct Game {
    name: String,
    table: Box<dyn Table>,
    seed: Seed,
}

/// The seed of a player's thinking, and the number of the move that it thinks about.
fn thinking(seed: &str, moves: usize) -> Seed {
    Seed::from_text(seed).child("think").nth(moves as u64)
}

impl Game {
    fn seat(&self, seat: usize) -> PyResult<Seat> {
        let seats = self.table.seats();
        if seat < seats {
            return Ok(Seat::new(seat));
        }
        Err(refuse(format!("there is no seat {seat} at a table of {seats}")))
    }

    fn moves(&self) -> usize {
        self.table.record().moves.len()
    }

    /// Whether hidden cards may be looked at: by those who say so, and where none are hidden.
    fn check_peek(&self, what: &str, all_knowing: bool) -> PyResult<()> {
        if all_knowing || !self.table.hides_cards() { Ok(()) } else { Err(peeking(what)) }
    }
}

/// Asks Python whether Ctrl-C was pressed, from a thread that is not attached to it.
pub(crate) fn interrupted(error: &mut Option<PyErr>) -> bool {
    if let Err(signal) = Python::attach(|py| py.check_signals()) {
        *error = Some(signal);
    }
    error.is_some()
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (name, rules = None, seed = "1"))]
    fn new(name: &str, rules: Option<&Bound<'_, PyAny>>, seed: &str) -> PyResult<Self> {
        let game = AnyGame::new(name, &rules_of(rules)?).map_err(refuse)?;
        let path = Seed::from_text(seed);
        let table = dealt(game, path.child("cards").rng());
        Ok(Self { name: name.to_owned(), table, seed: path })
    }

    /// The game of a record, as far as its moves go.
    #[staticmethod]
    fn replay(record: &Bound<'_, PyAny>) -> PyResult<Self> {
        let record = record_of(record)?;
        let game = AnyGame::new(&record.game, &record.rules).map_err(refuse)?;
        let seed = Seed::from_text(record.seed.as_deref().unwrap_or_default());
        let table = replayed(game, &record, false, seed.child("replay").rng()).map_err(refuse)?;
        Ok(Self { name: record.game, table, seed })
    }

    /// The game's name.
    #[getter]
    fn name(&self) -> &str {
        &self.name
    }

    /// How many players sit at the table.
    #[getter]
    fn seats(&self) -> usize {
        self.table.seats()
    }

    /// Whose turn it is; None when the game is over.
    #[getter]
    fn turn(&self) -> Option<usize> {
        self.table.turn()
    }

    /// Whether the game is over.
    #[getter]
    fn over(&self) -> bool {
        self.table.is_over()
    }

    /// The rules that differ from the usual, and the number of players.
    #[getter]
    fn rules<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &json!(self.table.record().rules))
    }

    /// The legal moves of the seat whose turn it is.
    fn legal_moves(&self) -> Vec<String> {
        self.table.legal_moves()
    }

    /// What a seat may see, and nothing more.
    fn observe<'py>(&self, py: Python<'py>, seat: usize) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.table.observe(self.seat(seat)?))
    }

    /// The same as text for people.
    fn show(&self, seat: usize) -> PyResult<String> {
        Ok(self.table.show(self.seat(seat)?))
    }

    /// The moves so far that a seat saw, as (seat, move).
    fn history(&self, seat: usize) -> PyResult<Vec<(usize, String)>> {
        Ok(self.table.history(self.seat(seat)?))
    }

    /// Makes a move.
    fn play(&mut self, r#move: &str) -> PyResult<()> {
        self.table.play(r#move)
    }

    /// The move that a player of the catalogue would make.
    #[pyo3(signature = (player = "best", seed = "1", all_knowing = false))]
    fn choose(
        &self,
        py: Python<'_>,
        player: &str,
        seed: &str,
        all_knowing: bool,
    ) -> PyResult<String> {
        let mut rng = thinking(seed, self.moves()).rng();
        py.detach(|| self.table.choose(player, all_knowing, &mut rng))
    }

    /// What a player of the catalogue thinks each legal move is worth, on a scale of its own.
    #[pyo3(signature = (player = "best", seed = "1", all_knowing = false))]
    fn values<'py>(
        &self,
        py: Python<'py>,
        player: &str,
        seed: &str,
        all_knowing: bool,
    ) -> PyResult<Bound<'py, PyAny>> {
        let mut rng = thinking(seed, self.moves()).rng();
        let values = py.detach(|| self.table.values(player, all_knowing, &mut rng))?;
        to_python(py, &values)
    }

    /// What every legal move is worth to whoever is to move, by what that seat can know: shares of
    /// a win, and points where the game counts them.
    #[pyo3(signature = (playouts = 2000))]
    fn hint<'py>(&self, py: Python<'py>, playouts: u32) -> PyResult<Bound<'py, PyAny>> {
        let record = self.table.record();
        let budget = Budget { playouts, ..Budget::default() };
        let settings = Settings { budget, seed: self.seed.child("hint"), ..Settings::default() };
        let mut signal = None;
        let hint = py.detach(|| {
            adut_review::hint(&record, &settings, &mut |_: Step| match interrupted(&mut signal) {
                true => ControlFlow::Break(()),
                false => ControlFlow::Continue(()),
            })
        });
        match (signal, hint) {
            (Some(signal), _) => Err(signal),
            (None, hint) => to_python(py, &json!(hint.map_err(refuse)?)),
        }
    }

    /// The exact value for the seat to move with all cards known, and a best move.
    #[pyo3(signature = (all_knowing = false, wdl = false, all_moves = false))]
    fn solve<'py>(
        &self,
        py: Python<'py>,
        all_knowing: bool,
        wdl: bool,
        all_moves: bool,
    ) -> PyResult<Bound<'py, PyAny>> {
        self.check_peek("solving", all_knowing)?;
        let question = Question { win_draw_loss: wdl, every_action: all_moves, line: false };
        let mut signal = None;
        let answer = py.detach(|| self.table.solve(question, &mut || !interrupted(&mut signal)));
        match signal {
            Some(signal) => Err(signal),
            None => to_python(py, &answer?),
        }
    }

    /// Scores and winners; None while the game runs.
    fn result<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        self.table.result().map(|result| to_python(py, &result)).transpose()
    }

    /// The record, which replays the game. It holds the deck, so while the game runs it has to be
    /// asked for with all_knowing=True.
    #[pyo3(signature = (all_knowing = false))]
    fn record<'py>(&self, py: Python<'py>, all_knowing: bool) -> PyResult<Bound<'py, PyAny>> {
        if !self.table.is_over() {
            self.check_peek("the record of a running game", all_knowing)?;
        }
        to_python(py, &json!(self.table.record()))
    }

    fn __repr__(&self) -> String {
        let (name, moves) = (&self.name, self.moves());
        match self.table.turn() {
            Some(seat) => format!("<adut.Game {name}, {moves} moves, seat {seat} to move>"),
            None => format!("<adut.Game {name}, {moves} moves, over>"),
        }
    }
}
