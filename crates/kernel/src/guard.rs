//! Thoughts that panic.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

use thiserror::Error;

/// What is left of a thought that panicked: why it did.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("crashed: {0}")]
pub struct Crash(pub String);

/// Does something that may panic. Whatever it has changed may be half-changed afterwards, so the
/// caller throws that away or puts it back to its beginning.
///
/// # Errors
/// If it panicked.
pub fn guarded<T>(work: impl FnOnce() -> T) -> Result<T, Crash> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|panic| Crash(message(&*panic)))
}

fn message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().copied();
    let text = text.or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    text.unwrap_or("without a word").to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_reason_of_a_panic_is_kept() {
        assert_eq!(guarded(|| 3), Ok(3));
        let crash = |reason: &str| Err(Crash(reason.to_owned()));
        assert_eq!(guarded(|| -> i32 { panic!("no cards") }), crash("no cards"));
        assert_eq!(guarded(|| -> i32 { panic!("{} cards", 2) }), crash("2 cards"));
        assert_eq!(guarded(|| std::panic::panic_any(7)), crash("without a word"));
    }
}
