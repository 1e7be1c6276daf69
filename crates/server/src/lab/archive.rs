//! Who keeps the runs: one thread with a database.

use std::io;
use std::thread;

use adut_store::{Store, StoreError};
use tokio::sync::{mpsc, oneshot};

use crate::Refusal;

/// Opens the database of the runs, also anew when it was lost.
pub type RunsOpener = Box<dyn Fn() -> Result<Box<dyn Store>, StoreError> + Send>;

/// Something to be done with the database. It says whether the database seems lost; then it is
/// opened anew and the same is done once more.
type Errand = Box<dyn FnMut(&mut dyn Store, Attempt) -> Lost + Send>;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Attempt {
    First,
    Last,
}

type Lost = bool;

/// Errands that wait before askers have to.
const WAITING: usize = 256;

/// Takes errands for the thread that keeps.
#[derive(Clone)]
pub(crate) struct Archive(mpsc::Sender<Errand>);

impl Archive {
    /// Opens the database and begins to keep.
    pub(crate) fn open(open: RunsOpener) -> Result<Self, StoreError> {
        let (errands, inbox) = mpsc::channel(WAITING);
        let (opened, answer) = std::sync::mpsc::channel();
        thread::Builder::new().name("archive".to_owned()).spawn(move || match open() {
            Ok(store) => {
                let _ = opened.send(Ok(()));
                serve(&open, store, inbox);
            }
            Err(error) => {
                let _ = opened.send(Err(error));
            }
        })?;
        let gone = |_| StoreError::Runtime(io::Error::other("the archive is gone"));
        answer.recv().map_err(gone)??;
        Ok(Self(errands))
    }

    /// Does something with the database. A run that is not there is [`Refusal::Nothing`].
    pub(crate) async fn ask<T: Send + 'static>(
        &self,
        act: impl FnMut(&mut dyn Store) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, Refusal> {
        let (errand, answered) = errand(act);
        self.0.send(errand).await.map_err(|_| Refusal::Storage)?;
        judged(answered.await.map_err(|_| Refusal::Storage)?)
    }

    /// The same from a thread that may wait.
    pub(crate) fn ask_and_wait<T: Send + 'static>(
        &self,
        act: impl FnMut(&mut dyn Store) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, Refusal> {
        let (errand, answered) = errand(act);
        self.0.blocking_send(errand).map_err(|_| Refusal::Storage)?;
        judged(answered.blocking_recv().map_err(|_| Refusal::Storage)?)
    }
}

fn errand<T: Send + 'static>(
    mut act: impl FnMut(&mut dyn Store) -> Result<T, StoreError> + Send + 'static,
) -> (Errand, oneshot::Receiver<Result<T, StoreError>>) {
    let (answer, answered) = oneshot::channel();
    let mut answer = Some(answer);
    let errand = move |store: &mut dyn Store, attempt| {
        let result = act(store);
        if attempt == Attempt::First && matches!(result, Err(StoreError::Refused { .. })) {
            return true;
        }
        if let Some(answer) = answer.take() {
            // Whoever asked may be gone.
            let _ = answer.send(result);
        }
        false
    };
    (Box::new(errand), answered)
}

fn judged<T>(result: Result<T, StoreError>) -> Result<T, Refusal> {
    result.map_err(|error| match error {
        StoreError::NoSuchRun(_) => Refusal::Nothing,
        error => {
            tracing::error!(%error, "the database of the laboratory refused");
            Refusal::Storage
        }
    })
}

fn serve(open: &RunsOpener, mut store: Box<dyn Store>, mut inbox: mpsc::Receiver<Errand>) {
    while let Some(mut errand) = inbox.blocking_recv() {
        if errand(&mut *store, Attempt::First) {
            match open() {
                Ok(anew) => store = anew,
                Err(error) => tracing::error!(%error, "the database cannot be opened again"),
            }
            errand(&mut *store, Attempt::Last);
        }
    }
}
