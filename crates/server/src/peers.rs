//! Peers: other processes serve the same tables from the same database.
//!
//! Each tells the others what it changes and who is there. A room that is in memory learns of a
//! change when it is told of it, and looks for itself before it does what somebody asks; so what
//! is shown is never older than what somebody was shown before, by whichever process. Who comes
//! second with a change is refused by the database.

use std::sync::Arc;
use std::time::Duration;

use adut_store::Notification;
use tokio::time::interval;

use crate::app_state::AppState;
use crate::room::{Room, Said};

impl AppState {
    /// How often others are told who is here: often enough that nobody's patience ends.
    pub(crate) fn announced(&self) -> Duration {
        (self.patience() / 4).max(Duration::from_millis(10))
    }

    /// Learns what others do at the tables that are in memory, and tells them who is here, until
    /// the server closes.
    pub(crate) async fn follow(self: Arc<Self>) {
        let Some(mut news) = self.notifications().news() else { return };
        let mut ticks = interval(self.announced());
        loop {
            tokio::select! {
                heard = news.recv() => match heard {
                    Some(heard) => self.learn(heard).await,
                    None => return,
                },
                _ = ticks.tick() => self.announce_all().await,
                () = self.closing() => return,
            }
        }
    }

    async fn learn(self: &Arc<Self>, heard: Notification) {
        match heard {
            Notification::Present(present) => {
                for (table, entrant) in present {
                    if let Some(room) = self.known_room(&table) {
                        room.note_elsewhere(entrant).await;
                    }
                }
            }
            Notification::Changed { table, revision } => {
                if let Some(room) = self.known_room(&table) {
                    let state = Arc::clone(self);
                    tokio::spawn(async move { room.learn(&state, revision).await });
                }
            }
            Notification::Said { table, entrant, what } => {
                // What a newer version says beyond this one's understanding is not heard.
                if let (Some(room), Ok(said)) =
                    (self.known_room(&table), serde_json::from_str::<Said>(&what))
                {
                    let state = Arc::clone(self);
                    tokio::spawn(async move { room.hear(&state, entrant, said).await });
                }
            }
            Notification::Anything => {
                let state = Arc::clone(self);
                // One after the other: there may be thousands.
                tokio::spawn(async move {
                    for room in state.all_rooms() {
                        room.check(&state).await;
                    }
                });
            }
        }
    }

    async fn announce_all(&self) {
        let mut present = Vec::new();
        for room in self.all_rooms() {
            let here = room.seen_here(self.announced()).await;
            present.extend(here.into_iter().map(|entrant| (room.id.clone(), entrant)));
        }
        self.announce(present).await;
    }

    /// Tells others that these entrants are at these tables.
    pub(crate) async fn announce(&self, present: Vec<(String, usize)>) {
        if self.has_peers() {
            // What the database refuses is in the log, and told again soon.
            let _ = self.storage().announce(present).await;
        }
    }

    fn known_room(&self, id: &str) -> Option<Arc<Room>> {
        self.rooms().get(id).cloned()
    }

    fn all_rooms(&self) -> Vec<Arc<Room>> {
        self.rooms().values().cloned().collect()
    }
}
