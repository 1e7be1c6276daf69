//! Python callables at the table.

use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use adut_kernel::Forfeit;
use adut_session::{Answer, DynView, Encoding, Guest};
use pyo3::prelude::*;
use pyo3::types::{PyList, PyString};

use crate::refusal::refuse;
use crate::view::View;

/// How long the first of a batch waits for one more before it goes without.
const PATIENCE: Duration = Duration::from_micros(500);

/// The first exception that a callable has raised: whoever plays looks here and raises it again.
pub(crate) type Raised = Arc<Mutex<Option<PyErr>>>;

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Takes out what was raised.
pub(crate) fn take_raised(raised: &Raised) -> Option<PyErr> {
    locked(raised).take()
}

/// Whether something was raised.
pub(crate) fn has_raised(raised: &Raised) -> bool {
    locked(raised).is_some()
}

/// A callable that is shown one view at a time, or many together.
pub(crate) struct Callable {
    call: Py<PyAny>,
    encoding: Arc<Encoding>,
    raised: Raised,
    /// How many views it takes together; none if one by one.
    batch: Option<usize>,
    queue: Mutex<Queue>,
    changed: Condvar,
}

/// Views that wait, and the answers to those that were shown.
#[derive(Default)]
struct Queue {
    waiting: Vec<(u64, View)>,
    answers: Vec<(u64, Result<Answer, Forfeit>)>,
    next: u64,
    /// Whether somebody is gathering a batch.
    has_leader: bool,
}

impl Callable {
    pub(crate) fn new(
        call: Py<PyAny>,
        encoding: Arc<Encoding>,
        batch: Option<usize>,
        raised: Raised,
    ) -> Self {
        let (queue, changed) = (Mutex::default(), Condvar::new());
        Self { call, encoding, raised, batch, queue, changed }
    }

    /// Keeps an exception, and forfeits.
    fn failed(&self, py: Python<'_>, error: PyErr) -> Forfeit {
        let reason = format!(
            "raised {}",
            error
                .value(py)
                .repr()
                .map_or_else(|_| "an exception".to_owned(), |text| text.to_string(),)
        );
        locked(&self.raised).get_or_insert(error);
        Forfeit(reason)
    }

    fn ask_one(&self, view: View) -> Result<Answer, Forfeit> {
        Python::attach(|py| {
            let answer = self.call.call1(py, (view,)).map_err(|error| self.failed(py, error))?;
            answer_of(answer.bind(py)).map_err(|error| self.failed(py, error))
        })
    }

    /// Shows all views at once; there is an answer for each.
    fn ask_many(&self, views: Vec<View>) -> Vec<Result<Answer, Forfeit>> {
        let count = views.len();
        let asked = Python::attach(|py| {
            let ask = || -> PyResult<Vec<Answer>> {
                let views: Vec<Py<View>> =
                    views.into_iter().map(|view| Py::new(py, view)).collect::<PyResult<_>>()?;
                let answers = self.call.call1(py, (PyList::new(py, views)?,))?;
                let answers: Vec<Answer> = answers
                    .bind(py)
                    .try_iter()?
                    .map(|answer| answer_of(&answer?))
                    .collect::<PyResult<_>>()?;
                if answers.len() != count {
                    let found = answers.len();
                    return Err(refuse(format!("{found} answers to {count} views")));
                }
                Ok(answers)
            };
            ask().map_err(|error| self.failed(py, error))
        });
        match asked {
            Ok(answers) => answers.into_iter().map(Ok).collect(),
            Err(forfeit) => vec![Err(forfeit); count],
        }
    }

    /// Waits until others wait, too; the first of them asks for all.
    fn ask_together(&self, view: View, size: usize) -> Result<Answer, Forfeit> {
        let mut queue = locked(&self.queue);
        let number = queue.next;
        queue.next += 1;
        queue.waiting.push((number, view));
        self.changed.notify_all();
        loop {
            if let Some(at) = queue.answers.iter().position(|&(other, _)| other == number) {
                return queue.answers.swap_remove(at).1;
            }
            if queue.has_leader {
                queue = self.changed.wait(queue).unwrap_or_else(PoisonError::into_inner);
                continue;
            }
            queue.has_leader = true;
            let mut seen = 0;
            while queue.waiting.len() < size && queue.waiting.len() > seen {
                seen = queue.waiting.len();
                let waited = self
                    .changed
                    .wait_timeout_while(queue, PATIENCE, |queue| queue.waiting.len() == seen);
                queue = waited.unwrap_or_else(PoisonError::into_inner).0;
            }
            let (numbers, views): (Vec<u64>, Vec<View>) = queue.waiting.drain(..).unzip();
            drop(queue);
            let answers = self.ask_many(views);
            queue = locked(&self.queue);
            queue.answers.extend(numbers.into_iter().zip(answers));
            queue.has_leader = false;
            self.changed.notify_all();
        }
    }
}

/// An id or a written move.
fn answer_of(answer: &Bound<'_, PyAny>) -> PyResult<Answer> {
    if answer.is_instance_of::<PyString>() {
        return Ok(Answer::Text(answer.extract()?));
    }
    let number = answer.call_method0("__index__").ok();
    match number.and_then(|number| number.extract::<i64>().ok()) {
        Some(id) => u64::try_from(id)
            .map(Answer::Id)
            .map_err(|_| refuse(format!("a player answered {id}, and ids are not negative"))),
        None => {
            let shown: String = answer.repr()?.to_string().chars().take(60).collect();
            Err(refuse(format!("a player answered {shown}, expected an id or a move as text")))
        }
    }
}

impl Guest for Callable {
    fn choose(&self, view: Box<dyn DynView>, seed: u64) -> Result<Answer, Forfeit> {
        let view = View { shown: view, encoding: Arc::clone(&self.encoding), seed };
        match self.batch {
            None => self.ask_one(view),
            Some(size) => self.ask_together(view, size),
        }
    }
}
