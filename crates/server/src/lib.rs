//! The table in the browser: the page, its API and its storage.
//!
//! The truth stays here. A [`AppState`] holds tables; each is a course of some game with people and
//! programs at its seats. Whoever asks is known by the token of a seat and is sent that seat's
//! [`Snapshot`], which is made from the game's observation and nothing else. [`app`] is the whole
//! site as a value, to be served on a socket or asked directly by tests.
//!
//! Every change is kept in a database before anybody is told of it, so a fall at any moment loses
//! nothing that was seen; and several processes can serve the tables of one database together.
//! Programs think on a bounded number of threads, one move at a time, and only while somebody is
//! there. The laboratory (`lab`) plays comparisons on threads of its own.

mod admission;
mod app_state;
mod catalogue;
mod connections;
mod fair;
mod hosts;
mod http;
mod jobs;
mod lab;
mod limits;
mod meters;
mod notifications;
mod peers;
mod people;
mod pool;
mod puzzles;
mod refusal;
mod retention;
mod room;
mod serve;
mod socket;
mod storage;
mod study;
mod table;
mod token;

pub use app_state::{AppConfig, AppState};
pub use http::{app, page_file};
pub use lab::RunsOpener;
pub use limits::{Limits, Rate};
pub use notifications::NotificationSource;
pub use refusal::Refusal;
pub use serve::serve;
pub use storage::Opener;
pub use table::{
    Asked, Checked, Hint, Kind, MatchScore, MoveValue, Occupant, Over, OwnResult, Presence,
    Proposal, Snapshot,
};
pub use token::Entropy;
