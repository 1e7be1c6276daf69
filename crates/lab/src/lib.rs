//! A comparison or a sequential test, from its order to its result.
//!
//! An [`Order`] says what is to be played. [`Order::prepare`] checks it and tells who takes part and
//! which command repeats it; [`work`] plays it, or what is left of it, and hands the records to a
//! [`Notebook`]. The command line and the page both work so, which is why the same order gives the
//! same numbers on either.

mod batches;
mod entry;
mod order;
mod work;

pub use batches::Batches;
pub use entry::{MOVE_TIME, OPENING, SITUATIONS, enter, provenance, test_provenance};
pub use order::{Order, OrderError, Prepared};
pub use work::{Notebook, Standing, Stopped, WorkError, work};
