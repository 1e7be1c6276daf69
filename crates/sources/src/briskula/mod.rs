//! Blaić's thesis on Briškula: positions for its net, its training, and what can be measured of its
//! players.

pub mod data;
mod habits;
mod learning;
mod studies;
#[cfg(test)]
mod tests;

pub use habits::{Habit, Habits, habits};
pub use learning::{Learned, labelled_positions, learn};
pub use studies::{Certainty, Swaps, certainty, swaps};
