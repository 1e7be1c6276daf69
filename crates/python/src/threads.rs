//! How many threads work.

use pyo3::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::args::Count;
use crate::refusal::refuse;

/// More threads than this only wait for each other.
const MOST: u64 = 1024;

/// Threads of one's own; none if those of the whole process will do.
pub(crate) fn pool(threads: Option<Count>) -> PyResult<Option<ThreadPool>> {
    let Some(Count(threads)) = threads else { return Ok(None) };
    if !(1..=MOST).contains(&threads) {
        return Err(refuse(format!("threads is a number from 1 to {MOST}, not {threads}")));
    }
    let pool = ThreadPoolBuilder::new().num_threads(threads as usize).build();
    pool.map(Some).map_err(refuse)
}
