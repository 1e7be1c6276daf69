//! Comparisons and tests, played here or in pieces elsewhere.

use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use adut_arena::compare::{Agreement, Comparison, Piece, Place};
use adut_arena::report;
use adut_players::Programs;
use adut_report::{File as PaperFile, Pictures, for_papers, markdown, page, text};
use adut_run::{Gathering, MOVE_TIME, Order, Prepared, RecordStore, Standing};
use adut_session::NamedGuest;
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use crate::args::Count;
use crate::game::interrupted;
use crate::guest::{Callable, Raised, has_raised, take_raised};
use crate::keeping::{Keeping, Played};
use crate::refusal::{refuse, refuse_whole};
use crate::threads::pool;

/// Names may come from a record: programs are started only for who says so.
pub(crate) fn programs(allowed: bool, seconds: Option<f64>) -> PyResult<Programs> {
    let time =
        match seconds {
            None => MOVE_TIME,
            Some(seconds) => Duration::try_from_secs_f64(seconds)
                .ok()
                .filter(|time| !time.is_zero())
                .ok_or_else(|| refuse(format!("a move takes some seconds, not {seconds}")))?,
        };
    Ok(if allowed { Programs::Started(time) } else { Programs::Refused })
}

/// An order that was checked, with its players.
#[pyclass(module = "adut._adut")]
pub(crate) struct Run {
    prepared: Prepared,
    gathering: Gathering,
    raised: Raised,
    threads: Option<Count>,
    stores: Mutex<Vec<Box<dyn RecordStore>>>,
    /// How many records the stores have.
    kept: u64,
}

/// Does something with so many threads and without Python.
fn on_threads<T: Send>(
    py: Python<'_>,
    threads: Option<Count>,
    work: impl FnOnce() -> T + Send,
) -> PyResult<T> {
    let pool = pool(threads)?;
    Ok(py.detach(|| match &pool {
        Some(pool) => pool.install(work),
        None => work(),
    }))
}

#[pymethods]
impl Run {
    /// An order as JSON, with callables under the names by which it has them play; each takes so many
    /// views together, or one at a time.
    #[new]
    #[pyo3(signature = (order, guests, allow_commands, move_time, threads))]
    fn new(
        order: &str,
        guests: Vec<(String, Py<PyAny>, Option<Count>)>,
        allow_commands: bool,
        move_time: Option<f64>,
        threads: Option<Count>,
    ) -> PyResult<Self> {
        let order: Order = serde_json::from_str(order).map_err(refuse)?;
        let raised = Raised::default();
        let game = adut_registry::game(&order.game, &order.rules).map_err(refuse)?;
        let encoding = Arc::new(game.encoding());
        let named = |(name, call, batch): (String, Py<PyAny>, Option<Count>)| {
            let batch = batch.map(Count::size).transpose()?;
            let call = Callable::new(call, Arc::clone(&encoding), batch, Arc::clone(&raised));
            Ok(NamedGuest { name, guest: Arc::new(call) })
        };
        let guests = guests.into_iter().map(named).collect::<PyResult<Vec<_>>>()?;
        let programs = programs(allow_commands, move_time)?;
        let prepared = order.prepare_with_guests(programs, guests).map_err(refuse)?;
        let gathering = Gathering::new(&prepared);
        let stores = Mutex::default();
        Ok(Self { prepared, gathering, raised, threads, stores, kept: 0 })
    }

    /// Has the records kept from now on: in a file, a database and a Parquet file, as far as they are named; files that
    /// are there already are replaced with `force`. `resumed` is for what is played elsewhere: whether it goes on with
    /// a run that had begun.
    #[pyo3(signature = (record, database, parquet, force, resumed = None))]
    fn keep(
        &mut self,
        py: Python<'_>,
        record: Option<PathBuf>,
        database: Option<String>,
        parquet: Option<PathBuf>,
        force: bool,
        resumed: Option<bool>,
    ) -> PyResult<()> {
        let keeping = Keeping { record, database, parquet, force };
        let played = resumed.map_or(Played::Here, |resumed| Played::Elsewhere { resumed });
        // A database may be far away.
        let stores = py.detach(|| keeping.open(&self.prepared, played));
        self.stores = Mutex::new(stores.map_err(refuse_whole)?);
        Ok(())
    }

    /// Plays all of it, and gives the result as JSON. After every batch `progress` hears how many games
    /// of how many have been played.
    #[pyo3(signature = (progress = None))]
    fn play(&mut self, py: Python<'_>, progress: Option<Py<PyAny>>) -> PyResult<String> {
        let Self { prepared, raised, stores, .. } = self;
        let mut signal = None;
        let all = prepared.layout().games();
        let mut monitor = |standing: &Standing<'_>| {
            let games = standing.run.games();
            let hear = |progress: &Py<PyAny>| {
                Python::attach(|py| progress.call1(py, (games, all)).map(|_| ()))
            };
            signal = signal.take().or_else(|| progress.as_ref().and_then(|to| hear(to).err()));
            let is_over = signal.is_some() || interrupted(&mut signal) || has_raised(raised);
            if is_over { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        let stores = stores.get_mut().unwrap_or_else(PoisonError::into_inner);
        let play = || prepared.run(stores, false, &mut monitor);
        let finished = on_threads(py, self.threads, play)?;
        if let Some(error) = take_raised(raised).or(signal) {
            return Err(error);
        }
        let finished = finished.map_err(refuse_whole)?;
        serde_json::to_string_pretty(&finished.result).map_err(refuse)
    }

    /// How many pairs there are.
    #[getter]
    fn pairs(&self) -> usize {
        self.prepared.layout().lineups.len()
    }

    /// How many blocks are played for each pair.
    #[getter]
    fn blocks_per_pair(&self) -> u64 {
        self.prepared.layout().blocks_per_lineup()
    }

    /// How many games, or matches, are counted in all.
    #[getter]
    fn all_games(&self) -> u64 {
        self.prepared.layout().games()
    }

    /// How many have been counted.
    #[getter]
    fn games(&self) -> u64 {
        self.gathering.games()
    }

    /// Whether nothing more is to be played.
    #[getter]
    fn is_complete(&self) -> bool {
        self.gathering.is_complete()
    }

    /// How every pair stands that has begun.
    fn standings(&self) -> Vec<String> {
        self.gathering.standings()
    }

    /// Plays some blocks of a pair by themselves.
    fn piece<'py>(
        &self,
        py: Python<'py>,
        pair: Count,
        first: Count,
        count: Count,
        records: bool,
    ) -> PyResult<Bound<'py, PyBytes>> {
        let place = Place { pair: pair.size()?, first: first.0, count: count.0 };
        let piece = on_threads(py, self.threads, || self.prepared.play_piece(place, records))?;
        if let Some(error) = take_raised(&self.raised) {
            return Err(error);
        }
        let text = serde_json::to_vec(&piece.map_err(refuse)?).map_err(refuse)?;
        Ok(PyBytes::new(py, &text))
    }

    /// Counts what is new in a piece, and keeps its records.
    fn add(&mut self, py: Python<'_>, piece: &[u8]) -> PyResult<()> {
        let piece: Piece = serde_json::from_slice(piece)
            .map_err(|error| refuse(format!("not a piece of a run: {error}")))?;
        let records = self.gathering.add(&piece).map_err(refuse)?;
        let stores = self.stores.get_mut().unwrap_or_else(PoisonError::into_inner);
        let keep = |store: &mut Box<dyn RecordStore>| store.append(self.kept, &records);
        py.detach(|| stores.iter_mut().try_for_each(keep))
            .map_err(|error| refuse_whole(anyhow::Error::from_boxed(error)))?;
        self.kept += records.len() as u64;
        Ok(())
    }

    /// How often the players choose the same, as JSON.
    fn agreement(&self, py: Python<'_>) -> PyResult<String> {
        let agreement = on_threads(py, self.threads, || self.prepared.agreement())?;
        serde_json::to_string(&agreement).map_err(refuse)
    }

    /// What was counted says, as JSON, after so many seconds on so many threads. What the records are kept in is
    /// closed.
    fn finish(
        &mut self,
        py: Python<'_>,
        agreement: &str,
        seconds: f64,
        threads: Count,
    ) -> PyResult<String> {
        let agreement: Option<Agreement> = serde_json::from_str(agreement).map_err(refuse)?;
        let wall = Duration::try_from_secs_f64(seconds).unwrap_or_default();
        let result = self.gathering.result(&self.prepared, agreement, wall, threads.size()?);
        let stores = self.stores.get_mut().unwrap_or_else(PoisonError::into_inner);
        py.detach(|| stores.iter_mut().try_for_each(|store| store.finish(&result)))
            .map_err(|error| refuse_whole(anyhow::Error::from_boxed(error)))?;
        serde_json::to_string_pretty(&result).map_err(refuse)
    }
}

/// A result as a report: "html", "markdown" or "text", so wide.
#[pyfunction]
pub(crate) fn render(result: &str, form: &str, width: Count) -> PyResult<String> {
    let result: Comparison = serde_json::from_str(result).map_err(refuse)?;
    let report = report(&result);
    match form {
        "html" => Ok(page(&report)),
        "markdown" => Ok(markdown(&report, Pictures::Characters)),
        "text" => Ok(text(&report, width.size()?)),
        other => Err(refuse(format!("a report is html, markdown or text, not {other}"))),
    }
}

/// What papers need of a result: names and contents of files.
#[pyfunction]
pub(crate) fn papers(py: Python<'_>, result: &str) -> PyResult<Vec<(String, Py<PyBytes>)>> {
    let result: Comparison = serde_json::from_str(result).map_err(refuse)?;
    let file = |file: PaperFile| (file.name, PyBytes::new(py, &file.content).unbind());
    Ok(for_papers(&report(&result)).into_iter().map(file).collect())
}
