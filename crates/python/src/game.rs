//! A game under way.

mod asked;

use std::sync::Arc;

use adut_kernel::Seat;
use adut_search::solver::{Goal, Question};
use adut_session::{Encoding, SeenMove};
use adut_table::{SavedRound, Table};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde_json::{Map, Value, json};

use crate::args::{Count, SeedArg};
use crate::arrays::array;
use crate::json::{record_of, rules_of, to_python};
use crate::refusal::refuse;
use crate::view::{self, View, sorted_ids};

pub(crate) use asked::{interrupted, result_of};

use self::asked::{Allows, setup};

/// A game under way: Game("tablic", rules={"players": 3}, seed=1).
#[pyclass(module = "adut")]
pub(crate) struct Game {
    table: Table,
    encoding: Arc<Encoding>,
    /// Whether it is known what the cards came from.
    seeded: bool,
}

/// What current_player() says when the game is over, as in OpenSpiel.
const TERMINAL: i64 = -4;

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (name, rules = None, seed = SeedArg("0".to_owned()), deal = Count(0)))]
    fn new(
        name: &str,
        rules: Option<&Bound<'_, PyAny>>,
        seed: SeedArg,
        deal: Count,
    ) -> PyResult<Self> {
        let game = adut_registry::game(name, &rules_of(rules)?).map_err(refuse)?;
        let table = Table::open_deal(setup(game), seed.0, deal.0).map_err(refuse)?;
        Ok(Self::of(table, true))
    }

    /// The game of a record, as far as its moves go.
    #[staticmethod]
    fn replay(record: &Bound<'_, PyAny>) -> PyResult<Self> {
        let record = record_of(record)?;
        let game = adut_registry::game_of(&record).map_err(refuse)?;
        let seats = game.side_of_seat().len();
        // A game of a match is here a game by itself, whose cards did not come from its seed alone.
        let seeded = record.seed.is_some() && record.in_match.is_none();
        // Without a seed the record itself is one: two games share no random numbers.
        let seed = record.seed.clone().unwrap_or_else(|| record.to_string());
        let saved = SavedRound {
            number: record.deal.unwrap_or(0),
            seed,
            seating: (0..seats).collect(),
            deck: record.deck,
            moves: record.moves,
            end: None,
        };
        let table = Table::restore(setup(game), &[saved]).map_err(refuse)?;
        Ok(Self::of(table, seeded))
    }

    /// Another game that stands where this one does.
    fn clone(&self) -> Self {
        let encoding = Arc::clone(&self.encoding);
        Self { table: self.table.fork(), encoding, seeded: self.seeded }
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.clone()
    }

    /// A pickle is the record with the seed: the whole game, for who may have it whole.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        let record = self.written();
        let replay = py.import("adut._adut")?.getattr("Game")?.getattr("replay")?;
        Ok((replay, (record.to_string(),)))
    }

    /// The game's name.
    #[getter]
    fn name(&self) -> &str {
        self.game().name()
    }

    /// How many players sit at the table.
    #[getter]
    fn seats(&self) -> usize {
        self.session().seats()
    }

    /// Whose turn it is; None when the game is over.
    #[getter]
    fn turn(&self) -> Option<usize> {
        self.session().turn().map(Seat::index)
    }

    /// Whether the game is over.
    #[getter]
    fn over(&self) -> bool {
        self.session().turn().is_none()
    }

    /// The rules that differ from the usual, and the number of players.
    #[getter]
    fn rules<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &json!(self.session().rules()))
    }

    /// The seed that the cards came from.
    #[getter]
    fn seed(&self) -> &str {
        self.table.round().seed()
    }

    /// The number of the deck among those of the seed.
    #[getter]
    fn deal(&self) -> u64 {
        self.table.round().number()
    }

    /// How many players sit at the table.
    fn num_players(&self) -> usize {
        self.session().seats()
    }

    /// How many ids there are.
    fn num_distinct_actions(&self) -> usize {
        self.encoding.actions
    }

    /// No game has more moves.
    fn max_game_length(&self) -> usize {
        self.encoding.longest_game
    }

    /// Whether an id means the same move all through a game for a seat; otherwise it is the move's place
    /// among the legal ones, and move_features() says what each is.
    #[getter]
    fn has_fixed_actions(&self) -> bool {
        self.encoding.has_fixed_ids
    }

    /// The shape of an observation's numbers.
    fn observation_tensor_shape(&self) -> Vec<usize> {
        vec![self.encoding.features()]
    }

    /// The shape of the numbers of all that a seat knows.
    fn information_state_tensor_shape(&self) -> Vec<usize> {
        vec![self.encoding.information_features(self.session().seats())]
    }

    /// The names of an observation's numbers, each with how many it has.
    fn feature_blocks(&self) -> Vec<(&'static str, usize)> {
        self.encoding.blocks.iter().map(|block| (block.name, block.size)).collect()
    }

    /// The names of a move's numbers, each with how many it has.
    fn move_blocks(&self) -> Vec<(&'static str, usize)> {
        self.encoding.move_blocks.iter().map(|block| (block.name, block.size)).collect()
    }

    /// Whose turn it is; -4 when the game is over.
    fn current_player(&self) -> i64 {
        self.session().turn().map_or(TERMINAL, |seat| seat.index() as i64)
    }

    /// Whether the game is over.
    fn is_terminal(&self) -> bool {
        self.session().turn().is_none()
    }

    /// Whether chance is to act: never, for the deal and whatever the rules leave to chance later
    /// come from the seed.
    fn is_chance_node(&self) -> bool {
        false
    }

    /// What the game was worth to each seat: 1 won, -1 lost, shared among partners and several winners;
    /// 0 while it runs.
    fn returns(&self) -> Vec<f64> {
        self.session().payoffs()
    }

    /// What the last move was worth to each seat: as returns(), for only the last one counts.
    fn rewards(&self) -> Vec<f64> {
        self.session().payoffs()
    }

    /// The ids of the legal moves, ascending; none for a seat that is not to act.
    #[pyo3(signature = (seat = None))]
    fn legal_actions(&self, seat: Option<Count>) -> PyResult<Vec<usize>> {
        let seat = self.seat_or_turn(seat)?;
        let view = self.session().view().filter(|view| view.seat() == seat);
        Ok(view.map_or_else(Vec::new, |view| sorted_ids(&*view)))
    }

    /// Which ids are those of legal moves.
    #[pyo3(signature = (seat = None))]
    fn legal_mask<'py>(&self, py: Python<'py>, seat: Option<Count>) -> PyResult<Bound<'py, PyAny>> {
        let seat = self.seat_or_turn(seat)?;
        let actions = self.encoding.actions;
        match self.session().view().filter(|view| view.seat() == seat) {
            Some(view) => array(py, &view::mask(&*view, &self.encoding), &[actions]),
            None => array(py, &vec![false; actions], &[actions]),
        }
    }

    /// The legal moves of the seat whose turn it is.
    fn legal_moves(&self) -> Vec<String> {
        self.session().legal().moves
    }

    /// How the move with this id is written, for the seat whose turn it is.
    fn action_to_string(&self, action: Count) -> PyResult<String> {
        self.view_to_act()?.move_at(action.0).map_err(refuse)
    }

    /// The id of a legal move that is written so.
    fn string_to_action(&self, r#move: &str) -> PyResult<usize> {
        self.view_to_act()?.id_of(r#move).map_err(refuse)
    }

    /// Makes the move with this id.
    fn apply_action(&mut self, action: Count) -> PyResult<()> {
        let written = self.view_to_act()?.move_at(action.0).map_err(refuse)?;
        self.play(&written)
    }

    /// What a seat knows, as numbers; with all_knowing=True what it does not know behind them.
    #[pyo3(signature = (seat = None, all_knowing = false))]
    fn observation_tensor<'py>(
        &self,
        py: Python<'py>,
        seat: Option<Count>,
        all_knowing: bool,
    ) -> PyResult<Bound<'py, PyAny>> {
        let numbers = self.session().features(self.seat_or_turn(seat)?, all_knowing);
        array(py, &numbers, &[numbers.len()])
    }

    /// The same numbers under their names.
    #[pyo3(signature = (seat = None, all_knowing = false))]
    fn features<'py>(
        &self,
        py: Python<'py>,
        seat: Option<Count>,
        all_knowing: bool,
    ) -> PyResult<Bound<'py, PyDict>> {
        let numbers = self.session().features(self.seat_or_turn(seat)?, all_knowing);
        view::named(py, &self.encoding, &numbers)
    }

    /// All that a seat knows as numbers, with the moves that it saw.
    #[pyo3(signature = (seat = None))]
    fn information_state_tensor<'py>(
        &self,
        py: Python<'py>,
        seat: Option<Count>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let numbers = self.session().information(self.seat_or_turn(seat)?);
        array(py, &numbers, &[numbers.len()])
    }

    /// The numbers of each legal move, in the order of legal_moves().
    fn move_features<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        view::move_features(py, &*self.view_to_act()?, &self.encoding)
    }

    /// What a seat may see, as text for people.
    #[pyo3(signature = (seat = None))]
    fn observation_string(&self, seat: Option<Count>) -> PyResult<String> {
        Ok(self.session().show(self.seat_or_turn(seat)?))
    }

    /// The same with the moves that the seat saw.
    #[pyo3(signature = (seat = None))]
    fn information_state_string(&self, seat: Option<Count>) -> PyResult<String> {
        let seat = self.seat_or_turn(seat)?;
        let seen = self.session().witnessed(Some(seat));
        let line = |seen: &SeenMove| format!("{}: {}\n", seen.seat.index(), seen.action);
        let moves: String = seen.iter().map(line).collect();
        Ok(format!("{moves}{}", self.session().show(seat)))
    }

    /// What the seat whose turn it is sees: all that a player is handed.
    fn view(&self) -> PyResult<View> {
        let seed = self.thought(None).bits();
        Ok(View { shown: self.view_to_act()?, encoding: Arc::clone(&self.encoding), seed })
    }

    /// What a seat may see, and nothing more.
    fn observe<'py>(&self, py: Python<'py>, seat: Count) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.session().observe(self.seat(seat)?))
    }

    /// The same as text for people.
    fn show(&self, seat: Count) -> PyResult<String> {
        Ok(self.session().show(self.seat(seat)?))
    }

    /// The moves so far that a seat saw, as (seat, move).
    fn history(&self, seat: Count) -> PyResult<Vec<(usize, String)>> {
        let seen = self.session().witnessed(Some(self.seat(seat)?));
        Ok(seen.into_iter().map(|seen| (seen.seat.index(), seen.action)).collect())
    }

    /// Makes a move.
    fn play(&mut self, r#move: &str) -> PyResult<()> {
        if self.session().turn().is_none() {
            return Err(refuse("the game is over, there is no move to make"));
        }
        self.table.play_for_turn(r#move).map(|_| ()).map_err(refuse)
    }

    /// The move that a player of the catalogue would make.
    #[pyo3(signature = (player = "best", seed = None, all_knowing = false, allow_commands = false))]
    fn choose(
        &self,
        py: Python<'_>,
        player: &str,
        seed: Option<SeedArg>,
        all_knowing: bool,
        allow_commands: bool,
    ) -> PyResult<String> {
        let mut rng = self.thought(seed);
        let allows = Allows { peeking: all_knowing, commands: allow_commands };
        self.ask(py, player, allows, |player| self.session().choose(player, &mut rng).action)
    }

    /// What a player of the catalogue thinks each legal move is worth, on a scale of its own.
    #[pyo3(signature = (player = "best", seed = None, all_knowing = false, allow_commands = false))]
    fn values<'py>(
        &self,
        py: Python<'py>,
        player: &str,
        seed: Option<SeedArg>,
        all_knowing: bool,
        allow_commands: bool,
    ) -> PyResult<Bound<'py, PyAny>> {
        let mut rng = self.thought(seed);
        let allows = Allows { peeking: all_knowing, commands: allow_commands };
        let values =
            self.ask(py, player, allows, |player| self.session().values(player, &mut rng))?;
        let moves =
            self.session().legal().moves.into_iter().zip(values.into_iter().map(Value::from));
        to_python(py, &Value::Object(moves.collect::<Map<_, _>>()))
    }

    /// What every legal move is worth to whoever is to move, by what that seat can know: shares of
    /// a win, and points where the game counts them.
    #[pyo3(signature = (playouts = Count(2000)))]
    fn hint<'py>(&self, py: Python<'py>, playouts: Count) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.hinted(py, playouts)?)
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
        let goal = if wdl { Goal::WinDrawLoss } else { Goal::Value };
        let question = Question { goal, every_action: all_moves, line: false };
        to_python(py, &self.solved(py, question)?)
    }

    /// Scores and winners; None while the game runs.
    fn result<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let outcome = self.session().outcome();
        outcome.map(|outcome| to_python(py, &result_of(&outcome))).transpose()
    }

    /// The record, which replays the game. It holds the deck, so while the game runs it has to be
    /// asked for with all_knowing=True.
    #[pyo3(signature = (all_knowing = false))]
    fn record<'py>(&self, py: Python<'py>, all_knowing: bool) -> PyResult<Bound<'py, PyAny>> {
        if self.session().turn().is_some() {
            self.check_peek("the record of a running game", all_knowing)?;
        }
        to_python(py, &json!(self.written()))
    }

    fn __repr__(&self) -> String {
        let (name, moves) = (self.game().name(), self.session().made());
        match self.turn() {
            Some(seat) => format!("<adut.Game {name}, {moves} moves, seat {seat} to move>"),
            None => format!("<adut.Game {name}, {moves} moves, over>"),
        }
    }
}
