//! Who plays.

use std::fmt;
use std::sync::Arc;

use adut_kernel::Sees;
use adut_session::DynPlayer;

/// What a person is called in records.
pub const PERSON: &str = "person";

/// Who plays, whichever seat that is in the present game.
#[derive(Clone)]
pub enum Entrant {
    /// Somebody who chooses his moves himself.
    Person,
    /// A program.
    Player(Arc<dyn DynPlayer>),
}

impl Entrant {
    /// The name in records.
    pub fn name(&self) -> &str {
        match self {
            Self::Person => PERSON,
            Self::Player(player) => player.name(),
        }
    }

    /// What it may look at.
    pub fn sees(&self) -> Sees {
        match self {
            Self::Person => Sees::Honest,
            Self::Player(player) => player.sees(),
        }
    }

    /// Whether it is a person.
    pub fn is_person(&self) -> bool {
        matches!(self, Self::Person)
    }
}

impl fmt::Debug for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Entrant({})", self.name())
    }
}
