//! What a seat sees on its turn.

use std::sync::Arc;

use adut_session::{DynView, Encoding};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::args::Count;
use crate::arrays::array;
use crate::json::to_python;
use crate::refusal::refuse;

/// What the seat that is to act sees: all that a player is handed. It leads to nothing hidden.
#[pyclass(module = "adut", frozen)]
pub(crate) struct View {
    pub(crate) shown: Box<dyn DynView>,
    pub(crate) encoding: Arc<Encoding>,
    pub(crate) seed: u64,
}

/// The ids of the legal moves, ascending.
pub(crate) fn sorted_ids(view: &dyn DynView) -> Vec<usize> {
    let mut ids = view.ids();
    ids.sort_unstable();
    ids
}

/// The numbers of an observation under their names.
pub(crate) fn named<'py>(
    py: Python<'py>,
    encoding: &Encoding,
    numbers: &[f32],
) -> PyResult<Bound<'py, PyDict>> {
    let all = PyDict::new(py);
    let mut rest = numbers;
    for block in encoding.blocks.iter().chain(&encoding.revealed_blocks) {
        if rest.is_empty() {
            break;
        }
        let (own, others) = rest.split_at(block.size);
        all.set_item(block.name, array(py, own, &[block.size])?)?;
        rest = others;
    }
    Ok(all)
}

pub(crate) fn features(view: &dyn DynView, encoding: &Encoding) -> Vec<f32> {
    let mut numbers = vec![0.0; encoding.features()];
    view.encode(&mut numbers);
    numbers
}

pub(crate) fn mask(view: &dyn DynView, encoding: &Encoding) -> Vec<bool> {
    let mut mask = vec![false; encoding.actions];
    view.mask(&mut mask);
    mask
}

pub(crate) fn move_features<'py>(
    py: Python<'py>,
    view: &dyn DynView,
    encoding: &Encoding,
) -> PyResult<Bound<'py, PyAny>> {
    let numbers = view.move_features();
    let width = encoding.move_features();
    array(py, &numbers, &[numbers.len() / width.max(1), width])
}

#[pymethods]
impl View {
    /// The game's name.
    #[getter]
    fn name(&self) -> &str {
        self.shown.game_name()
    }

    /// The seat whose turn it is.
    #[getter]
    fn seat(&self) -> usize {
        self.shown.seat().index()
    }

    /// How many players sit at the table.
    #[getter]
    fn seats(&self) -> usize {
        self.shown.seats()
    }

    /// A number for what the player leaves to chance: with it, a game repeats.
    #[getter]
    fn seed(&self) -> u64 {
        self.seed
    }

    /// The seat whose turn it is.
    fn current_player(&self) -> usize {
        self.seat()
    }

    /// The ids of the legal moves, ascending.
    fn legal_actions(&self) -> Vec<usize> {
        sorted_ids(&*self.shown)
    }

    /// Which ids are those of legal moves.
    fn legal_mask<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        array(py, &mask(&*self.shown, &self.encoding), &[self.encoding.actions])
    }

    /// The legal moves as they are written.
    fn legal_moves(&self) -> Vec<String> {
        self.shown.moves()
    }

    /// How the move with this id is written.
    fn action_to_string(&self, action: Count) -> PyResult<String> {
        self.shown.move_at(action.0).map_err(refuse)
    }

    /// The id of a legal move that is written so.
    fn string_to_action(&self, r#move: &str) -> PyResult<usize> {
        self.shown.id_of(r#move).map_err(refuse)
    }

    /// What the seat knows, as numbers.
    fn observation_tensor<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        array(py, &features(&*self.shown, &self.encoding), &[self.encoding.features()])
    }

    /// The same numbers under their names.
    fn features<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        named(py, &self.encoding, &features(&*self.shown, &self.encoding))
    }

    /// The numbers of each legal move, in the order of legal_moves().
    fn move_features<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        move_features(py, &*self.shown, &self.encoding)
    }

    /// What the seat knows, as a dictionary.
    fn observation<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.shown.observation())
    }

    /// The same as text for people.
    fn observation_string(&self) -> String {
        self.shown.show()
    }

    /// The moves so far that the seat saw, as (seat, move).
    fn history(&self) -> Vec<(usize, String)> {
        let seen = self.shown.history().iter();
        seen.map(|seen| (seen.seat.index(), seen.action.clone())).collect()
    }

    fn __repr__(&self) -> String {
        format!("<adut.View of seat {} in {}>", self.seat(), self.name())
    }
}
