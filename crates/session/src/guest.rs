//! Players from beyond the border: somebody else's code that is shown views.

use std::sync::Arc;

use adut_kernel::{Forfeit, Outsider, Rng, View};

use crate::CardGame;
use crate::session::SeenMove;
use crate::view::{DynView, ViewOf};

/// What a guest answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The move with this id.
    Id(u64),
    /// The move that is written so.
    Text(String),
}

/// Code from beyond the border that plays. It is honest: all it is shown is a view.
pub trait Guest: Send + Sync {
    /// Chooses a move. What it draws by chance should follow from `seed`, so that a game repeats.
    fn choose(&self, view: Box<dyn DynView>, seed: u64) -> Result<Answer, Forfeit>;
}

/// A guest under the name by which an order has it play.
#[derive(Clone)]
pub struct NamedGuest {
    /// The name.
    pub name: String,
    /// The guest.
    pub guest: Arc<dyn Guest>,
}

/// A guest at a table.
pub(crate) struct GuestPlayer(pub(crate) Arc<dyn Guest>);

impl<G: CardGame> Outsider<G> for GuestPlayer {
    fn act(&mut self, view: &View<'_, G>, rng: &mut Rng) -> Result<G::Action, Forfeit> {
        let game = view.game();
        let seen = |seen: &adut_kernel::Witnessed<G::Action>| SeenMove {
            seat: seen.seat,
            action: game.write_action(seen.action),
        };
        let shown = || ViewOf {
            game: game.clone(),
            seat: view.seat(),
            seen: view.seen().clone(),
            actions: view.actions().clone(),
            history: view.history().iter().map(seen).collect(),
        };
        let forfeit = |reason: &dyn ToString| Forfeit(reason.to_string());
        match self.0.choose(Box::new(shown()), rng.bits())? {
            Answer::Id(id) => shown().action_at(id).map_err(|error| forfeit(&error)),
            Answer::Text(text) => game.read_action(&text).map_err(|error| forfeit(&error)),
        }
    }

    fn restart(&mut self) {}
}
