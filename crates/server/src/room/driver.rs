//! Who lets programs move: one task for each room in which something is due.

use std::sync::Arc;
use std::time::Duration;

use adut_kernel::Forfeit;
use tokio::time::{Instant, sleep, sleep_until};

use super::Room;
use super::inside::{Due, Inside};
use crate::Refusal;
use crate::app_state::AppState;
use crate::pool::Purpose;
use crate::table::Thought;

/// How long to wait when nothing can be kept.
const PAUSE: Duration = Duration::from_secs(2);

impl Room {
    /// Sees to it that programs move when it is their turn.
    pub(super) fn drive(self: &Arc<Self>, state: &Arc<AppState>, inside: &mut Inside) {
        if !inside.driven && !matches!(inside.due(state.patience()), Due::Nothing) {
            inside.driven = true;
            let (room, state) = (Arc::clone(self), Arc::clone(state));
            tokio::spawn(async move {
                let driving = Arc::clone(&room);
                let driven = tokio::spawn(async move { driving.drive_on(&state).await }).await;
                if let Err(crash) = driven {
                    tracing::error!(table = room.id, %crash, "a table lost its driver");
                    // Whatever happens next at the table drives it on.
                    room.inside.lock().await.driven = false;
                }
            });
        }
    }

    async fn drive_on(self: &Arc<Self>, state: &Arc<AppState>) {
        let mut changes = self.changes.subscribe();
        loop {
            let mut inside = self.inside.lock().await;
            let seat = inside.table.turn().unwrap_or(0);
            match inside.due(state.patience()) {
                Due::Nothing => {
                    inside.driven = false;
                    return;
                }
                due @ (Due::Later(until) | Due::Elsewhere(until)) => {
                    if matches!(due, Due::Elsewhere(_)) {
                        inside.stand_in();
                        state.meters().dropped.increment(inside.tell_thinking(seat) as u64);
                    }
                    drop(inside);
                    tokio::select! {
                        _ = changes.changed() => {}
                        () = sleep_until(until) => {}
                    }
                }
                Due::Now(thought) => {
                    inside.stand_in();
                    state.meters().dropped.increment(inside.tell_thinking(seat) as u64);
                    let revision = inside.revision;
                    drop(inside);
                    let Err(refusal) = self.move_by(state, thought, revision).await else {
                        continue;
                    };
                    tracing::error!(table = self.id, seat, %refusal, "a program cannot move");
                    let mut inside = self.inside.lock().await;
                    inside.tell_error(&refusal);
                    if !matches!(refusal, Refusal::Storage | Refusal::Unsure) {
                        inside.driven = false;
                        return;
                    }
                    drop(inside);
                    sleep(PAUSE).await;
                }
            }
        }
    }

    /// Lets a program think and makes its move, if that is still wanted: a thought cannot be
    /// interrupted, but what comes of it can be thrown away.
    async fn move_by(
        self: &Arc<Self>,
        state: &Arc<AppState>,
        thought: Thought<String>,
        revision: u64,
    ) -> Result<(), Refusal> {
        let began = Instant::now();
        let is_wanted = async { self.inside.lock().await.is_due(state.patience(), revision) };
        let thinking = state.pool().think(Purpose::Move, self.client, thought, is_wanted);
        let Some(said) = thinking.await else { return Ok(()) };
        state.meters().thought(began.elapsed());
        let mut inside = self.inside.lock().await;
        if !inside.is_due(state.patience(), revision) {
            return Ok(());
        }
        let seat = inside.table.turn().unwrap_or(0);
        let text = said.map_err(|Forfeit(reason)| Refusal::Stuck { seat, reason })?;
        let made = inside.table.made();
        let written = inside.table.play_for_turn(&text)?;
        match self.keep_move(state, &mut inside, made, written).await {
            Err(Refusal::Overtaken) => Ok(()),
            Err(refusal) => Err(refusal),
            Ok(()) => {
                state.meters().moves_by_programs.increment(1);
                Ok(())
            }
        }
    }
}
