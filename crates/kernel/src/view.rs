//! What an honest player is handed.

use std::cell::OnceCell;
use std::fmt;

use crate::{Actions, Game, Seat};

/// A move that a seat saw someone make.
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
        Self { game, seat, window, actions, history }
    }

    /// The view of a seat that has `seen` this; the actions must be those of that observation.
    pub fn from_observation(
        game: &'a G,
        seen: &'a G::Observation,
        seat: Seat,
        actions: &'a Actions<G::Action>,
        history: &'a [Witnessed<G::Action>],
    ) -> Self {
        Self { game, seat, window: Window::Open(seen), actions, history }
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
