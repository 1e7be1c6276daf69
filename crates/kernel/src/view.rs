//! What an honest player is handed.

use std::cell::{Cell, OnceCell};
use std::fmt;

use crate::{Actions, Game, Seat};

/// A move that someone made and others saw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Witnessed<A> {
    /// Who acted.
    pub seat: Seat,
    /// What was done.
    pub action: A,
}

/// The table as one seat sees it, on its turn.
///
/// This is all an [`Agent`](crate::Agent) gets. The observation is made when it is first asked
/// for, so a view holds on to the state; but that field is private to this module, which hands
/// out nothing of it but the seat's observation.
pub struct View<'a, G: Game> {
    game: &'a G,
    seat: Seat,
    window: Window<'a, G>,
    actions: &'a Actions<G::Action>,
    history: &'a [Witnessed<G::Action>],
    picked: Cell<usize>,
}

enum Window<'a, G: Game> {
    Drawn { state: &'a G::State, seen: OnceCell<G::Observation> },
    Open(&'a G::Observation),
}

impl<'a, G: Game> View<'a, G> {
    /// What `seat`, whose turn it is, sees of `state`.
    #[inline]
    pub fn of(
        game: &'a G,
        state: &'a G::State,
        seat: Seat,
        actions: &'a Actions<G::Action>,
        history: &'a [Witnessed<G::Action>],
    ) -> Self {
        let window = Window::Drawn { state, seen: OnceCell::new() };
        Self { game, seat, window, actions, history, picked: Cell::new(0) }
    }

    /// The view of a seat that has `seen` this; the actions must be those of that observation.
    pub fn from_observation(
        game: &'a G,
        seen: &'a G::Observation,
        seat: Seat,
        actions: &'a Actions<G::Action>,
        history: &'a [Witnessed<G::Action>],
    ) -> Self {
        let window = Window::Open(seen);
        Self { game, seat, window, actions, history, picked: Cell::new(0) }
    }

    /// The rules.
    pub fn game(&self) -> &'a G {
        self.game
    }
    /// Whose view it is; it is this seat's turn.
    pub fn seat(&self) -> Seat {
        self.seat
    }
    /// All that the seat knows.
    pub fn seen(&self) -> &G::Observation {
        match &self.window {
            Window::Drawn { state, seen } => {
                seen.get_or_init(|| self.game.observe(state, self.seat))
            }
            Window::Open(seen) => seen,
        }
    }
    /// What the seat may do; at least one thing.
    #[inline]
    pub fn actions(&self) -> &'a Actions<G::Action> {
        self.actions
    }
    /// The action with this index in the list. Whoever is to judge the choice then need not look for
    /// it.
    ///
    /// # Panics
    /// If there are no more than `index` actions.
    #[inline]
    pub fn pick(&self, index: usize) -> G::Action {
        self.picked.set(index);
        self.actions[index]
    }
    /// Whether this is the action that was last picked.
    #[inline]
    pub(crate) fn is_picked(&self, action: G::Action) -> bool {
        self.actions.get(self.picked.get()) == Some(&action)
    }
    /// The moves so far that the seat saw.
    pub fn history(&self) -> &'a [Witnessed<G::Action>] {
        self.history
    }
}

impl<G: Game> fmt::Debug for View<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("View")
            .field("game", self.game)
            .field("seat", &self.seat)
            .field("seen", self.seen())
            .field("actions", self.actions)
            .finish_non_exhaustive()
    }
}
