//! Who keeps the runs: one thread with a database.

use std::io;
use std::thread;

use adut_store::{Store, StoreError};
use tokio::sync::{mpsc, oneshot};

use crate::Refusal;

/// Opens the database of the runs.
pub type RunsOpener = Box<dyn Fn() -> Result<Box<dyn Store>, StoreError> + Send>;

/// Something to be done with the database.
type StoreTask = Box<dyn FnOnce(&mut dyn Store) + Send>;

/// Tasks that wait before askers have to.
const WAITING: usize = 256;

/// Takes tasks for the thread that keeps.
#[derive(Clone)]
pub(crate) struct RunStore(mpsc::Sender<StoreTask>);

impl RunStore {
    /// Opens the database and begins to keep.
    pub(crate) fn open(open: RunsOpener) -> Result<Self, StoreError> {
        let (tasks, inbox) = mpsc::channel(WAITING);
        let (opened, answer) = std::sync::mpsc::channel();
        thread::Builder::new().name("run_store".to_owned()).spawn(move || match open() {
            Ok(store) => {
                let _ = opened.send(Ok(()));
                serve(store, inbox);
            }
            Err(error) => {
                let _ = opened.send(Err(error));
            }
        })?;
        let gone = |_| StoreError::Runtime(io::Error::other("the run_store is gone"));
        answer.recv().map_err(gone)??;
        Ok(Self(tasks))
    }

    /// Does something with the database. A run that is not there is [`Refusal::Nothing`].
    pub(crate) async fn ask<T: Send + 'static>(
        &self,
        act: impl FnOnce(&mut dyn Store) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, Refusal> {
        let (task, answered) = task(act);
        self.0.send(task).await.map_err(|_| Refusal::Storage)?;
        judged(answered.await.ok())
    }

    /// The same from a thread that may wait.
    pub(crate) fn ask_and_wait<T: Send + 'static>(
        &self,
        act: impl FnOnce(&mut dyn Store) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, Refusal> {
        let (task, answered) = task(act);
        self.0.blocking_send(task).map_err(|_| Refusal::Storage)?;
        judged(answered.blocking_recv().ok())
    }
}

fn task<T: Send + 'static>(
    act: impl FnOnce(&mut dyn Store) -> Result<T, StoreError> + Send + 'static,
) -> (StoreTask, oneshot::Receiver<Result<T, StoreError>>) {
    let (answer, answered) = oneshot::channel();
    let task = move |store: &mut dyn Store| {
        // Whoever asked may be gone.
        let _ = answer.send(act(store));
    };
    (Box::new(task), answered)
}

/// No answer comes if the run_store fell with the task in its hands.
fn judged<T>(answer: Option<Result<T, StoreError>>) -> Result<T, Refusal> {
    answer.ok_or(Refusal::Unsure)?.map_err(Refusal::of_store)
}

fn serve(mut store: Box<dyn Store>, mut inbox: mpsc::Receiver<StoreTask>) {
    while let Some(task) = inbox.blocking_recv() {
        task(&mut *store);
    }
}
