//! The tables at which people play, kept so that a game goes on after any fall.
//!
//! A table is written down as a list of [`Change`]s. Each is kept whole or not at all, and once
//! [`Tables::keep`] has returned, no fall undoes it.

use adut_kernel::Rules;
use time::OffsetDateTime;

use crate::{People, PersonId, StoreError, StoredResult};

/// A table as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredTable {
    /// Its name.
    pub id: String,
    /// The game's name.
    pub game: String,
    /// Its rules.
    pub rules: Rules,
    /// What all cards come from, where somebody chose it.
    pub seed: Option<String>,
    /// Whether one practises there.
    pub practice: bool,
    /// Whether a whole match is played.
    pub whole_match: bool,
    /// Who plays.
    pub entrants: Vec<StoredEntrant>,
    /// Its games, the present one last.
    pub rounds: Vec<StoredRound>,
    /// How many changes of it were kept.
    pub revision: u64,
}

/// Somebody who plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredEntrant {
    /// The player's name.
    pub name: String,
    /// The digest of the token that opens the seat; none for programs and free seats.
    pub token: Option<Vec<u8>>,
    /// What the person is called who sits there, if known. It comes with [`Change::Claim`].
    pub called: Option<String>,
}

/// A game at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredRound {
    /// What its random numbers come from.
    pub seed: String,
    /// The entrant at each seat.
    pub seating: Vec<usize>,
    /// The pack in dealing order; none for games without one.
    pub deck: Option<Vec<String>>,
    /// The moves as records have them.
    pub moves: Vec<String>,
}

/// Something that happened at a table.
#[derive(Clone, Debug, PartialEq)]
pub enum Change {
    /// It was set up, as its first change; its rounds come as [`Begin`](Self::Begin).
    Open(Box<StoredTable>),
    /// Somebody took a free seat.
    Sit {
        /// Which entrant.
        entrant: usize,
        /// The digest of the token.
        token: Vec<u8>,
    },
    /// A game began.
    Begin {
        /// Its number at the table, from 0.
        number: u64,
        /// The game, without moves.
        round: StoredRound,
    },
    /// A move was made.
    Move {
        /// The number of the game.
        number: u64,
        /// How many moves were made before.
        ply: u64,
        /// The move as records have it.
        text: String,
        /// If it ends a game that counts, how that went for the people who played.
        results: Vec<StoredResult>,
    },
    /// Moves were taken back.
    Undo {
        /// The number of the game.
        number: u64,
        /// How many moves are left.
        left: u64,
    },
    /// Somebody who is known said so.
    Claim {
        /// Which entrant.
        entrant: usize,
        /// Who.
        person: PersonId,
    },
}

/// A change, where and when it happened.
#[derive(Clone, Debug, PartialEq)]
pub struct Happened {
    /// The table's name.
    pub table: String,
    /// When, by the [clock](Clock) that tells when the table is forgotten.
    pub at: OffsetDateTime,
    /// The table's revision before.
    pub after: u64,
    /// What happened at it.
    pub change: Change,
}

impl Happened {
    /// The texts in it that somebody may have chosen freely.
    pub(crate) fn texts(&self) -> impl Iterator<Item = &String> {
        let (seed, text) = match &self.change {
            Change::Open(table) => (table.seed.as_ref(), None),
            Change::Begin { round, .. } => (Some(&round.seed), None),
            Change::Move { text, .. } => (None, Some(text)),
            Change::Sit { .. } | Change::Undo { .. } | Change::Claim { .. } => (None, None),
        };
        [Some(&self.table), seed, text].into_iter().flatten()
    }
}

/// How far time is known to have passed, in seconds. Who serves the tables decides what that means;
/// both are 0 in a new database, and never go back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Clock {
    /// The time by which tables and runs grow old.
    pub reached: i64,
    /// The latest time that the machine's own clock has shown.
    pub latest: i64,
}

/// Where tables are kept, and the people at them.
pub trait Tables: People + Send {
    /// Keeps changes, all or none of them. What has been overtaken by another change of the same
    /// table is [refused](StoreError::Overtaken). Without any changes it still writes, and so says
    /// whether any could be kept.
    fn keep(&mut self, changes: &[Happened]) -> Result<(), StoreError>;

    /// A table by its name.
    fn table(&mut self, id: &str) -> Result<Option<StoredTable>, StoreError>;

    /// The revision of a table, from which one sees whether it has changed.
    fn revision(&mut self, id: &str) -> Result<Option<u64>, StoreError>;

    /// Tells all processes that these entrants are at these tables. In a file there are no others,
    /// and nothing is told.
    fn announce(&mut self, present: &[(String, usize)]) -> Result<(), StoreError>;

    /// Tells all processes what an entrant has said at a table. In a file there are no others, and
    /// nothing is told.
    fn pass_on(&mut self, table: &str, entrant: usize, what: &str) -> Result<(), StoreError>;

    /// Drops the tables at which nothing has happened since, and says how many they were.
    fn forget(&mut self, untouched_since: OffsetDateTime) -> Result<u64, StoreError>;

    /// How far time is known to have passed.
    fn clock(&mut self) -> Result<Clock, StoreError>;

    /// Notes how far time has passed, where that is further than was known.
    fn advance(&mut self, clock: &Clock) -> Result<(), StoreError>;
}
