//! A table as the server shows it: who sits at it, what is agreed on, and what each viewer may know.

mod hosted;
mod own_result;
mod snapshot;

pub(crate) use hosted::HostedTable;
pub use own_result::OwnResult;
pub use snapshot::{
    Asked, Checked, Hint, Kind, MatchScore, MoveValue, Occupant, Over, Presence, Proposal, Snapshot,
};

pub(crate) use adut_table::PERSON;

use adut_kernel::Forfeit;

/// Who looks at a table. Entrants keep their numbers and change seats from game to game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Viewer {
    /// Somebody who plays.
    Entrant(usize),
    /// Somebody who only watches.
    Spectator,
}

/// Something to be thought about elsewhere, which holds no lock on the table.
pub(crate) type Thought<T> = Box<dyn FnOnce() -> Result<T, Forfeit> + Send>;
