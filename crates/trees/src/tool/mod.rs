//! The homework's tool: a file in, a file out.

mod background;
mod convert;
mod error;
mod files;
pub mod kit;
mod random;

pub use background::Blocks;
pub use convert::{Task, convert};
pub use error::TreeError;
pub use files::{input_name, read, standard, write};
pub use random::write_random_tree;
