//! A room whose table other processes serve, too.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::MutexGuard;

use super::Room;
use super::inside::Inside;
use crate::Refusal;
use crate::house::House;
use crate::table::restore;

/// Moves that are shown one after the other when they come together; beyond that only how the
/// table stands then.
const ONE_BY_ONE: u64 = 8;

/// How many times who is at another process may fail to be announced before being missed here.
const MISSED: u32 = 3;

impl Room {
    /// The inside, no older than what was kept before one asked for it.
    pub(super) async fn fresh(self: &Arc<Self>, house: &Arc<House>) -> MutexGuard<'_, Inside> {
        let mut inside = self.inside.lock().await;
        if house.has_company() {
            // What the database refuses is in the log; then what is known has to do.
            if let Ok(Some(revision)) = house.keeper().revision(&self.id).await
                && revision != inside.revision
            {
                self.catch_up(house, &mut inside).await;
            }
        }
        inside
    }

    /// Looks whether anything has changed.
    pub(crate) async fn check(self: &Arc<Self>, house: &Arc<House>) {
        drop(self.fresh(house).await);
    }

    /// Another process has changed the table, or this one.
    pub(crate) async fn learn(self: &Arc<Self>, house: &Arc<House>, revision: u64) {
        let mut inside = self.inside.lock().await;
        if inside.revision < revision {
            self.catch_up(house, &mut inside).await;
        }
    }

    /// Takes over what another process has kept, and tells everybody.
    pub(super) async fn catch_up(self: &Arc<Self>, house: &Arc<House>, inside: &mut Inside) {
        let Ok(kept) = house.find(&self.id).await else { return };
        let changes = kept.revision.saturating_sub(inside.revision);
        let (number, made) = inside.position();
        let moves = kept.rounds.last().map_or(0, |round| round.moves.len());
        let is_same_game = kept.rounds.len() as u64 == number + 1;
        // Nothing else makes as many moves as changes.
        let are_moves = is_same_game && moves as u64 == made as u64 + changes;
        let first = if are_moves && changes <= ONE_BY_ONE { made + 1 } else { moves };
        for left in first..=moves {
            let mut step = kept.clone();
            if let Some(round) = step.rounds.last_mut() {
                round.moves.truncate(left);
            }
            // What does not replay is in the log.
            let Ok(table) = restore(&step) else { return };
            inside.replace(table, &kept);
            self.changed(house, inside, are_moves);
        }
    }

    /// As [`catch_up`](Self::catch_up), if it was this that somebody was refused for.
    pub(super) async fn catch_up_after(
        self: &Arc<Self>,
        house: &Arc<House>,
        inside: &mut Inside,
        refusal: Refusal,
    ) -> Refusal {
        if let Refusal::Overtaken = refusal {
            self.catch_up(house, inside).await;
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
