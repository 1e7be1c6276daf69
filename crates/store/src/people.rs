//! People who have chosen a name, and how their games ended.
//!
//! A person is whoever holds the key; only its digest is kept. Results are part of the
//! [move](crate::Change::Move) that ends the game, so each is counted exactly once.

use time::OffsetDateTime;

use crate::StoreError;

/// The number of a person in the store.
pub type PersonId = i64;

/// Somebody who wants to be known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Newcomer {
    /// The name as it is shown.
    pub name: String,
    /// The name as it is compared with others.
    pub folded: String,
    /// The name as older versions compared it: names that they took in are still taken.
    pub formerly_folded: String,
    /// The digest of the key.
    pub key: Vec<u8>,
    /// When.
    pub at: OffsetDateTime,
}

/// Somebody who is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredPerson {
    /// The number.
    pub id: PersonId,
    /// The name as it is shown.
    pub name: String,
    /// Since when, in seconds since 1970.
    pub since: i64,
}

/// How a game ended for somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Won, alone or with others.
    Won,
    /// Nobody won, or everybody.
    Drawn,
    /// Lost.
    Lost,
}

impl Verdict {
    /// `won`, `drawn` or `lost`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Won => "won",
            Self::Drawn => "drawn",
            Self::Lost => "lost",
        }
    }
}

/// How a game ended for an entrant. It counts for the person who is known there, if one is.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredResult {
    /// Which entrant.
    pub entrant: usize,
    /// The opponent's name.
    pub against: String,
    /// How it ended.
    pub verdict: Verdict,
    /// Points, less the mean of the others'.
    pub difference: f64,
}

/// The games of a person against one kind of opponent.
#[derive(Clone, Debug, PartialEq)]
pub struct Tally {
    /// The game's name.
    pub game: String,
    /// The opponent's name.
    pub against: String,
    /// Games won.
    pub won: u64,
    /// Games drawn.
    pub drawn: u64,
    /// Games lost.
    pub lost: u64,
    /// The mean difference of points.
    pub difference: f64,
}

/// Where people are kept.
pub trait People {
    /// Takes somebody in; none if the name is another's.
    fn take_in(&mut self, newcomer: &Newcomer) -> Result<Option<StoredPerson>, StoreError>;

    /// Whom the key of this digest belongs to.
    fn person(&mut self, key: &[u8]) -> Result<Option<StoredPerson>, StoreError>;

    /// A person's games by game and opponent.
    fn tallies(&mut self, person: PersonId) -> Result<Vec<Tally>, StoreError>;

    /// Forgets a person with all results; false if there was none.
    fn dismiss(&mut self, person: PersonId) -> Result<bool, StoreError>;
}
