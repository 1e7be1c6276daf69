//! Ctrl-C, and whatever else asks the program to end.

use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError};

use thiserror::Error;

/// Signals are sent to the process, so what is known of them is known to all of it.
static CAME: LazyLock<Arc<AtomicBool>> = LazyLock::new(Arc::default);
static IS_HEEDED: AtomicBool = AtomicBool::new(false);
static IS_SET: Mutex<bool> = Mutex::new(false);
static LEFT_BEHIND: Mutex<LeftBehind> =
    Mutex::new(LeftBehind { files: Vec::new(), undo: Vec::new() });

/// What has to be put in order before the program ends in a hurry.
struct LeftBehind {
    files: Vec<PathBuf>,
    undo: Vec<fn()>,
}

/// Signals cannot be listened for.
#[derive(Debug, Error)]
#[error("cannot listen for Ctrl-C: {0}")]
pub struct NoSignals(#[from] ctrlc::Error);

fn left_behind() -> MutexGuard<'static, LeftBehind> {
    LEFT_BEHIND.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Tells whether Ctrl-C was pressed. The first press asks long work to stop where nothing is
/// lost; the second ends the program at once.
#[derive(Debug)]
pub struct Interrupt(());

impl Interrupt {
    /// From now on the first press is heeded.
    pub fn listen() -> Result<Self, NoSignals> {
        tidy_when_ended()?;
        IS_HEEDED.store(true, Ordering::Relaxed);
        Ok(Self(()))
    }

    /// What is set when it came, for work that looks by itself.
    pub fn flag(&self) -> Arc<AtomicBool> {
        Arc::clone(&CAME)
    }

    /// Whether it came.
    pub fn came(&self) -> bool {
        CAME.load(Ordering::Relaxed)
    }
}

/// From now on the program leaves nothing behind when it is asked to end: no programs that it
/// started, no files in the making.
pub fn tidy_when_ended() -> Result<(), NoSignals> {
    let mut is_set = IS_SET.lock().unwrap_or_else(PoisonError::into_inner);
    if !*is_set {
        ctrlc::set_handler(|| {
            let is_first = !CAME.swap(true, Ordering::Relaxed);
            if !(is_first && IS_HEEDED.load(Ordering::Relaxed)) {
                tidy();
                std::process::exit(130);
            }
        })?;
        *is_set = true;
    }
    Ok(())
}

/// From now on signals are left to whoever else listens for them in this process: to an interpreter, which has
/// its own way to end.
pub fn leave_signals() {
    *IS_SET.lock().unwrap_or_else(PoisonError::into_inner) = true;
}

/// Ends what was started and removes what was begun.
pub fn tidy() {
    let LeftBehind { files, undo } =
        std::mem::replace(&mut *left_behind(), LeftBehind { files: Vec::new(), undo: Vec::new() });
    undo.into_iter().for_each(|undo| undo());
    for file in files {
        // Whatever is wrong with it, there is nobody left to mend it.
        let _ = std::fs::remove_file(file);
    }
}

/// Does this too when the program is asked to end.
pub fn undo_when_ended(undo: fn()) -> Result<(), NoSignals> {
    left_behind().undo.push(undo);
    tidy_when_ended()
}

/// A file that is removed if the program is asked to end before it is whole.
pub fn begin_file(path: PathBuf) {
    left_behind().files.push(path);
    // Without a listener the file is left behind, which is no reason not to write it.
    let _ = tidy_when_ended();
}

/// The file is whole, or gone.
pub fn end_file(path: &std::path::Path) {
    left_behind().files.retain(|begun| begun != path);
}
