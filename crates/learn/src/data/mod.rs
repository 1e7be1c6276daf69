//! Positions of Briškula for two with the value of every card: what nets learn from.
//!
//! [`Sight`] is what a seat sees, and nothing else, in a few words. [`Positions`] is a set of them
//! with labels; it is written as safetensors, so that other programs can read it. [`label`] plays
//! deals and labels the positions with the exact solver. [`Encoding`] turns a sight into numbers
//! for a net, either as the source published it or as it was meant.

mod encoding;
mod generate;
mod positions;
mod recipe;
mod sight;
#[cfg(test)]
mod tests;

pub use encoding::Encoding;
pub use generate::{Labelling, label};
pub use positions::{Labelled, Positions, Target, Taught};
pub use recipe::{Kind, Recipe};
pub use sight::Sight;
