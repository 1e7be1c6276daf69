//! The house in company: other processes serve the same tables from the same database.
//!
//! Each tells the others what it changes and who is there. A room that is in memory learns of a
//! change when it is told of it, and looks for itself before it does what somebody asks; so what
//! is shown is never older than what somebody was shown before, by whichever process. Who comes
//! second with a change is refused by the database.

use std::sync::Arc;
use std::time::Duration;

use adut_store::Heard;
use tokio::time::interval;

use crate::house::House;
use crate::room::Room;

impl House {
    /// How often others are told who is here: often enough that nobody's patience ends.
    pub(crate) fn announced(&self) -> Duration {
        (self.patience() / 4).max(Duration::from_millis(10))
    }

    /// Learns what others do at the tables that are in memory, and tells them who is here, until
    /// the house closes.
    pub(crate) async fn follow(self: Arc<Self>) {
        let Some(mut news) = self.herald().news() else { return };
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

    async fn learn(self: &Arc<Self>, heard: Heard) {
        match heard {
            Heard::Present(present) => {
                for (table, entrant) in present {
                    if let Some(room) = self.known_room(&table) {
                        room.note_elsewhere(entrant).await;
                    }
                }
            }
            Heard::Changed { table, revision } => {
                if let Some(room) = self.known_room(&table) {
                    let house = Arc::clone(self);
                    tokio::spawn(async move { room.learn(&house, revision).await });
                }
            }
            Heard::Anything => {
                let house = Arc::clone(self);
                // One after the other: there may be thousands.
                tokio::spawn(async move {
                    for room in house.all_rooms() {
                        room.check(&house).await;
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
        if self.has_company() {
            // What the database refuses is in the log, and told again soon.
            let _ = self.keeper().announce(present).await;
        }
    }

    fn known_room(&self, id: &str) -> Option<Arc<Room>> {
        self.rooms().get(id).cloned()
    }

    fn all_rooms(&self) -> Vec<Arc<Room>> {
        self.rooms().values().cloned().collect()
    }
}
