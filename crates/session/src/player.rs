//! Players found by name.

use std::any::Any;

use adut_kernel::{Player, RuleOption, Sees};
use adut_players::Chosen;

use crate::CardGame;

/// What is told of a player in a catalogue.
#[derive(Clone, Copy, Debug)]
pub struct PlayerInfo {
    /// Its stable name within the game.
    pub name: &'static str,
    /// What it is and where it comes from, in one line.
    pub line: &'static str,
    /// What it may look at.
    pub sees: Sees,
    /// The settings that it takes after its name.
    pub settings: &'static [RuleOption],
}

/// The players of a game.
pub(crate) fn infos<G: CardGame>() -> Vec<PlayerInfo> {
    let info = |entry: &adut_players::Entry<G>| PlayerInfo {
        name: entry.name,
        line: entry.line,
        sees: entry.sees,
        settings: entry.settings,
    };
    G::catalogue().iter().map(info).collect()
}

/// A player that was found, with its settings checked.
pub trait DynPlayer: Any + Send + Sync {
    /// The name with its settings, as it was asked for.
    fn name(&self) -> &str;
    /// What it may look at.
    fn sees(&self) -> Sees;
    /// Makes the player, for one game.
    fn make(&self) -> Box<dyn SeatedPlayer>;
}

/// A player at a seat, who may remember the game so far.
pub trait SeatedPlayer: Any + Send {
    /// Tells it that a new game begins, or that moves were taken back.
    fn restart(&mut self);
}

pub(crate) struct PlayerOf<G: CardGame>(pub(crate) Chosen<G>);

impl<G: CardGame> DynPlayer for PlayerOf<G> {
    fn name(&self) -> &str {
        self.0.name()
    }

    fn sees(&self) -> Sees {
        self.0.sees()
    }

    fn make(&self) -> Box<dyn SeatedPlayer> {
        Box::new(SeatedOf(self.0.make()))
    }
}

struct SeatedOf<G: CardGame>(Player<G>);

impl<G: CardGame> SeatedPlayer for SeatedOf<G> {
    fn restart(&mut self) {
        self.0.restart();
    }
}

/// The player behind it.
///
/// # Panics
/// If it was found in another game's catalogue.
pub(crate) fn seated<G: CardGame>(player: &mut dyn SeatedPlayer) -> &mut Player<G> {
    let player: &mut dyn Any = player;
    &mut player.downcast_mut::<SeatedOf<G>>().expect("a player of this game").0
}
