//! Many games side by side.

use adut_session::{BatchArrays, DynBatch, Encoding};
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use rayon::ThreadPool;

use crate::args::{Count, SeedArg};
use crate::arrays::{Memory, array};
use crate::json::rules_of;
use crate::refusal::refuse;
use crate::threads::pool;

/// The games of a VectorEnv.
#[pyclass(module = "adut._adut")]
pub(crate) struct Batch {
    batch: Box<dyn DynBatch>,
    arrays: BatchArrays,
    encoding: Encoding,
    games: usize,
    seats: usize,
    pool: Option<ThreadPool>,
    ids: Vec<i64>,
}

#[pymethods]
impl Batch {
    #[new]
    fn new(
        name: &str,
        games: Count,
        rules: &Bound<'_, PyAny>,
        seed: SeedArg,
        threads: Option<Count>,
    ) -> PyResult<Self> {
        let game = adut_registry::game(name, &rules_of(Some(rules))?).map_err(refuse)?;
        let games = games.size()?;
        if games == 0 {
            return Err(refuse("a vector needs one game or more"));
        }
        let (encoding, seats) = (game.encoding(), game.side_of_seat().len());
        let arrays = BatchArrays::new(games, seats, &encoding);
        let batch = game.batch(&seed.0, games);
        let ids = Vec::with_capacity(games);
        Ok(Self { batch, arrays, encoding, games, seats, pool: pool(threads)?, ids })
    }

    /// The numbers of an array, at the place where they stay.
    fn memory(slf: Bound<'_, Self>, name: &str) -> PyResult<Memory> {
        let owner = slf.clone().into_any().unbind();
        let this = slf.borrow();
        let Self { arrays, encoding, games, seats, .. } = &*this;
        let n = *games;
        Ok(match name {
            "observations" => Memory::of(owner, &arrays.observations, &[n, encoding.features()]),
            "masks" => Memory::of(owner, &arrays.masks, &[n, encoding.actions]),
            "rewards" => Memory::of(owner, &arrays.rewards, &[n, *seats]),
            "terminations" => Memory::of(owner, &arrays.terminations, &[n]),
            "players" => Memory::of(owner, &arrays.players, &[n]),
            "deals" => Memory::of(owner, &arrays.deals, &[n]),
            other => return Err(refuse(format!("there is no array called {other}"))),
        })
    }

    /// Begins all games anew.
    fn reset(&mut self, py: Python<'_>, seed: SeedArg) {
        let Self { batch, arrays, pool, .. } = self;
        py.detach(|| on(pool.as_ref(), || batch.reset(&seed.0, arrays)));
    }

    /// Makes a move in every game: ids as bytes, eight for each, the lowest first.
    fn step(&mut self, py: Python<'_>, ids: &Bound<'_, PyBytes>) -> PyResult<()> {
        let Self { batch, arrays, pool, ids: read, .. } = self;
        read.clear();
        let (words, _) = ids.as_bytes().as_chunks::<8>();
        read.extend(words.iter().map(|word| i64::from_le_bytes(*word)));
        py.detach(|| on(pool.as_ref(), || batch.step(read, arrays))).map_err(refuse)
    }

    /// Draws the id of a legal move for each game; the same for the same seed.
    fn sample<'py>(&self, py: Python<'py>, seed: Count) -> PyResult<Bound<'py, PyAny>> {
        let mut ids = vec![0_i64; self.games];
        py.detach(|| on(self.pool.as_ref(), || self.batch.sample(seed.0, &mut ids)));
        array(py, &ids, &[self.games])
    }

    /// The numbers of every legal move of every game, and where those of each game end.
    fn move_features<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyAny>)> {
        let (mut rows, mut ends) = (Vec::new(), Vec::new());
        self.batch.move_features(&mut rows, &mut ends);
        let width = self.encoding.move_features();
        Ok((array(py, &rows, &[rows.len() / width, width])?, array(py, &ends, &[ends.len()])?))
    }
}

fn on<T: Send>(pool: Option<&ThreadPool>, work: impl FnOnce() -> T + Send) -> T {
    match pool {
        Some(pool) => pool.install(work),
        None => work(),
    }
}
