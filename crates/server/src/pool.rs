//! Where programs think: as many at once as there are processors, the others wait in line.

use std::sync::Arc;

use adut_kernel::Forfeit;
use tokio::sync::Semaphore;

use crate::table::Thought;

/// A bounded number of thinkers.
#[derive(Clone, Debug)]
pub(crate) struct Pool(Arc<Semaphore>);

impl Pool {
    pub(crate) fn new(thinkers: usize) -> Self {
        Self(Arc::new(Semaphore::new(thinkers.max(1))))
    }

    /// Waits for a place, then thinks. `is_wanted` is asked once the place is there; a thought
    /// that nobody waits for any more is not thought, and neither is one whose asker has gone.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        thought: Thought<T>,
        is_wanted: impl Future<Output = bool>,
    ) -> Option<Result<T, Forfeit>> {
        let place = Arc::clone(&self.0).acquire_owned().await.ok()?;
        if !is_wanted.await {
            return None;
        }
        let thinking = tokio::task::spawn_blocking(move || {
            let _place = place;
            thought()
        });
        let crashed = |_| Err(Forfeit("it crashed".to_owned()));
        Some(thinking.await.unwrap_or_else(crashed))
    }
}
