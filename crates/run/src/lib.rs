//! A comparison or a sequential test, from its order to its result.
//!
//! An [`Order`] says what is to be played. [`Order::prepare`] checks it, seats the players and tells
//! which command repeats it; [`Prepared::run`] plays it, or what is left of it, and hands the
//! records to the [`RecordStore`]s. The command line, the page, Python and the reproduction all
//! work so, which is why the same order gives the same numbers everywhere. Records that were played
//! elsewhere, part by part, are put together by [`Prepared::merge`]. Where many machines share a run,
//! each plays pieces ([`Prepared::play_piece`]), and one of them counts ([`Gathering`]).
//! What a solver says of a position is a [`Solution`].

mod command;
mod gathering;
mod merge;
mod order;
mod prepared;
mod solution;
mod store;

pub use command::quoted;
pub use gathering::Gathering;
pub use merge::{MergeError, Part};
pub use order::{MOVE_TIME, OPENING, Order, OrderError, PRIOR, SITUATIONS};
pub use prepared::{Finished, Monitor, Prepared, RunError, Standing, Status};
pub use solution::{Solution, SolveSettings};
pub use store::RecordStore;
