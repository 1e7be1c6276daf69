//! A program at a table, with what it remembers of the game.

use std::sync::{Arc, Mutex, PoisonError};

use adut_session::{DynPlayer, SeatedPlayer};

/// A player that is made at its first thought and kept until the game is another one.
#[derive(Clone)]
pub(crate) struct Remembered {
    player: Arc<dyn DynPlayer>,
    seated: Arc<Mutex<Option<Box<dyn SeatedPlayer>>>>,
}

impl Remembered {
    pub(crate) fn new(player: Arc<dyn DynPlayer>) -> Self {
        Self { player, seated: Arc::default() }
    }

    /// Lets it think.
    pub(crate) fn with<T>(&self, think: impl FnOnce(&mut dyn SeatedPlayer) -> T) -> T {
        let mut seated = self.seated.lock().unwrap_or_else(PoisonError::into_inner);
        think(&mut **seated.get_or_insert_with(|| self.player.make()))
    }

    /// Forgets the game. A thought that is still under way, which nobody waits for, keeps the player
    /// that it has; the next thought gets a new one.
    pub(crate) fn restart(&mut self) {
        match self.seated.try_lock() {
            Ok(mut seated) => {
                if let Some(player) = &mut *seated {
                    player.restart();
                }
                return;
            }
            Err(_under_way) => {}
        }
        self.seated = Arc::default();
    }
}
