//! A room whose table other processes serve, too.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::MutexGuard;

use super::Room;
use super::inside::Inside;
use crate::Refusal;
use crate::app_state::AppState;
use crate::table::HostedTable;

/// Moves that are shown one after the other when they come together; beyond that only how the
/// table stands then.
const ONE_BY_ONE: u64 = 8;

/// How many times who is at another process may fail to be announced before being missed here.
const MISSED: u32 = 3;

impl Room {
    /// The inside, no older than what was kept before one asked for it.
    /// Who cannot ask the database does not know, and shows nothing.
    pub(super) async fn fresh(
        self: &Arc<Self>,
        state: &Arc<AppState>,
    ) -> Result<MutexGuard<'_, Inside>, Refusal> {
        let mut inside = self.inside.lock().await;
        if state.has_peers() || inside.is_in_doubt {
            let revision = state.storage().revision(&self.id).await?;
            let revision = revision.ok_or_else(|| Refusal::unknown("table", &self.id))?;
            if revision != inside.revision {
                self.catch_up(state, &mut inside).await?;
            }
            inside.is_in_doubt = false;
        }
        Ok(inside)
    }

    /// Looks whether anything has changed.
    pub(crate) async fn check(self: &Arc<Self>, state: &Arc<AppState>) {
        // What the database refuses is in the log, and whoever comes looks again.
        let _ = self.fresh(state).await;
    }

    /// Another process has changed the table, or this one.
    pub(crate) async fn learn(self: &Arc<Self>, state: &Arc<AppState>, revision: u64) {
        let mut inside = self.inside.lock().await;
        if inside.revision < revision {
            // As in `check`.
            let _ = self.catch_up(state, &mut inside).await;
        }
    }

    /// Takes over what another process has kept, and tells everybody.
    pub(super) async fn catch_up(
        self: &Arc<Self>,
        state: &Arc<AppState>,
        inside: &mut Inside,
    ) -> Result<(), Refusal> {
        let kept = state.find(&self.id).await?;
        let changes = kept.revision.saturating_sub(inside.revision);
        let (number, made) = inside.position();
        let moves = kept.rounds.last().map_or(0, |round| round.moves.len());
        let is_same_game = kept.rounds.len() as u64 == number + 1;
        // Nothing else makes as many moves as changes.
        let are_moves = is_same_game && moves as u64 == made as u64 + changes;
        let first = if are_moves && changes <= ONE_BY_ONE { made + 1 } else { moves };
        let step = |left| {
            let mut step = kept.clone();
            if let Some(round) = step.rounds.last_mut() {
                round.moves.truncate(left);
            }
            HostedTable::restore(&step)
        };
        // All of them or none.
        let steps = (first..=moves).map(step).collect::<Result<Vec<_>, Refusal>>()?;
        for table in steps {
            inside.replace(table, &kept);
            self.changed(state, inside, are_moves);
        }
        Ok(())
    }

    /// Somebody was refused a change, and it is not in memory. If that was for what is kept, or if
    /// the change may be kept all the same, what is in memory follows the database.
    pub(super) async fn catch_up_after(
        self: &Arc<Self>,
        state: &Arc<AppState>,
        inside: &mut Inside,
        refusal: Refusal,
    ) -> Refusal {
        if matches!(refusal, Refusal::Overtaken | Refusal::Unsure) {
            // If it does not answer now, it is asked before anything else is done here.
            inside.is_in_doubt = true;
            if self.catch_up(state, inside).await.is_ok() {
                inside.is_in_doubt = false;
            }
        }
        refusal
    }

    /// Somebody is here by way of another process.
    pub(crate) async fn note_elsewhere(&self, entrant: usize) {
        self.inside.lock().await.note_elsewhere(entrant);
    }

    /// Who is here by way of this process, or was a moment ago.
    pub(crate) async fn seen_here(&self, lately: Duration) -> Vec<usize> {
        let mut inside = self.inside.lock().await;
        inside.miss_elsewhere(lately * MISSED);
        inside.seen_here(lately)
    }
}
