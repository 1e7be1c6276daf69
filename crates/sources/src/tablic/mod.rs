//! Milenković's thesis on Tablić: its training, and what its mistakes change.

pub mod knowing;
pub mod study;
pub mod training;
