//! Positions of Briškula for two with the value of every card: what nets learn from.
//!
//! [`Positions`] is a set of what a seat sees, with labels; it is written as safetensors, so that
//! other programs can read it. [`label`] plays deals and labels the positions with the exact
//! solver. A [`Recipe`] is one of the two nets and how it is taught.

mod generate;
mod positions;
mod recipe;
#[cfg(test)]
mod tests;

pub use generate::{Labelling, label};
pub use positions::{Labelled, Positions, Split, Target, Taught};
pub use recipe::{Kind, Recipe, Way};
